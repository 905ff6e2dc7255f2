import { voiceChoice } from '#web/lib/person/voice-choice.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { loadBrowserSpeech, loadVoiceLibrary } from '#web/voice/drivers/conversation-actor.ts'
import { refreshVoiceConfig } from '#web/voice/drivers/voice-config.ts'
import { failureOf } from '#web/voice/drivers/voice-error.ts'
import { readyAudio } from '#web/voice/wiring/wire-readiness.ts'

/**
 * Makes ready what the first press needs: the engine, the month's limit, and where an agent is to listen its credential, library and
 * audio, else the code of the browser's own speech. The credential is fetched again when the window gets the focus and when the tab
 * becomes visible (specification §7), and so is the month's limit, since one may have talked elsewhere. Returns the function that
 * stops that.
 */
export function keepReady(assistant: Assistant): () => void {
  void assistant.board.load()
  void assistant.typedBoard.load()
  assistant.usage.send({ type: 'check.asked' })
  const hasAgent = assistant.person.hasVoiceAgent && voiceChoice() !== 'browser'
  if (hasAgent) readyAgent(assistant)
  // What cannot be fetched now is asked for again by the press.
  else void loadBrowserSpeech().catch(() => {})

  const refresh = () => {
    assistant.usage.send({ type: 'check.asked' })
    if (hasAgent) void refreshConfig(assistant, { isTold: false })
  }
  const seen = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  window.addEventListener('focus', refresh)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('focus', refresh)
    document.removeEventListener('visibilitychange', seen)
  }
}

function readyAgent(assistant: Assistant): void {
  void refreshConfig(assistant, { isTold: true })
  void loadVoiceLibrary()
    .catch(() => {})
    .then(() => readyAudio(assistant))
}

/** Without an agent the browser listens, and nothing is said about it (ruling 39), unless the person wants the agent alone. */
async function refreshConfig({ voice }: Assistant, { isTold }: { isTold: boolean }): Promise<void> {
  try {
    await refreshVoiceConfig()
    voice.send({ type: 'carrier.chosen', carrier: 'agent' })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason === 'not_configured' && voiceChoice() !== 'agent')
      voice.send({ type: 'carrier.chosen', carrier: 'browser' })
    else if (isTold && failure.reason !== 'limit_closed') voice.send({ type: 'banner.shown', failure })
  }
}
