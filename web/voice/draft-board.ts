import type { Day } from '#domain/calendar.ts'
import { readPurseSentence } from '#domain/talk/purse-sentence.ts'
import type { Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

type Understand = (text: string, context: UnderstandingContext) => Understanding

/**
 * The words in the air and what is understood of them so far. `isWhole`: the utterance is over, its cards settle. `isCut`: the line was lost
 * in the middle of it, and nothing of it is saved by itself. `flight` names the utterance, so that its cards and the rows they fly into are
 * known as the same.
 */
export type Board = {
  text: string
  reading: Understanding | null
  isWhole: boolean
  isCut: boolean
  flight: string
}

/** Read while nobody speaks: the first sentence costs a browser several times what a later one does. */
const EVERYDAY = 'coffee four, lunch twelve, no, fourteen, and parking yesterday six'
const READ_WITHIN_MS = 2_000
let isRead = false

let flights = 0
const nextFlight = () => `flight-${++flights}`

/** Reads every partial word as it comes, in the browser, with the same engine that the server writes by. */
export class DraftBoard {
  readonly #listeners = new Set<() => void>()
  readonly #context: () => UnderstandingContext
  #understand: Understand | null = null
  #board: Board = emptyBoard()
  /** What stood before the last whole words. */
  #before: Board = emptyBoard()
  /** What was read last: the same words are asked for by the clock, the cards and the conversation. */
  #read: { text: string; today: Day; reading: Understanding } | null = null

  constructor(context: () => UnderstandingContext) {
    this.#context = context
  }

  /** Fetches the engine's code. Words that come before it is there are read when it is. */
  async load(): Promise<void> {
    if (this.#understand) return
    const { understand } = await import('#domain/understanding/understand.ts')
    this.#understand = understand
    const { text, isWhole, isCut } = this.#board
    this.hear(text, isWhole)
    if (isCut) this.cut()
    if (isRead) return
    isRead = true
    whenIdle(() => void understand(EVERYDAY, this.#context()), READ_WITHIN_MS)
  }

  get isReady(): boolean {
    return this.#understand !== null
  }

  read = (): Board => this.#board

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hear(text: string, isWhole = false): void {
    const { flight } = this.#board
    if (isWhole) this.#before = this.#board
    this.#publish({ text, reading: withOpenAmounts(this.understand(text)), isWhole, isCut: false, flight })
  }

  /** The last whole words were heard before: what stood there stands again, unless it was their own beginning. */
  takeBack(): void {
    const { isWhole, isCut } = this.#before
    if (isWhole || isCut) this.#publish(this.#before)
    else this.clear()
  }

  /** Nobody is there to hear the rest: what has no end yet gets none. */
  cut(): void {
    if (this.#board.text && !this.#board.isWhole) this.#publish({ ...this.#board, isCut: true })
  }

  /** null while the engine's code is not there, and for a sentence that is about an account or a card. */
  understand(text: string): Understanding | null {
    if (!this.#understand) return null
    const context = this.#context()
    if (this.#read?.text === text && this.#read.today === context.today) return this.#read.reading
    if (!text.trim() || readPurseSentence(text)) return null
    const reading = this.#understand(text, context)
    this.#read = { text, today: context.today, reading }
    return reading
  }

  clear(): void {
    if (this.#board.text) this.#publish(emptyBoard())
  }

  #publish(board: Board): void {
    this.#board = board
    for (const listener of this.#listeners) listener()
  }
}

/** An amount that has to be asked about stands open on its card, whatever the likeliest reading of it. */
function withOpenAmounts(reading: Understanding | null): Understanding | null {
  if (!reading) return null
  const entries = reading.frames.filter(({ intent }) => intent === 'add' || intent === 'clarify')
  const drafts = reading.drafts.map((draft) =>
    entries[draft.index]?.intent === 'clarify' ? { ...draft, amountMinor: null, correctedFromMinor: null } : draft,
  )
  return { ...reading, drafts }
}

function emptyBoard(): Board {
  return { text: '', reading: null, isWhole: false, isCut: false, flight: nextFlight() }
}
