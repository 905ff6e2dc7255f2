import type { ClarifyFrame, EditFrame } from '#domain/understanding/frame.ts'
import { fillers } from '#domain/understanding/function-words.ts'
import { merchantOf } from '#domain/understanding/merchant.ts'
import type { Piece } from '#domain/understanding/piece.ts'
import { clauseSpan, firmAmounts, leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { findTopic } from '#domain/understanding/topic-words.ts'

const lastStarts = [
  'make that',
  'make it',
  'that was',
  'that should be',
  'that should have been',
  'it was',
  'it should be',
  'it should have been',
  'thats',
  'actually',
  'i meant',
  'i mean',
  'change that',
  'change it',
  'change the last',
  'correct that',
  'correction',
  'no it was',
  'no',
  'not',
  'should be',
  'should have been',
  'sorry',
  'move that',
  'move it',
  'put that',
  'put it',
  'that one was',
  'that one should',
  'the last one was',
  'the last one should',
  'last one was',
  'it wasnt',
  'that wasnt',
  'that is',
  'it is',
  'its',
  'call it',
  'call that',
  'rename it',
  'rename that',
  'set that',
  'set it',
  'update that',
  'update it',
  'edit that',
  'edit the last',
  'fix that',
  'file that',
  'mark that',
  'mark it',
  'categorize that',
  'categorise that',
  'categorize it',
  'categorise it',
  'the amount',
  'the category',
  'the merchant',
  'the date',
  'the price',
  'the total',
  'change the category',
  'change the amount',
  'change the date',
  'change the merchant',
  'change merchant',
  'change category',
  'change amount',
  'date it',
  'that happened',
  'it happened',
  'wait',
  'it actually was',
  'it was actually',
  'that was actually',
  'tag that',
  'tag it',
  'oops',
  'my bad',
  'switch that',
  'switch it',
  'switch the last',
  'those were',
  'last one should',
  'update the last',
  'make the last',
  'last one',
  'the last',
  'rather',
  'the day',
] as const
const namedStarts = [
  'change',
  'update',
  'edit',
  'correct',
  'fix',
  'move',
  'make',
  'switch',
  'set',
  'rename',
  'recategorize',
  'recategorise',
  'put',
  'mark',
  'file',
  'adjust',
  'categorize',
  'categorise',
  'tag',
] as const

/** "make that 15", "that was groceries", "change the lunch to 12", "the coffee was yesterday". */
export function readEdit(reading: Reading): EditFrame | ClarifyFrame | null {
  const { clause } = reading
  const words = leadingWords(clause, fillers)
  const raw = clause.words
  const last =
    startsWith(words, ...lastStarts) || startsWith(raw, 'actually', 'sorry', 'no', 'oh', 'wait', 'i meant', 'i mean')
  const corrects = says(
    clause,
    'should be',
    'should have been',
    'shouldve been',
    'was actually',
    'were actually',
    'actually was',
    'instead of',
    'was really',
    'is actually',
    'not on',
    'was supposed to be',
    'was meant to be',
    'was wrong',
  )
  const named = startsWith(words, ...namedStarts)
  const dayOnly = isDayStatement(clause.pieces)
  if (!last && !corrects && !named && !dayOnly) return null
  if (
    startsWith(raw, 'actually', 'sorry', 'oh', 'wait', 'no', 'oops') &&
    !isAboutLast(words, clause.pieces) &&
    !corrects
  )
    return null
  if (named && !last && !corrects && !says(clause, 'to', 'as', 'under', 'into', 'be', 'from')) return null
  return build(reading, last && !hasNamedTarget(clause.pieces))
}

/** "the coffee was yesterday": a thing, a past verb and a day, no amount. */
function isDayStatement(pieces: readonly Piece[]): boolean {
  const kept = pieces.filter((piece) => !piece.struck)
  if (kept.some((piece) => piece.type === 'amount')) return false
  const day = kept.findIndex((piece) => piece.type === 'day')
  return (
    day > 0 &&
    kept[day - 1]?.norm === 'was' &&
    kept.slice(0, day - 1).some((piece) => piece.type === 'name' || piece.type === 'word')
  )
}

function isAboutLast(words: string, pieces: readonly Piece[]): boolean {
  if (
    startsWith(
      words,
      'it',
      'that',
      'make',
      'change',
      'its',
      'thats',
      'i meant',
      'i mean',
      'the',
      'those',
      'at',
      'from',
      'not',
      'was',
      'should',
      'put',
      'move',
      'call',
      'set',
      'i said',
      'this',
      'update',
      'i paid',
      'they',
    )
  ) {
    return !(
      startsWith(words, 'the') &&
      pieces.some((piece) => piece.type === 'amount') &&
      !/ (should|is actually|was actually) /.test(words)
    )
  }
  const first = pieces.find(
    (piece) =>
      !(
        piece.type === 'separator' ||
        piece.type === 'repair' ||
        (piece.type === 'word' && (fillers.has(piece.norm) || piece.norm === 'no'))
      ),
  )
  const rest = pieces.filter(
    (piece) =>
      piece.type !== 'separator' &&
      piece.type !== 'repair' &&
      !(piece.type === 'word' && (fillers.has(piece.norm) || piece.norm === 'no')),
  )
  return (first?.type === 'amount' || first?.type === 'day') && rest.length <= 2
}

function hasNamedTarget(pieces: readonly Piece[]): boolean {
  const first = pieces.findIndex((piece) => piece.type === 'name')
  const turn = pieces.findIndex((piece) => turns.has(piece.norm) || piece.norm.endsWith('actually'))
  return first >= 0 && turn > first
}

const turns = new Set(['was', 'to', 'should', 'as', 'under', 'were', 'is', 'into'])

type Change = EditFrame['change']

function build(reading: Reading, aboutLast: boolean): EditFrame | ClarifyFrame | null {
  const { clause, tokens, text } = reading
  const amounts = firmAmounts(clause)
  const turn = turnOf(clause.pieces, aboutLast)
  const head = clause.pieces.slice(0, turn)
  const tail = clause.pieces.slice(turn)
  const change: Change = {}
  const amount = tail.findLast((piece) => piece.type === 'amount' && !piece.struck) ?? amounts.at(-1)
  if (amount?.type === 'amount') {
    if (amount.money.amountMinor === null) return null
    change.amountMinor = amount.money.amountMinor
  }
  const day = tail.findLast((piece) => piece.type === 'day' && !piece.struck)
  if (day?.type === 'day' && !day.future) change.day = day.day
  const first = tail[0]
  const lastPiece = tail.at(-1)
  const content = tail.filter(
    (piece) =>
      piece.type !== 'amount' &&
      piece.type !== 'day' &&
      !structural.has(piece.norm) &&
      !(aboutLast && piece.type === 'repair'),
  )
  if (first && lastPiece && content.length > 0) describe(change, content, tokens, text, tail)
  if (Object.keys(change).length === 0) return null
  const target = aboutLast
    ? null
    : (merchantOf(
        head.filter((piece) => piece.type !== 'amount' && piece.type !== 'day' && !structural.has(piece.norm)),
        text,
      )?.merchant ?? null)
  return {
    intent: 'edit',
    change,
    ...(target ? { target: { merchant: target } } : {}),
    spans: clauseSpan(clause),
    confidence: 0.9,
  }
}

const structural = new Set(
  'change update edit correct fix move make switch set rename recategorize recategorise put mark file adjust categorize categorise tag the my last one entry transaction expense to as under into from category amount merchant price date was were is be should have been actually that it this not no price purchase payment those a an call called named it its thats total cost day'.split(
    ' ',
  ),
)

function turnOf(pieces: readonly Piece[], aboutLast: boolean): number {
  if (aboutLast) return 0
  const at = pieces.findIndex((piece, index) => index > 0 && (turns.has(piece.norm) || piece.norm.endsWith('actually')))
  return at < 0 ? 0 : at
}

/** A general word changes the category, a name the merchant; "at" always names a merchant. */
function describe(
  change: Change,
  content: readonly Piece[],
  tokens: Reading['tokens'],
  text: string,
  tail: readonly Piece[],
): void {
  const words = content.filter((piece) => piece.type === 'name' || piece.type === 'word')
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return
  const topic = findTopic(tokens, first.from, last.to)
  const at = tail.some((piece) => piece.norm === 'at' || piece.norm === 'from')
  const rename = tail.some((piece) => piece.norm === 'merchant' || piece.norm === 'call')
  if (
    topic?.category &&
    !at &&
    !rename &&
    (topic.general ||
      tail.some(
        (piece) =>
          piece.norm === 'category' ||
          piece.norm === 'under' ||
          piece.norm === 'as' ||
          piece.norm === 'into' ||
          piece.norm === 'categorize' ||
          piece.norm === 'file',
      ))
  ) {
    change.category = topic.category
    return
  }
  const named = merchantOf(content, text)
  if (named) change.merchant = named.merchant
}
