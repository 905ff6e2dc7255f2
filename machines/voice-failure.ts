import { errorRow } from '#domain/errors.ts'
import { product } from '#domain/product.ts'

/** Why voice cannot go on, each with what the person is told (specification §8). */
export type VoiceFailure =
  | { reason: 'signed_out' }
  | { reason: 'limit_reached'; limit: number; used: number }
  /** The server gives no credential past the limit. */
  | { reason: 'limit_closed'; message: string }
  | { reason: 'microphone_unsupported' }
  | { reason: 'microphone_denied' }
  | { reason: 'microphone_missing' }
  | { reason: 'microphone_failed'; message: string }
  /** It was there, and is not any more. */
  | { reason: 'microphone_lost' }
  | { reason: 'config_error'; message: string }
  | { reason: 'config_unsuccessful' }
  | { reason: 'config_incomplete' }
  | { reason: 'config_bad_key' }
  | { reason: 'config_bad_agent' }
  | { reason: 'config_unreachable'; message: string }
  | { reason: 'not_configured' }
  | { reason: 'connection_failed'; message: string }
  | { reason: 'start_failed'; message: string }
  | { reason: 'unsupported_audio'; message: string }
  | { reason: 'worklet_failed' }
  | { reason: 'dropped'; message: string }
  /** The service lets no conversation last longer. */
  | { reason: 'time_over'; message: string }
  | { reason: 'network_absent' }
  | { reason: 'network_lost' }
  | { reason: 'network_gone' }
  | { reason: 'agent_error'; message: string }
  | { reason: 'turn_failed'; message: string }
  | { reason: 'speech_unavailable' }
  | { reason: 'speech_language' }
  | { reason: 'speech_network' }
  | { reason: 'speech_refused' }
  | { reason: 'speech_deaf' }
  | { reason: 'no_voice'; because: SpeechFailure['reason'] }

/** Why the browser's own speech cannot listen. */
type SpeechFailure = Extract<VoiceFailure, { reason: `speech_${string}` }>

/** The sentence of the banner, letter for letter where the specification gives one. */
export function bannerText(failure: VoiceFailure): string {
  switch (failure.reason) {
    case 'signed_out':
      return 'Please sign in to use voice.'
    case 'limit_reached':
      return `You've reached your monthly limit of ${failure.limit} voice chats. Upgrade to Pro for unlimited access!`
    case 'microphone_unsupported':
      return 'Voice features not supported'
    case 'microphone_denied':
      return 'Microphone access was refused. Allow it in the browser’s settings, or type instead.'
    case 'microphone_missing':
      return 'No microphone was found. Plug one in, or type instead.'
    case 'microphone_failed':
      return `The microphone could not be opened: ${failure.message}`
    case 'microphone_lost':
      return 'The microphone was disconnected.'
    case 'config_error':
      return `Config function error: ${failure.message}`
    case 'config_unsuccessful':
      return 'Voice config: success=false from function.'
    case 'config_incomplete':
      return 'Voice config missing apiKey/agentId.'
    case 'config_bad_key':
      return 'Invalid API key format from config.'
    case 'config_bad_agent':
      return 'Invalid Agent ID format from config.'
    case 'config_unreachable':
      return `Failed to load voice config: ${failure.message}`
    case 'not_configured':
      return `Voice not configured... ${errorRow('voice_not_configured').message}`
    case 'connection_failed':
      return `Voice connection failed: ${failure.message}`
    case 'start_failed':
    case 'unsupported_audio':
      return `Voice chat failed to connect: ${failure.message}`
    case 'worklet_failed':
      return 'Voice chat failed to connect: Make sure the browser supports AudioWorklets.'
    case 'limit_closed':
    case 'dropped':
    case 'time_over':
    case 'turn_failed':
      return failure.message
    case 'network_absent':
      return 'You are offline, so I cannot hear you. Type it, and it is written as soon as we are back.'
    case 'network_lost':
      return 'The network is gone. I listen again as soon as it is back.'
    case 'network_gone':
      return 'The network did not come back, so I stopped listening. Press the orb to go on.'
    case 'agent_error':
      return `Voice error: ${failure.message}`
    case 'no_voice':
      return `Voice not configured... ${speechWords[failure.because]}: type instead, or set up a voice agent on the server.`
    default:
      return `${speechWords[failure.reason]}. Type instead, ${product.assistant} reads just as well.`
  }
}

const speechWords: Record<SpeechFailure['reason'], string> = {
  speech_unavailable: 'This browser cannot turn speech into words',
  speech_language: 'This browser does not understand spoken English yet',
  speech_network: 'Your browser’s speech service cannot be reached',
  speech_refused: 'Your browser does not allow its speech service here',
  speech_deaf: 'Your browser’s speech service gets no sound',
}

/** The failure as it stands where no agent is set up either: then no voice is left (ruling 39). */
export function withoutAgent(failure: VoiceFailure): VoiceFailure {
  return isSpeechFailure(failure) ? { reason: 'no_voice', because: failure.reason } : failure
}

/** True when the browser's own speech cannot listen. */
export function isSpeechFailure(failure: VoiceFailure): failure is SpeechFailure {
  return failure.reason.startsWith('speech_')
}

/** True when the agent's service is at fault, so that the next press goes to the browser's own speech. */
export function isAgentsFault(failure: VoiceFailure): boolean {
  return (
    failure.reason === 'connection_failed' ||
    failure.reason === 'start_failed' ||
    failure.reason === 'unsupported_audio' ||
    failure.reason === 'worklet_failed' ||
    failure.reason === 'dropped' ||
    failure.reason.startsWith('config_')
  )
}

/** True when no voice is left and the person types. */
export function leavesTyping(failure: VoiceFailure): boolean {
  return (
    isSpeechFailure(failure) ||
    failure.reason === 'no_voice' ||
    failure.reason === 'network_absent' ||
    failure.reason === 'not_configured' ||
    failure.reason === 'microphone_unsupported'
  )
}

/** True when pressing again at once may well work; a browser that cannot listen stays so, but an agent may be well again. */
export function isWorthRetrying(failure: VoiceFailure, hasAgent: boolean): boolean {
  return (
    (hasAgent && isSpeechFailure(failure)) ||
    isAgentsFault(failure) ||
    failure.reason === 'time_over' ||
    failure.reason === 'network_gone' ||
    failure.reason === 'network_absent' ||
    failure.reason === 'microphone_denied' ||
    failure.reason === 'microphone_failed' ||
    failure.reason === 'microphone_lost'
  )
}
