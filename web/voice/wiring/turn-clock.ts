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

/**
 * Takes the time of each stage of a turn, and tells it when the turn is over: three seconds after the reply, or when the reply to the
 * next words stands on the screen. While a turn is on its way nothing is told: the telling would take its time from the turn.
 */
export class TurnClock {
  readonly #around: Surroundings
  #pressedAt: number | null = null
  #allowedAt: number | null = null
  #firstWordsAt: number | null = null
  #lastWordsAt: number | null = null
  #stages: TurnFigures = {}
  /** The turn whose reply may still be heard. */
  #closing: { repliedTo: number; stages: TurnFigures } | null = null
  /** Turns that are over, not told yet. */
  #over: Parameters<Surroundings['tell']>[0][] = []

  constructor(around: Surroundings = browser) {
    this.#around = around
  }

  /** The person wants to talk: who they are, the limit and the microphone are still to be asked for. */
  pressed(): void {
    this.#pressedAt = this.#around.now()
  }

  /** The person may talk: signed in, below the limit, the microphone allowed. */
  allowed(): void {
    if (this.#pressedAt !== null) this.#take('pressed', this.#pressedAt)
    this.#pressedAt = null
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
    this.#closing = null
    this.#lastWordsAt = arrivedAt
    this.#take('understood', arrivedAt)
    if (this.#firstWordsAt !== null) this.#stages.heard = Math.round(arrivedAt - this.#firstWordsAt)
    this.#firstWordsAt = null
  }

  /** The answer is here, so its rows are durable. */
  replied(turnId: string, source: TurnSource): void {
    const [since, stages] = [this.#lastWordsAt, this.#stages]
    this.#forgetWords()
    if (since === null) return
    stages.committed = this.#since(since)
    const figures = { turnId, source, stages }
    this.#over.push(figures)
    this.#closing = { repliedTo: since, stages }
    this.#around.whenPainted(() => {
      stages.shown = this.#since(since)
      this.#tell(this.#over.indexOf(figures))
    })
    setTimeout(() => this.#tell(this.#over.indexOf(figures) + 1), AUDIO_WITHIN_MS)
  }

  /** The turn came to nothing that the server keeps. */
  failed(): void {
    this.#forgetWords()
    this.#tell(this.#over.length)
  }

  /** Penny is heard; an agent may speak before the app has its answer. */
  sounded(): void {
    if (this.#lastWordsAt !== null) this.#stages.audio ??= this.#since(this.#lastWordsAt)
    else if (this.#closing) this.#closing.stages.audio ??= this.#since(this.#closing.repliedTo)
  }

  #forgetWords(): void {
    this.#lastWordsAt = null
    this.#stages = {}
  }

  /** Tells the oldest, as many as that. */
  #tell(count: number): void {
    if (this.#lastWordsAt !== null) return
    for (const figures of this.#over.splice(0, Math.max(0, count))) this.#around.tell(figures)
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
