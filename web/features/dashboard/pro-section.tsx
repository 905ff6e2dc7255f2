import { formatMoney } from '#domain/money.ts'
import { PAID_PRICE_MINOR } from '#domain/plan.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { UpgradeLink } from '#web/ui/upgrade-link.tsx'

export function ProSection() {
  return (
    <section className="pro-section" aria-label="Upgrade">
      <div className="pro-top">
        <div>
          <p className="pro-title">Talk without counting</p>
          <p className="caption">Pro has no limit. {formatMoney(PAID_PRICE_MINOR, useCurrency())} a month.</p>
        </div>
        <UpgradeLink tone="primary" />
      </div>
    </section>
  )
}
