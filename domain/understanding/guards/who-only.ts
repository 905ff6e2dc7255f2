import { capital } from '#domain/capital.ts'
import type { Composed } from '#domain/understanding/entries/compose-add.ts'
import type { Entry } from '#domain/understanding/entries/entry.ts'
import type { AddFrame, ClarifyFrame, UnderstandingContext } from '#domain/understanding/frame.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * Asks who paid whom where each entry tells of somebody and an amount alone: "Sarah twenty", "John 500 for the fridge". What is said on, as in
 * "and Mia 5" or "no, Sarah 30", is as what was told before, and the person's own past with a name tells it.
 */
export function askPayers(composed: Composed, text: string, { last, learned }: UnderstandingContext): Composed {
  if (last?.intent === 'add' && goesOn.test(text)) return composed
  const frames = composed.frames.map((frame, at) => {
    const entry = composed.entries[at]
    const who = frame.intent === 'add' && entry ? whoOnly(entry, frame) : null
    return frame.intent === 'add' && who !== null && !learned?.has(who) ? askWho(frame, capital(who)) : null
  })
  return frames.every((frame) => frame !== null) ? { ...composed, frames } : composed
}
const goesOn = /^\W*(?:and|also|plus|then|no|nope|sorry|actually|wait|oops|i mean)\b/i

/** Who it is, where there is nothing else but an amount, and what for; null for any other entry. */
function whoOnly({ kind, amount, pieces }: Entry, { transaction }: AddFrame): string | null {
  if (kind !== 'spend' || amount === null || transaction.currency !== undefined || isPriceTag(amount.money)) return null
  const [first, second, ...rest] = pieces.filter((piece) => !piece.struck && !isSilent(piece))
  const who = [first, second].find((piece) => piece?.type === 'word' && isName(piece.norm))
  if (!who || ![first, second].some((piece) => piece?.start === amount.start)) return null
  const isOfThing =
    first === who && ofThings.test(transaction.category) && rest.length < MOST_WORDS && rest[0]?.norm === 'for'
  return rest.length === 0 || (isOfThing && /^(?:the|that|an?)$/.test(rest[1]?.norm ?? '')) ? who.norm : null
}
/** What may be sold as well as bought: "for the tickets"; "for my haircut", "for milk" were paid. */
const ofThings = /^(?:Shopping|Entertainment|Travel)$/
/** "for the old fridge" */
const MOST_WORDS = 5

/** "Paul 4.50": what costs so little, to the cent, was bought. */
function isPriceTag({ decimal, count }: NonNullable<Entry['amount']>['money']): boolean {
  return decimal && count < MOST_OF_A_SNACK
}
const MOST_OF_A_SNACK = 10

/** Some names are those of shops, brands and months as well. */
function isName(norm: string): boolean {
  return firstNames.has(norm) && !calledSo.has(norm)
}
const calledSo = wordSet('chloe felix jan karen mustafa stella victoria winston')

function isSilent({ type, norm }: Piece): boolean {
  return (
    type === 'day' ||
    type === 'separator' ||
    type === 'end' ||
    (type === 'word' && !articles.test(norm) && fillers.has(norm))
  )
}
const articles = /^(?:the|that|an?)$/

/** "Did you pay Sarah, or did Sarah pay you?" */
function askWho(frame: AddFrame, who: string): ClarifyFrame {
  const { amountMinor } = frame.transaction
  return {
    intent: 'clarify',
    reason: 'no_kind',
    ask: `Did you pay ${who}, or did ${who} pay you?`,
    payer: who,
    draft: frame.transaction,
    choices: [
      { label: `I paid ${who}`, amountMinor, kind: 'spend' },
      { label: `${who} paid me`, amountMinor, kind: 'income' },
    ],
    spans: frame.spans,
    confidence: 0.5,
  }
}
