import { isContent } from '#domain/understanding/entries/segment.ts'
import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { saidCount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { inRole, isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/** "table for 8, bill was 240", "we had a table for 12 and it came to 480": how many sat there, and no table that was bought. */
export function tableFor(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }) => norm === 'table')
  const table = pieces[at]
  const heads = saidCount(pieces[at + 2])
  if (!table || heads === null || pieces[at + 1]?.norm !== 'for') return pieces
  const end = pieces.findIndex(({ type }, index) => index > at && type === 'end')
  const rest = pieces.slice(at + 3, end < 0 ? pieces.length : end)
  const price = rest.findIndex(isAmount)
  const paid = rest[price]
  const isBill =
    !pieces.slice(0, at).some((piece) => isContent(piece) || piece.type === 'amount') &&
    Number.isInteger(heads) &&
    heads <= MOST_HEADS &&
    paid?.type === 'amount' &&
    paid.money.count >= LEAST_EACH * heads &&
    rest[0]?.type !== 'amount' &&
    billed.test(phraseText(rest.slice(0, price)))
  if (!isBill) return pieces
  const seated = [...pieces]
  silence(seated, at + 1, at + 3)
  const bill = rest.findIndex((piece, index) => index < price && unnamed.test(piece.norm))
  if (bill >= 0) silence(seated, at + 3 + bill)
  seated[at] = inRole(table, { type: 'name', entry: meal, capital: false })
  const joint = rest.findIndex(({ type }, index) => index < price && type === 'separator')
  if (joint >= 0) silence(seated, at + 3 + joint)
  if (bill < 0) silence(seated, at)
  return seated
}
const MOST_HEADS = 20
const LEAST_EACH = 5
const meal: LexiconEntry = { words: ['table'], category: 'Food & Dining', price: 'medium', display: null }
const unnamed = /^(?:bill|tab|check|cheque|total|damage|it|everything)$/
const billed = pattern` (?:bill|tab|check|cheque|total|damage|it|everything|meal|food|breakfast|brunch|lunch|dinner|supper|drinks) (?:(?:um
  |in|the|end|just|only) )*(?:was|were|came|cost|ran|set|totalled|totaled) (?:(?:um|to|out|us|at|about|in) )*$`
