import { isContent } from '#domain/understanding/entries/segment.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, moneyVerbs, prepositions } from '#domain/understanding/words/function-words.ts'
import { owesAt } from '#domain/understanding/words/owes.ts'
import { isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A finite clause: one subject with its verb and what belongs to them, or one item of a list. */
export type Strand = { pieces: Piece[]; from: number }

const subjects = wordSet('i im ive we weve he hes she shes they theyre theyve youre theres')
const pointers = wordSet('it that this there which who')
const shortened = wordSet('its thats')
const subordinators = wordSet(
  'because cause cos but if unless when while where although though anyway anyways except whereas',
)
/** Joints only before a subject: "so i …", "since we …", "till he …". */
const leads = wordSet('so since as before after till until than once')
const finite = wordSet(`
  are asked cost costs came comes charged charges could did does ended gave got gets has had have is
  just lives looks might made makes normally only owes paid pays quoted really reckons
  says said should still started told thinks took takes turned usually
  was were wants wanted would will
`)
/** "i think", "i guess": said in passing. */
const passing = wordSet('think thought guess reckon believe suppose mean swear hope bet know')
/** What a subject follows inside its own clause: "should i", "what i paid", "i wish i". */
const before = wordSet(
  `
  what all amount everything much one thing should could would can may shall will did do does have had am was were
  is are wish dont
`,
)

/** Cuts a clause into its finite clauses; every piece belongs to exactly one. */
export function strandsOf(pieces: readonly Piece[]): Strand[] {
  const strands: Strand[] = []
  let start = 0
  let begun = false
  for (let at = 0; at < pieces.length; at += 1) {
    if (begun && opensStrand(pieces, at)) {
      strands.push({ pieces: pieces.slice(start, at), from: start })
      start = at
      begun = false
    }
    begun = begun || carries(pieces[at])
  }
  if (start < pieces.length) strands.push({ pieces: pieces.slice(start), from: start })
  return strands
}

/** Whether a piece says anything by itself, so that the next subject begins a clause of its own. */
function carries(piece: Piece | undefined): boolean {
  if (!piece || isPause(piece) || piece.type === 'day' || piece.type === 'time') return false
  if (piece.type !== 'word') return true
  return (
    !fillers.has(piece.norm) &&
    !/^(normally|usually|originally)$/.test(piece.norm) &&
    !subordinators.has(piece.norm) &&
    !leads.has(piece.norm)
  )
}

function opensStrand(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (!piece) return false
  const isBetween = prior(pieces, at)?.type === 'amount' && prior(pieces, at, 2)?.norm === 'between'
  if (piece.type === 'separator') return piece.norm !== ':' && !isBetween
  if (prior(pieces, at)?.type === 'end') return true
  if (isOthersDeed(pieces, at)) return true
  if (prior(pieces, at)?.type === 'amount' && isRising(pieces, at)) return true
  if (piece.type !== 'word') return false
  const { norm } = piece
  if (subordinators.has(norm)) return true
  // "taxi 45 Bob owes me half"
  if (prior(pieces, at)?.type === 'amount' && owesAt(pieces, at) > 0) return true
  if (norm === 'so')
    return pieces[at + 1]?.type === 'amount' || concludes(pieces, at) || isSubject(pieces, nextSaid(pieces, at))
  if (leads.has(norm)) return isSubject(pieces, nextSaid(pieces, at))
  return isSubject(pieces, at) && !before.has(normBefore(pieces, at)) && !isRelative(pieces, at)
}

/** "the taxi i took on monday was 31": which one it was, inside of what is told of it. */
function isRelative(pieces: readonly Piece[], at: number): boolean {
  if (!isContent(prior(pieces, at)) || !/^(?:the|that|those|this)$/.test(normBefore(pieces, at, 2))) return false
  return relative.test(phraseText(pieces.slice(at, at + 7)))
}
const relative =
  /^ (?:i|we) (?:took|bought|got|ordered|had|booked|used|needed|wanted|rented) (?:(?!\S*\d)\S+ ){0,3}?(?:was|were|cost|came to) /

/** "it was raining so taxi 12", "parking was free so just a coffee 4": behind why, a thing and its price. */
export function concludes(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.norm !== 'so') return false
  let thing = at + 1
  while (/^(?:just|only|an?|the)$/.test(normAt(pieces, thing))) thing += 1
  return pieces[thing]?.type === 'name' && pieces[thing + 1]?.type === 'amount'
}

function nextSaid(pieces: readonly Piece[], at: number): number {
  let next = at + 1
  while (pieces[next]?.type === 'day' || (pieces[next]?.type === 'word' && fillers.has(normAt(pieces, next)))) next += 1
  return next
}

function isSubject(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word') return false
  const next = normAt(pieces, nextSaid(pieces, at))
  if (shortened.has(piece.norm)) return true
  if (subjects.has(piece.norm)) return !passing.has(next)
  if (pointers.has(piece.norm)) return finite.has(next) && !prepositions.has(normBefore(pieces, at))
  return /^(my|the|this|his|her|our|their|that)$/.test(piece.norm) && isNounWithVerb(pieces, at)
}

/** "lidl 31.80 bread's gone up again": prices in general, right behind what was paid. */
function isRising(pieces: readonly Piece[], at: number): boolean {
  return /^(?:gone|going|went)$/.test(normAt(pieces, at + 1)) && /^(?:up|down)$/.test(normAt(pieces, at + 2))
}

/** "karahi 2800 uncle wanted to pay", "coffee 4 today mother asked for …": what somebody else did, right behind what was paid. */
function isOthersDeed(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)?.type
  const price = before === 'day' || before === 'time' ? prior(pieces, at, 2) : prior(pieces, at)
  if (price?.type !== 'amount' || !namesPerson(normAt(pieces, at))) return false
  const verb = normAt(pieces, at + 1)
  if (verb === 'asked') return normAt(pieces, at + 2) === 'for' && normAt(pieces, at + 3) === 'the'
  return /^(?:wanted|wants|tried|offered|insisted|drove|cooked|brought)$/.test(verb)
}

/** "the sandals were", "my sister pays": an article, one or two words and a finite verb. */
function isNounWithVerb(pieces: readonly Piece[], at: number): boolean {
  const lead = prior(pieces, at)
  const inside = lead?.type === 'word' && [prepositions, moneyVerbs, determiners].some((words) => words.has(lead.norm))
  if (inside) return false
  for (let verb = at + 2; verb < at + 4; verb += 1) {
    const norm = normAt(pieces, verb)
    if (finite.has(norm)) return isContent(prior(pieces, verb))
    if (!isContent(pieces[verb])) return false
  }
  return false
}
