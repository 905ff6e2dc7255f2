import { onlyAmounts } from '#web/ui/form/only-amounts.ts'

/** An amount as a ruled row of a form. */
export function AmountRow({
  label,
  name,
  value,
  onChange,
  isFirst = false,
}: {
  label: string
  name?: string
  value: string
  onChange: (value: string) => void
  /** Takes the focus when its sheet opens. */
  isFirst?: boolean
}) {
  return (
    <label className="frow">
      <span className="frow-label">{label}</span>
      <input
        type="number"
        name={name}
        inputMode="decimal"
        step="0.01"
        required
        placeholder="0.00"
        autoComplete="off"
        className="bare-number"
        value={value}
        onBeforeInput={onlyAmounts}
        onChange={(event) => onChange(event.target.value)}
        {...(isFirst ? { 'data-first': true } : {})}
      />
    </label>
  )
}
