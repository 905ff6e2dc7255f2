import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { type Checkout, paymentMachine } from '#machines/payment.ts'
import { createCheckout } from '#web/lib/payments/create-checkout.ts'
import { toast } from '#web/lib/toast/toast.ts'

const machine = paymentMachine.provide({
  actors: {
    createCheckout: fromPromise(({ input }: { input: Checkout | null }) => {
      if (!input) throw new Error('Failed to create checkout session')
      return createCheckout(input)
    }),
  },
  actions: {
    leaveFor: (_, { url }) => window.location.assign(url),
    tellFailure: (_, { error }) =>
      toast({
        title: 'Failed to create checkout session',
        description: error instanceof Error ? error.message : '',
        tone: 'destructive',
      }),
  },
})

/** Starts a payment; `asked` is the checkout that is on its way to the provider. */
export function useCheckout(): { pay: (checkout: Checkout) => void; asked: Checkout | null } {
  const [snapshot, send] = useMachine(machine, { input: { place: 'shop' } })
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => event.persisted && send({ type: 'visitor.returned' })
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [send])
  const isOnTheWay = snapshot.matches('asking') || snapshot.matches('away')
  return {
    pay: (checkout) => send({ type: 'checkout.asked', checkout }),
    asked: isOnTheWay ? snapshot.context.checkout : null,
  }
}
