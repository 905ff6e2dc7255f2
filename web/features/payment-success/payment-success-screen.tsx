import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { fromPromise } from 'xstate'
import type { PlanCode } from '#domain/plan.ts'
import { paymentMachine } from '#machines/payment.ts'
import { PaymentState } from '#web/features/payment-success/payment-state.tsx'
import { subscriptionQuery } from '#web/lib/query/subscription.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/payment-success/payment-success.css'

/** Where a provider sends the browser back to: after two seconds the subscription is looked at again (specification §4). */
export function PaymentSuccessScreen() {
  const client = useQueryClient()
  const [params] = useSearchParams()
  const [machine] = useState(() =>
    paymentMachine.provide({
      actors: {
        refetch: fromPromise(async () => {
          await client.refetchQueries({ queryKey: subscriptionQuery.queryKey })
        }),
      },
    }),
  )
  const [snapshot] = useMachine(machine, { input: { place: 'return' } })

  return (
    <main className="phone paid">
      <PageTitle title="Payment" />
      <PaymentState
        isVerified={snapshot.matches('verified')}
        planCode={planOf(params.get('plan'))}
        sessionId={params.get('session_id')}
      />
      <div className="paid-acts">
        <Link to="/dashboard" className={buttonClass({ tone: 'primary', size: 'large', wide: true })}>
          Get Started
        </Link>
        <Link to="/" className={buttonClass({ tone: 'line', size: 'large', wide: true })}>
          Back to Home
        </Link>
      </div>
    </main>
  )
}

function planOf(name: string | null): PlanCode | null {
  return name === 'free' || name === 'paid' ? name : null
}
