import { assign, emit, fromPromise, setup } from 'xstate'
import type { UsageLimits } from '#domain/usage.ts'

export type UsageEvent =
  /** The screen opened, or someone wants to talk: the limit is asked for anew. */
  | { type: 'check.asked' }
  /** A conversation began to run. */
  | { type: 'conversation.connected'; conversationId: string }

/** What happened, for whoever tells the person and ends the conversation. */
export type UsageEmitted =
  | { type: 'check.failed'; message: string }
  | { type: 'counted' }
  | { type: 'count.failed'; message: string }
  /** The month was full when the conversation was to be counted: another tab took the last one. */
  | { type: 'count.refused' }

export type UsageContext = {
  /** The last answer; null before the first. */
  limits: UsageLimits | null
  /** Conversations that are still to be counted, oldest first. */
  uncounted: string[]
  /** Somebody asked since the check that runs began: its answer may be older than the question. */
  isAskedAgain: boolean
}

/** Thrown by `count` when the month is full. */
export class UsageRefused extends Error {
  override readonly name = 'UsageRefused'
}

const check = fromPromise<UsageLimits>(() => Promise.reject(new Error('check is not provided')))
/** Counts one conversation, once however often it is asked. Throws {@link UsageRefused} when the month is full. */
const count = fromPromise<void, { conversationId: string }>(() => Promise.reject(new Error('count is not provided')))

/**
 * The monthly limit as the server keeps it: asked before each conversation, counted once when one connects, and asked again after
 * that (specification §7). What is asked while a check runs is answered by one more after it. A check that fails lets the person talk:
 * the count is what holds the limit.
 */
export const usageLimitMachine = setup({
  types: { context: {} as UsageContext, events: {} as UsageEvent, emitted: {} as UsageEmitted },
  actors: { check, count },
  guards: {
    hasUncounted: ({ context }) => context.uncounted.length > 0,
    isAskedAgain: ({ context }) => context.isAskedAgain,
  },
  actions: {
    remember: assign({
      uncounted: ({ context, event }) =>
        event.type === 'conversation.connected' && !context.uncounted.includes(event.conversationId)
          ? [...context.uncounted, event.conversationId]
          : context.uncounted,
    }),
    letGo: assign({ uncounted: ({ context }) => context.uncounted.slice(1) }),
  },
}).createMachine({
  id: 'usageLimit',
  context: { limits: null, uncounted: [], isAskedAgain: false },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'check.asked': 'checking',
        'conversation.connected': { target: 'counting', actions: 'remember' },
      },
    },
    checking: {
      entry: assign({ isAskedAgain: false }),
      invoke: {
        src: 'check',
        onDone: { target: 'checked', actions: assign({ limits: ({ event }) => event.output }) },
        onError: {
          target: 'checked',
          actions: emit(({ event }) => ({ type: 'check.failed', message: wordsOf(event.error) })),
        },
      },
      on: {
        'check.asked': { actions: assign({ isAskedAgain: true }) },
        'conversation.connected': { target: 'counting', actions: 'remember' },
      },
    },
    checked: { always: [{ guard: 'isAskedAgain', target: 'checking' }, { target: 'resting' }] },
    counting: {
      invoke: {
        src: 'count',
        input: ({ context }) => ({ conversationId: context.uncounted[0] ?? '' }),
        onDone: { target: 'counted', actions: ['letGo', emit({ type: 'counted' })] },
        onError: [
          {
            guard: ({ event }) => event.error instanceof UsageRefused,
            target: 'counted',
            actions: ['letGo', emit({ type: 'count.refused' })],
          },
          {
            target: 'counted',
            actions: ['letGo', emit(({ event }) => ({ type: 'count.failed', message: wordsOf(event.error) }))],
          },
        ],
      },
      on: { 'conversation.connected': { actions: 'remember' } },
    },
    counted: { always: [{ guard: 'hasUncounted', target: 'counting' }, { target: 'checking' }] },
  },
})

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Please try again.'
}
