import { isContent } from '#domain/understanding/entries/segment.ts'
import type { BudgetFrame, Frame, GoalFrame } from '#domain/understanding/frame.ts'
import { unwrapped } from '#domain/understanding/intents/order.ts'
import { firmAmounts, type Part, type Reading } from '#domain/understanding/reading.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

type Order = BudgetFrame | GoalFrame

/**
 * "set dining to 300, groceries to 400 and transport to 80", "put 50 towards Japan and 20 towards the bike", "set food to 300 and lunch
 * was 12": an order and what is said beside it, each part under the verb of the first or by itself. null where it is one order, or
 * where a part says nothing by itself ("it was 500 before").
 */
export function readEach(reading: Reading, first: Frame, read: Readers): Part | null {
  if (!isOrder(first) || firmAmounts(reading.clause).length < 2) return null
  const clause = unwrapped(reading.clause)
  const [whole = [], ...more] = partsOf(clause.pieces)
  const order = more.length > 0 ? read.order(partOf(reading, whole)) : null
  if (!order || !isOrder(order) || order.intent !== first.intent) return null
  const all: Part = { frames: [order], drafts: [], strikes: [] }
  for (const part of more) {
    if (!part.some((piece) => piece.type === 'name' || isContent(piece))) return null
    const likeFirst = stands(part) ? null : read.order(partOf(reading, [...verbOf(whole), ...part], part))
    if (likeFirst && isOrder(likeFirst) && likeFirst.intent === order.intent && isNew(likeFirst, all.frames)) {
      all.frames.push(likeFirst)
      continue
    }
    const next = read.clause(partOf(reading, part))
    if (next.frames.length === 0 || next.frames.some(({ intent }) => intent === 'other' || intent === 'clarify'))
      return null
    all.frames.push(...next.frames)
    all.drafts.push(...next.drafts)
    all.strikes.push(...next.strikes)
  }
  return all
}

type Readers = {
  /** Reads an order for a budget or a goal. */
  order(part: Reading): Frame | null
  /** Reads words of any kind. */
  clause(part: Reading): Part
}

/** What was said of the first is said of the others: "set", "put", "my", or "budget" where no verb stands before its name. */
function verbOf(whole: readonly Piece[]): readonly Piece[] {
  const named = whole.findIndex(({ type }) => type === 'amount' || type === 'name')
  return named > 0 ? whole.slice(0, named) : whole.filter(({ norm }) => norm === 'budget')
}

/** "lunch was 12", "add coffee 4": it has a verb of its own. */
function stands(part: readonly Piece[]): boolean {
  const words = phraseText(part)
  return / (?:was|were|cost|costs|paid|spent|bought|got|had|earned|received) /.test(words) || opensWithVerb.test(words)
}
const opensWithVerb = /^ (?:add|log|record|put|set|save|limit|cap|budget|make|delete|remove|undo) /

function isNew(order: Order, frames: readonly Frame[]): boolean {
  return frames.every((known) => !isOrder(known) || nameOf(known) !== nameOf(order))
}

/** The pieces parted at "and" and commas, each part with an amount of its own. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = []
  let part: Piece[] = []
  for (const piece of pieces) {
    const isSeparator = piece.type === 'separator'
    if (isSeparator && hasAmount(part)) {
      parts.push(part)
      part = []
    } else if (!isSeparator || part.length > 0) part.push(piece)
  }
  return hasAmount(part) ? [...parts, part] : parts
}

function hasAmount(pieces: readonly Piece[]): boolean {
  return pieces.some(({ type }) => type === 'amount')
}

/** Some of the pieces as a clause of its own; `own` are those that it alone has. */
function partOf(reading: Reading, pieces: Piece[], own: readonly Piece[] = pieces): Reading {
  const { clause } = reading
  const [from, to] = [own[0]?.from ?? clause.from, own.at(-1)?.to ?? clause.to]
  return { ...reading, clause: { ...clause, pieces, words: phraseText(pieces), from, to } }
}

function isOrder(frame: Frame): frame is Order {
  const isSetting = frame.intent === 'budget' || frame.intent === 'goal'
  return isSetting && frame.amountMinor !== undefined && nameOf(frame) !== undefined
}

function nameOf(order: Order): string | undefined {
  return order.intent === 'budget' ? order.category : order.goal?.toLowerCase()
}
