import { and, assign, not, sendTo } from 'xstate'
import { connected } from '#machines/voice-connected.ts'
import type { VoiceContext } from '#machines/voice-events.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { voiceSetup } from '#machines/voice-setup.ts'

/** A browser whose own speech never begins leaves typing. */
function noAnswer({ carrier }: VoiceContext): VoiceFailure {
  return carrier === 'browser'
    ? { reason: 'speech_network' }
    : { reason: 'start_failed', message: 'the voice service did not answer in time.' }
}

/** A conversation that the server takes up under another name is another chat to it, and goes on and is counted as that. */
function nameAfter(
  { isBegun, isCounted, conversationId }: VoiceContext,
  given: { conversationId?: string },
): Pick<VoiceContext, 'conversationId' | 'isCounted'> {
  const name = given.conversationId ?? (isBegun ? conversationId : null)
  return { conversationId: name, isCounted: isCounted && name === conversationId }
}

/** Signed in and below the limit first, then the microphone: no line is opened before both. */
const preparing = voiceSetup.createStateConfig({
  entry: [
    assign({
      attempt: 0,
      isBegun: false,
      isCounted: false,
      isResuming: false,
      muted: false,
      banner: null,
      caption: '',
    }),
    'letBannerGo',
  ],
  initial: 'admitting',
  on: {
    'stop.pressed': 'disconnected',
    'carrier.chosen': { actions: 'takeCarrier' },
    'talk.released': { actions: 'letGo' },
    'talk.held': { actions: 'takeHold' },
    'talk.tapped': { actions: 'endHold' },
  },
  states: {
    admitting: {
      invoke: {
        src: 'admit',
        onDone: 'askingMicrophone',
        onError: {
          target: '#voiceSession.disconnected.failed',
          actions: { type: 'tellFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    askingMicrophone: {
      invoke: {
        src: 'askMicrophone',
        onDone: '#voiceSession.session',
        onError: {
          target: '#voiceSession.disconnected.failed',
          actions: { type: 'tellFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
})

const connecting = voiceSetup.createStateConfig({
  on: {
    'driver.connected': {
      target: 'connected',
      actions: assign(({ context, event }) => ({ notice: event.notice ?? null, ...nameAfter(context, event) })),
    },
    'driver.failed': [
      {
        guard: 'hasNoAgent',
        target: '#voiceSession.session',
        reenter: true,
        actions: assign({ carrier: 'browser', hasAgent: false }),
      },
      {
        guard: and(['isReconnecting', not('hasNoMicrophone')]),
        target: '#voiceSession.reconnecting',
        actions: 'countAttempt',
      },
      {
        target: '#voiceSession.disconnected.failed',
        actions: { type: 'giveUp', params: ({ event }) => event.failure },
      },
    ],
    'stop.pressed': 'disconnecting',
    'talk.released': { actions: 'letGo' },
    'talk.held': { actions: 'takeHold' },
    'talk.tapped': { actions: 'endHold' },
  },
  after: {
    connectTimeout: [
      { guard: 'isReconnecting', target: '#voiceSession.reconnecting', actions: 'countAttempt' },
      {
        target: '#voiceSession.disconnected.failed',
        actions: { type: 'giveUp', params: ({ context }) => noAnswer(context) },
      },
    ],
  },
})

const closed = { target: '#voiceSession.disconnected', actions: 'tellClosed' } as const

const disconnecting = voiceSetup.createStateConfig({
  entry: sendTo('conversation', { type: 'end' }),
  after: { closeTimeout: closed },
  on: { 'driver.dropped': closed, 'driver.failed': closed },
})

/** A conversation from its start to its end; leaving this state leaves no line open. */
const session = voiceSetup.createStateConfig({
  invoke: {
    id: 'conversation',
    src: 'converse',
    input: ({ context: { carrier, isBegun, muted, conversationId, transcript } }) => ({
      carrier,
      isResumed: isBegun,
      muted,
      resumes: isBegun ? conversationId : null,
      lastHeard: transcript,
    }),
  },
  initial: 'connecting',
  on: {
    'driver.ended': closed,
    'driver.dropped': [
      {
        guard: 'canReconnect',
        target: 'reconnecting',
        actions: ['countAttempt', 'tellLost', { type: 'tellFailure', params: ({ event }) => event.failure }],
      },
      {
        target: '#voiceSession.disconnected.failed',
        actions: ['tellLost', { type: 'giveUp', params: ({ event }) => forGood(event.failure) }],
      },
    ],
  },
  states: { connecting, connected, disconnecting },
})

const stopped = { ...closed, actions: ['clearWords', 'hideBanner', 'letBannerGo', 'tellClosed'] } as const

/** Between two lines. Who has no network waits for it first: the time-out of a connection does not run meanwhile. */
const reconnecting = voiceSetup.createStateConfig({
  initial: 'backingOff',
  on: {
    'mic.pressed': stopped,
    'stop.pressed': stopped,
    'talk.released': { actions: 'letGo' },
    'talk.held': { actions: 'takeHold' },
    'talk.tapped': { actions: 'endHold' },
  },
  states: {
    backingOff: { after: { backOff: 'awaitingNetwork' } },
    awaitingNetwork: {
      invoke: { src: 'awaitNetwork', onDone: '#voiceSession.session' },
      after: {
        networkTime: {
          target: '#voiceSession.disconnected.failed',
          actions: ['tellClosed', { type: 'tellFailure', params: { reason: 'network_gone' } }],
        },
      },
    },
  },
})

/**
 * One voice session at a time: microphone first, then the line, then listening, thinking, acting and speaking.
 * A press ends it and clears the last transcript; a press while it starts is refused (specification §4).
 */
export const voiceSessionMachine = voiceSetup.createMachine({
  id: 'voiceSession',
  context: ({ input }) => ({
    carrier: input?.carrier ?? 'agent',
    hasAgent: input?.carrier !== 'browser',
    isAgentChosen: input?.isAgentChosen ?? false,
    muted: false,
    hold: 'none',
    transcript: '',
    caption: '',
    captionOf: null,
    attempt: 0,
    isBegun: false,
    conversationId: null,
    isCounted: false,
    isResuming: false,
    banner: null,
    notice: null,
    feedbackGiven: [],
    calls: 0,
    hasTurn: false,
  }),
  initial: 'disconnected',
  on: {
    'banner.shown': {
      actions: [{ type: 'showBanner', params: ({ event }) => event.failure }, 'letBannerGo', 'keepBanner8s'],
    },
    'banner.expired': { actions: 'hideBanner' },
    'banner.dismissed': { actions: ['hideBanner', 'letBannerGo'] },
  },
  states: {
    disconnected: {
      on: {
        'mic.pressed': { target: 'preparing', actions: 'endHold' },
        'talk.held': { target: 'preparing', actions: 'takeHold' },
        'carrier.chosen': { actions: 'takeCarrier' },
        'retry.pressed': { target: 'preparing', actions: ['preferAgent', 'endHold'] },
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
    preparing,
    session,
    reconnecting,
  },
})

/** A network that is not waited for any more. */
function forGood(failure: VoiceFailure): VoiceFailure {
  return failure.reason === 'network_lost' ? { reason: 'network_gone' } : failure
}

/** What an actor threw: plain reasons are kept, anything else is a start that failed. */
function failureOf(error: unknown): VoiceFailure {
  if (typeof error === 'object' && error !== null && 'reason' in error && !(error instanceof Error)) {
    return error as VoiceFailure
  }
  return {
    reason: 'start_failed',
    message: error instanceof Error && error.message ? error.message : 'something went wrong',
  }
}
