import { useQuery } from '@tanstack/react-query'
import type { PlanCode } from '#domain/plan.ts'
import { subscriptionDetailsQuery, useSubscription } from '#web/lib/query/subscription.ts'
import { PlanBadge } from '#web/ui/plan-badge.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/**
 * What is known of the payment: its plan as the address names it, or as it stands; null and not active is not known. `sessionId` is
 * the provider's or our name for it, to be told to support.
 */
export function PaymentState({
  isVerified,
  planCode,
  sessionId,
}: {
  isVerified: boolean
  planCode: PlanCode | null
  sessionId: string | null
}) {
  const subscription = useSubscription()
  const isActive = subscription?.isActive ?? false
  const shown = planCode ?? (isActive ? 'paid' : null)
  const details = useQuery({
    ...subscriptionDetailsQuery,
    enabled: isVerified && isActive,
  }).data
  return (
    <div role="status">
      {isVerified ? (
        <Verified
          isActive={isActive}
          isTest={details?.isTest ?? false}
          isAwaited={planCode !== null || sessionId !== null}
        />
      ) : (
        <Verifying />
      )}
      <p className="paid-plan">
        {shown && <PlanBadge planCode={shown} />}
        {details?.isTest && <span className="badge">TEST MODE</span>}
        {sessionId && <span className="caption paid-session">Payment {sessionId}</span>}
      </p>
    </div>
  )
}

function Verifying() {
  return (
    <>
      <h1 className="title">One moment</h1>
      <p className="quiet paid-line">
        <Spinner /> Looking for your payment.
      </p>
    </>
  )
}

function Verified({ isActive, isTest, isAwaited }: { isActive: boolean; isTest: boolean; isAwaited: boolean }) {
  if (isActive) {
    return (
      <>
        <h1 className="title">Thank you. Pro is yours.</h1>
        <p className="quiet paid-line">
          Talk without counting. {isTest ? 'This was a test, no money moved.' : 'The receipt is in your mail.'}
        </p>
      </>
    )
  }
  if (!isAwaited) {
    return (
      <>
        <h1 className="title">No payment to look for.</h1>
        <p className="quiet paid-line">If you paid a moment ago, Pro opens by itself as soon as the payment arrives.</p>
      </>
    )
  }
  return (
    <>
      <h1 className="title">Thank you.</h1>
      <p className="quiet paid-line">
        Your payment is on its way. Pro opens by itself as soon as it arrives; you need not wait here.
      </p>
    </>
  )
}
