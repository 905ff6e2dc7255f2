import { capital } from '#domain/capital.ts'
import type { Composed } from '#domain/understanding/entries/compose-add.ts'
import type { Entry } from '#domain/understanding/entries/entry.ts'
import type { AddFrame, ClarifyFrame, UnderstandingContext } from '#domain/understanding/frame.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'

/** Asks who paid whom where each entry tells of somebody and an amount alone; "and Mia 5", said on, is as what was told before. */
export function askPayers(composed: Composed, text: string, { last }: UnderstandingContext): Composed {
  const frames = composed.frames.map((frame, at) => {
    const entry = composed.entries[at]
    return frame.intent === 'add' && entry && isWhoOnly(entry, frame) ? askWho(frame, entry) : null
  })
  const isToldOn = last?.intent === 'add' && /^\W*(?:and|also|plus|then)\b/i.test(text)
  return isToldOn || !frames.every((frame) => frame !== null) ? composed : { ...composed, frames }
}

/**
 * "Sarah twenty", "John 500 for the fridge": somebody and an amount, with no word of who paid whom. The person's own past with that name
 * tells it: then the category is known.
 */
function isWhoOnly({ kind, amount, pieces }: Entry, frame: AddFrame): boolean {
  if (kind !== 'spend' || amount === null) return false
  const told = pieces.filter((piece) => !piece.struck && !isSilent(piece))
  const [first, second, ...rest] = told
  const who = [first, second].find((piece) => piece?.type === 'word' && firstNames.has(piece.norm))
  if (!who || ![first, second].some((piece) => piece?.start === amount.start)) return false
  if (rest.length === 0) return !frame.transaction.categoryKnown
  return first === who && rest[0]?.norm === 'for' && rest.length < LONGEST_PURPOSE && rest.slice(1).every(isThing)
}
const LONGEST_PURPOSE = 5

function isSilent({ type, norm }: Piece): boolean {
  return type === 'day' || type === 'separator' || type === 'end' || (type === 'word' && fillers.has(norm))
}

function isThing({ type }: Piece): boolean {
  return type === 'name' || type === 'word'
}

/** "Did you pay Sarah, or did Sarah pay you?" */
function askWho(frame: AddFrame, { pieces }: Entry): ClarifyFrame {
  const { amountMinor, ...draft } = frame.transaction
  const who = capital(pieces.find(({ type, norm }) => type === 'word' && firstNames.has(norm))?.norm ?? draft.merchant)
  return {
    intent: 'clarify',
    reason: 'no_kind',
    ask: `Did you pay ${who}, or did ${who} pay you?`,
    draft: { ...draft, amountMinor },
    choices: [
      { label: `I paid ${who}`, amountMinor, kind: 'spend' },
      { label: `${who} paid me`, amountMinor, kind: 'income' },
    ],
    spans: frame.spans,
    confidence: 0.5,
  }
}
