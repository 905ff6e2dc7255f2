import {
  addsBehindOrder,
  hasAmount,
  leavesBehind,
  letsGo,
  opensDebt,
  opensDeletion,
  opensOrder,
  opensRequest,
  opensUntold,
  turnsAtBudget,
  turnsAway,
  turnsToSaving,
} from '#domain/understanding/clause-turn.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { demands } from '#domain/understanding/intents/out-of-reach.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { inFun } from '#domain/understanding/words/in-fun.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { inRole, isAmount, type Piece, phraseText, quiet, type Role } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { reductionWords } from '#domain/understanding/words/reduction-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A stretch of the sentence that is understood on its own. */
export type Clause = { pieces: Piece[]; words: string; from: number; to: number; question: boolean }

const openers = wordSet(
  'how what whats show did hows where is are was were am do have can could will which when why who',
)
const continuations = wordSet('it that cost costs came total thats its paid for which')

/** Cuts pieces at the ends of sentences and before a question that follows ("…, and how much have I spent"). */
export function splitClauses(told: readonly Piece[]): Clause[] {
  const pieces = told.map((piece, at) => {
    if (isStopBeforePlace(told, at)) return inRole(piece, toPlace)
    const leads = piece.type === 'end' && told[at + 1]?.type === 'amount'
    return leads && isStopBeforePlace(told, at + 2) ? quiet(piece) : piece
  })
  const clauses: Clause[] = []
  let start = 0
  const close = (end: number, question: boolean): void => {
    const part = pieces.slice(start, end)
    const first = part[0]
    const last = part.at(-1)
    const words = phraseText(part)
    if (confirms.test(words) && tellsAmountOf(pieces.slice(0, start), part)) return
    const told = joke.test(words) ? clauses.pop() : undefined
    if (told && last) {
      const whole = [...told.pieces, ...part]
      clauses.push({ pieces: whole, words: phraseText(whole), from: told.from, to: last.to, question: false })
      return
    }
    if (first && last) clauses.push({ pieces: part, words, from: first.from, to: last.to, question })
  }
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece?.type === 'end') {
      if (joins(pieces, start, at)) continue
      close(at, piece.norm === '?')
      start = at + 1
    } else if (opensOrder(pieces, start, at)) {
      start = at
    } else if (opensRequest(pieces, start, at) || opensDebt(pieces, start, at)) {
      close(at, false)
      start = at
    } else if (
      opensDeletion(pieces, start, at) ||
      opensUntold(pieces, start, at) ||
      addsBehindOrder(pieces, start, at) ||
      turnsAtBudget(pieces, start, at)
    ) {
      close(at, false)
      start = at + 1
    } else if (turnsToSaving(pieces, start, at)) {
      // "my car is dying so …": why it is to be saved.
      if (hasAmount(pieces.slice(start, at), 0)) close(at, false)
      start = at + 1
    } else if (letsGo(pieces, start, at)) {
      start = at + 1
    } else if (leavesBehind(pieces, start, at) || turnsAway(pieces, start, at)) {
      close(at, false)
      start = /^(i|dont|didnt)$/.test(piece?.norm ?? '') ? at : at + 1
    } else if (
      piece?.norm === 'but' &&
      !isDenied(pieces, at) &&
      isWhole(pieces, start, at) &&
      hasAmount(pieces, at + 1)
    ) {
      close(at, false)
      start = at + 1
    } else if (
      piece?.type === 'separator' &&
      opensQuestion(pieces, at + 1) &&
      at > start &&
      !isSubject(pieces.slice(start, at))
    ) {
      close(at, false)
      start = at + 1
    }
  }
  close(pieces.length, false)
  return clauses
}

/** "gold ring 400? April fools": of the sentence before. */
const joke = new RegExp(`^ (?:(?:um|haha|lol|no|nah) )*${inFun.source}`)

const toPlace: Role = { type: 'word', norm: 'at', capital: false }

/** "yarn. 23.40. Michaels.", "yarn. Michaels. 23.40": a stop for a pause, and a shop of the kind where that is sold. */
function isStopBeforePlace(pieces: readonly Piece[], at: number): boolean {
  const [before, place, after] = [prior(pieces, at), pieces[at + 1], pieces[at + 2]]
  if (pieces[at]?.norm !== '.' || place?.type !== 'name' || place.entry.display === null) return false
  const isPriced = before?.type === 'amount'
  if ((after && after.norm !== '.') || isPriced === (pieces[at + 3]?.type === 'amount')) return false
  let from = isPriced ? at - 1 : at
  if (isPriced && /^[.,]$/.test(normBefore(pieces, from))) from -= 1
  const things: Piece[] = []
  for (from -= 1; isContent(pieces[from]); from -= 1) things.push(pieces[from] as Piece)
  const thing = things.find(({ type }) => type === 'name')
  if (thing?.type !== 'name') return isPriced && things.length > 0 && place.entry.category === 'Shopping'
  const alike = [thing, place].every(({ entry }) => sold.test(entry.category))
  return thing.entry.display === null && (alike || thing.entry.category === place.entry.category)
}
const sold = /^(?:Shopping|Food & Dining|Healthcare)$/

/** "Still nine.", "Same price.", "Nine dollars.": the amount before, said once more. */
const confirms = pattern`^ \d\S* ${unitSaid}$|^ (?:(?:and|but|um|it was|its|was|thats|that was|for|the) )*(?:still|same)(?: (?:the|same|at|just|thats|it was|was))*
  (?: (?:amount|price|total|cost|money|charge|bill)| \d\S*(?: (?:bucks|dollars|quid|pounds|euros))?) $`

function tellsAmountOf(before: readonly Piece[], part: readonly Piece[]): boolean {
  const minorOf = (piece: Piece | undefined): number | null =>
    piece?.type === 'amount' ? piece.money.amountMinor : null
  const said = before.findLast(({ type, struck }) => type === 'amount' && !struck)
  const again = part.find(isAmount)
  return said !== undefined && (again === undefined || minorOf(again) === minorOf(said))
}

/** "not 45 but 54" is one. */
function isDenied(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(Math.max(0, at - 4), at).some(({ norm }) => norm === 'not')
}

/** "the shot was free but parking was 8": both sides stand alone. */
function isWhole(pieces: readonly Piece[], start: number, at: number): boolean {
  let next = at + 1
  while (pieces[next]?.type === 'word' && fillers.has(normAt(pieces, next))) next += 1
  const goesOn =
    normAt(pieces, next) === 'theyre' ||
    (/^(it|that|they)$/.test(normAt(pieces, next)) && /^(was|cost|came|are|were)$/.test(normAt(pieces, next + 1)))
  if (/^(i|we)$/.test(normAt(pieces, next)) && pieces.slice(next, next + 4).some(({ norm }) => norm === 'only'))
    return false
  if (saidBefore(pieces, start, at) || wonThere.test(phraseText(pieces.slice(next, next + 3)))) return false
  if (namesNothing(pieces, next) || pieces.slice(next, next + 5).some(({ norm }) => norm === 'half')) return false
  if (
    (hasAmount(pieces.slice(0, at), start) || !pieces.slice(start, at).some(({ type }) => type === 'name')) &&
    pieces
      .slice(start, start + 5)
      .some(
        ({ norm }, index) =>
          norm === 'dont' && /^(log|add|record|count|save|track|write|put)$/.test(normAt(pieces, start + index + 1)),
      )
  )
    return false
  if ((goesOn || isFigure(pieces, next)) && !hasAmount(pieces.slice(0, at), start)) return false
  return at - start >= 3 && pieces[at + 1]?.type !== 'repair'
}

/** "slots last night cost me 30 but I won 15": at what was played. */
const wonThere = /^ (?:(?:i|we) )?(?:actually )?won /

/** "I said 50 but it was 15", "oops, I put 50 but …": what stands, and what it is. */
function saidBefore(pieces: readonly Piece[], start: number, end: number): boolean {
  let at = start
  while (at < end && isSigh(pieces[at])) at += 1
  return pieces[at]?.norm === 'i' && /^(said|put|typed)$/.test(normAt(pieces, at + 1))
}

function isSigh(piece: Piece | undefined): boolean {
  return piece?.type === 'repair' || piece?.type === 'separator' || (piece?.type === 'word' && fillers.has(piece.norm))
}

/** "haircut usually 30 but today 35": nothing but an amount, and its day. */
function isFigure(pieces: readonly Piece[], from: number): boolean {
  const told = pieces.slice(from, from + 4)
  const end = told.findIndex(({ type }) => type === 'separator' || type === 'end')
  const figure = end < 0 ? told : told.slice(0, end)
  return (
    figure.length < 4 &&
    figure.every(({ type }) => type === 'day' || type === 'amount') &&
    figure.filter(isAmount).length === 1
  )
}

/** "… but with the coupon I paid 84", "… but got it for 20": no other thing is named. */
function namesNothing(pieces: readonly Piece[], from: number): boolean {
  const told = pieces.slice(from)
  return (
    told.some(({ norm }) => reductionWords.has(norm) || /^(paid|only|charged|got|bought|snagged|gave)$/.test(norm)) &&
    !told.some((piece) => isContent(piece) && !reductionWords.has(piece.norm))
  )
}

/** "coffee shops, how much this month", "the week before last, how much was it": what the question is about comes first. */
function isSubject(before: readonly Piece[]): boolean {
  return (
    before.length <= 5 &&
    before.every(({ type, norm }) => /^(name|word|day)$/.test(type) && !orders.has(norm)) &&
    (before.some(({ type }) => type === 'name' || type === 'day') || isPeriod(before))
  )
}

function isPeriod(before: readonly Piece[]): boolean {
  return (
    before.every(({ norm }) => periodUnits.has(norm) || besidePeriods.has(norm)) &&
    before.some(({ norm }) => periodUnits.has(norm))
  )
}
const periodUnits = wordSet('week weekend month quarter year')
const besidePeriods = wordSet('in for over the this last past previous before')
const orders = wordSet('i we want delete remove undo change make move set no that actually scratch')

const judged =
  /^(?:insane|crazy|mad|wild|ridiculous|a|fine|great|good|bad|fair|cheap|expensive|steep|robbery|nuts|not|way|so|too|pretty|quite|really|outrageous)$/

function opensQuestion(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || !openers.has(piece.norm)) return false
  if (demands.test(phraseText(pieces.slice(at, at + 6)))) return false
  const next = pieces[at + 1]?.norm
  // "…, which I told you already": of what was told before.
  if (piece.norm === 'which' && /^(i|we)$/.test(next ?? '')) return false
  // "14, which is insane, and the taxi 3"
  if (
    piece.norm === 'which' &&
    /^(?:is|was)$/.test(next ?? '') &&
    judged.test(normAt(pieces, at + 2)) &&
    pieces.slice(0, at).some(isAmount)
  )
    return false
  if (piece.norm === 'how') return /^(much|many|is|are|am|do|did|can|often|come|long)$/.test(next ?? '')
  if (piece.norm === 'show') return next === 'me'
  if (/^(is|are|was|were)$/.test(piece.norm))
    return /^(there|my|this|that|it)$/.test(next ?? '') && pieces.length - at > 2
  if (piece.norm === 'why' && /^(it|they)$/.test(normAt(pieces, at + 2))) return false
  if (/^(did|am|do|have|can|could|will)$/.test(piece.norm)) return /^(i|we|you)$/.test(next ?? '')
  return next !== undefined
}

/** "Lunch 12. No, 14." and "Got tea and cake. The tea was 4." are one. */
function joins(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.norm === '?') return false
  const next = pieces[at + 1]
  if (!next) return false
  if (next.type === 'day' && pieces[at + 2]?.type === 'end' && pieces[at + 3]?.type === 'amount') return at > start
  if (next.type === 'repair') return true
  const told = pieces.slice(start, at).some(isAmount)
  if (next.type === 'amount' && !told && at > start && isAlone(pieces, at + 2)) return true
  // "Gig money! 300 from the Horseshoe"
  const isCalled = payCall.test(phraseText(pieces.slice(start, at))) && normAt(pieces, at + 2) === 'from'
  if (next.type === 'amount' && isCalled) return true
  if (next.type === 'end') return true
  if (next.type === 'word' && next.norm === 'no' && pieces[at + 2]?.type !== 'word') return true
  const before = pieces.slice(start, at)
  const thing = next.norm === 'the' ? pieces[at + 2] : next
  const again = isContent(thing) && before.some(({ norm }) => norm === thing?.norm)
  if (!again && (next.type !== 'word' || !continuations.has(next.norm))) return false
  return before.length > 0 && !before.some(isAmount) && pieces.slice(at + 1, at + 6).some(isAmount)
}

const payCall =
  /^ (?:(?:yes|yay|woo|woohoo|finally|got|my|at last) )*(?:paid|payday|(?:gig|tip|tips|side|freelance|prize) money|commission|gig) (?:(?:day|at last|finally|today) )?$/

/** "Payday! 2,840 in": nothing is named until the sentence ends. */
function isAlone(pieces: readonly Piece[], from: number): boolean {
  const end = pieces.findIndex(({ type }, at) => at >= from && type === 'end')
  return pieces
    .slice(from, end < 0 ? pieces.length : end)
    .every(
      ({ type, norm }) =>
        type === 'day' ||
        /^(in|today|um|on|sale|total|altogether|all|entry|entrance|admission|landed|arrived|hit|dropped|came|through|finally|just|already)$/.test(
          norm,
        ),
    )
}
