import { useQuery } from '@tanstack/react-query'
import { todayIn } from '#domain/calendar.ts'
import { paymentProviders } from '#domain/payment-provider.ts'
import { periodEndLabel } from '#domain/plan.ts'
import { CancelSubscription } from '#web/features/plan/cancel-subscription.tsx'
import { useTimeZone } from '#web/lib/person/today.ts'
import { type Subscription, subscriptionDetailsQuery } from '#web/lib/query/subscription.ts'
import { PlanBadge } from '#web/ui/plan-badge.tsx'

/** The badge, whether it is active, how long it lasts, and the way out of it. */
export function SubscriptionCard({ subscription }: { subscription: Subscription | undefined }) {
  const zone = useTimeZone()
  const details = useQuery(subscriptionDetailsQuery).data
  if (!subscription) {
    return (
      <section className="card plan-now" role="status" aria-label="Loading your plan">
        <span className="bone bone-name" />
        <span className="bone bone-text" />
      </section>
    )
  }
  const { planCode, isActive, end, plan } = subscription
  const endDay = end === null ? null : todayIn(Date.parse(end), zone)
  const willRenew = details?.willRenew ?? true
  const isOwed = !isActive && details?.isInForce === false
  return (
    <section className="card plan-now" aria-label="Subscription">
      <p className="plan-now-name">
        <span className="heading">{plan?.name ?? 'Free'}</span>
        <PlanBadge planCode={planCode} />
        <span className="caption">{isActive ? 'Active' : 'Inactive'}</span>
        {isActive && details?.isTest && <span className="badge">TEST MODE</span>}
      </p>
      {isActive ? (
        <dl className="plan-facts">
          <div>
            <dt>{end === null ? 'Lasts' : willRenew ? 'Renews on' : 'Ends on'}</dt>
            <dd>{periodEndLabel(endDay)}</dd>
          </div>
          {details && (
            <div>
              <dt>Paid with</dt>
              <dd>{paymentProviders[details.provider]}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className={isOwed ? 'quiet' : 'caption'}>
          {isOwed
            ? `The last payment of Pro did not arrive, or was given back. ${paymentProviders[details.provider]} may charge you again until you cancel.`
            : 'Nothing to pay, and all of your entries are kept.'}
        </p>
      )}
      {details && (isActive ? end !== null && willRenew : isOwed) && (
        <CancelSubscription end={isOwed ? null : periodEndLabel(endDay)} />
      )}
    </section>
  )
}
