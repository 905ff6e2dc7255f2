import { isPerson, namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import {
  ends,
  inRole,
  isAmount,
  isMe,
  isPause,
  type Piece,
  phraseText,
  type Role,
  shaped,
} from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "dinner 60 split with Sam and Jo, taxi 12": whether the joint at a place stands between two who share what was paid, and neither parts
 * two entries nor two tellings. The row begins behind "with" or "between" and goes on as long as somebody follows who has no price.
 */
export function joinsSharers(pieces: readonly Piece[], joint: number): boolean {
  if (!/^(?:and|,|&)$/.test(normAt(pieces, joint)) || !isSharer(pieces, nextIn(pieces, joint))) return false
  for (let at = joint - 1; at > joint - LONGEST_ROW && at > 0; at -= 1) {
    const { norm = '' } = pieces[at] ?? {}
    if (leads.has(norm)) return leadsRow(pieces, at) || (norm === 'between' && isMe(pieces[at + 1]))
    if (pieces[at]?.type !== 'separator' && !whose.has(norm) && !isSharer(pieces, at)) return false
  }
  return false
}
const LONGEST_ROW = 12
const leads = wordSet('with between')
export const whose = wordSet('my our the')

function nextIn(pieces: readonly Piece[], joint: number): number {
  let at = joint + 1
  while (pieces[at]?.type === 'separator' || whose.has(normAt(pieces, at))) at += 1
  return at
}

/** "split with", "shared evenly between", "split a 60 dinner with": a verb of sharing before it, with no pause between. */
function leadsRow(pieces: readonly Piece[], lead: number): boolean {
  for (let at = lead - 1; at >= 0 && at > lead - MOST_BETWEEN && pieces[at]?.type !== 'separator'; at -= 1)
    if (sharing.has(normAt(pieces, at))) return true
  return false
}
const MOST_BETWEEN = 7
export const sharing = wordSet('split splitting shared sharing halved divided divide halves')

/**
 * "split lunch 30 with Sam and dinner 40 with Jo", "we split the 90 airbnb three ways and the 30 taxi two ways": the verb is said once, of each
 * that tells with whom, or how many ways. It is put before the others too, as each is read alone.
 */
export function shareEach(said: Piece[]): Piece[] {
  const pieces = withUs(said)
  const at = pieces.findIndex(({ norm }) => sharing.has(norm))
  const verb = pieces[at]
  if (!verb) return pieces
  const first = pieces.findIndex(isAmount)
  if (at > first) return pieces
  if (isOfTwo(pieces.slice(0, at))) return halvedEach(pieces, first)
  const told = [...pieces]
  let to = pieces.length
  for (let joint = to - 1; joint > first; joint -= 1) {
    if (!isPause(pieces[joint])) continue
    if (
      pieces[joint]?.norm === 'and' &&
      isSharedToo(pieces.slice(joint + 1, to)) &&
      tellsSharers(pieces.slice(at, joint))
    )
      told.splice(joint + 1, 0, shaped({ ...verb, norm: 'split', to: verb.from, end: verb.start }))
    to = joint
  }
  return told.length > pieces.length ? told : pieces
}

/**
 * "dinner 80 and Sam and I split it, coffee 4": who shared what was told before are "we", and no row of others; in how many parts stands
 * behind it as if it had been said, unless that is told, or nobody can know it ("my kids and I split it").
 */
function withUs(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex((_, index) => index > 1 && sharesTold(pieces, index))
  const row = at < 0 ? null : rowOfUs(pieces, at)
  const [first, verb, what, next] = [pieces[row?.from ?? -1], pieces[at], pieces[at + 1], pieces[at + 2]]
  if (!row || !first || !verb || !what || !isPause(pieces[row.from - 1]) || leads.has(next?.norm ?? '')) return pieces
  const isTold = next?.norm === 'in' || next?.type === 'amount' || next?.type === 'number'
  const parts = inParts[row.persons ?? 0]
  const ways = isTold || parts === undefined ? [] : afterwards(what, parts)
  return [...pieces.slice(0, row.from), inRole(first, aWord('we')), verb, what, ...ways, ...pieces.slice(at + 2)]
}
/** How so many share. */
const inParts: Readonly<Record<number, string>> = {
  2: 'in half',
  3: 'three ways',
  4: 'four ways',
  5: 'five ways',
  6: 'six ways',
}

/** "… split it", "… went halves": of what was told before. */
function sharesTold(pieces: readonly Piece[], verb: number): boolean {
  const what = normAt(pieces, verb + 1)
  const isTold = sharing.has(normAt(pieces, verb))
    ? /^(?:it|that)$/.test(what)
    : /^(?:went|did)$/.test(normAt(pieces, verb)) && /^(?:halves|half|fifty-fifty)$/.test(what)
  return isTold && pieces.slice(0, verb).some(isAmount)
}

/** Where those begin who stand right before the verb with oneself among them, and how many they are: "Sam and I", "me, Jo and my wife"; null where none do. */
function rowOfUs(pieces: readonly Piece[], verb: number): { from: number; persons: number | null } | null {
  let [from, at, persons, isCounted, isOurs] = [verb, verb, 0, true, false]
  for (let who = prior(pieces, at); isPerson(who) || who?.norm === 'i'; who = prior(pieces, at)) {
    persons += 1
    isOurs ||= who?.norm === 'i' || isMe(who)
    isCounted &&= !uncounted.has(who?.norm ?? '')
    at -= whose.has(normAt(pieces, at - 2)) ? 2 : 1
    from = at
    if (prior(pieces, at)?.type !== 'separator') break
    while (prior(pieces, at)?.type === 'separator') at -= 1
  }
  return isOurs && persons > 1 ? { from, persons: isCounted ? persons : null } : null
}

/** More than one, and nobody tells how many: "split with friends". */
export const uncounted = wordSet(`
  boys brothers classmates colleagues cousins coworkers everybody everyone family flatmates friends girls guys housemates kids lads mates
  neighbors neighbours others parents roommates siblings sisters teammates
`)

/** Words that were not said, right behind a piece. */
function afterwards(piece: Piece, words: string): Piece[] {
  const place = { ...piece, from: piece.to, start: piece.end }
  return words.split(' ').map((norm) => inRole(place, aWord(norm)))
}

function aWord(norm: string): Role {
  return { type: 'word', capital: false, norm }
}

/** "Sam and I split groceries 80 and gas 40", "… dinner 40, taxi 20 and popcorn 8": each thing of the list that is told with its price alone was halved. */
function halvedEach(pieces: Piece[], first: number): Piece[] {
  const found = pieces.findIndex((piece, at) => at > first && !listed.has(piece.type) && !determiners.has(piece.norm))
  const end = found < 0 ? pieces.length : found
  // "split a 50 dollar taxi and coffee 4", "split the taxi 50, coffee 4": the next is told otherwise, and for itself.
  if (pieces[first - 1]?.type !== 'name' || !pieces.slice(first, end).some(({ norm }) => norm === 'and')) return pieces
  const told = pieces.flatMap((piece, at) =>
    at > first && at < end && piece.type === 'amount' && ends(pieces[at + 1])
      ? [piece, ...afterwards(piece, 'in half')]
      : [piece],
  )
  return told.length > pieces.length ? told : pieces
}
const listed = wordSet('name amount separator')

function isOfTwo(subject: readonly Piece[]): boolean {
  return subject.some(({ norm }) => norm === 'and') && ofTwo.test(phraseText(subject))
}
const ofTwo = /^ (?:me (?:my )?[a-z]\S* |(?:my )?[a-z]\S* (?:i|me) )(?:just )?$/

/** A thing, its price, and with whom or how many ways, and nothing else that is done. */
function isSharedToo(item: readonly Piece[]): boolean {
  return (
    item.filter(isAmount).length === 1 &&
    tellsSharers(item) &&
    !item.some(({ norm }) => sharing.has(norm) || moneyVerbs.has(norm) || (pronouns.has(norm) && !manners.has(norm)))
  )
}
const manners = wordSet('it both all together half ways way')

function tellsSharers(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm, type }, at) => {
    if (norm === 'ways') return prior(pieces, at)?.type === 'number'
    return type === 'word' && norm === 'with' && isPerson(pieces[whose.has(normAt(pieces, at + 1)) ? at + 2 : at + 1])
  })
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
