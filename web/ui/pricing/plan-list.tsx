import { type ReactNode, useState } from 'react'
import type { Currency } from '#domain/currency.ts'
import type { PlanCode } from '#domain/plan.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrencySwitch } from '#web/ui/pricing/currency-switch.tsx'
import { PlanCard } from '#web/ui/pricing/plan-card.tsx'
import { PlansSkeleton } from '#web/ui/pricing/plans-skeleton.tsx'
import { usePlans } from '#web/ui/pricing/use-plans.ts'
import '#web/ui/pricing/pricing.css'

/**
 * What Sayso costs: loading, failed, empty, or the list (specification §2), in the visitor's currency or the one they choose. `heading`
 * stands beside the choice of currency; `current` is the plan of somebody who is signed in.
 */
export function PlanList({ heading, current }: { heading: ReactNode; current?: PlanCode }) {
  const [chosen, setChosen] = useState<Currency | null>(null)
  const [attempt, setAttempt] = useState(0)
  const plans = usePlans(chosen, attempt)
  const shown = plans.status === 'ready' ? plans.view.currency : null

  return (
    <div className="pricing">
      <div className="pricing-lede">
        {heading}
        <CurrencySwitch chosen={chosen ?? shown ?? 'USD'} onChoose={setChosen} />
      </div>
      {plans.status === 'loading' && <PlansSkeleton />}
      {plans.status === 'failed' && (
        <div className="pricing-note" role="alert">
          <p>We couldn't load plans right now. Please try again shortly.</p>
          <Button tone="line" onClick={() => setAttempt((now) => now + 1)}>
            Try Again
          </Button>
        </div>
      )}
      {plans.status === 'ready' && plans.view.plans.length === 0 && (
        <p className="pricing-note">No plans available right now. Please check back soon.</p>
      )}
      {plans.status === 'ready' && plans.view.plans.length > 0 && (
        <div className="plans">
          {plans.view.plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} view={plans.view} {...(current && { current })} />
          ))}
        </div>
      )}
      {plans.status === 'ready' && plans.view.isTestMode && (
        <p className="caption plans-note">No payment keys are set on this server: no real money moves.</p>
      )}
    </div>
  )
}
