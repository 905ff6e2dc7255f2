import { isContent } from '#domain/understanding/entries/segment.ts'
import type { Placed } from '#domain/understanding/settle/reckoning.ts'
import { isNote, setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { atTill } from '#domain/understanding/words/waiter.ts'

/**
 * "100 rand note for the taxi, driver handed back 72", "a fifty for the cab, got 12 back": a note that is told for what it was broken for,
 * and the change that came back, leave the price.
 */
export function noteForThing(pieces: Piece[], [note, change, ...more]: readonly Placed[]): Piece[] | null {
  if (!note || !change || more.length > 0 || change.minor >= note.minor || !isNote(note.piece)) return null
  const word = noteWord(pieces, note.at)
  const between = pieces.slice(note.at + 1, change.at)
  if (word === null || !isForThing(pieces, note.at) || notSpent.test(phraseText(pieces))) return null
  const from = pieces.findLastIndex(
    (_, at) => at > note.at && at < change.at && givesBack.test(phraseText(pieces.slice(at, change.at))),
  )
  const handed = from < 0 ? ' ' : phraseText(pieces.slice(from, change.at))
  const behind = broughtBack.exec(phraseText(pieces.slice(change.at + 1, change.at + 5)))
  const isBack = / back | change /.test(handed) || (behind?.[1] !== undefined && (from > 0 || / came /.test(behind[1])))
  if (!behind || !(isBack || (word && from > 0)) || between.some(({ type }) => type === 'end')) return null
  const end = change.at + 1 + wordsIn(behind[1])
  if (!closesChange(pieces[end])) return null
  return pieces.map((piece, at) => {
    if (at === note.at) return withAmount(note.piece, note.minor - change.minor)
    if (at === change.at) return setAside(change.piece)
    const isOfNote = (word && at === note.at + 1) || (at < note.at && handling.test(piece.norm))
    const isOfChange = from > 0 ? at >= from && at < end : at > change.at && at < end
    return piece.type !== 'day' && (isOfNote || isOfChange) ? quiet(piece) : piece
  })
}

/** Whether it is called a note, as in "a 20 dollar bill" and "the 50 note"; null where it is no note at all: "a fifty" is one. */
function noteWord(pieces: readonly Piece[], at: number): boolean | null {
  const isLed = /^an? /.test(normAt(pieces, at)) || /^an?$/.test(normBefore(pieces, at))
  const next = normAt(pieces, at + 1)
  if (next === 'note' || (next === 'bill' && isLed)) return true
  return isLed ? false : null
}

/** "got 12 back today at the garage"; "got 20 back as cashback" came from elsewhere. */
function closesChange(piece: Piece | undefined): boolean {
  return ends(piece) || piece?.type === 'day' || /^(?:at|in|from)$/.test(piece?.norm ?? '')
}

/** "… note for the taxi", "put a 20 in the machine for parking", "threw a tenner at the barman for a pint"; "a 50 deposit for the hall" is no note. */
function isForThing(pieces: readonly Piece[], note: number): boolean {
  const behind = pieces.slice(note + 1, note + NEAR)
  if (!/^(?:for|in|into|at|to|on|note|bill)$/.test(normAt(behind, 0))) return false
  const lead = behind.findIndex(({ norm }) => norm === 'for')
  return (
    lead >= 0 &&
    !behind.slice(0, lead).some(({ type }) => type === 'separator') &&
    behind.slice(lead + 1, lead + 4).some(isContent)
  )
}
const NEAR = 8

function wordsIn(text = ''): number {
  return text.trim().split(' ').filter(Boolean).length
}

/** Of a loan, a debt or a return, or of what others cover. */
const notSpent =
  / (?:lent|loaned|lend|owed|owes|borrowed|refund(?:ed)?|return(?:ed)? (?:the|my|it|them)|insurance|won|sold|for (?:his|her|their)) /
/** What is done with a note, and is no name. */
const handling = /^(?:used|use|broke|break|put|threw|slid|handed|over|gave|paid|with|an?|the)$/
const givesBack = pattern`^ (?:(?:got|get|had) (?:me |us )?(?:(?:like|about|only|just) )?|(?:he|she|they|(?:(?:the|my|our) )?${atTill}) (?:gave|handed|passed|slid|counted)
  (?: (?:me|us))?(?: (?:back|out))? (?:(?:like|about|only|just) )?|(?:(?:the|my) )?change (?:was|came to) (?:(?:like|about|only|just) )?)$`
/** "back", "in change", "came back"; what came back from somebody else, or on another thing, is no change. */
const broughtBack = /^ ((?:came )?back |(?:in )?change )?(?!from |on |off |of |to |out )/
