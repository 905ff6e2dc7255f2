import type { InputEvent } from 'react'
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
          onBeforeInput={pointForComma}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}

/**
 * A browser drops a typed comma in silence, and "12,50" would become 1,250: it stands for the point instead. "1,250.00" then has too
 * many decimals and is refused rather than saved as something else.
 */
function pointForComma(event: InputEvent<HTMLInputElement>): void {
  if (event.data !== ',') return
  event.preventDefault()
  document.execCommand('insertText', false, '.')
}
