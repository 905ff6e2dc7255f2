import { assign, emit, fromPromise, setup } from 'xstate'
import type { Bank, BankLinkOrder } from '#domain/bank.ts'

/** Specification §2 and §9. */
const [CONNECTING_MS, SUCCESS_MS] = [3000, 2000]

/** How the request ended: the bank is linked, or the person has to go elsewhere for it. */
export type Connected = { kind: 'linked' } | { kind: 'elsewhere'; url: string }

type BankLinkEvent =
  | { type: 'bank.chosen'; bank: Bank }
  | { type: 'back.pressed' }
  | { type: 'connect.pressed'; order: BankLinkOrder }
  | { type: 'dialog.closed' }

type BankLinkContext = {
  /** They come back from the aggregator's own page: nothing is left to choose. */
  isBack: boolean
  bank: Bank | null
  order: BankLinkOrder | null
  connected: Connected | null
}

type BankLinkEmitted =
  | { type: 'link.failed'; error: unknown }
  | { type: 'link.made' }
  | { type: 'person.sent'; url: string }

/**
 * Linking a bank: select, details, connecting, success (specification §2). Connecting is shown for three seconds, and longer while the
 * bank takes longer; it cannot be closed, as the request cannot be taken back. Success is shown for two, then the dialog closes and
 * tells. A failure leads back to the details. Where the aggregator has a page of its own, the person is sent there, and begins with
 * connecting when they come back.
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
    isElsewhere: ({ context }) => context.connected?.kind === 'elsewhere',
  },
}).createMachine({
  id: 'bank-link',
  context: ({ input }) => ({ isBack: input.isBack, bank: null, order: null, connected: null }),
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
                  actions: emit(({ event }) => ({ type: 'link.failed' as const, error: event.error })),
                },
              },
            },
            over: { type: 'final' },
          },
        },
      },
      onDone: [{ guard: 'isElsewhere', target: 'sent' }, { target: 'success' }],
    },
    failed: { always: [{ guard: 'isBack', target: 'closed' }, { target: 'details' }] },
    success: {
      exit: emit({ type: 'link.made' as const }),
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
