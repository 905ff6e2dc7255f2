import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Bank, BankLinkOrder } from '#domain/bank.ts'

/** Specification §2 and §9. */
const [CONNECTING_MS, SUCCESS_MS] = [3000, 2000]

/** How the request ended: the bank is linked, well again after a new sign-in, or the person has to go elsewhere for it. */
export type Connected = { kind: 'linked' } | { kind: 'refreshed' } | { kind: 'elsewhere'; url: string }

type BankLinkEvent =
  | { type: 'bank.chosen'; bank: Bank }
  | { type: 'back.pressed' }
  | { type: 'connect.pressed'; order: BankLinkOrder }
  | { type: 'retry.pressed' }
  | { type: 'dialog.closed' }

type BankLinkContext = {
  /** They come back from the aggregator's own page: nothing is left to choose. */
  isBack: boolean
  bank: Bank | null
  order: BankLinkOrder | null
  connected: Connected | null
  /** What failed may work when it is asked again. */
  canRetry: boolean
}

type BankLinkEmitted =
  | { type: 'link.failed'; error: unknown }
  | { type: 'link.made' }
  | { type: 'link.refreshed' }
  | { type: 'link.abandoned' }
  | { type: 'person.sent'; url: string }

/**
 * Linking a bank: select, details, connecting, success (specification §2). Connecting is shown for three seconds, and longer while the
 * bank takes longer; closed meanwhile, the request is let go of. Success is shown for two, then the dialog closes and tells. A failure
 * leads back to the details. Where the aggregator has a page of its own, the person is sent there, and begins with connecting when they
 * come back; what fails then is tried again or, where that cannot help, begun anew.
 */
export const bankLinkMachine = setup({
  types: {
    context: {} as BankLinkContext,
    events: {} as BankLinkEvent,
    emitted: {} as BankLinkEmitted,
    input: {} as { isBack: boolean },
  },
  actors: {
    connect: fromPromise<Connected, BankLinkOrder | null>(async () => {
      throw new Error('The request is not provided')
    }),
  },
  delays: { connecting: CONNECTING_MS, success: SUCCESS_MS },
  guards: {
    isBack: ({ context }) => context.isBack,
    canRetry: ({ context }) => context.canRetry,
    isRefreshed: ({ context }) => context.connected?.kind === 'refreshed',
    isElsewhere: ({ context }) => context.connected?.kind === 'elsewhere',
  },
}).createMachine({
  id: 'bank-link',
  context: ({ input }) => ({ isBack: input.isBack, bank: null, order: null, connected: null, canRetry: false }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isBack', target: 'connecting' }, { target: 'select' }] },
    select: {
      on: {
        'bank.chosen': { target: 'details', actions: assign({ bank: ({ event }) => event.bank }) },
        'dialog.closed': 'closed',
      },
    },
    details: {
      on: {
        'back.pressed': 'select',
        'connect.pressed': { target: 'connecting', actions: assign({ order: ({ event }) => event.order }) },
        'dialog.closed': 'closed',
      },
    },
    connecting: {
      type: 'parallel',
      on: { 'dialog.closed': { target: 'closed', actions: emit({ type: 'link.abandoned' as const }) } },
      states: {
        pause: {
          initial: 'running',
          states: { running: { after: { connecting: 'over' } }, over: { type: 'final' } },
        },
        request: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                src: 'connect',
                input: ({ context }) => context.order,
                onDone: { target: 'over', actions: assign({ connected: ({ event }) => event.output }) },
                onError: {
                  target: '#bank-link.failed',
                  actions: [
                    assign({ canRetry: ({ event }) => isRetryable(event.error) }),
                    emit(({ event }) => ({ type: 'link.failed' as const, error: event.error })),
                  ],
                },
              },
            },
            over: { type: 'final' },
          },
        },
      },
      onDone: [{ guard: 'isElsewhere', target: 'sent' }, { target: 'success' }],
    },
    failed: { always: [{ guard: 'isBack', target: 'unfinished' }, { target: 'details' }] },
    unfinished: {
      on: {
        'retry.pressed': [
          { guard: 'canRetry', target: 'connecting' },
          { target: 'select', actions: assign({ isBack: false }) },
        ],
        'dialog.closed': 'closed',
      },
    },
    success: {
      exit: enqueueActions(({ enqueue, check }) =>
        enqueue.emit({ type: check('isRefreshed') ? 'link.refreshed' : 'link.made' }),
      ),
      after: { success: 'closed' },
      on: { 'dialog.closed': 'closed' },
    },
    sent: {
      type: 'final',
      entry: emit(({ context: { connected } }) => ({
        type: 'person.sent' as const,
        url: connected?.kind === 'elsewhere' ? connected.url : '',
      })),
    },
    closed: { type: 'final' },
  },
})

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'retryable' in error && error.retryable === true
}
