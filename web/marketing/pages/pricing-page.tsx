import { product } from '#domain/product.ts'
import { blank } from '#web/marketing/blanks.ts'
import { SiteFooter } from '#web/marketing/frame/site-footer.tsx'
import { SiteHeader } from '#web/marketing/frame/site-header.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'
import { PricingHeading } from '#web/marketing/pricing/pricing-heading.tsx'
import { PlansSkeleton } from '#web/ui/pricing/plans-skeleton.tsx'

const { assistant } = product

/** What it costs. The list is read in the browser, in the visitor's currency; without JavaScript the same stands in words. */
export function PricingPage() {
  return (
    <div className="site pricing-page">
      <SiteHeader here="pricing" />
      <main id="main">
        <div data-island="pricing">
          <div className="pricing">
            <div className="pricing-lede">
              <PricingHeading line={blank.pricingLine} turn={blank.pricingTurn} />
              <div className="seg alive-only" aria-hidden="true">
                <span className="pricing-seg" />
              </div>
            </div>
            <div className="alive-only">
              <PlansSkeleton />
            </div>
          </div>
        </div>
        <div className="pricing-words still-only">
          <h2>Free</h2>
          <p>
            {blank.limit} voice transactions a month, typing to {assistant} without a limit, budgets, goals, and
            accounts and cards you add yourself. <a href={siteLinks.signup}>Start for Free</a>
          </p>
          <h2>
            Pro, {blank.priceUsd} or {blank.priceGbp} a month
          </h2>
          <p>
            Unlimited voice, multiple bank connections, and everything in Free.{' '}
            <a href={`${siteLinks.signup}?planCode=paid&currency=USD`}>Get Pro in dollars</a> or{' '}
            <a href={`${siteLinks.signup}?planCode=paid&currency=GBP`}>in pounds</a>
          </p>
        </div>
        <div className="pricing-small">
          <p>Cancel any time. Data is deleted 30 days after you close your account.</p>
          <p>Bank-level security, 256-bit encryption</p>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
