import { assign, emit, fromPromise, not, setup } from 'xstate'
import type { Day } from '#domain/calendar.ts'
import { sameWords } from '#machines/transcript-rules.ts'

/** How the words came in. */
export type TurnSource = 'typed' | 'spoken'

/** One turn as it is asked: the key of every write it causes is made from `turnId` (ruling 40). */
export type TurnRequest = {
  turnId: string
  text: string
  source: TurnSource
  /** Said to a conversation that runs: whoever carries it gets the answer. */
  isAloud: boolean
  /** The day on which it was said, where it is tried again: it may be another day by then. */
  saidOn?: Day
}

/** What went wrong: the request itself, or saving what was understood (specification §8). */
export type TurnFailure = { kind: 'request' | 'save'; message: string }

/** Candidates come with the event, so that the machine itself knows neither clock nor randomness. */
export type TurnEvent =
  /**
   * `toldAt`: when the agent got the line too, so that its calls may belong to it. `spokenAt`: it was said, and may be delivered yet.
   * `saidOn`: a turn of another day, tried again.
   */
  | { type: 'text.submitted'; text: string; freshId: string; toldAt?: number; spokenAt?: number; saidOn?: Day }
  | { type: 'transcript.final'; text: string; freshId: string; deliveryKey: string; isRedelivery: boolean; at: number }
  /** Someone is speaking again: a call that is not of the words before may be of the new ones. */
  | { type: 'speech.resumed' }
  /** The line was lost and is back: what comes first may be what was said before (ruling 40). */
  | { type: 'line.resumed' }
  /** A client tool call came in; it belongs to the latest transcript's turn, or opens the next (ruling 40). */
  | { type: 'call.received'; freshId: string; at: number }
  /** A call that is none of the latest transcript's, of words that have not come: it opens the turn that they join. */
  | { type: 'call.ahead'; freshId: string; at: number }
  | { type: 'retry.pressed'; saidOn?: Day }

export type TurnEmitted<Reply> =
  | { type: 'turn.heard'; request: TurnRequest }
  /** The words that came were heard before: they are of a turn that is over, in hand or waiting. */
  | { type: 'turn.repeated' }
  | { type: 'turn.replied'; request: TurnRequest; reply: Reply }
  | { type: 'turn.failed'; request: TurnRequest; failure: TurnFailure }

export type TurnContext = {
  /** The turn in hand, kept after its reply for a retry and for late deliveries. */
  request: TurnRequest | null
  failure: TurnFailure | null
  /** Utterances that arrived while another was in hand, in order. */
  waiting: TurnRequest[]
  /** The turn that the agent's deliveries belong to now: what it heard last, or was told. */
  heard: { turnId: string; text: string | null; at: number } | null
  /** Transcripts as they were delivered, oldest first: a delivery may come again when others have come since. */
  deliveries: { text: string; deliveryKey: string; at: number }[]
  /** Speech was heard after the latest transcript. */
  isSpeakingAgain: boolean
  /** The line was lost, and nothing new was said since. */
  isResumed: boolean
}

/** A tool call this long after the latest transcript cannot belong to it. */
export const CALL_BELONGS_MS = 30_000
/** The same words again within this time are the same utterance, delivered twice. */
const SAME_UTTERANCE_MS = 2_000
/** A lost line waits five minutes for its network; what is said hours later was said anew. */
const REDELIVERED_WITHIN_MS = 6 * 60_000
/** Just after a lost line, words that were heard this long ago may be heard again. */
const HEARD_AGAIN_MS = 60_000
const MOST_DELIVERIES = 20

/**
 * One turn at a time: input, processing, reply or failed. Duplicate transcripts are ignored, a lock of one second
 * follows each spoken turn, and a retry keeps the turn's id, so that it writes at most once (specification §4).
 */
export function createAssistantTurnMachine<Reply>() {
  const ask = fromPromise<Reply, TurnRequest>(() => Promise.reject(new Error('ask is not provided')))

  return setup({
    types: {
      context: {} as TurnContext,
      events: {} as TurnEvent,
      emitted: {} as TurnEmitted<Reply>,
    },
    actors: { ask },
    guards: {
      isDuplicate: ({ context, event }) => event.type === 'transcript.final' && isDuplicate(context, event),
      /** The words of the failed turn once more, after a reconnection: another try of the same turn. */
      isRepeated: ({ context, event }) =>
        event.type === 'transcript.final' && event.isRedelivery && isDuplicate(context, event),
      isEmpty: ({ event }) =>
        (event.type === 'text.submitted' || event.type === 'transcript.final') && !event.text.trim(),
      hasWaiting: ({ context }) => context.waiting.length > 0,
      wasSpoken: ({ context }) => context.request?.source === 'spoken',
      isOpenCall: ({ context, event }) => event.type === 'call.received' && !belongsToLatest(context, event.at),
      isAhead: ({ context }) => context.heard?.text != null && context.isSpeakingAgain,
    },
    delays: { voiceLock: 1_000 },
    actions: {
      enqueue: assign(({ context, event }) => {
        if (event.type === 'text.submitted') {
          const { freshId: turnId, text, toldAt, spokenAt, saidOn } = event
          const said =
            spokenAt === undefined
              ? {}
              : { deliveries: withDelivery(context, { text, deliveryKey: turnId, at: spokenAt }) }
          const isAloud = toldAt !== undefined
          const line = { turnId, text: text.trim(), source: 'typed' as const, isAloud, ...(saidOn && { saidOn }) }
          const waiting = [...context.waiting, line]
          if (!isAloud) return { waiting, ...said }
          return { ...said, waiting, heard: { turnId, text, at: toldAt }, isSpeakingAgain: false }
        }
        if (event.type !== 'transcript.final') return {}
        const turnId = openTurnId(context, event.at) ?? event.freshId
        return {
          waiting: [...context.waiting, { turnId, text: event.text.trim(), source: 'spoken' as const, isAloud: true }],
          heard: { turnId, text: event.text, at: event.at },
          deliveries: withDelivery(context, event),
          isSpeakingAgain: false,
          isResumed: false,
        }
      }),
      /** Words that were heard before, under whatever name they came this time. */
      noteSame: assign(({ context, event }) =>
        event.type === 'transcript.final' ? { isSpeakingAgain: false, deliveries: withDelivery(context, event) } : {},
      ),
      tellRepeated: emit({ type: 'turn.repeated' }),
      takeNext: assign(({ context }) => ({
        request: context.waiting[0] ?? null,
        waiting: context.waiting.slice(1),
        failure: null,
      })),
      openByCall: assign(({ context, event }) =>
        event.type === 'call.received' || event.type === 'call.ahead'
          ? { heard: { turnId: event.freshId, text: null, at: event.at }, isSpeakingAgain: false }
          : { heard: context.heard },
      ),
      noteDay: assign(({ context, event }) =>
        event.type === 'retry.pressed' && event.saidOn && context.request
          ? { request: { ...context.request, saidOn: event.saidOn } }
          : {},
      ),
      noteSpeech: assign({ isSpeakingAgain: ({ context }) => context.heard?.text != null && !context.isResumed }),
      noteResumed: assign({ isResumed: true }),
    },
  }).createMachine({
    id: 'assistantTurn',
    context: {
      request: null,
      failure: null,
      waiting: [],
      heard: null,
      deliveries: [],
      isSpeakingAgain: false,
      isResumed: false,
    },
    initial: 'input',
    on: {
      'text.submitted': { guard: not('isEmpty'), actions: 'enqueue' },
      'transcript.final': [
        { guard: 'isDuplicate', actions: ['noteSame', 'tellRepeated'] },
        { guard: not('isEmpty'), actions: 'enqueue' },
      ],
      'line.resumed': { actions: 'noteResumed' },
      'speech.resumed': { actions: 'noteSpeech' },
      'call.received': { guard: 'isOpenCall', actions: 'openByCall' },
      'call.ahead': { guard: 'isAhead', actions: 'openByCall' },
    },
    states: {
      /** Ready for words; the last reply, if any, stands. */
      input: { always: { guard: 'hasWaiting', target: 'processing', actions: 'takeNext' } },
      processing: {
        entry: emit(({ context }) => ({ type: 'turn.heard', request: current(context) })),
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'ask',
              input: ({ context }) => current(context),
              onDone: {
                target: '#assistantTurn.reply',
                actions: emit(({ context, event }) => ({
                  type: 'turn.replied',
                  request: current(context),
                  reply: event.output,
                })),
              },
              onError: {
                target: '#assistantTurn.failed',
                actions: [
                  assign({ failure: ({ event }) => asFailure(event.error) }),
                  emit(({ context, event }) => ({
                    type: 'turn.failed',
                    request: current(context),
                    failure: asFailure(event.error),
                  })),
                ],
              },
            },
          },
        },
      },
      reply: {
        initial: 'deciding',
        states: {
          deciding: {
            always: [{ guard: 'wasSpoken', target: 'locked' }, { target: '#assistantTurn.input' }],
          },
          locked: { after: { voiceLock: '#assistantTurn.input' } },
        },
      },
      failed: {
        on: {
          'retry.pressed': { target: 'processing', actions: 'noteDay' },
          'transcript.final': [
            { guard: 'isRepeated', target: 'processing', actions: 'noteSame' },
            { guard: 'isDuplicate', actions: ['noteSame', 'tellRepeated'] },
            { guard: not('isEmpty'), actions: 'enqueue' },
          ],
        },
        always: { guard: 'hasWaiting', target: 'processing', actions: 'takeNext' },
      },
    },
  })
}

type Transcript = Extract<TurnEvent, { type: 'transcript.final' }>

function isDuplicate({ heard, deliveries, isResumed }: TurnContext, event: Transcript): boolean {
  if (deliveries.some(({ deliveryKey }) => deliveryKey === event.deliveryKey)) return true
  if (heard?.text && sameWords(heard.text, event.text)) {
    if (event.at - heard.at < (event.isRedelivery ? REDELIVERED_WITHIN_MS : SAME_UTTERANCE_MS)) return true
  }
  if (!event.isRedelivery && !isResumed) return false
  return deliveries.some(({ text, at }) => event.at - at < HEARD_AGAIN_MS && sameWords(text, event.text))
}

function withDelivery(
  { deliveries }: TurnContext,
  { text, deliveryKey, at }: Pick<Transcript, 'text' | 'deliveryKey' | 'at'>,
): TurnContext['deliveries'] {
  return [...deliveries, { text, deliveryKey, at }].slice(-MOST_DELIVERIES)
}

/** The turn that a tool call opened and no transcript has joined yet. */
function openTurnId({ heard }: TurnContext, at: number): string | null {
  return heard && heard.text === null && at - heard.at < CALL_BELONGS_MS ? heard.turnId : null
}

function belongsToLatest({ heard }: TurnContext, at: number): boolean {
  return heard !== null && at - heard.at < CALL_BELONGS_MS
}

function current({ request }: TurnContext): TurnRequest {
  if (!request) throw new Error('No turn is in hand')
  return request
}

function asFailure(error: unknown): TurnFailure {
  if (error instanceof Error && error.name === 'SaveFailed') return { kind: 'save', message: error.message }
  return { kind: 'request', message: error instanceof Error ? error.message : 'unknown' }
}
