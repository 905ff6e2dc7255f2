import type { TurnFigures, TurnStage } from '#domain/turn-figures.ts'
import type { TurnSource } from '#machines/assistant-turn.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { uncounted } from '#web/lib/rate-limit/guard-requests.ts'

/** The first sound of a reply may come this long after its words. */
const AUDIO_WITHIN_MS = 3_000

/** Takes the time of each stage of a turn, and tells it to the server when the turn is over. */
export class TurnClock {
  #allowedAt: number | null = null
  #firstWordsAt: number | null = null
  #lastWordsAt: number | null = null
  #stages: TurnFigures = {}
  #closing: { turnId: string; lastWordsAt: number; stages: TurnFigures; send: () => void } | null = null

  /** The person may talk: signed in, below the limit, the microphone allowed. */
  allowed(): void {
    this.#allowedAt = performance.now()
  }

  listening(): void {
    const since = this.#allowedAt
    this.#allowedAt = null
    if (since !== null) whenPainted(() => this.#take('listening', since))
  }

  words(): void {
    const now = performance.now()
    this.#firstWordsAt ??= now
    whenPainted(() => this.#take('draft', now))
  }

  /** The words are whole, and read. `arrivedAt` is when they came. */
  understood(arrivedAt: number): void {
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
    stages.committed = Math.round(performance.now() - since)
    whenPainted(() => {
      stages.shown = Math.round(performance.now() - since)
    })
    this.#closing?.send()
    const timer = setTimeout(() => this.#closing?.send(), AUDIO_WITHIN_MS)
    const send = () => {
      clearTimeout(timer)
      this.#closing = null
      void tell(turnId, source, stages)
    }
    this.#closing = { turnId, lastWordsAt: since, stages, send }
  }

  /** Penny is heard. */
  sounded(): void {
    const turn = this.#closing
    if (turn) turn.stages.audio ??= Math.round(performance.now() - turn.lastWordsAt)
  }

  #take(stage: TurnStage, since: number): void {
    this.#stages[stage] = Math.max(this.#stages[stage] ?? 0, Math.round(performance.now() - since))
  }
}

/** After the next frame stands on the screen. */
function whenPainted(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** Figures are a help and no duty: what cannot be sent is let go. */
async function tell(turnId: string, source: TurnSource, stages: TurnFigures): Promise<void> {
  if (!navigator.onLine) return
  await uncounted(() => writeApi('/api/turn-figures', { turn_id: turnId, source, stages })).catch(() => {})
}
