import { extras } from '#domain/understanding/words/extras.ts'
import {
  determiners,
  fillers,
  functionWords,
  moneyVerbs,
  prepositions,
} from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { paysPart } from '#domain/understanding/words/payers.ts'
import { type AmountPiece, isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { joinsSharers } from '#domain/understanding/words/sharers.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The part of a sentence that tells of one entry. */
export type Segment = { pieces: Piece[]; amount: AmountPiece | null; cancelled: boolean; pending: boolean }

/** Cuts a clause into entries: "coffee 4, lunch 12" and "4 on coffee and 12 on lunch" are two, "bread and milk 12" is one. */
export function segment(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = []
  let start = 0
  for (let at = 0; at <= pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece && piece.type !== 'repair') continue
    const part = cut(pieces.slice(start, at))
    const last = part.at(-1)
    if (last && piece?.norm === 'cancel') last.cancelled = true
    if (last && piece?.norm === 'pending') last.pending = true
    segments.push(...part)
    start = at + 1
  }
  return segments
}

function cut(pieces: readonly Piece[]): Segment[] {
  const amounts: number[] = []
  for (const [at, piece] of pieces.entries()) if (piece.type === 'amount' && !piece.struck) amounts.push(at)
  if (amounts.length <= 1) {
    const turn = amounts[0] === undefined ? -1 : beforeIncome(pieces, amounts[0])
    if (turn > 0) return [make(pieces.slice(0, turn), null), make(pieces.slice(turn), pieces[amounts[0] ?? 0])]
    const thingFirst = amounts[0] !== undefined && pieces.slice(0, amounts[0]).some(isContent)
    return pieces.some((piece) => isContent(piece) || piece.type === 'amount' || piece.type === 'day')
      ? splitDangling([make(pieces.slice(), amounts[0] === undefined ? null : pieces[amounts[0]])], thingFirst)
      : []
  }
  const listed = announced(pieces, amounts[0] ?? 0)
  if (listed > 0) return cut(pieces.map((piece, at) => (at < listed && isContent(piece) ? quiet(piece) : piece)))
  const thingFirst = pieces.slice(0, amounts[0]).some(isContent)
  const bounds = [0]
  let turned = thingFirst
  for (const [index, at] of amounts.entries()) {
    const following = amounts[index + 1]
    if (following === undefined) break
    turned = turned ? !turnsToPrices(pieces, at, following) : turnsToThings(pieces, at, following)
    bounds.push(boundary(pieces, at, following, turned))
  }
  bounds.push(pieces.length)
  const segments = amounts.map((at, index) => make(pieces.slice(bounds[index], bounds[index + 1]), pieces[at]))
  return splitDangling(segments, thingFirst)
}

/** "paid the rent and got my salary 2500", "had lunch and got 20 from mum": where what came in begins, behind a payment without a price; else -1. */
function beforeIncome(pieces: readonly Piece[], amount: number): number {
  const turn = pieces.findIndex(
    ({ type }, at) =>
      type === 'separator' && at < amount && getting.test(normAt(pieces, at + (isSelf(pieces[at + 1]) ? 2 : 1))),
  )
  if (turn < 2 || !pieces.slice(0, turn).some(isContent) || !paying.test(phraseText(pieces.slice(0, turn)))) return -1
  return cameIn.test(phraseText(pieces.slice(turn))) ? turn : -1
}
function isSelf(piece: Piece | undefined): boolean {
  return piece?.norm === 'i' || piece?.norm === 'we'
}
const getting = /^(?:got|received|earned|collected)$/
const paying = /^ (?:(?:i|we|just|today|yesterday) )*(?:paid|bought|ordered|had|ate|grabbed) /
const wage = '(?:salary|pay ?che(?:ck|que)|wages|bonus|allowance|stipend|pension)'
/** Money and whom it came from, or what it is called; "got coffee from Starbucks 4" was bought. */
const cameIn = new RegExp(
  ` ${wage} (?:of |today |yesterday )?\\S*\\d| \\S*\\d\\S* (?:in )?${wage} | paid \\S*\\d| (?:got|received|earned|collected) (?:another |about )?\\S*\\d\\S* ${unitSaid}from (?!the (?:store|shop|supermarket|till|atm|cash) )`,
)

/** "a mug and a candle, 8 for the mug and 15 for the candle": where a list ends whose things are priced one by one behind it; else 0. */
function announced(pieces: readonly Piece[], first: number): number {
  const end = pieces.findLastIndex(({ type }, at) => at < first && (type === 'separator' || type === 'end'))
  const list = new Set(
    pieces
      .slice(0, Math.max(0, end))
      .filter(isContent)
      .map(({ norm }) => norm),
  )
  const priced = new Set(
    pieces
      .slice(end + 1)
      .filter(isContent)
      .map(({ norm }) => norm),
  )
  return priced.size > 1 && [...priced].every((norm) => list.has(norm)) ? end : 0
}

/** "coffee 4, lunch": a thing after the last amount and a pause is an entry whose amount is still missing. */
function splitDangling(segments: Segment[], thingFirst: boolean): Segment[] {
  const last = segments.at(-1)
  if (!last || !thingFirst) return segments
  const at = last.amount ? last.pieces.indexOf(last.amount) : -1
  if (prior(last.pieces, at)?.type === 'separator') return segments
  const joint = last.pieces.findIndex((piece, index) => index > at && piece.type === 'separator' && piece.norm !== ':')
  if (joint < 0 || last.pieces.slice(at + 1, joint).some(isContent) || !last.pieces.slice(0, at).some(isContent))
    return segments
  const tail = last.pieces.slice(joint)
  const isOfShop = last.pieces.slice(0, at).some((piece) => piece.type === 'name' && piece.entry.display !== null)
  const told = !isOfShop && bought.test(phraseText(tail)) ? tail.filter(({ norm }) => !buys.test(norm)) : tail
  const thing = told.find(
    (piece) =>
      piece.type !== 'separator' &&
      !(piece.type === 'word' && (fillers.has(piece.norm) || determiners.has(piece.norm))),
  )
  if (thing?.type !== 'name' || thing.entry.display !== null) return segments
  if (tail.some(({ norm }) => /^(was|were|is|are|included|including|incl|inclusive|extra)$/.test(norm))) return segments
  return [...segments.slice(0, -1), { ...last, pieces: last.pieces.slice(0, joint) }, make(tail, null)]
}

/** "coffee 4 and bought a shirt", "rent 800 and bought milk" */
const bought =
  /^ (?:(?:and|then|also|i|we|just) )*(?:(?:bought|purchased|ordered|grabbed) (?:an?|some)|bought|purchased) (?!an? |some |table |seat |chair |bench )(?:\S+ ){1,2}$/
const buys = /^(?:i|we|bought|purchased|ordered|grabbed)$/

/** "spent 12 on lunch and bread 4 butter 5": behind a thing that has its price, each thing now comes before its own. */
function turnsToThings(pieces: readonly Piece[], first: number, second: number): boolean {
  const [run] = separatorRuns(pieces, first + 1, second)
  if (!run && verbBefore(pieces, first, second) > 0) return true
  if (!run || !pieces.slice(first + 1, run.from).some(isContent) || !pieces.slice(run.to, second).some(isContent))
    return false
  return !isLeadingPrice(pieces, second)
}

/** "got paid 2100 paid rent 950": where a verb of paying begins the next entry without a pause, in front of its thing; 0 where none does. */
function verbBefore(pieces: readonly Piece[], first: number, second: number): number {
  const verb = pieces.findLastIndex(({ norm }, at) => at > first && at < second && nextVerb.test(norm))
  if (verb < 0 || !isContent(pieces[determiners.has(normAt(pieces, verb + 1)) ? verb + 2 : verb + 1])) return 0
  let from = verb
  while (from > first + 1 && /^(?:i|we|then|also|just)$/.test(normAt(pieces, from - 1))) from -= 1
  return pieces[from - 1]?.norm === 'so' ? 0 : from
}
const nextVerb = /^(?:paid|bought|sent|ordered|gave|got|grabbed)$/

/** "coffee 4 and spent 8 on lunch 40 on gas": behind a joint each price now comes before its thing. */
function turnsToPrices(pieces: readonly Piece[], first: number, second: number): boolean {
  const run = separatorRuns(pieces, first + 1, second).at(-1)
  return run !== undefined && !pieces.slice(run.to, second).some(isContent) && isLeadingPrice(pieces, second)
}

/** "8 on lunch", but not "8 for 3 people". */
function isLeadingPrice(pieces: readonly Piece[], at: number): boolean {
  return /^(on|for)$/.test(normAt(pieces, at + 1)) && !/^(number|amount)$/.test(pieces[at + 2]?.type ?? '')
}

function make(pieces: Piece[], amount: Piece | null | undefined): Segment {
  return { pieces, amount: amount?.type === 'amount' ? amount : null, cancelled: false, pending: false }
}

/** Words that name what was paid for, or to whom. */
export function isContent(piece: Piece | undefined): boolean {
  if (!piece || piece.struck) return false
  if (piece.type === 'name') return true
  return piece.type === 'word' && !functionWords.has(piece.norm)
}

type Run = { from: number; to: number; strong: boolean }

function boundary(pieces: readonly Piece[], first: number, second: number, thingFirst: boolean): number {
  const runs = separatorRuns(pieces, first + 1, second).filter(
    (run) => !joinsDays(pieces, run) && !joinsSharers(pieces, run.from),
  )
  const day = pieces.findIndex(({ type }, at) => type === 'day' && at > first && at < second)
  if (runs.length === 0 && !thingFirst && day > 0 && leadsWithDay(pieces)) return day
  const [head, tail] = [runs[0], runs.at(-1)]
  if (!head || !tail) {
    const verb = verbBefore(pieces, first, second)
    if (verb > 0) return verb
    return thingFirst
      ? leadsWithDay(pieces) || opensWithDay(pieces, first, second)
        ? first + 1
        : afterTrailing(pieces, first + 1, second)
      : beforeLeading(pieces, first, second)
  }
  if (runs.length === 1) return thingFirst && joinsThings(pieces, first, head, second) ? first + 1 : head.from
  const clause = runs.find((run) => startsClause(pieces, run.to, second))
  const [, next] = runs
  if (thingFirst && next && ownPart.test(phraseText(pieces.slice(head.to, next.from)))) return next.from
  if (thingFirst) {
    if (!pieces.slice(first + 1, head.from).some(isContent)) return head.from
    const told = runs.filter((run) => pieces.slice(run.to, second).some(isContent))
    return (clause ?? told.find((run) => run.strong) ?? told[0] ?? head).from
  }
  if (!pieces.slice(tail.to, second).some(isContent)) return tail.from
  const strong = runs.filter((run) => run.strong)
  return (clause ?? strong.at(-1) ?? tail).from
}

/** "milk 3 bread and butter 2.50": two things of one kind that have one price, behind a thing with its own. */
function joinsThings(pieces: readonly Piece[], first: number, { from, to }: Run, second: number): boolean {
  const [one, other] = [pieces[first + 1], pieces[to]]
  if (to - from !== 1 || pieces[from]?.norm !== 'and' || !isContent(prior(pieces, first))) return false
  if (from !== first + 2 || second !== to + 1 || one?.type !== 'name' || other?.type !== 'name') return false
  const isNamed = one.entry.display === null && other.entry.display === null
  return isNamed && one.entry.category === 'Food & Dining' && other.entry.category === one.entry.category
}

/** "dinner 80, I paid half, parking 40", "rent 800, Sam pays half, coffee 4": how an entry was shared is said of the one before. */
const ownPart = pattern`^ (?:(?:and|but|so|then) )*(?:(?:i|we) (?:only |just )?(?:paid|pay|covered|cover|owe|put in) (?:(?:only|just|for|a|my|the) )*(?:half|third|quarter)
  (?: of (?:it|that))?|(?:we|i) (?:split|halved|shared) (?:it|that)(?: in half| evenly| with \S+)?|my (?:half|share)|half each|split (?:it )?with \S+
  |${paysPart}) $`

/** "train 9 on Monday and Wednesday, coffee 4": both days are of the first. */
function joinsDays(pieces: readonly Piece[], { from, to }: Run): boolean {
  const closed = pieces[to + 1]?.type === 'separator'
  return closed && prior(pieces, from)?.type === 'day' && pieces[to]?.type === 'day'
}

/** "monday lunch 11 tuesday lunch 12": each day opens an entry. */
function leadsWithDay(pieces: readonly Piece[]): boolean {
  return pieces.find((piece) => piece.type !== 'word' || !fillers.has(piece.norm))?.type === 'day'
}

/** "groceries Tuesday 73.20 Wednesday 14.85", "takings yesterday 900 day before 980": each amount has its day before it, where "60 Monday 45 Wednesday 30 today" has it behind. */
function opensWithDay(pieces: readonly Piece[], first: number, second: number): boolean {
  const between = pieces.slice(first + 1, second).filter(({ type, norm }) => type !== 'word' || !fillers.has(norm))
  if (between.length !== 1 || between[0]?.type !== 'day') return false
  let at = first
  while (prior(pieces, at)?.type === 'day' && prior(pieces, at, 2)?.type === 'amount') at -= 2
  return prior(pieces, at)?.type === 'day'
}

/** "and I paid …", "then got …": a verb after the joint begins a new entry. */
function startsClause(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at]
    if (piece?.type !== 'word') return false
    if (piece.norm === 'i' || piece.norm === 'we') return true
    if (!fillers.has(piece.norm)) return false
  }
  return false
}

function separatorRuns(pieces: readonly Piece[], from: number, to: number): Run[] {
  const runs: Run[] = []
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at]
    if (!piece || !isPause(piece)) continue
    const strong = piece.type === 'end' || piece.norm !== 'and'
    const last = runs.at(-1)
    const joined =
      last && pieces.slice(last.to, at).every((between) => between.type === 'word' && fillers.has(between.norm))
    if (last && joined) {
      last.to = at + 1
      last.strong = last.strong || strong
    } else runs.push({ from: at, to: at + 1, strong })
  }
  return runs
}

/** Without any pause: what still belongs to the amount before ("at Starbucks", "yesterday"), then the next thing begins. */
function afterTrailing(pieces: readonly Piece[], from: number, to: number): number {
  let at = from
  while (at < to) {
    const piece = pieces[at]
    if (!piece) break
    const place = placeAfter(pieces, at)
    if (piece.type === 'day' || piece.type === 'time') at += 1
    else if (closing.has(piece.norm) && hasContentAfter(pieces, at + 1, to)) at += 1
    else if (piece.norm === 'including' && extras.has(normAt(pieces, at + 1)) && hasContentAfter(pieces, at + 2, to))
      at += 2
    else if (piece.norm === 'paid' && /^(?:by|with|in|on)$/.test(normAt(pieces, at + 1))) at += 1
    else if (
      piece.type === 'word' &&
      prepositions.has(piece.norm) &&
      isContent(pieces[place]) &&
      hasContentAfter(pieces, place + 1, to)
    ) {
      at = place + 1
      if (prior(pieces, at)?.type === 'word')
        while (at < to && pieces[at]?.type === 'word' && isContent(pieces[at]) && hasContentAfter(pieces, at + 1, to))
          at += 1
    } else break
  }
  return at
}

/** Where the name begins that a preposition leads to: "to the airport", "on my card"; "with the cheese" may begin what was bought next. */
function placeAfter(pieces: readonly Piece[], lead: number): number {
  const article = normAt(pieces, lead + 1)
  const isOfNext = pieces[lead]?.norm === 'with' && article !== 'my' && article !== 'our'
  return determiners.has(article) && !isOfNext ? lead + 2 : lead + 1
}

/** "taxi 15 home", "lunch 30 cash": said behind a price, and no thing of its own. */
const closing = wordSet('home cash total altogether there again included')

function hasContentAfter(pieces: readonly Piece[], from: number, to: number): boolean {
  return pieces.slice(from, to).some(isContent)
}

/** "4 on coffee 12 on lunch": the new entry begins at its amount, or at the verb before it. */
function beforeLeading(pieces: readonly Piece[], first: number, second: number): number {
  let at = second
  while (at > first + 1) {
    const piece = prior(pieces, at)
    const leads =
      piece?.type === 'word' &&
      (moneyVerbs.has(piece.norm) || piece.norm === 'i' || piece.norm === 'we' || fillers.has(piece.norm))
    if (!leads) break
    at -= 1
  }
  return at
}
