import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, moneyVerbs, prepositions } from '#domain/understanding/words/function-words.ts'
import { ends, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "dinner 60 split with Sam and Jo, taxi 12": whether the joint at a place stands between two who share what was paid, and neither parts
 * two entries nor two tellings. The row begins behind "with" or "between" and goes on as long as somebody follows who has no price.
 */
export function joinsSharers(pieces: readonly Piece[], joint: number): boolean {
  if (!/^(?:and|,|&)$/.test(pieces[joint]?.norm ?? '') || !isSharer(pieces, nextIn(pieces, joint))) return false
  for (let at = joint - 1; at > joint - LONGEST_ROW && at > 0; at -= 1) {
    const { norm = '' } = pieces[at] ?? {}
    if (leads.has(norm)) return leadsRow(pieces, at) || (norm === 'between' && isMe(pieces[at + 1]))
    if (pieces[at]?.type !== 'separator' && !whose.has(norm) && !isSharer(pieces, at)) return false
  }
  return false
}
const LONGEST_ROW = 12
const leads = wordSet('with between')
const whose = wordSet('my our the')

function nextIn(pieces: readonly Piece[], joint: number): number {
  let at = joint + 1
  while (pieces[at]?.type === 'separator' || whose.has(pieces[at]?.norm ?? '')) at += 1
  return at
}

function isMe(piece: Piece | undefined): boolean {
  return piece?.norm === 'me' || piece?.norm === 'myself'
}

/** "split with", "shared evenly between", "split a 60 dinner with": a verb of sharing before it, with no pause between. */
function leadsRow(pieces: readonly Piece[], lead: number): boolean {
  for (let at = lead - 1; at >= 0 && at > lead - MOST_BETWEEN && pieces[at]?.type !== 'separator'; at -= 1)
    if (sharing.has(pieces[at]?.norm ?? '')) return true
  return false
}
const MOST_BETWEEN = 7
const sharing = wordSet('split splitting shared sharing halved divided divide halves')

/**
 * "lunch 30 split with Sam coffee 4", "dinner 60 split evenly taxi 12": where what is said of how it was shared ends that begins at a place;
 * that place where nothing is. A thing that is known begins an entry of its own.
 */
export function endOfSharing(pieces: readonly Piece[], from: number): number {
  const own = ownPart.exec(phraseText(pieces.slice(from, from + 4)))
  if (own) return from + own[0].trim().split(' ').length
  if (!sharing.has(pieces[from]?.norm ?? '')) return from
  let at = from + 1
  while (manners.has(pieces[at]?.norm ?? '') || pieces[at]?.type === 'number') at += 1
  if (!leads.has(pieces[at]?.norm ?? '')) return at > from + 1 ? at : from
  at += 1
  while (whose.has(pieces[at]?.norm ?? '') || pieces[at]?.type === 'separator' || isCompanion(pieces[at])) at += 1
  return at
}
/** "lunch 30 I paid half coffee 4" */
const ownPart = /^ (?:i|we) (?:only )?(?:paid|pay|owe) (?:a )?(?:half|third|quarter) /
const manners = wordSet('it evenly equally ways even fifty-fifty')

function isCompanion(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (isMe(piece) || namesPerson(piece.norm) || piece.capital)
}

/** One who is called by name or by kinship, or whoever stands last in the row; a thing has a price of its own behind it. */
function isSharer(pieces: readonly Piece[], at: number): boolean {
  const [who, next] = [pieces[at], pieces[at + 1]]
  if (who?.type !== 'word' || next?.type === 'amount' || next?.type === 'number') return false
  // "split with Sam, and Jo paid 20"
  if (next?.type === 'word' && moneyVerbs.has(next.norm)) return false
  if (isMe(who) || namesPerson(who.norm)) return true
  const isGrammar = [determiners, fillers, moneyVerbs, prepositions].some((words) => words.has(who.norm))
  return !isGrammar && (who.capital || ends(next) || next?.type === 'separator')
}
