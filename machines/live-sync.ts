import { assign, emit, fromCallback, setup } from 'xstate'
import { type LiveTable, liveTables, unnumberedTables } from '#domain/tools/contract.ts'

/** Waits before the first, second, third and every further try (specification §9). */
export const RECONNECT_DELAYS_MS = [1000, 2000, 5000, 10_000] as const
/** A stream that beats every 25 s and has been silent for this long is broken, whatever the network says. */
export const SILENCE_MS = 60_000

export type LiveSyncEvent =
  /** The server has told everything up to `id`. */
  | { type: 'stream.ready'; id: number }
  | { type: 'stream.changed'; id: number; tables: readonly LiveTable[] }
  | { type: 'stream.beat' }
  | { type: 'stream.ended' }

/** Without tables it only tells where the stream stands. */
export type LiveSyncEmitted = { type: 'changed'; id: number; tables: readonly LiveTable[] }

/** Opens the stream after the given event and reports what it hears; stopping it closes the stream. */
const stream = fromCallback<{ type: 'none' }, { lastEventId: number | null }>(() => {
  throw new Error('The stream is not provided')
})

/** One open event stream for a person: it comes back by itself and resumes after the last event it heard. */
export const liveSyncMachine = setup({
  types: {
    context: {} as { lastEventId: number | null; failures: number; isBehind: boolean },
    events: {} as LiveSyncEvent,
    emitted: {} as LiveSyncEmitted,
    input: {} as { lastEventId: number | null },
  },
  actors: { stream },
  delays: {
    reconnect: ({ context }) =>
      RECONNECT_DELAYS_MS[Math.min(context.failures, RECONNECT_DELAYS_MS.length) - 1] ?? RECONNECT_DELAYS_MS[0],
    silence: SILENCE_MS,
  },
  actions: {
    remember: assign({
      lastEventId: ({ context, event }) =>
        'id' in event ? Math.max(event.id, context.lastEventId ?? 0) : context.lastEventId,
      failures: 0,
    }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      isBehind: ({ context }) => context.isBehind || context.lastEventId === null,
    }),
  },
  guards: {
    /** The first connection came late and there is no event to resume after, so anything may have been missed. */
    isBehind: ({ context }) => context.isBehind,
    /** Missed changes are replayed by their numbers; what was only said has none. */
    isResumed: ({ context }) => context.lastEventId !== null,
  },
}).createMachine({
  id: 'live-sync',
  context: ({ input }) => ({ lastEventId: input.lastEventId, failures: 0, isBehind: false }),
  initial: 'following',
  states: {
    following: {
      invoke: { src: 'stream', input: ({ context }) => ({ lastEventId: context.lastEventId }) },
      initial: 'quiet',
      states: {
        quiet: {
          after: { silence: { target: '#live-sync.waiting', actions: 'countFailure' } },
        },
      },
      on: {
        'stream.beat': '.quiet',
        'stream.ready': [
          {
            guard: 'isBehind',
            target: '.quiet',
            actions: [
              'remember',
              assign({ isBehind: false }),
              emit(({ event }) => ({ type: 'changed' as const, id: event.id, tables: liveTables })),
            ],
          },
          {
            guard: 'isResumed',
            target: '.quiet',
            actions: [
              'remember',
              emit(({ event }) => ({ type: 'changed' as const, id: event.id, tables: unnumberedTables })),
            ],
          },
          {
            target: '.quiet',
            actions: ['remember', emit(({ event }) => ({ type: 'changed' as const, id: event.id, tables: [] }))],
          },
        ],
        'stream.changed': {
          target: '.quiet',
          actions: [
            'remember',
            emit(({ event }) => ({ type: 'changed' as const, id: event.id, tables: event.tables })),
          ],
        },
        'stream.ended': { target: 'waiting', actions: 'countFailure' },
      },
    },
    waiting: {
      after: { reconnect: 'following' },
    },
  },
})
