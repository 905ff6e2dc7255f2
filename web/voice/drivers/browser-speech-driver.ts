import type { VoiceFailure } from '#machines/voice-failure.ts'
import { newId } from '#web/lib/new-id.ts'
import { isOffline } from '#web/lib/offline/connection.ts'
import { orAborted } from '#web/lib/or-aborted.ts'
import type { DriverOptions, VoiceDriver } from '#web/voice/drivers/driver.ts'
import { speak } from '#web/voice/drivers/sentence-speaker.ts'
import { speechFailure } from '#web/voice/drivers/speech-failure.ts'
import { canRecogniseLocally, type Recognition, recognitionClass } from '#web/voice/drivers/speech-recognition.ts'
import { assembleSpeech } from '#web/voice/drivers/spoken-results.ts'
import { streamLevels } from '#web/voice/drivers/stream-levels.ts'
import { VoiceError } from '#web/voice/drivers/voice-error.ts'

/** After a final result: long enough for "… no, fourteen", short enough to feel like an answer. */
const AFTER_FINAL_MS = 700
/** iOS marks finals late or never: words that stand this long are taken as said. */
const AFTER_STANDING_MS = 1_500
const RESTART_MS = 250

const MAKER_HEARS = 'Your browser’s maker turns this audio into words'

/** Listens and speaks with what the browser brings along. Throws a `VoiceError`. */
export async function startBrowserSpeech(options: DriverOptions): Promise<VoiceDriver> {
  const recogniser = recognitionClass()
  if (!recogniser) throw new VoiceError({ reason: 'speech_unavailable' })
  const language = navigator.language.startsWith('en') ? navigator.language : 'en-US'
  const isLocal = await orAborted(canRecogniseLocally(recogniser, language), options.signal)

  const recognition = new recogniser()
  recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = true
  if (isLocal) recognition.processLocally = true

  const ears = new Ears(recognition, options, language)
  await ears.open()
  const levels = options.microphone ? streamLevels(options.microphone) : null
  return {
    ...(isLocal ? {} : { notice: MAKER_HEARS }),
    async end() {
      levels?.close()
      await ears.close()
    },
    setMuted: (muted) => ears.mute(muted),
    setHeld: (isHeld) => ears.hold(isHeld),
    reply: (text) => void ears.say(text),
    giveFeedback() {},
    tellActivity() {},
    tellMessage() {},
    readLevels: (bands) => {
      if (levels && !ears.isDeaf) levels.read(bands)
      else ears.guessLevels(bands)
    },
  }
}

/** Keeps a recogniser listening, and silent while Penny speaks. */
class Ears {
  #recognition: Recognition
  #options: DriverOptions
  #language: string
  #text = ''
  /** Nothing of the text may change any more. */
  #isFinal = false
  #isOpen = false
  #isShut = false
  #isMuted = false
  #isHeld = false
  #isRunning = false
  #heardAt = 0
  #pause: ReturnType<typeof setTimeout> | undefined
  #restart: ReturnType<typeof setTimeout> | undefined
  #speaking: AbortController | null = null
  /** Replies that came during a hold, oldest first. */
  #unsaid: string[] = []

  constructor(recognition: Recognition, options: DriverOptions, language: string) {
    this.#recognition = recognition
    this.#options = options
    this.#language = language
  }

  /** Resolves when the recogniser listens; throws its error where it never does. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (failure: VoiceFailure) => {
        this.#shut()
        reject(new VoiceError(failure))
      }
      this.#options.signal.addEventListener('abort', () =>
        giveUp({ reason: 'start_failed', message: 'it was stopped.' }),
      )
      this.#recognition.onstart = () => {
        // It was given up while the browser still asked: it must not listen to nobody.
        if (this.#isShut) return this.#recognition.abort()
        this.#isRunning = true
        this.#isOpen = true
        resolve()
      }
      this.#recognition.onerror = ({ error }) => {
        const failure = speechFailure(error)
        if (!failure) return
        if (this.#isOpen) this.#tellEnd(failure)
        giveUp(failure)
      }
      this.#recognition.onend = () => {
        this.#isRunning = false
        if (this.#isOpen) this.#listenAgain()
      }
      this.#recognition.onresult = ({ results }) => this.#hear(results)
      this.#recognition.start()
    })
  }

  /** A network that is gone comes back, and the recogniser with it; what was heard to its end until then is said. Any other failure stays. */
  #tellEnd(failure: VoiceFailure): void {
    const isLost = failure.reason === 'speech_network' && isOffline()
    if (isLost && this.#isFinal) this.#finish()
    this.#options.onSignal(
      isLost
        ? { type: 'driver.dropped', failure: { reason: 'network_lost' }, isRecoverable: true }
        : { type: 'driver.failed', failure },
    )
  }

  #hear(results: Parameters<NonNullable<Recognition['onresult']>>[0]['results']): void {
    if (this.#isMuted || this.#speaking) return
    const heard = assembleSpeech(
      Array.from(results, (result) => ({ text: result[0]?.transcript ?? '', isFinal: result.isFinal })),
    )
    this.#heardAt = performance.now()
    if (heard.text !== this.#text) this.#options.onSignal({ type: 'speech.partial', text: heard.text })
    this.#text = heard.text
    this.#isFinal = heard.isFinal
    clearTimeout(this.#pause)
    if (heard.text) this.#pause = setTimeout(() => this.#finish(), heard.isFinal ? AFTER_FINAL_MS : AFTER_STANDING_MS)
  }

  /** The utterance is over: it is told once, and the recogniser begins with an empty list. */
  #finish(): void {
    clearTimeout(this.#pause)
    const text = this.#text
    this.#text = ''
    if (this.#isRunning) this.#recognition.abort()
    if (text) this.#options.onSignal({ type: 'speech.final', text, deliveryKey: newId() })
  }

  #listenAgain(): void {
    clearTimeout(this.#restart)
    this.#restart = setTimeout(() => this.#listen(), RESTART_MS)
  }

  #listen(): void {
    clearTimeout(this.#restart)
    if (!this.#isOpen || this.#isMuted || this.#speaking || this.#isRunning) return
    try {
      this.#recognition.start()
      this.#isRunning = true
    } catch {
      this.#listenAgain()
    }
  }

  /** Opening the microphone while Penny speaks cuts her off. */
  mute(muted: boolean): void {
    if (!muted) this.#hush()
    if (muted === this.#isMuted) return
    this.#isMuted = muted
    if (muted) this.#finish()
    else this.#listen()
  }

  /** What Penny was saying is over for good; what she has to say meanwhile is said after the words of the hold. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    if (isHeld) this.#hush()
    else if (!this.#text && this.#unsaid.length > 0) void this.say('')
  }

  async say(reply: string): Promise<void> {
    if (this.#isHeld) return void this.#unsaid.push(reply)
    const text = [...this.#unsaid.splice(0), reply].join(' ').trim()
    this.#speaking?.abort()
    const speaking = new AbortController()
    this.#speaking = speaking
    if (this.#isRunning) this.#recognition.abort()
    this.#options.onSignal({ type: 'agent.speaking' })
    await speak(text, { signal: speaking.signal, language: this.#language })
    if (this.#speaking !== speaking) return
    this.#speaking = null
    this.#options.onSignal({ type: 'agent.silent' })
    this.#listenAgain()
  }

  #hush(): void {
    if (!this.#speaking) return
    this.#speaking.abort()
    this.#speaking = null
    this.#options.onSignal({ type: 'agent.interrupted' })
    this.#listen()
  }

  /** Penny speaks: nobody is listened to. */
  get isDeaf(): boolean {
    return this.#speaking !== null
  }

  /** Without access to the sound itself: louder while words arrive, and while the browser speaks. */
  guessLevels(bands: Float32Array): void {
    const quiet = this.isDeaf ? 0 : Math.min(1, (performance.now() - this.#heardAt) / 600)
    for (let band = 0; band < bands.length; band++) {
      bands[band] = (1 - quiet) * (0.35 + 0.3 * Math.sin(performance.now() / 90 + band))
    }
  }

  async close(): Promise<void> {
    const wasOpen = this.#isOpen
    this.#shut()
    if (wasOpen) this.#options.onSignal({ type: 'driver.ended' })
  }

  /** Leaves nothing that hears or speaks, however far it had come. */
  #shut(): void {
    if (this.#isShut) return
    this.#isShut = true
    this.#isOpen = false
    clearTimeout(this.#pause)
    clearTimeout(this.#restart)
    this.#speaking?.abort()
    this.#recognition.abort()
  }
}
