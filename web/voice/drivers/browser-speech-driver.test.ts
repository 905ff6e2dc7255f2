import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationSignal } from '#machines/voice-events.ts'
import { startBrowserSpeech } from '#web/voice/drivers/browser-speech-driver.ts'

/** A recogniser that begins when it is told to, and counts whether it listens. */
class HandPlayed extends EventTarget {
  static last: HandPlayed | null = null
  static listening = 0
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  #isOn = false
  constructor() {
    super()
    HandPlayed.last = this
  }
  start() {}
  begin() {
    this.#isOn = true
    HandPlayed.listening += 1
    this.onstart?.()
  }
  abort() {
    if (!this.#isOn) return
    this.#isOn = false
    HandPlayed.listening -= 1
    this.onend?.()
  }
}

beforeEach(() => {
  HandPlayed.listening = 0
  vi.stubGlobal('SpeechRecognition', HandPlayed)
  vi.stubGlobal('navigator', { language: 'en-US', userAgent: '' })
})
afterEach(() => vi.unstubAllGlobals())

async function start() {
  HandPlayed.last = null
  const told: ConversationSignal[] = []
  const giving = new AbortController()
  const started = startBrowserSpeech({
    carrier: 'browser',
    isResumed: false,
    muted: false,
    resumes: null,
    lastHeard: '',
    microphone: null,
    signal: giving.signal,
    onSignal: (signal) => told.push(signal),
    recap: () => [],
    callTool: async () => '',
  })
  const recogniser = await vi.waitFor(() => {
    if (!HandPlayed.last?.onstart) throw new Error('Nobody listens yet')
    return HandPlayed.last
  })
  return { told, giving, started, recogniser }
}

test('a recogniser that begins after it was given up does not listen', async () => {
  const { giving, started, recogniser } = await start()
  giving.abort()
  await expect(started).rejects.toThrow()
  recogniser.begin()
  expect(HandPlayed.listening).toBe(0)
})

test('one that listens stops when it is given up, and when it is ended', async () => {
  for (const end of ['abort', 'end'] as const) {
    const { told, giving, started, recogniser } = await start()
    recogniser.begin()
    const driver = await started
    expect(HandPlayed.listening).toBe(1)
    if (end === 'abort') giving.abort()
    await driver.end()
    await driver.end()
    expect(HandPlayed.listening).toBe(0)
    expect(told.filter(({ type }) => type === 'driver.ended')).toHaveLength(end === 'end' ? 1 : 0)
  }
})
