import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordsOf } from '#domain/understanding/words/word-set.ts'

/** "budgeted 100 for shoes, spent 85", "quoted 300 for the plumber, charged 340", "it said 14 on the menu but it was 16": what was reckoned with, and what it came to. */
export function otherThanExpected(pieces: Piece[], [first, paid, ...more]: readonly Placed[]): Piece[] | null {
  if (!first || !paid || more.length > 0) return null
  const between = pieces.slice(first.at + 1, paid.at)
  if (between.some(({ type }) => type === 'end' || type === 'day')) return null
  const lead = expecting.exec(phraseText(pieces.slice(Math.max(0, first.at - LONGEST), first.at)))
  const turn = cameTo.exec(phraseText(between))
  if (!lead || !turn || !between.some(isTurn)) return null
  const opens = first.at - wordsOf(lead[0]).length
  const turns = paid.at - wordsOf(turn[0]).length
  const posted = first.at + wordsOf(onBoard.exec(phraseText(between))?.[0] ?? '').length
  return without(pieces, first, (piece, at) => {
    const isLead = at >= opens && at <= posted && at !== first.at
    return (
      piece.type !== 'amount' && (isLead || (at >= turns && at < paid.at) || (at > first.at && piece.norm === 'but'))
    )
  })
}
/** Where a price stood that was not the one paid. */
export const onBoard =
  /^ (?:on|in|at) (?:(?:the|their|its) )?(?:menu|sign|(?:price )?tag|label|website|site|app|shelf|board|sticker|window) /
const LONGEST = 8
const expecting = pattern` (?:(?:i|we|id|wed|had|was|were|it|they|he|she) )*(?:budgeted|expected|expecting|quoted|allowed|supposed|meant to
  |thought|figured|reckoned|estimated|planned|(?:(?:the|their) )?(?:it|menu|sign|tag|label|website|app|shelf|board) (?:said|says))(?: (?:me|us|it|itd|theyd|thatd|they|that|would|was|were|to|on|be|cost|pay|spend|spending
  |paying|about|around|like|for))* $`
const cameTo = pattern` (?:(?:it|i|we|they|he|she|only|actually|just|then|in|the|end|ended|up|turned|out|really|but) )*(?:spent|paid|charged
  |was|were|cost|came to|came in at|paying|spending|being|costing|ended up at|(?:did|got|gave) (?:it|them) (?:to me )?for)(?: (?:me|us|only|just|about|like|to|be))* $`

function isTurn({ type, norm }: Piece): boolean {
  return type === 'separator' || norm === 'but'
}
