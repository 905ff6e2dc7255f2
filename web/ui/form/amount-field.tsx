import { currencies } from '#domain/currency.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { onlyAmounts } from '#web/ui/form/only-amounts.ts'
import '#web/ui/form/form.css'

/** The amount leads, in the large serif. */
export function AmountField({
  value,
  onChange,
  label = 'Amount',
  name = 'amount',
}: {
  value: string
  onChange: (value: string) => void
  label?: string
  name?: string
}) {
  const currency = useCurrency()
  return (
    <label className="amount">
      <span className="lab">{label}</span>
      <span className="fbig">
        <i aria-hidden="true">{currencies[currency].symbol}</i>
        <input
          type="number"
          name={name}
          data-first
          inputMode="decimal"
          step="0.01"
          required
          placeholder="0.00"
          autoComplete="off"
          value={value}
          onBeforeInput={onlyAmounts}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}
