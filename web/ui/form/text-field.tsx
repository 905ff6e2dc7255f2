import type { ComponentProps } from 'react'
import { useField } from '#web/ui/form/use-field.tsx'

/** A text as a ruled row of a form. */
export function TextField({
  label,
  name,
  value,
  onChange,
  isFirst = false,
  ...rest
}: {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** Takes the focus when its sheet opens. */
  isFirst?: boolean
} & Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'placeholder' | 'autoCapitalize'>) {
  const { labelId, marks, fault } = useField(name)
  return (
    <label className="frow">
      <span id={labelId} className="frow-label">
        {label}
      </span>
      <input
        type="text"
        name={name}
        required
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...marks}
        {...rest}
        {...(isFirst ? { 'data-first': true } : {})}
      />
      {fault}
    </label>
  )
}
