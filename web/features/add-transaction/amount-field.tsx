import { currencies } from '#domain/currency.ts'
import { useCurrency } from '#web/lib/person/currency.ts'

/** The amount leads, in the large serif. */
export function AmountField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const currency = useCurrency()
  return (
    <label className="amount">
      <span className="lab">Amount</span>
      <span className="fbig">
        <i aria-hidden="true">{currencies[currency].symbol}</i>
        <input
          type="number"
          data-first
          inputMode="decimal"
          step="0.01"
          required
          placeholder="0.00"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}
