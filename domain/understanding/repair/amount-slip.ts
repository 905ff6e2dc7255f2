import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { deniedAt, type Slip } from '#domain/understanding/repair/denied-amount.ts'
import { additive, isConnective, isContent } from '#domain/understanding/repair/repair-words.ts'
import { isLink, isMarker, isPause } from '#domain/understanding/repair/slip-words.ts'
import { explainedAmount } from '#domain/understanding/repair/tell-anew.ts'
import { determiners, moneyVerbs, paymentWords } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isAmount, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "petrol was not 500, it was 400": said of an entry that stands, as with "wasn't". */
const deniesFirst = pattern`^ (?:(?:no|sorry|the|my|that) )*(?:(?!it |that |this |i |we )\S+ ){1,3}?(?:was|were) not \S*\d\S* ${unitSaid}(?:(?:no|na|but|actually|sorry|rather) )*(?:it|they) (?:was|were) (?:only |just |actually )?\S*\d\S* ${unitSaid}(?:(?:only|please|sorry|not more) )*$`

/** The last that is put right at once, else the last that is put right after more was told. */
export function slipIn(pieces: readonly Piece[]): Slip | null {
  if (deniesFirst.test(phraseText(pieces))) return null
  let later: Slip | null = null
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const slip = deniedAt(pieces, at) ?? slipAt(pieces, at)
    if (slip && (prior(pieces, at)?.end === slip.old.end || pieces[at]?.norm === 'not')) return slip
    later ??= slip
  }
  return later
}

/** What is put right by the pauses, sounds and words that take back from a place on. */
function slipAt(pieces: readonly Piece[], from: number): Slip | null {
  const beside = prior(pieces, from)
  if (isPause(beside) || isMarker(pieces, from - 1)) return null
  let marker = 0
  let next = from
  for (; next < from + 12; next += 1) {
    if (isMarker(pieces, next)) marker = marker || next
    else if (
      !isPause(pieces[next]) &&
      !(marker
        ? isConnective(pieces, next)
        : beside?.type === 'amount' && (isLink(pieces[next]) || hedges(beside, pieces[next])))
    )
      break
  }
  const explained = marker && pieces[next]?.type !== 'amount' ? explainedAmount(pieces, next) : 0
  next = explained || next
  const fresh = pieces[next]
  const afterwards = marker > 0 && !brokenOff.test(beside?.norm ?? '') && (explained > 0 || isLast(pieces, next))
  const dated = beside?.type === 'day' && prior(pieces, from - 1)?.type === 'amount' && isAfterthought(pieces, next + 1)
  const at = beside?.type === 'amount' ? from - 1 : dated ? from - 2 : afterwards ? amountBefore(pieces, from) : -1
  const old = pieces[at]
  if (old?.type !== 'amount' || fresh?.type !== 'amount') return null
  if (marker && (isCountedIn(pieces, next) || isDenied(pieces, at, next))) return null
  const isMeant = marker ? takesBack(pieces, at, marker, next) : saysAnew(pieces, at, next)
  const last = !marker && isAfterthought(pieces, next + 1) ? (pieces[next + 1] ?? fresh) : fresh
  if (!isMeant) return null
  const first = firstOf(pieces, at, old)
  const gap = pieces[from]?.from ?? fresh.from
  // "6 each, no, 7 each": what is said again is kept once.
  const isEach = /^(each|apiece)$/.test(normAt(pieces, at + 1))
  // "20 each, no, 20 for both"
  const ofAll = isEach && forAll.test(phraseText(pieces.slice(next + 1, next + 6)))
  const again = isEach && (ofAll || pieces[next + 1]?.norm === pieces[at + 1]?.norm)
  return { old: first, fresh, start: first.from, end: last.to, kept: [old.money.vague || again ? gap : old.to, gap] }
}

const forAll =
  /^ (?:um )?(?:for (?:the )?(?:both|all|lot|pair|two|three|four|2|3|4|whole lot)|in (?:total|all)|altogether|all in|total)(?: of (?:them|us))? /

/** "one nine five, i mean 1950": digits in a row are one try, and so are both of "thirty or was it thirty five, yeah thirty five". */
function firstOf(pieces: readonly Piece[], at: number, old: AmountPiece): AmountPiece {
  const other = pieces.findLastIndex((piece, index) => index < at && !wavers.test(piece.norm))
  const isOpen = other < at - 1 && pieces.slice(other + 1, at).some(({ norm }) => norm === 'or')
  const first = isOpen ? pieces[other] : prior(pieces, at)
  return first?.type === 'amount' && first.doubt === null ? shaped({ ...first, to: old.to, end: old.end }) : old
}
const wavers = /^(?:or|was|is|it|that|maybe|perhaps|like|rather|um)$/

const brokenOff = /^(was|were|is|are|for|the|a|an|my|at|on)$/

/** The amount that was told last before a place; a count or a label only where there is no other. */
function amountBefore(pieces: readonly Piece[], from: number): number {
  const told = (piece: Piece, at: number): piece is AmountPiece =>
    piece.type === 'amount' && at < from && !/^(between|by|into)$/.test(normBefore(pieces, at))
  const plain = pieces.findLastIndex((piece, at) => told(piece, at) && piece.doubt === null)
  return plain < 0 ? pieces.findLastIndex(told) : plain
}

/** Nothing is named behind it that it could be the price of. */
function isLast(pieces: readonly Piece[], at: number): boolean {
  const after = pieces[at + 1]
  if (after?.type === 'amount' || isContent(after)) return false
  if (!isLed(pieces, at)) return true
  const thing = pieces.slice(at + 2).find(({ norm }) => !determiners.has(norm))
  return !isContent(thing) || pieces.slice(0, at).some(({ norm }) => norm === thing?.norm)
}

function isLed(pieces: readonly Piece[], at: number): boolean {
  return /^(for|on)$/.test(normAt(pieces, at + 1))
}

/** "5… 6 I mean", "15. 15.20, actually, I have the receipt": what takes back may come last. */
function isAfterthought(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.norm === ',' && pieces[at + 1]?.norm === 'actually' && pieces[at + 2]?.type !== 'amount') return true
  return (
    /^(i mean|i meant|sorry|rather|or rather|actually|exactly)$/.test(normAt(pieces, at)) &&
    pieces[at + 1]?.type !== 'amount'
  )
}

const hesitations = /^(er|err|erm|um|umm|uh|uhh|uhm|hm|hmm|ugh|argh|gah)$/

/** "650, sorry, not 600": what the one before it was not. */
function isDenied(pieces: readonly Piece[], at: number, next: number): boolean {
  return (
    normBefore(pieces, next) === 'not' && at === pieces.findLastIndex((piece, index) => index < next && isAmount(piece))
  )
}

/** "37, no wait, 22", "37 on socks, no, 22"; "i said 13 i meant 30" is about an entry of before. */
function takesBack(pieces: readonly Piece[], at: number, marker: number, next: number): boolean {
  const { doubt } = pieces[next] as AmountPiece
  const counts = doubt === 'counts' && pieces.slice(next + 1, next + 4).some(isAmount)
  const wrong = /^(said|put|typed)$/.test(normBefore(pieces, at)) && / ?meant?$/.test(normAt(pieces, marker))
  const asked = pieces.slice(at + 2, next).some(({ norm }) => norm === '?')
  const other = pieces[next + 2]?.type === 'name' && isLed(pieces, next) && isOther(pieces, at, next)
  return !asked && !counts && !wrong && !other && !isPutRight(pieces, at, marker)
}

/** "22, 24 I mean. 15 on the metro card": what took back came last, with the sentence. */
function isPutRight(pieces: readonly Piece[], at: number, marker: number): boolean {
  const before = prior(pieces, at, 2)?.type
  return (
    isAfterthought(pieces, marker) &&
    marker === at + 1 &&
    pieces[marker + 1]?.type === 'end' &&
    isPause(prior(pieces, at)) &&
    (before === 'amount' || before === 'day')
  )
}

/** "no wait, the soap was in the 40": what is told of is in that amount. */
function isCountedIn(pieces: readonly Piece[], at: number): boolean {
  return /^(?:the|that)$/.test(normBefore(pieces, at)) && /^(?:in|with|of)$/.test(normBefore(pieces, at, 2))
}

/** "37, er, 22", "39.90, 39.90"; "twelve er thirteen" may be either. */
function saysAnew(pieces: readonly Piece[], at: number, next: number): boolean {
  const [old, fresh] = [pieces[at] as AmountPiece, pieces[next] as AmountPiece]
  const gap = pieces.slice(at + 1, next)
  if (isOther(pieces, at, next)) return false
  const isAfter = isAfterthought(pieces, next + 1)
  if (gap.some(({ type }) => type === 'end')) {
    const then = next + (pieces[next + 1]?.type === 'separator' ? 3 : 2)
    return isAfter && !gap.some(isLink) && isAlone(pieces, then)
  }
  if (isAfter && gap.some(({ type }) => type === 'separator')) return !gap.some(isLink)
  if (fresh.money.amountMinor !== null && fresh.money.amountMinor === old.money.otherMinor) return true
  if (isWholeOf(old, fresh) && gap.every((piece) => isPause(piece) || vague.test(piece.norm))) return true
  if (isListed(pieces, at, next) || isRestOf(pieces.slice(0, at), old, gap)) return false
  if (old.norm === fresh.norm || isStammered(old, fresh, gap)) return true
  if (old.money.amountMinor === fresh.money.amountMinor && gap.every(isPause)) return !isCountOf(pieces, at, next)
  const counts = gap.length === 1 && !old.money.decimal && fresh.money.count === old.money.count + 1
  return !counts && !gap.some(isLink) && gap.some(({ norm }) => hesitations.test(norm))
}

/** "two 2 euro coins": how many, and what one of them is worth. */
function isCountOf(pieces: readonly Piece[], at: number, next: number): boolean {
  const [count, price] = [pieces[at] as AmountPiece, pieces[next] as AmountPiece]
  const isCounted = next === at + 1 && !count.money.marked && !count.money.decimal
  return isCounted && price.money.marked && isPlural(normAt(pieces, next + 1))
}

/** Whether nothing more is said of the amount: in "20, actually, at Subway" and "3, sorry, coffee" it has a thing of its own. */
function isAlone(pieces: readonly Piece[], at: number): boolean {
  const [stop, next] = [pieces[at], pieces[at + 1]]
  if (!stop || stop.type === 'end') return true
  return stop.type === 'separator' && next?.type !== 'name' && !/^(?:for|on|at|from)$/.test(next?.norm ?? '')
}

/** "zoo tickets 24, 24 and 12", "5, 4 and 4": prices in a row, of which two may be alike. */
function isListed(pieces: readonly Piece[], at: number, next: number): boolean {
  if (!pieces.slice(at + 1, next).every(({ type }) => type === 'separator')) return false
  const [before, behind] = [prior(pieces, at), pieces[next + 1]]
  if (before?.type === 'separator' && prior(pieces, at, 2)?.type === 'amount') return true
  const then = pieces[next + 2]?.type === 'separator' ? pieces[next + 3] : pieces[next + 2]
  return behind?.type === 'separator' && then?.type === 'amount' && !isContent(pieces[pieces.indexOf(then) + 1])
}

/** "taxi 30 and Sam gave me 15 so 15": the half that is left is as much as the one that came. */
function isRestOf(before: readonly Piece[], { money }: AmountPiece, gap: readonly Piece[]): boolean {
  if (!gap.some(({ norm }) => norm === 'so')) return false
  const whole = 2 * (money.amountMinor ?? 0)
  return before.some((piece) => piece.type === 'amount' && piece.money.amountMinor === whole)
}

/** "nine nine hundred", "a hundred a hundred and ten": begun once more. */
function isStammered(old: AmountPiece, fresh: AmountPiece, gap: readonly Piece[]): boolean {
  if (!fresh.norm.startsWith(`${old.norm} `)) return false
  // "gave Ana twenty, twenty two to Ben" lists them.
  return (
    /^ (?:hundred|thousand)/.test(fresh.norm.slice(old.norm.length)) || !gap.some(({ type }) => type === 'separator')
  )
}

/** "eleven, eleven fifty", "23 something, uh, 23.80", "forty something, 43": the same to its end. */
function isWholeOf({ money: old }: AmountPiece, { money: fresh }: AmountPiece): boolean {
  const step = old.vague && old.count % 10 === 0 ? 10 : 1
  return !old.decimal && (fresh.decimal || step > 1) && Math.floor(fresh.count / step) * step === old.count
}
const vague = /^(something|and something|and|some|change|ish|or so|point something)$/

/** "thirteen and some change": what makes the amount before a rough one. */
function hedges({ money }: AmountPiece, piece: Piece | undefined): boolean {
  return money.vague && vague.test(piece?.norm ?? '')
}

/** What a thing is bought for, rather than what is bought: "37, er, 42 for the garden". */
const purposes = wordSet(
  `
  garden fence lawn yard patio balcony roof wall kitchen bathroom bedroom house flat car bike boat dog cat party
  picnic barbecue bbq wedding trip holiday camping
`,
)

/** "coffee 4, wait, 12 for lunch", "netflix 15, no, 30 for hulu": both amounts have a thing of their own; "best buy 37, no, 129 for a keyboard" was bought there. */
function isOther(pieces: readonly Piece[], at: number, next: number): boolean {
  const first = pieces.slice(0, at).findLast((piece) => isContent(piece) || /^(i|we)$/.test(piece.norm))
  const second = pieces.slice(isLed(pieces, next) ? next + 2 : next + 1).find(({ norm }) => !determiners.has(norm))
  if (first?.type !== 'name' || second?.type !== 'name' || paymentWords.has(second.norm)) return false
  if (purposes.has(second.norm) && isLed(pieces, next) && determiners.has(normAt(pieces, next + 2))) return false
  const alsoShop = second.entry.display !== null || pieces.slice(at + 1, next).some(({ norm }) => additive.has(norm))
  if ((first.entry.display !== null && !alsoShop) || moneyVerbs.has(first.norm)) return false
  return !pieces.slice(0, next).some(({ norm }) => norm === second.norm)
}
