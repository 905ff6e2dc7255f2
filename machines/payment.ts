import { assign, fromPromise, setup } from 'xstate'
import type { Currency } from '#domain/currency.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { PlanCode } from '#domain/plan.ts'

export type Checkout = { provider: PaymentProvider; planCode: PlanCode; currency: Currency }

/** How long a payment gets to arrive before it is looked for (specification §4, §9). */
const VERIFY_DELAY_MS = 2000

/**
 * A payment as the browser lives it: ask for a checkout, go away to the provider, come back, and after two seconds look at the
 * subscription again, which is marked verified even if that fails (specification §4). `place` says on which side of the journey the
 * page stands. Provide `createCheckout`, `refetch`, and the actions `leaveFor` and `tellFailure`.
 */
export const paymentMachine = setup({
  types: {
    context: {} as { checkout: Checkout | null },
    input: {} as { place: 'shop' | 'return' },
    events: {} as { type: 'checkout.asked'; checkout: Checkout } | { type: 'visitor.returned' },
  },
  actors: {
    createCheckout: fromPromise<{ url: string }, Checkout | null>(async () => {
      throw new Error('Provide createCheckout')
    }),
    refetch: fromPromise<void>(async () => {
      throw new Error('Provide refetch')
    }),
  },
  actions: {
    leaveFor: (_, _params: { url: string }) => {},
    tellFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { verify: VERIFY_DELAY_MS },
}).createMachine({
  id: 'payment',
  context: { checkout: null },
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: ({ event }) => isReturn(event), target: 'waiting' }, { target: 'choosing' }],
    },
    choosing: {
      on: {
        'checkout.asked': { target: 'asking', actions: assign({ checkout: ({ event }) => event.checkout }) },
      },
    },
    asking: {
      invoke: {
        src: 'createCheckout',
        input: ({ context }) => context.checkout,
        onDone: {
          target: 'away',
          actions: { type: 'leaveFor', params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A browser that goes back may show the page as it was left, its scripts still running.
    away: { on: { 'visitor.returned': 'choosing' } },
    waiting: { after: { verify: 'verifying' } },
    verifying: { invoke: { src: 'refetch', onDone: 'verified', onError: 'verified' } },
    verified: { type: 'final' },
  },
})

function isReturn(event: { type: string; input?: unknown }): boolean {
  return event.type === 'xstate.init' && (event.input as { place?: string } | undefined)?.place === 'return'
}
