import { currencies } from '#domain/currency.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { AmountInput } from '#web/ui/form/amount-input.tsx'
import { useField } from '#web/ui/form/use-field.tsx'
import '#web/ui/form/form.css'

/** The amount leads, in the large serif. */
export function AmountField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const currency = useCurrency()
  const { labelId, marks, fault } = useField('amount')
  return (
    <label className="amount">
      <span id={labelId} className="lab">
        Amount
      </span>
      <span className="fbig">
        <i aria-hidden="true">{currencies[currency].symbol}</i>
        <AmountInput name="amount" data-first required value={value} onChange={onChange} {...marks} />
      </span>
      {fault}
    </label>
  )
}
