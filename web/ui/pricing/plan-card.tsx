import type { Plan, PlanCode, PlansView } from '#domain/plan.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlanActs } from '#web/ui/pricing/plan-acts.tsx'
import { PlanPrice } from '#web/ui/pricing/plan-price.tsx'
import { CountedTicks, UnrolledVoice } from '#web/ui/pricing/plan-ticks.tsx'

/** One plan: its price, its voice drawn as ticks, what it gives, and the way in. */
export function PlanCard({ plan, view, current }: { plan: Plan; view: PlansView; current?: PlanCode }) {
  const [claim, ...features] = plan.features
  return (
    <section className="plan" aria-labelledby={plan.id}>
      <h2 id={plan.id}>
        {plan.name}
        {plan.popular && <span className="chip plain">Popular</span>}
        {view.isTestMode && plan.planCode === 'paid' && <span className="badge">TEST MODE</span>}
      </h2>
      <PlanPrice plan={plan} />
      <div className="plan-ticks">{plan.planCode === 'paid' ? <UnrolledVoice /> : <CountedTicks />}</div>
      {claim && <p className="plan-claim">{claim}</p>}
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size="s" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <PlanActs plan={plan} view={view} {...(current && { current })} />
    </section>
  )
}
