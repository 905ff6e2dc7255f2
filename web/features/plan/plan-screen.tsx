import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SubscriptionCard } from '#web/features/plan/subscription-card.tsx'
import { useCanceledPayment } from '#web/features/plan/use-canceled-payment.ts'
import { subscriptionQuery } from '#web/lib/query/subscription.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { PlanList } from '#web/ui/pricing/plan-list.tsx'
import '#web/features/plan/plan.css'

/** What the person pays for, the way out of it, and the way in. */
export function PlanScreen() {
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery)
  useCanceledPayment()
  return (
    <main className="phone plan-page">
      <PageTitle title="Your plan" />
      <Link className="crumb" to="/">
        <Icon name="chevron-left" size="s" />
        Dashboard
      </Link>
      <header className="page-top">
        <h1 className="title">Your plan</h1>
      </header>
      {error && !subscription ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SubscriptionCard subscription={subscription} />
      )}
      {subscription && (
        <PlanList heading={<h2 className="heading">What there is</h2>} current={subscription.planCode} />
      )}
    </main>
  )
}
