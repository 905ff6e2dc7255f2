import {
  assign,
  cancel,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import { isAgentsFault, leavesTyping, type VoiceFailure, withoutAgent } from '#machines/voice-failure.ts'

/** What carries the voice: the agent's service, or the browser's own speech. Typing is what is left without either. */
export type VoiceCarrier = 'agent' | 'browser'

/** The status of specification §4. */
export type VoiceStatus = 'disconnected' | 'connecting' | 'connected' | 'disconnecting'

/** What Penny is doing while connected. */
export type VoiceMode = 'listening' | 'thinking' | 'acting' | 'speaking'

/** Sent by the conversation while it runs. */
export type ConversationSignal =
  /** `notice`: what the person should know of who hears the audio. */
  | { type: 'driver.connected'; notice?: string }
  | { type: 'driver.failed'; failure: VoiceFailure }
  | { type: 'driver.ended' }
  | { type: 'driver.dropped'; message: string; isRecoverable: boolean }
  | { type: 'speech.partial'; text: string }
  | { type: 'speech.final'; text: string; deliveryKey: string }
  | { type: 'agent.said'; text: string; eventId: number }
  | { type: 'agent.speaking' }
  | { type: 'agent.silent' }
  | { type: 'agent.interrupted' }
  | { type: 'agent.failed'; message: string }
  | { type: 'tool.started' }
  | { type: 'tool.finished' }

/** Asked of the conversation. */
export type ConversationOrder =
  | { type: 'end' }
  | { type: 'mute'; muted: boolean }
  /** Penny's answer to the last words, to be said aloud or told to the agent. */
  | { type: 'reply'; text: string }
  | { type: 'feedback'; eventId: number; isLiked: boolean }
  | { type: 'activity' }
  /** A typed line and what the app answered: the agent is to know of it, and to do nothing about it. */
  | { type: 'line'; text: string; answer: string }

export type ConversationInput = {
  carrier: VoiceCarrier
  /** 0 for a first connection, else how many times the line was lost. */
  attempt: number
  muted: boolean
  /** The last words heard, told to a conversation that is taken up again. */
  lastHeard: string
}

export type VoiceEvent =
  | ConversationSignal
  | { type: 'mic.pressed' }
  | { type: 'stop.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'mute.pressed' }
  | { type: 'talk.held' }
  | { type: 'talk.released' }
  | { type: 'banner.shown'; failure: VoiceFailure }
  | { type: 'banner.dismissed' }
  | { type: 'banner.expired' }
  | { type: 'carrier.chosen'; carrier: VoiceCarrier }
  | { type: 'turn.started' }
  | { type: 'turn.replied'; text: string }
  | { type: 'turn.failed'; text: string }
  | { type: 'feedback.given'; eventId: number; isLiked: boolean }
  | { type: 'person.typed' }
  | { type: 'line.answered'; text: string; answer: string }
  | { type: 'connection.settled' }

/** What happened, for whoever listens: the turn, the chat, the usage counter. */
export type VoiceEmitted =
  | { type: 'session.opened'; carrier: VoiceCarrier; isResumed: boolean }
  | { type: 'session.closed' }
  | { type: 'transcript.partial'; text: string }
  | { type: 'transcript.final'; text: string; deliveryKey: string; isRedelivery: boolean }
  | { type: 'agent.said'; text: string; eventId: number }
  | { type: 'voice.failed'; failure: VoiceFailure }

export type VoiceContext = {
  carrier: VoiceCarrier
  /** An agent is set up, whether or not it answers now. */
  hasAgent: boolean
  muted: boolean
  /** The hold that asked for the line was let go before the line was there. */
  isLetGo: boolean
  /** Words still being heard. */
  partial: string
  /** The last whole utterance; cleared when the session is ended by a press (specification §4). */
  transcript: string
  /** What Penny says aloud. */
  caption: string
  attempt: number
  /** The line was lost: until the person says something new, the same words again are a re-delivery (ruling 40). */
  isResuming: boolean
  banner: VoiceFailure | null
  /** Who hears the audio, where that is not plain. */
  notice: string | null
  /** Typing is what is left. */
  isTypingOnly: boolean
  feedbackGiven: number[]
}

/** Reconnections after which a lost line is given up. */
const MAX_ATTEMPTS = 3

const noAnswer = {
  reason: 'start_failed',
  message: 'the voice service did not answer in time.',
} as const satisfies VoiceFailure

/** Lets a person in, or throws a {@link VoiceFailure}: signed in, and below the monthly limit. */
const admit = fromPromise<void>(() => Promise.reject(new Error('admit is not provided')))
/** Asks for the microphone, or throws a {@link VoiceFailure}. */
const askMicrophone = fromPromise<void>(() => Promise.reject(new Error('askMicrophone is not provided')))
/** Holds one conversation. Its returned function ends it without waiting. */
const converse = fromCallback<ConversationOrder, ConversationInput, VoiceEmitted>(() => {
  throw new Error('converse is not provided')
})

/**
 * One voice session at a time: microphone first, then the line, then listening, thinking, acting and speaking.
 * A press ends it and clears the last transcript; a press while it starts is refused (specification §4).
 */
export const voiceSessionMachine = setup({
  types: {
    context: {} as VoiceContext,
    events: {} as VoiceEvent,
    emitted: {} as VoiceEmitted,
    input: {} as { carrier?: VoiceCarrier } | undefined,
  },
  actors: { admit, askMicrophone, converse },
  guards: {
    canReconnect: ({ context, event }) =>
      event.type === 'driver.dropped' && event.isRecoverable && context.attempt < MAX_ATTEMPTS,
    isReconnecting: ({ context }) => context.attempt > 0 && context.attempt < MAX_ATTEMPTS,
    hasNoAgent: ({ context, event }) =>
      event.type === 'driver.failed' && event.failure.reason === 'not_configured' && context.carrier === 'agent',
    isFirstFeedback: ({ context, event }) =>
      event.type === 'feedback.given' && !context.feedbackGiven.includes(event.eventId),
  },
  delays: {
    connectTimeout: 12_000,
    closeTimeout: 2_000,
    bannerTime: 8_000,
    settleTime: 5_000,
    restTime: 20_000,
    backOff: ({ context }) => [300, 1_000, 2_000][context.attempt - 1] ?? 2_000,
  },
  actions: {
    showBanner: assign({ banner: (_, failure: VoiceFailure) => failure }),
    hideBanner: assign({ banner: null }),
    keepBanner8s: raise({ type: 'banner.expired' }, { id: 'banner', delay: 'bannerTime' }),
    letBannerGo: cancel('banner'),
    /** Penny's words go to whoever says them aloud, and under the orb. */
    answer: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'turn.replied' && event.type !== 'turn.failed') return
      enqueue.assign({ caption: event.text })
      enqueue.sendTo('conversation', { type: 'reply', text: event.text })
    }),
    letGo: assign({ isLetGo: true }),
    takeHold: assign({ isLetGo: false }),
    clearWords: assign({ partial: '', transcript: '', caption: '' }),
    passOver: assign({
      carrier: ({ context }, failure: VoiceFailure) => (isAgentsFault(failure) ? 'browser' : context.carrier),
      isTypingOnly: ({ context }, failure: VoiceFailure) => context.isTypingOnly || leavesTyping(failure),
    }),
  },
}).createMachine({
  id: 'voiceSession',
  context: ({ input }) => ({
    carrier: input?.carrier ?? 'agent',
    hasAgent: input?.carrier !== 'browser',
    muted: false,
    isLetGo: false,
    partial: '',
    transcript: '',
    caption: '',
    attempt: 0,
    isResuming: false,
    banner: null,
    notice: null,
    isTypingOnly: false,
    feedbackGiven: [],
  }),
  initial: 'disconnected',
  on: {
    'banner.shown': {
      actions: [{ type: 'showBanner', params: ({ event }) => event.failure }, 'letBannerGo', 'keepBanner8s'],
    },
    'banner.expired': { actions: 'hideBanner' },
    'banner.dismissed': { actions: ['hideBanner', 'letBannerGo'] },
    'carrier.chosen': { actions: assign(({ event: { carrier } }) => ({ carrier, hasAgent: carrier === 'agent' })) },
  },
  states: {
    disconnected: {
      on: {
        'mic.pressed': 'preparing',
        'talk.held': 'preparing',
        'retry.pressed': { target: 'preparing', actions: assign({ carrier: 'agent' }) },
      },
      initial: 'idle',
      states: {
        idle: {},
        /** The banner holds the reason. */
        failed: {
          on: {
            'banner.expired': { target: 'idle', actions: 'hideBanner' },
            'banner.dismissed': { target: 'idle', actions: ['hideBanner', 'letBannerGo'] },
          },
        },
      },
    },

    preparing: {
      entry: [
        assign({
          attempt: 0,
          isResuming: false,
          muted: false,
          isLetGo: false,
          banner: null,
          partial: '',
          caption: '',
        }),
        'letBannerGo',
      ],
      initial: 'admitting',
      on: {
        'stop.pressed': 'disconnected',
        'talk.released': { actions: 'letGo' },
        'talk.held': { actions: 'takeHold' },
      },
      states: {
        admitting: {
          invoke: {
            src: 'admit',
            onDone: 'askingMicrophone',
            onError: {
              target: '#voiceSession.disconnected.failed',
              actions: raise(({ event }) => failed(event.error)),
            },
          },
        },
        askingMicrophone: {
          invoke: {
            src: 'askMicrophone',
            onDone: '#voiceSession.session',
            onError: {
              target: '#voiceSession.disconnected.failed',
              actions: raise(({ event }) => failed(event.error)),
            },
          },
        },
      },
    },

    session: {
      invoke: {
        id: 'conversation',
        src: 'converse',
        input: ({ context }) => ({
          carrier: context.carrier,
          attempt: context.attempt,
          muted: context.muted,
          lastHeard: context.transcript,
        }),
      },
      initial: 'connecting',
      on: {
        'driver.ended': { target: 'disconnected', actions: emit({ type: 'session.closed' }) },
        'driver.dropped': [
          {
            guard: 'canReconnect',
            target: 'reconnecting',
            actions: [
              assign({ attempt: ({ context }) => context.attempt + 1, partial: '' }),
              raise(({ event }) => ({ type: 'banner.shown', failure: { reason: 'dropped', message: event.message } })),
            ],
          },
          {
            target: 'disconnected.failed',
            actions: [
              emit({ type: 'session.closed' }),
              raise(({ event }) => ({ type: 'banner.shown', failure: { reason: 'dropped', message: event.message } })),
            ],
          },
        ],
      },
      states: {
        connecting: {
          on: {
            'driver.connected': {
              target: 'connected',
              actions: assign({ notice: ({ event }) => event.notice ?? null }),
            },
            'driver.failed': [
              {
                guard: 'hasNoAgent',
                target: '#voiceSession.session',
                reenter: true,
                actions: assign({ carrier: 'browser', hasAgent: false }),
              },
              {
                guard: 'isReconnecting',
                target: '#voiceSession.reconnecting',
                actions: assign({ attempt: ({ context }) => context.attempt + 1 }),
              },
              {
                target: '#voiceSession.disconnected.failed',
                actions: [
                  { type: 'passOver', params: ({ event }) => event.failure },
                  raise(({ context, event }) => told(context, event.failure)),
                  emit({ type: 'session.closed' }),
                ],
              },
            ],
            'stop.pressed': 'disconnecting',
            'talk.released': { actions: 'letGo' },
            'talk.held': { actions: 'takeHold' },
          },
          after: {
            connectTimeout: {
              target: '#voiceSession.disconnected.failed',
              actions: [
                { type: 'passOver', params: noAnswer },
                raise({ type: 'banner.shown', failure: noAnswer }),
                emit({ type: 'session.closed' }),
              ],
            },
          },
        },

        connected: {
          entry: [
            emit(({ context }) => ({
              type: 'session.opened',
              carrier: context.carrier,
              isResumed: context.attempt > 0,
            })),
            assign({
              isResuming: ({ context }) => context.attempt > 0,
              feedbackGiven: [],
              banner: ({ context }) => (context.attempt > 0 ? null : context.banner),
            }),
            raise({ type: 'connection.settled' }, { id: 'settled', delay: 'settleTime' }),
          ],
          exit: cancel('settled'),
          type: 'parallel',
          on: {
            'mic.pressed': { target: 'disconnecting', actions: 'clearWords' },
            'stop.pressed': { target: 'disconnecting', actions: 'clearWords' },
            'connection.settled': { actions: assign({ attempt: 0 }) },
            'driver.failed': {
              target: '#voiceSession.disconnected.failed',
              actions: [
                { type: 'passOver', params: ({ event }) => event.failure },
                raise(({ context, event }) => told(context, event.failure)),
                emit({ type: 'session.closed' }),
              ],
            },
            'speech.partial': {
              actions: [
                assign({ partial: ({ event }) => event.text }),
                emit(({ event }) => ({ type: 'transcript.partial', text: event.text })),
              ],
            },
            'speech.final': {
              actions: [
                emit(({ context, event }) => ({
                  type: 'transcript.final',
                  text: event.text,
                  deliveryKey: event.deliveryKey,
                  isRedelivery: context.isResuming,
                })),
                assign({ partial: '', transcript: ({ event }) => event.text, isResuming: false }),
              ],
            },
            'agent.said': {
              actions: [
                assign({ caption: ({ event }) => event.text }),
                emit(({ event }) => ({ type: 'agent.said', text: event.text, eventId: event.eventId })),
              ],
            },
            'agent.failed': {
              actions: [
                emit(({ event }) => ({
                  type: 'voice.failed',
                  failure: { reason: 'agent_error', message: event.message },
                })),
                raise(({ event }) => ({
                  type: 'banner.shown',
                  failure: { reason: 'agent_error', message: event.message },
                })),
              ],
            },
            'turn.failed': { actions: 'answer' },
            'turn.replied': { actions: 'answer' },
            'person.typed': { actions: sendTo('conversation', { type: 'activity' }) },
            'line.answered': {
              actions: sendTo('conversation', ({ event }) => ({
                type: 'line',
                text: event.text,
                answer: event.answer,
              })),
            },
            'feedback.given': {
              guard: 'isFirstFeedback',
              actions: [
                sendTo('conversation', ({ event }) => ({
                  type: 'feedback',
                  eventId: event.eventId,
                  isLiked: event.isLiked,
                })),
                assign({ feedbackGiven: ({ context, event }) => [...context.feedbackGiven, event.eventId] }),
              ],
            },
          },
          states: {
            mode: {
              initial: 'listening',
              states: {
                listening: {
                  on: { 'turn.started': 'thinking', 'tool.started': 'acting', 'agent.speaking': 'speaking' },
                },
                thinking: {
                  on: {
                    'turn.replied': { target: 'listening', actions: 'answer' },
                    'turn.failed': { target: 'listening', actions: 'answer' },
                    'tool.started': 'acting',
                    'agent.speaking': 'speaking',
                  },
                },
                acting: { on: { 'tool.finished': 'listening', 'agent.speaking': 'speaking' } },
                speaking: {
                  on: {
                    'agent.silent': 'listening',
                    'agent.interrupted': 'listening',
                    'turn.started': 'thinking',
                    'tool.started': 'acting',
                  },
                },
              },
            },
            microphone: {
              initial: 'choosing',
              states: {
                choosing: {
                  always: [
                    { guard: ({ context }) => context.isLetGo, target: 'resting', actions: 'takeHold' },
                    { guard: ({ context }) => context.muted, target: 'muted' },
                    { target: 'open' },
                  ],
                },
                open: {
                  entry: [assign({ muted: false }), sendTo('conversation', { type: 'mute', muted: false })],
                  on: { 'mute.pressed': 'muted', 'talk.released': 'resting' },
                },
                muted: {
                  entry: [assign({ muted: true }), sendTo('conversation', { type: 'mute', muted: true })],
                  on: { 'mute.pressed': 'open', 'talk.held': 'open' },
                },
                /** Between two holds of the key or the orb; a rest that lasts ends the session. */
                resting: {
                  entry: [assign({ muted: true }), sendTo('conversation', { type: 'mute', muted: true })],
                  on: { 'mute.pressed': 'open', 'talk.held': 'open' },
                  after: { restTime: '#voiceSession.session.disconnecting' },
                },
              },
            },
          },
        },

        disconnecting: {
          entry: sendTo('conversation', { type: 'end' }),
          after: {
            closeTimeout: { target: '#voiceSession.disconnected', actions: emit({ type: 'session.closed' }) },
          },
          on: {
            'driver.dropped': { target: '#voiceSession.disconnected', actions: emit({ type: 'session.closed' }) },
            'driver.failed': { target: '#voiceSession.disconnected', actions: emit({ type: 'session.closed' }) },
          },
        },
      },
    },

    reconnecting: {
      after: { backOff: 'session' },
      on: {
        'mic.pressed': { target: 'disconnected', actions: ['clearWords', emit({ type: 'session.closed' })] },
        'stop.pressed': { target: 'disconnected', actions: ['clearWords', emit({ type: 'session.closed' })] },
      },
    },
  },
})

function told({ hasAgent }: VoiceContext, failure: VoiceFailure): { type: 'banner.shown'; failure: VoiceFailure } {
  return { type: 'banner.shown', failure: hasAgent ? failure : withoutAgent(failure) }
}

function failed(error: unknown): { type: 'banner.shown'; failure: VoiceFailure } {
  return {
    type: 'banner.shown',
    failure: isVoiceFailure(error) ? error : { reason: 'start_failed', message: words(error) },
  }
}

function isVoiceFailure(value: unknown): value is VoiceFailure {
  return typeof value === 'object' && value !== null && 'reason' in value && !(value instanceof Error)
}

function words(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'something went wrong'
}

type VoiceSnapshot = SnapshotFrom<typeof voiceSessionMachine>

export function voiceStatus(snapshot: VoiceSnapshot): VoiceStatus {
  if (snapshot.matches('disconnected')) return 'disconnected'
  if (snapshot.matches({ session: 'connected' })) return 'connected'
  if (snapshot.matches({ session: 'disconnecting' })) return 'disconnecting'
  return 'connecting'
}

/** What Penny is doing, or null while not connected. */
export function voiceMode(snapshot: VoiceSnapshot): VoiceMode | null {
  if (!snapshot.matches({ session: 'connected' })) return null
  if (snapshot.matches({ session: { connected: { mode: 'speaking' } } })) return 'speaking'
  if (snapshot.matches({ session: { connected: { mode: 'thinking' } } })) return 'thinking'
  if (snapshot.matches({ session: { connected: { mode: 'acting' } } })) return 'acting'
  return 'listening'
}
