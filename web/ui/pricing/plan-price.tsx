import { currencies } from '#domain/currency.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import type { Plan } from '#domain/plan.ts'

/** "$9.99 a month", the cents raised; a round price is shown without them. */
export function PlanPrice({ plan: { priceMinor, currency } }: { plan: Plan }) {
  const { major, cents } = moneyParts(priceMinor)
  return (
    <p className="plan-price">
      <span className="figure" role="img" aria-label={formatMoney(priceMinor, currency)}>
        <span className="cur">{currencies[currency].symbol}</span>
        {major}
        {cents !== '00' && <span className="cents">.{cents}</span>}
      </span>
      <span className="quiet">a month</span>
    </p>
  )
}
