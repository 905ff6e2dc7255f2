import { assign, cancel, emit, enqueueActions, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate'
import type {
  ConversationInput,
  ConversationOrder,
  VoiceCarrier,
  VoiceContext,
  VoiceEmitted,
  VoiceEvent,
} from '#machines/voice-events.ts'
import { isAgentsFault, isSpeechFailure, type VoiceFailure, withoutAgent } from '#machines/voice-failure.ts'

/** Reconnections after which a lost line is given up. */
const MAX_ATTEMPTS = 4

/** Lets a person in, or throws a {@link VoiceFailure}: signed in, and below the monthly limit. */
const admit = fromPromise<void>(() => Promise.reject(new Error('admit is not provided')))
/** Asks for the microphone, or throws a {@link VoiceFailure}. */
const askMicrophone = fromPromise<void>(() => Promise.reject(new Error('askMicrophone is not provided')))
/** Resolves when there is a network to take a lost line up again. */
const awaitNetwork = fromPromise<void>(() => Promise.reject(new Error('awaitNetwork is not provided')))
/** Holds one conversation. Its returned function ends it without waiting. */
const converse = fromCallback<ConversationOrder, ConversationInput, VoiceEmitted>(() => {
  throw new Error('converse is not provided')
})

/** What the voice session is made of: its actors are provided from outside, its guards, times and actions are here. */
export const voiceSetup = setup({
  types: {
    context: {} as VoiceContext,
    events: {} as VoiceEvent,
    emitted: {} as VoiceEmitted,
    input: {} as { carrier?: VoiceCarrier; isAgentChosen?: boolean } | undefined,
  },
  actors: { admit, askMicrophone, awaitNetwork, converse },
  guards: {
    canReconnect: ({ context, event }) =>
      event.type === 'driver.dropped' && event.isRecoverable && context.attempt < MAX_ATTEMPTS,
    isReconnecting: ({ context }) => context.attempt > 0 && context.attempt < MAX_ATTEMPTS,
    /** Tried twice: one that was unplugged may have left another behind, which a browser finds a moment later. */
    hasNoMicrophone: ({ context, event }) =>
      event.type === 'driver.failed' && event.failure.reason.startsWith('microphone_') && context.attempt > 1,
    hasNoAgent: ({ context, event }) =>
      event.type === 'driver.failed' &&
      event.failure.reason === 'not_configured' &&
      context.carrier === 'agent' &&
      !context.isAgentChosen,
    isFirstFeedback: ({ context, event }) =>
      event.type === 'feedback.given' && !context.feedbackGiven.includes(event.eventId),
    isHeld: ({ context }) => context.hold === 'held',
    isLetGo: ({ context }) => context.hold === 'let_go',
    isCounted: ({ context }) => context.isCounted,
    isWithAgent: ({ context }) => context.carrier === 'agent',
    isMuted: ({ context }) => context.muted,
    hasCalls: ({ context }) => context.calls > 0,
    hasTurn: ({ context }) => context.hasTurn,
    isListening: stateIn({ session: { connected: { mode: 'listening' } } }),
  },
  delays: {
    connectTimeout: 12_000,
    closeTimeout: 2_000,
    bannerTime: 8_000,
    settleTime: 5_000,
    /** A recogniser that is refused its service or its sound says so within this. */
    proofTime: 1_000,
    restTime: 20_000,
    /** A microphone that opens by itself after a longer while would come as a surprise. */
    networkTime: 5 * 60_000,
    backOff: ({ context }) => [300, 2_000, 5_000][context.attempt - 1] ?? 10_000,
  },
  actions: {
    showBanner: assign({ banner: (_, failure: VoiceFailure) => failure }),
    hideBanner: assign({ banner: null }),
    keepBanner8s: raise({ type: 'banner.expired' }, { id: 'banner', delay: 'bannerTime' }),
    letBannerGo: cancel('banner'),
    tellClosed: emit({ type: 'session.closed' }),
    count: enqueueActions(({ enqueue, context }) => {
      enqueue.assign({ isCounted: true })
      enqueue.emit({ type: 'conversation.counted', conversationId: context.conversationId })
    }),
    tellLost: emit({ type: 'line.lost' }),
    tellFailure: enqueueActions(({ enqueue }, failure: VoiceFailure) => {
      enqueue.raise({ type: 'banner.shown', failure })
    }),
    /** Tells why it ended, and who hears the next press. */
    giveUp: enqueueActions(({ enqueue, context }, failure: VoiceFailure) => {
      enqueue.assign({ carrier: carrierAfter(failure, context) })
      enqueue.raise({ type: 'banner.shown', failure: context.hasAgent ? failure : withoutAgent(failure) })
      enqueue.emit({ type: 'session.closed' })
    }),
    /** Penny's words go to whoever says them aloud. Under the orb stands what is heard: the agent puts them its own way, and tells how. */
    answer: enqueueActions(({ enqueue, context, event }) => {
      if (event.type !== 'turn.replied' && event.type !== 'turn.failed') return
      if (context.carrier === 'browser') enqueue.assign({ caption: event.text })
      enqueue.sendTo('conversation', { type: 'reply', text: event.text })
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    /** Who is to carry the next conversation; the one that runs is not handed over. */
    takeCarrier: assign(({ event }) =>
      event.type === 'carrier.chosen' ? { carrier: event.carrier, hasAgent: event.carrier === 'agent' } : {},
    ),
    /** Another try goes to the agent again, unless none is set up or the person wants the browser to hear. */
    preferAgent: assign({ carrier: ({ context }) => (context.hasAgent ? 'agent' : context.carrier) }),
    takeHold: assign({ hold: 'held' }),
    letGo: assign({ hold: 'let_go' }),
    endHold: assign({ hold: 'none' }),
    /** The conversation hears of both together: a hold ends her words before it opens the microphone. */
    setMicrophone: enqueueActions(({ enqueue, context }, { muted }: { muted: boolean }) => {
      const isHeld = context.hold === 'held' && !muted
      enqueue.assign({ muted, hold: isHeld ? 'held' : 'none' })
      enqueue.sendTo('conversation', { type: 'hold', isHeld })
      enqueue.sendTo('conversation', { type: 'mute', muted })
    }),
    clearWords: assign({ transcript: '', caption: '' }),
  },
})

/**
 * A fault of the agent's service leads to the browser's own speech, unless only the agent is to hear; a browser that cannot listen leads
 * back to the agent, where there is one.
 */
function carrierAfter(failure: VoiceFailure, { carrier, hasAgent, isAgentChosen }: VoiceContext): VoiceCarrier {
  if (isAgentsFault(failure) && !isAgentChosen) return 'browser'
  return isSpeechFailure(failure) && hasAgent ? 'agent' : carrier
}
