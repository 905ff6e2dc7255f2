import { assign, cancel, emit, raise, sendTo } from 'xstate'
import { voiceSetup } from '#machines/voice-setup.ts'

/**
 * What Penny does. While she is heard she speaks, whatever is begun meanwhile. Where she falls silent, or is through with something, it is
 * what she has in hand; where she is cut short it is a call that is still to be answered, or else she listens.
 */
const mode = voiceSetup.createStateConfig({
  initial: 'listening',
  states: {
    choosing: {
      always: [
        { guard: 'hasCalls', target: 'acting' },
        { guard: 'hasTurn', target: 'thinking' },
        { target: 'listening' },
      ],
    },
    listening: {
      on: { 'turn.started': 'thinking', 'tool.started': 'acting', 'agent.speaking': 'speaking' },
    },
    thinking: {
      on: {
        'turn.replied': 'choosing',
        'turn.failed': 'choosing',
        'tool.started': 'acting',
        'agent.speaking': 'speaking',
      },
    },
    acting: { on: { 'tool.finished': 'choosing', 'agent.speaking': 'speaking' } },
    speaking: {
      on: {
        'agent.silent': 'choosing',
        'agent.interrupted': [{ guard: 'hasCalls', target: 'acting' }, { target: 'listening' }],
        'talk.held': 'listening',
        'turn.started': 'thinking',
      },
    },
  },
})

/** What Penny has in hand, told beside what she does: a choice of that comes after both. */
const inHand = voiceSetup.createStateConfig({
  on: {
    'tool.started': { actions: assign({ calls: ({ context }) => context.calls + 1 }) },
    'tool.finished': { actions: assign({ calls: ({ context }) => Math.max(0, context.calls - 1) }) },
    'turn.started': { actions: assign({ hasTurn: true }) },
    'turn.replied': { actions: assign({ hasTurn: false }) },
    'turn.failed': { actions: assign({ hasTurn: false }) },
  },
})

const restAnew = { target: 'waiting', reenter: true } as const

const microphone = voiceSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isLetGo', target: 'resting' },
        { guard: 'isHeld', target: 'open' },
        { guard: 'isMuted', target: 'muted' },
        { target: 'open' },
      ],
    },
    open: {
      entry: { type: 'setMicrophone', params: { muted: false } },
      on: {
        'mute.pressed': 'muted',
        'talk.held': { target: 'open', reenter: true, actions: 'takeHold' },
        'talk.tapped': { actions: ['endHold', sendTo('conversation', { type: 'hold', isHeld: false })] },
        'talk.released': 'resting',
      },
    },
    muted: {
      entry: { type: 'setMicrophone', params: { muted: true } },
      on: { 'mute.pressed': 'open', 'talk.held': { target: 'open', actions: 'takeHold' } },
    },
    /** Between two holds of the key or the orb. A rest that lasts ends the session, but not while Penny is at work or speaks. */
    resting: {
      entry: [{ type: 'setMicrophone', params: { muted: true } }, 'letGo'],
      on: { 'mute.pressed': 'open', 'talk.held': { target: 'open', actions: 'takeHold' } },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'turn.replied': restAnew,
            'turn.failed': restAnew,
            'tool.finished': restAnew,
            'agent.silent': restAnew,
          },
          after: { restTime: [{ guard: 'isListening', target: '#voiceSession.session.disconnecting' }, restAnew] },
        },
      },
    },
  },
})

/**
 * When it is a conversation to count: with the agent at once; with the browser's own speech at the first words, or when it has lasted,
 * since a recogniser may begin and fail at once.
 */
const standing = voiceSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isCounted', target: 'counted' },
        { guard: 'isWithAgent', target: 'counted', actions: 'count' },
        { target: 'proving' },
      ],
    },
    proving: {
      on: {
        'speech.partial': { target: 'counted', actions: 'count' },
        'speech.final': { target: 'counted', actions: 'count' },
      },
      after: { proofTime: { target: 'counted', actions: 'count' } },
    },
    counted: {},
  },
})

/**
 * What is said, by either. A state beside the others: what one of them takes of an event is kept from a state around them, not from
 * those beside it.
 */
const words = voiceSetup.createStateConfig({
  on: {
    'speech.partial': { actions: emit(({ event }) => ({ type: 'transcript.partial', text: event.text })) },
    'speech.final': {
      actions: [
        emit(({ context, event: { text, deliveryKey } }) => ({
          type: 'transcript.final',
          text,
          deliveryKey,
          isRedelivery: context.isResuming && context.carrier === 'agent',
        })),
        assign({ transcript: ({ event }) => event.text, isResuming: false }),
      ],
    },
    'agent.said': {
      actions: [
        assign({ caption: ({ event }) => event.text, captionOf: ({ event }) => event.eventId }),
        emit(({ event }) => ({ type: 'agent.said', text: event.text, eventId: event.eventId })),
      ],
    },
    'agent.corrected': {
      actions: [
        assign({
          caption: ({ context, event }) => (context.captionOf === event.eventId ? event.text : context.caption),
        }),
        emit(({ event }) => ({ type: 'agent.corrected', text: event.text, eventId: event.eventId })),
      ],
    },
    'agent.failed': {
      actions: [
        emit(({ event }) => ({ type: 'voice.failed', failure: { reason: 'agent_error', message: event.message } })),
        raise(({ event }) => ({ type: 'banner.shown', failure: { reason: 'agent_error', message: event.message } })),
      ],
    },
    'turn.failed': { actions: 'answer' },
    'turn.replied': { actions: 'answer' },
    'person.typed': { actions: sendTo('conversation', { type: 'activity' }) },
    'line.typed': { actions: sendTo('conversation', ({ event }) => ({ type: 'message', text: event.text })) },
    'feedback.given': {
      guard: 'isFirstFeedback',
      actions: [
        sendTo('conversation', ({ event: { eventId, isLiked } }) => ({ type: 'feedback', eventId, isLiked })),
        assign({ feedbackGiven: ({ context, event }) => [...context.feedbackGiven, event.eventId] }),
      ],
    },
  },
})

/** The line stands: what Penny does and has in hand, whether the microphone is open, whether it is counted, and what is said, beside each other. */
export const connected = voiceSetup.createStateConfig({
  entry: [
    emit(({ context: { carrier, isBegun } }) => ({ type: 'session.opened', carrier, isResumed: isBegun })),
    assign({
      isResuming: ({ context }) => context.isBegun,
      isBegun: true,
      feedbackGiven: [],
      calls: 0,
      hasTurn: false,
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
      actions: ['tellLost', { type: 'giveUp', params: ({ event }) => event.failure }],
    },
    'driver.ended': { target: '#voiceSession.disconnected', actions: ['tellLost', 'tellClosed'] },
  },
  states: { mode, inHand, microphone, standing, words },
})
