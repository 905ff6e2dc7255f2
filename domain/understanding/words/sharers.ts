import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, moneyVerbs, prepositions } from '#domain/understanding/words/function-words.ts'
import { ends, type Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
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

/** "split with", "shared evenly between" */
function leadsRow(pieces: readonly Piece[], lead: number): boolean {
  return [1, 2, 3].some((back) => sharing.has(prior(pieces, lead, back)?.norm ?? ''))
}
const sharing = wordSet('split splitting shared sharing halved divided divide halves')

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
