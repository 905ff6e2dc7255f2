import { AmountInput } from '#web/ui/form/amount-input.tsx'
import { useField } from '#web/ui/form/use-field.tsx'

/** An amount as a ruled row of a form. */
export function AmountRow({
  label,
  name,
  value,
  onChange,
  isOptional = false,
  isFirst = false,
}: {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  isOptional?: boolean
  /** Takes the focus when its sheet opens. */
  isFirst?: boolean
}) {
  const { labelId, marks, fault } = useField(name)
  return (
    <label className="frow">
      <span id={labelId} className="frow-label">
        {label}
      </span>
      <AmountInput
        name={name}
        required={!isOptional}
        className="bare-number"
        value={value}
        onChange={onChange}
        {...marks}
        {...(isFirst ? { 'data-first': true } : {})}
      />
      {fault}
    </label>
  )
}
