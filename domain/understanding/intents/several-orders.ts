import type { Clause } from '#domain/understanding/clause.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { BudgetFrame, DeleteFrame, EditFrame, Frame, GoalFrame, Span } from '#domain/understanding/frame.ts'
import { unwrapped } from '#domain/understanding/intents/order.ts'
import { areMonthly } from '#domain/understanding/intents/read-budget.ts'
import { withoutReason } from '#domain/understanding/intents/removal-reason.ts'
import { isGeneralTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { type Part, type Reading, withPieces } from '#domain/understanding/reading.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import {
  type AmountPiece,
  inRole,
  isAmount,
  type Piece,
  phraseText,
  shaped,
} from '#domain/understanding/words/piece.ts'

type Order = BudgetFrame | GoalFrame | EditFrame | DeleteFrame

/**
 * "set dining to 300, groceries to 400 and transport to 80", "put 50 towards Japan and 20 towards the bike", "delete the lunch and the
 * coffee", "drop netflix and coffee 4", "set food to 300 and lunch was 12": an order and what is said beside it, each part under the verb of the first or by itself.
 * null where it is one order, or where a part says nothing by itself ("it was 500 before").
 */
export function readEach(reading: Reading, first: Frame, read: Readers): Part | null {
  if (first.intent !== 'edit' && !isOrder(first)) return null
  const said = budgetFirst(unwrapped(reading.clause))
  const clause = first.intent === 'delete' ? withoutReason(said) : said
  const [whole = [], ...more] = partsOf(clause.pieces, first.intent)
  const order = more.length > 0 ? orderIn(reading, whole, read) : null
  if (order?.intent !== first.intent) return null
  const all: Part = { frames: [order], drafts: [], strikes: [] }
  for (const part of more) {
    if (order.intent === 'delete' && lastEntry.test(phraseText(part))) {
      const { spans: _, target: _named, ...removal } = order
      all.frames.push({ ...removal, spans: spansOf(part) })
      continue
    }
    if (!part.some((piece) => piece.type === 'name' || isContent(piece))) return null
    // "delete the budget for food and drinks" is one plan; "… and the taxi" is a plan and an entry.
    if (order.intent === 'delete' && namesPlan(whole) && !part.some(({ norm }) => determiners.has(norm))) return null
    if (order.intent === 'edit' && handsMe.test(phraseText(part))) continue
    const isOwn =
      stands(part) || (order.intent === 'budget' && whole[0]?.norm !== 'budget' && isPricedThing(part, order))
    const likeFirst = isOwn ? null : orderIn(reading, part, read, verbOf(whole, order))
    const isOneMore = likeFirst !== null && isLike(likeFirst, order)
    if (isOneMore && (isNew(likeFirst, all.frames) || (order.intent === 'budget' && isRival(part, whole, order)))) {
      all.frames.push(likeFirst)
      continue
    }
    const isApart =
      order.intent === 'budget' ||
      order.intent === 'goal' ||
      opensWithVerb.test(phraseText(part)) ||
      ((order.intent === 'delete' || (order.intent === 'edit' && order.change.category !== undefined)) &&
        thingAndPrice(part) !== null)
    const next = isApart ? read.clause(partOf(reading, part)) : null
    if (!next?.frames[0] || next.frames.some(({ intent }) => intent === 'other' || intent === 'clarify')) return null
    all.frames.push(...next.frames)
    all.drafts.push(...next.drafts)
    all.strikes.push(...next.strikes)
  }
  return all
}

function namesPlan(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm }) => norm === 'budget' || norm === 'goal')
}

/** "delete the shopping budget and my last entry": what is named by nothing else. */
const lastEntry = /^ (?:(?:the|my) )?(?:last|latest) (?:entry|one|thing|expense|transaction|purchase) $/

/** "make the pub 38, Leah gave me 4 back": why it is to change. */
const handsMe =
  /^ (?:because |since |as )?(?:\S+ ){1,2}(?:gave|handed|paid|sent|transferred) (?:me|us) (?:back \S*\d|\S*\d\S* (?:\S+ )?back )/

/** "food 300 and transport 100 as my budgets", "… a month": said behind all of them, and meant of each. */
function budgetFirst(clause: Clause): Clause {
  const { pieces } = clause
  if (areMonthly(pieces)) {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (!first || !last) return clause
    const { from, start } = first
    const budget = inRole(
      { ...last, norm: 'budget', from, to: from, start, end: start },
      { type: 'word', norm: 'budget', capital: false },
    )
    return withPieces(clause, [budget, ...pieces])
  }
  const noun = pieces.findLastIndex(({ type }) => type === 'word' || type === 'name')
  const as = pieces.findLastIndex(({ norm }) => norm === 'as')
  const [first, budget] = [pieces[0], pieces[noun]]
  if (!first || !budget || as < 1 || noun - as > 2 || !/^(?:budgets?|limits?)$/.test(budget.norm)) return clause
  const { from, start } = first
  const moved = shaped({ ...budget, norm: 'budget', from, to: from, start, end: start })
  return withPieces(clause, [moved, ...pieces.slice(0, as)])
}

/** When a part of an order is whole, so that what follows an "and" is another: with its amount, with its new value, or with a name. */
const isWhole: Record<Order['intent'], (part: readonly Piece[]) => boolean> = {
  budget: hasAmount,
  goal: hasAmount,
  edit: (part) =>
    part.some(({ type }) => type === 'amount' || type === 'day') || / (?:to|as|under|into) \S/.test(phraseText(part)),
  delete: (part) => part.some((piece) => piece.type === 'name' || isContent(piece)),
}

/** The order that some pieces give, under a verb that was said before them; its words are its own alone. */
function orderIn(reading: Reading, part: Piece[], read: Readers, verb: readonly Piece[] = []): Order | null {
  const order = read.order(partOf(reading, [...verb, ...part], part))
  if (!order || !isOrder(order)) return null
  return order.intent === 'budget' || order.intent === 'goal' ? order : { ...order, spans: spansOf(part) }
}

function spansOf(part: readonly Piece[]): Span[] {
  const [first, last] = [part[0], part.at(-1)]
  return first && last ? [{ start: first.start, end: last.end }] : []
}

/** The same kind of order, for another thing. */
function isLike(order: Order, first: Order): boolean {
  if (order.intent !== 'edit' || first.intent !== 'edit') return order.intent === first.intent
  return Object.keys(order.change).join() === Object.keys(first.change).join()
}

type Readers = {
  /** Reads an order for what is there. */
  order(part: Reading): Frame | null
  /** Reads words of any kind. */
  clause(part: Reading): Part
}

/**
 * What was said of the first is said of the others: "set", "put", "make the budget"; its article where nothing else leads. "Make food 300
 * and coffee 40", "put food at 300 transport 100" set both. What is taken out beside a budget is none.
 */
function verbOf(whole: readonly Piece[], { intent }: Order): readonly Piece[] {
  const named = whole.findIndex(({ type }) => type === 'amount' || type === 'name')
  // "delete the Paris goal and the belt", "delete the budget for food and the taxi": a plan may have a name that is nowhere known, or stand before it.
  const plan = intent === 'delete' ? whole.findIndex(({ norm }) => /^(?:budget|goal)$/.test(norm)) : -1
  const isOfPlan = plan >= 0 && (named < 0 || plan < named)
  const led = isOfPlan ? whole.findIndex(({ norm }) => determiners.has(norm)) + 1 : named
  const lead = whole
    .slice(0, Math.max(0, led))
    .map((piece) =>
      intent === 'budget' && /^(?:make|put)$/.test(piece.norm) ? shaped({ ...piece, norm: 'set' }) : piece,
    )
  if (intent === 'delete') return lead
  const budget = whole.filter((piece) => piece.norm === 'budget' && !lead.includes(piece))
  return lead.some(({ norm }) => !whose.test(norm)) ? [...lead, ...budget] : budget
}

const whose = /^(?:my|the|our|a|an)$/

/** "set dining to 300, groceries to 400", "food to 300, coffee to 40": another name of the same budget; which of the two is meant is asked. */
function isRival(part: readonly Piece[], whole: readonly Piece[], order: BudgetFrame): boolean {
  if (isPricedThing(part, order)) return false
  const things = part.filter(({ type }) => type === 'name')
  return things.length === 1 && !whole.some(({ norm }) => norm === things[0]?.norm)
}

/** "lunch was 12", "add coffee 4", "we cooked instead": it has a verb of its own. */
function stands(part: readonly Piece[]): boolean {
  const words = phraseText(part)
  return (
    / (?:was|were|cost|costs|paid|spent|bought|got|had|earned|received) |^ (?:i|we|he|she|they|it|ill|im|id|ive|well|weve|hes|hell|shes|shell|theyre|theyll) /.test(
      words,
    ) || opensWithVerb.test(words)
  )
}

/**
 * "travel 300 and coffee 4": one thing that has its price, far below the limit before it, where a whole category ("and travel 500"), a
 * level ("and coffee to 40") or much ("and rent 900") has a limit.
 */
function isPricedThing(part: readonly Piece[], before: BudgetFrame): boolean {
  const [thing, price] = thingAndPrice(part) ?? []
  if (!thing || !price || isGeneralTopic(thing.norm)) return false
  // "i have a budget of 100 and dinner 50": what has no category yet is no limit of a dinner.
  if (!before.category) return true
  const limit = before.amountMinor ?? before.byMinor ?? 0
  return (price.money.amountMinor ?? 0) * LEAST_TIMES_A_PRICE < Math.abs(limit)
}
const LEAST_TIMES_A_PRICE = 10

/** "coffee 4", "and a taxi 20": a thing and its price, with nothing else beside them. */
function thingAndPrice(part: readonly Piece[]): [thing: Piece, price: AmountPiece] | null {
  const said = part.filter(({ type, norm }) => type !== 'separator' && !fillers.has(norm) && !determiners.has(norm))
  const [thing, price, next] = said
  return thing?.type === 'name' && price?.type === 'amount' && !next ? [thing, price] : null
}
const opensWithVerb = /^ (?:add|log|record|put|set|save|limit|cap|budget|make|delete|remove|undo) /

function isNew(order: Order, frames: readonly Frame[]): boolean {
  return frames.every((known) => !isOrder(known) || nameOf(known) !== nameOf(order))
}

/** The pieces parted at "and" and commas, and where the next limit begins without either. */
function partsOf(pieces: readonly Piece[], intent: Order['intent']): Piece[][] {
  const isEnough = isWhole[intent]
  const parts: Piece[][] = []
  let part: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const isSeparator = piece.type === 'separator'
    if (isEnough(part) && (isSeparator || (intent === 'budget' && beginsLimit(pieces, at)))) {
      parts.push(part)
      part = isSeparator ? [] : [piece]
    } else if (!isSeparator || part.length > 0) part.push(piece)
  }
  const isOther = intent === 'edit' && opensWithVerb.test(phraseText(part))
  return isEnough(part) || isOther ? [...parts, part] : parts
}

/** "food to 300 | transport to 100", "300 for food | 100 for transport": a name that has its own amount right behind an amount, and the reverse. */
function beginsLimit(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next, then] = [-1, 0, 1, 2].map((away) => pieces[at + away])
  const isLed = next !== undefined && leadsOn.test(next.norm)
  const behind = isLed ? then : next
  if (before?.type === 'amount') return piece?.type === 'name' && behind?.type === 'amount'
  const isOwn = isLed || pieces[at - 2]?.type === 'amount'
  return before?.type === 'name' && piece?.type === 'amount' && isOwn && behind?.type === 'name'
}
const leadsOn = /^(?:to|at|for|on)$/

function hasAmount(pieces: readonly Piece[]): boolean {
  return pieces.some(isAmount)
}

/** Some of the pieces as a clause of its own; `own` are those that it alone has. */
function partOf(reading: Reading, pieces: Piece[], own: readonly Piece[] = pieces): Reading {
  const { clause } = reading
  const [from, to] = [own[0]?.from ?? clause.from, own.at(-1)?.to ?? clause.to]
  return { ...reading, clause: withPieces({ ...clause, from, to }, pieces) }
}

function isOrder(frame: Frame): frame is Order {
  if (frame.intent === 'edit') return frame.target !== undefined || frame.change.category !== undefined
  if (frame.intent === 'delete') return frame.target !== undefined
  if (frame.intent === 'budget')
    return frame.amountMinor !== undefined || (frame.byMinor !== undefined && frame.category !== undefined)
  return frame.intent === 'goal' && frame.amountMinor !== undefined && nameOf(frame) !== undefined
}

function nameOf(order: Order): string | undefined {
  if (order.intent === 'budget') return order.category
  return (order.intent === 'goal' ? order.goal : order.target?.merchant)?.toLowerCase()
}
