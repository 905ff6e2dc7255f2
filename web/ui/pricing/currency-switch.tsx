import { type Currency, currencyCodes } from '#domain/currency.ts'

export function CurrencySwitch({ chosen, onChoose }: { chosen: Currency; onChoose: (currency: Currency) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of buttons everywhere
    <div className="seg" role="group" aria-label="Currency">
      {currencyCodes.map((currency) => (
        <button key={currency} type="button" aria-pressed={currency === chosen} onClick={() => onChoose(currency)}>
          {currency}
        </button>
      ))}
    </div>
  )
}
