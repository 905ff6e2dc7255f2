import { namesPerson } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  fillers,
  moneyVerbs,
  people,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { ends, inRole, isPause, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
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
 * "split lunch 30 with Sam and dinner 40 with Jo", "we split the 90 airbnb three ways and the 30 taxi two ways": the verb is said once, of each
 * that tells with whom, or how many ways. It is put before the others too, as each is read alone.
 */
export function shareEach(said: Piece[]): Piece[] {
  const pieces = withUs(said)
  const at = pieces.findIndex(({ norm }) => sharing.has(norm))
  const verb = pieces[at]
  if (!verb) return pieces
  const first = pieces.findIndex(({ type }) => type === 'amount')
  if (pieces[at - 1]?.norm === 'both') return ofBoth(pieces, first, at)
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

/** "dinner 80 and Sam and I split it, coffee 4": who shared what was told before are the two of us, and no row of others; so is "we split it in half". */
function withUs(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex((_, index) => index > 1 && sharesTold(pieces, index))
  const from = at < 0 ? at : startOfTwo(pieces, at)
  const [one, verb, what] = [pieces[from], pieces[at], pieces[at + 1]]
  if (!one || !verb || !what || !isPause(pieces[from - 1])) return pieces
  const isHalf = !sharing.has(verb.norm) || pieces[at + 2]?.norm === 'in'
  const half = isHalf ? [] : ['in', 'half'].map((norm) => afterwards(what, norm))
  return [...pieces.slice(0, from), inRole(one, { ...aWord, norm: 'we' }), verb, what, ...half, ...pieces.slice(at + 2)]
}
const aWord = { type: 'word', capital: false } as const

/** "… split it", "… went halves": of what was told before. */
function sharesTold(pieces: readonly Piece[], verb: number): boolean {
  const what = pieces[verb + 1]?.norm ?? ''
  const isTold = sharing.has(pieces[verb]?.norm ?? '')
    ? /^(?:it|that)$/.test(what)
    : /^(?:went|did)$/.test(pieces[verb]?.norm ?? '') && /^(?:halves|half|fifty-fifty|dutch)$/.test(what)
  return isTold && pieces.slice(0, verb).some(({ type }) => type === 'amount')
}

/** Where two begin who stand right before the verb, one of whom is oneself: "Sam and I", "me and my wife"; -1 where no two do. */
function startOfTwo(pieces: readonly Piece[], verb: number): number {
  const joint = whose.has(pieces[verb - 2]?.norm ?? '') ? verb - 3 : verb - 2
  const [first, second] = [pieces[joint - 1], pieces[verb - 1]]
  const isTwo = (isOne(first) && isSelf(second)) || (isSelf(first) && isOne(second))
  if (pieces[joint]?.norm !== 'and' || !isTwo) return -1
  return whose.has(pieces[joint - 2]?.norm ?? '') ? joint - 2 : joint - 1
}

function isSelf(piece: Piece | undefined): boolean {
  return piece?.norm === 'i' || isMe(piece)
}

function isOne(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && (piece.capital || namesPerson(piece.norm) || people.has(piece.norm))
}

/** A word that was not said, right behind a piece. */
function afterwards(piece: Piece, norm: string): Piece {
  return inRole({ ...piece, from: piece.to, start: piece.end }, { ...aWord, norm })
}

/** "Sam and I split groceries 80 and gas 40": each thing that is told with its price alone was halved. */
function halvedEach(pieces: Piece[], first: number): Piece[] {
  const told: Piece[] = []
  // "split a 50 dollar taxi and coffee 4", "split the taxi 50, coffee 4": the next is told otherwise, and for itself.
  let isOfBoth = pieces[first - 1]?.type === 'name'
  for (const [at, piece] of pieces.entries()) {
    told.push(piece)
    if (at <= first) continue
    isOfBoth &&= ['name', 'amount'].includes(piece.type) || piece.norm === 'and' || determiners.has(piece.norm)
    if (!isOfBoth || piece.type !== 'amount' || !ends(pieces[at + 1])) continue
    told.push(afterwards(piece, 'in'), afterwards(piece, 'half'))
  }
  return told.length > pieces.length ? told : pieces
}

function isOfTwo(subject: readonly Piece[]): boolean {
  return subject.some(({ norm }) => norm === 'and') && ofTwo.test(phraseText(subject))
}
const ofTwo = /^ (?:me (?:my )?[a-z]\S* |(?:my )?[a-z]\S* (?:i|me) )(?:just )?$/

/** "lunch 9 and dinner 21, both split with Rita": how the two were shared is said of the first too. */
function ofBoth(pieces: Piece[], first: number, verb: number): Piece[] {
  const [second, more] = pieces.flatMap(({ type }, at) => (type === 'amount' && at > first ? [at] : []))
  if (second === undefined || second > verb || (more !== undefined && more < verb)) return pieces
  const end = pieces.findIndex((piece, at) => at > verb && piece.type === 'end')
  const tail = pieces.slice(verb, end < 0 ? pieces.length : end)
  if (tail.some(({ type }) => type === 'amount' || type === 'separator')) return pieces
  const copied = tail.map((piece) => shaped({ ...piece, to: piece.from, end: piece.start }))
  return [...pieces.slice(0, first + 1), ...copied, ...pieces.slice(first + 1)]
}

/** A thing, its price, and with whom or how many ways, and nothing else that is done. */
function isSharedToo(item: readonly Piece[]): boolean {
  return (
    item.filter(({ type }) => type === 'amount').length === 1 &&
    tellsSharers(item) &&
    !item.some(({ norm }) => sharing.has(norm) || moneyVerbs.has(norm) || (pronouns.has(norm) && !manners.has(norm)))
  )
}
const manners = wordSet('it both all together half ways way')

function tellsSharers(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm, type }, at) => {
    if (norm === 'ways') return pieces[at - 1]?.type === 'number'
    const who = pieces[whose.has(pieces[at + 1]?.norm ?? '') ? at + 2 : at + 1]
    return type === 'word' && norm === 'with' && who?.type === 'word' && (namesPerson(who.norm) || who.capital)
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
