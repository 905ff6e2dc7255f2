import type { Day } from '#domain/calendar.ts'
import { readPurseSentence } from '#domain/talk/purse-sentence.ts'
import type { Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { saysAgain } from '#machines/transcript-rules.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

type Understand = (text: string, context: UnderstandingContext) => Understanding

/**
 * The words in the air and what is understood of them so far. `isWhole`: the utterance is over, its cards settle. `isCut`: the line was lost
 * in the middle of it, and nothing of it is saved by itself. `flight` names the utterance, so that its cards and the rows they fly into are
 * known as the same. `lost`: utterances that were cut off before others were said, the oldest first, until each is said again, sent or let go.
 */
export type Board = {
  text: string
  reading: Understanding | null
  isWhole: boolean
  isCut: boolean
  flight: string
  lost: readonly string[]
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
    this.#publish({ ...this.#board, reading: this.#draft(this.#board.text) })
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
    const { isCut, flight } = this.#board
    const lost = cutOff(this.#board)
    if (isWhole) this.#before = this.#board
    this.#publish({
      text,
      reading: this.#draft(text),
      isWhole,
      isCut: false,
      flight: isCut ? nextFlight() : flight,
      lost: isWhole ? lost.filter((words) => !saysAgain(words, text)) : lost,
    })
  }

  /** The last whole words were heard before: what stood there stands again, unless it was their own beginning. */
  takeBack(): void {
    const { isWhole, isCut, lost } = this.#before
    this.#publish(isWhole || isCut ? this.#before : { ...emptyBoard(), lost })
  }

  /** Nobody is there to hear the rest: what has no end yet gets none. */
  cut(): void {
    const { text, isWhole, lost } = this.#board
    if (!text || isWhole) return
    // Begun anew, and lost once more.
    if (lost.some((words) => saysAgain(text, words))) this.clear()
    else this.#publish({ ...this.#board, isCut: true, lost: lost.filter((words) => !saysAgain(words, text)) })
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

  /** What was lost stands. */
  clear(): void {
    const { text, lost } = this.#board
    if (text) this.#publish({ ...emptyBoard(), lost })
  }

  /** The conversation is over: what was cut off stands aside, and so does an entry that was still being said. */
  end(): void {
    if (this.#board.reading?.drafts.length) this.cut()
    this.#publish({ ...emptyBoard(), lost: cutOff(this.#board) })
  }

  /** What was cut off goes. */
  letGo(words: string): void {
    const { isCut, text, lost } = this.#board
    if (isCut && text === words) this.#publish({ ...emptyBoard(), lost })
    else this.#publish({ ...this.#board, lost: lost.filter((each) => each !== words) })
  }

  #draft(text: string): Understanding | null {
    return withOpenAmounts(this.understand(text), this.#context().currency ?? 'USD')
  }

  #publish(board: Board): void {
    this.#board = board
    for (const listener of this.#listeners) listener()
  }
}

/** An amount that has to be asked about stands open on its card, whatever the likeliest reading of it: so does one in another currency (ruling 42). */
function withOpenAmounts(reading: Understanding | null, own: string): Understanding | null {
  if (!reading) return null
  const entries = reading.frames.filter(({ intent }) => intent === 'add' || intent === 'clarify')
  const drafts = reading.drafts.map((draft) =>
    entries[draft.index]?.intent === 'clarify' || (draft.currency ?? own) !== own
      ? { ...draft, amountMinor: null, correctedFromMinor: null }
      : draft,
  )
  return { ...reading, drafts }
}

/** Each utterance that was cut off. */
function cutOff({ text, isCut, lost }: Board): readonly string[] {
  return isCut ? [...lost, text] : lost
}

function emptyBoard(): Board {
  return { text: '', reading: null, isWhole: false, isCut: false, flight: nextFlight(), lost: [] }
}
