import type { TurnFigures, TurnStage } from '#domain/turn-figures.ts'
import type { TurnSource } from '#machines/assistant-turn.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { uncounted } from '#web/lib/rate-limit/guard-requests.ts'

/** The first sound of a reply may come this long after its words. */
const AUDIO_WITHIN_MS = 3_000

type Surroundings = {
  /** Milliseconds, from any moment on. */
  now(): number
  /** Calls back once the next frame stands on the screen. */
  whenPainted(then: () => void): void
  tell(figures: { turnId: string; source: TurnSource; stages: TurnFigures }): void
}

/** Takes the time of each stage of a turn, and tells it when the turn is over: at the next words, or three seconds after the reply. */
export class TurnClock {
  readonly #around: Surroundings
  #allowedAt: number | null = null
  #firstWordsAt: number | null = null
  #lastWordsAt: number | null = null
  #stages: TurnFigures = {}
  #closing: { repliedTo: number; stages: TurnFigures; send: () => void } | null = null

  constructor(around: Surroundings = browser) {
    this.#around = around
  }

  /** The person may talk: signed in, below the limit, the microphone allowed. */
  allowed(): void {
    this.#allowedAt = this.#around.now()
  }

  listening(): void {
    const since = this.#allowedAt
    this.#allowedAt = null
    if (since !== null) this.#around.whenPainted(() => this.#take('listening', since))
  }

  words(): void {
    const now = this.#around.now()
    this.#firstWordsAt ??= now
    this.#around.whenPainted(() => this.#take('draft', now))
  }

  /** The words are whole, and read. `arrivedAt` is when they came. */
  understood(arrivedAt: number): void {
    this.#closing?.send()
    this.#lastWordsAt = arrivedAt
    this.#take('understood', arrivedAt)
    if (this.#firstWordsAt !== null) this.#stages.heard = Math.round(arrivedAt - this.#firstWordsAt)
    this.#firstWordsAt = null
  }

  /** The answer is here, so its rows are durable. */
  replied(turnId: string, source: TurnSource): void {
    const [since, stages] = [this.#lastWordsAt, this.#stages]
    this.#lastWordsAt = null
    this.#stages = {}
    if (since === null) return
    stages.committed = this.#since(since)
    this.#around.whenPainted(() => {
      stages.shown = this.#since(since)
    })
    this.#closing?.send()
    const timer = setTimeout(() => this.#closing?.send(), AUDIO_WITHIN_MS)
    const send = () => {
      clearTimeout(timer)
      this.#closing = null
      this.#around.tell({ turnId, source, stages })
    }
    this.#closing = { repliedTo: since, stages, send }
  }

  /** Penny is heard; an agent may speak before the app has its answer. */
  sounded(): void {
    if (this.#lastWordsAt !== null) this.#stages.audio ??= this.#since(this.#lastWordsAt)
    else if (this.#closing) this.#closing.stages.audio ??= this.#since(this.#closing.repliedTo)
  }

  #take(stage: TurnStage, since: number): void {
    this.#stages[stage] = Math.max(this.#stages[stage] ?? 0, this.#since(since))
  }

  #since(moment: number): number {
    return Math.round(this.#around.now() - moment)
  }
}

const browser: Surroundings = {
  now: () => performance.now(),
  whenPainted: (then) => void requestAnimationFrame(() => setTimeout(then)),
  tell: (figures) => void tell(figures),
}

/** Figures are a help and no duty: what cannot be sent is let go. */
async function tell({ turnId, source, stages }: Parameters<Surroundings['tell']>[0]): Promise<void> {
  if (!navigator.onLine) return
  await uncounted(() => writeApi('/api/turn-figures', { turn_id: turnId, source, stages })).catch(() => {})
}
