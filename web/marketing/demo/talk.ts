import { todayIn } from '#domain/calendar.ts'
import type { ConversationSignal } from '#machines/voice-events.ts'
import { bannerText } from '#machines/voice-failure.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import type { LevelReader } from '#web/ui/orb/levels.ts'
import { type Board, DraftBoard } from '#web/voice/draft-board.ts'
import type { VoiceDriver } from '#web/voice/drivers/driver.ts'
import { levelMicrophone } from '#web/voice/drivers/level-microphone.ts'
import { holdMicrophone, releaseMicrophone } from '#web/voice/drivers/microphone.ts'
import { failureOf } from '#web/voice/drivers/voice-error.ts'

/** resting shows the sample; the rest is the visitor's own. */
export type TalkState = {
  phase: 'resting' | 'typing' | 'starting' | 'listening' | 'whole'
  /** Who hears the audio, while it is heard. */
  notice: string | null
  /** Why it does not listen. */
  problem: string | null
}

const resting: TalkState = { phase: 'resting', notice: null, problem: null }
/** Longer than anybody needs for a try; then the microphone is let go. */
const LONGEST_MS = 30_000

/**
 * The demonstration: words in, by hand or by the browser's own recogniser, and what the engine makes of them, all in this page.
 * Nothing is sent to the server and nothing is kept.
 */
export class Talk {
  readonly board = new DraftBoard(() => ({ today: todayIn(Date.now(), browserTimeZone()) }))
  readonly #listeners = new Set<() => void>()
  #state = resting
  #driver: VoiceDriver | null = null
  #starting: AbortController | null = null
  #limit: ReturnType<typeof setTimeout> | undefined

  read = (): TalkState => this.#state
  readBoard = (): Board => this.board.read()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const stop = this.board.subscribe(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  readLevels: LevelReader = (bands) => {
    if (this.#driver) this.#driver.readLevels(bands)
    else bands.fill(0)
  }

  /** Each letter as it is typed. */
  type(text: string): void {
    this.stop()
    if (text) {
      this.#show({ phase: 'typing', notice: null, problem: null })
      this.#hear(text, false)
    } else this.#clear()
  }

  /** The sentence is over: its cards settle. */
  finish(text: string): void {
    if (!text.trim()) return
    this.stop()
    this.#show({ phase: 'whole', notice: null, problem: null })
    this.#hear(text, true)
  }

  /** Begins to listen, or stops. Must come from a press. */
  async press(): Promise<void> {
    if (this.#state.phase === 'starting' || this.#state.phase === 'listening') return this.stop()
    const starting = new AbortController()
    this.#starting = starting
    this.board.clear()
    this.#show({ phase: 'starting', notice: null, problem: null })
    try {
      const [{ startBrowserSpeech }] = await Promise.all([
        import('#web/voice/drivers/browser-speech-driver.ts'),
        holdMicrophone(starting.signal),
        this.board.load(),
      ])
      if (starting.signal.aborted) return
      const driver = await startBrowserSpeech({
        carrier: 'browser',
        isResumed: false,
        muted: false,
        resumes: null,
        lastHeard: '',
        microphone: await levelMicrophone(starting.signal),
        signal: starting.signal,
        onSignal: (signal) => this.#take(signal),
        recap: () => [],
        callTool: () => Promise.reject(new Error('There is nothing to call here')),
      })
      if (starting.signal.aborted) return void driver.end()
      this.#driver = driver
      this.#limit = setTimeout(() => this.stop(), LONGEST_MS)
      this.#show({ phase: 'listening', notice: driver.notice ?? null, problem: null })
    } catch (error) {
      if (!starting.signal.aborted) this.#fail(bannerText(failureOf(error)))
    }
  }

  /** Lets the microphone go. What was heard so far counts as said. */
  stop(): void {
    if (this.#state.phase !== 'starting' && this.#state.phase !== 'listening') return
    this.#letGo()
    const { text } = this.board.read()
    if (text) this.finish(text)
    else this.#clear()
  }

  #take(signal: ConversationSignal): void {
    if (this.#state.phase !== 'starting' && this.#state.phase !== 'listening') return
    if (signal.type === 'speech.partial') this.#hear(signal.text, false)
    if (signal.type === 'driver.failed') this.#fail(bannerText(signal.failure))
    if (signal.type === 'speech.final') {
      this.#letGo()
      this.finish(signal.text)
    }
  }

  #fail(problem: string): void {
    this.#letGo()
    this.board.clear()
    this.#show({ phase: 'resting', notice: null, problem })
  }

  #letGo(): void {
    clearTimeout(this.#limit)
    this.#starting?.abort()
    this.#starting = null
    const driver = this.#driver
    this.#driver = null
    this.#show({ ...this.#state, phase: 'typing' })
    void driver?.end()
    releaseMicrophone()
  }

  #clear(): void {
    this.board.clear()
    this.#show(resting)
  }

  #hear(text: string, isWhole: boolean): void {
    this.board.hear(text, isWhole)
    void this.board.load()
  }

  #show(state: TalkState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
