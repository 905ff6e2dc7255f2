import { isContent } from '#domain/understanding/entries/segment.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import { determiners, moneyVerbs, paymentWords, prepositions } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, isPauseOrSound, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, reductionWords } from '#domain/understanding/words/reduction-words.ts'
import { joinsSharers } from '#domain/understanding/words/sharers.ts'

/**
 * "uber was 36 and we went halves, and bus 2.50": what reckons with an amount ends where a plain item of its own begins, or
 * begins where one has ended ("coffee 4 and the vet was 210 but insurance paid 150"). Cut there, the joint is the end of a
 * sentence, and no half, discount or correction reaches the other telling.
 */
export function partTellings(pieces: readonly Piece[]): Piece[][] {
  if (isOfBoth(pieces)) return [[...pieces]]
  const parts: Piece[][] = []
  let [part, start] = [0, 0]
  for (let at = 0; at < pieces.length; at += 1) {
    const joint = pieces[at]
    if (joint?.type === 'end' && prior(pieces, at)?.type === 'end') start = at + 1
    if (
      !joint ||
      !isPause(joint) ||
      joint.norm === '?' ||
      /^(?:separator|end)$/.test(prior(pieces, at)?.type ?? '') ||
      prior(pieces, at)?.norm === 'but' ||
      joinsSharers(pieces, at)
    )
      continue
    let next = at + 1
    while (isPauseOrSound(pieces[next])) next += 1
    const found = pieces.findIndex(({ type }, index) => index > at && type === 'end')
    const [core, rest] = [pieces.slice(start, at), pieces.slice(next, found < 0 ? pieces.length : found)]
    // "insurance is 208, paid, and …": said of what was told.
    if (/^(?:paid|done|sorted|settled)$/.test(normAt(rest, 0)) && (!rest[1] || isPauseOrSound(rest[1]))) continue
    if (!(standsAlone(core, rest) && endsUnwritten(core, pieces, at)) && !opensReckoning(core, rest)) {
      if (joint.type === 'end') start = at + 1
      continue
    }
    parts.push([...pieces.slice(part, at), shaped({ ...joint, type: 'end', norm: '.' })])
    part = next
    start = next
  }
  return [...parts, pieces.slice(part)]
}

/** "lunch 12 and don't add the parking, …", "pizza 31, should have gone out, …" */
const notWritten =
  '(?:dont|do not) (?:add|log|put|count|record|include)|didnt pay|should(?:ve| have) (?!been)\\S+|nearly|almost'
const unwritten = new RegExp(` (?:${notWritten}) `)

const reckons = pattern` (?:halves|halfsies|(?:my|in) half|half (?:of|the)|fifty-fifty|split|splitting|shared|dutch
  |divided|divvied|ways|minus|off|${coupon}|but|marked|instead|normally|usually|originally
  |insurance|covered|(?:up|down) from|of (?:it|that|the)|so|well|said|says|thought|chipped|deposit|sale|savings
  |${notWritten}
  |cash|(?:an?|per) (?:hour|dozen|pound|kilo|litre|liter|gallon|night|day|head|person|ticket)) `
export const sums = / (?:total|altogether|all|everything|together|left (?=$|over)|change|back) /
export const several = / (?:both|each|only|my|share) /

/** What was told reckons, and is told to its end; behind the joint stands one plain item of another name. */
function standsAlone(core: readonly Piece[], rest: readonly Piece[]): boolean {
  const item = plainItem(firstItem(rest)) ?? newThing(rest, core)
  const words = item === null ? '' : phraseText(core)
  if (
    item === null ||
    sums.test(phraseText(rest)) ||
    !reckons.test(words) ||
    sums.test(words) ||
    core.some(({ type }) => type === 'day')
  )
    return false
  let last = core.findLastIndex(isAmount)
  while (last >= 0 && isContent(core[last + 1])) last += 1
  const tail = core.slice(last + 1)
  if (last < 0 || core.at(-1)?.type === 'repair' || isMarked(core) !== isMarked(rest)) return false
  if (
    rest.some(({ type, norm }) => type === 'repair' || (type === 'name' && core.some((piece) => piece.norm === norm)))
  )
    return false
  const named = core.some(
    (piece) =>
      piece.norm === 'parked' || (isContent(piece) && !reductionWords.has(piece.norm) && !paymentWords.has(piece.norm)),
  )
  return (
    named &&
    !core.some(({ norm }) => norm === item) &&
    tail.every((piece, at) => !isContent(piece) || isLed(tail, at) || unwritten.test(phraseText(tail.slice(0, at))))
  )
}

/** Whether what is not to be written ends at a joint; where it stands at the front, nothing behind it is surely another telling. */
function endsUnwritten(core: readonly Piece[], pieces: readonly Piece[], at: number): boolean {
  const words = phraseText(core)
  return !unwritten.test(words) || (!withholds.test(words) && goesOnFirmly(pieces, at))
}
const withholds = /^ (?:(?:please|but|and|so|oh|no) )*(?:dont|do not) /

/** ", and", ", then": in "don't add lunch 12 and bus 3" both may be meant. */
function goesOnFirmly(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === ',' && /^(?:and|then|also|plus)$/.test(normAt(pieces, at + 1))
}

const openly = pattern` (?:but|marked down|minus|dutch|normally|originally|insurance|so i|(?:up|down) from|chipped
  |deposit|cash|savings|(?:half|thirds?|quarters?) of the) `

/** One plain item was told, and behind the joint something else is reckoned out. */
function opensReckoning(core: readonly Piece[], rest: readonly Piece[]): boolean {
  const item = plainItem(core) ?? (core.some(isAmount) ? newThing(rest, core) : null)
  const words = item === null ? '' : phraseText(rest)
  if (item === null || !openly.test(phraseText(firstItem(rest))) || sums.test(words) || several.test(words))
    return false
  if (ofTold.test(phraseText(firstItem(rest))) || isRestOf(core, rest)) return false
  const again = rest.some(({ norm }) => norm === item) && core.some(({ norm }) => norm === item)
  if (again || core.some(({ type }) => type === 'day')) return false
  const amounts = rest.filter(isAmount).length
  return (
    (amounts > 1 || / (?:dutch|divided|divvied|(?:half|thirds?|quarters?) of the) /.test(words)) &&
    isMarked(core) === isMarked(rest)
  )
}

/** "dinner 80, Ana sent me 30 so I paid 50": what is reckoned out is the rest of what was told. */
function isRestOf(core: readonly Piece[], rest: readonly Piece[]): boolean {
  const [whole, others, own] = [...core, ...rest].flatMap((piece) =>
    piece.type === 'amount' ? [piece.money.amountMinor ?? 0] : [],
  )
  return own !== undefined && (whole ?? 0) - (others ?? 0) === own
}

/** "the sofa was 800, paid the 200 deposit and …", "netflix 18, up from 15, …": on what was told before, and of no other thing. */
const ofTold =
  /^ (?:up|down) from |^ (?:(?:i|we|just|only) )*(?:put|paid|left|gave|made|placed|sent) (?:down )?(?:(?:the|an?|my) )?\S+ (?:dollars? )?deposit (?:down )?$/

/** What is known and named first behind the joint, where it is no word of the reckoning before: "2 liters of milk 3.20". */
function newThing(rest: readonly Piece[], core: readonly Piece[]): string | null {
  const item = firstItem(rest)
  if (goesOn.test(phraseText(item)) || !item.some(isAmount)) return null
  const thing = item.find((piece) => piece.type === 'name' && isContent(piece))
  if (!thing || extras.test(thing.norm) || paymentWords.has(thing.norm)) return null
  const one = singular(thing.norm)
  if (core.some(({ norm }) => norm === thing.norm || norm === one)) return null
  return thing.norm
}
const goesOn = pattern`^ (?:but|so|minus|less|with|off|no|not) | (?:so|thats?|its?|my|mine|each|only|instead|he|she|they
  |them|dont|didnt|whats?|how|why|who) `

/** Up to the pause behind the first amount, whatever else is told after it. */
function firstItem(pieces: readonly Piece[]): readonly Piece[] {
  const amount = pieces.findIndex(isAmount)
  const pause = pieces.findIndex(({ type }, at) => at > amount && type === 'separator')
  return pause < 0 ? pieces : pieces.slice(0, pause)
}

/** No plain item has so many words. */
const LONG = 12

/** "insurance was 310, and the fee 75, both on Thursday": the day that closes is that of all before it. */
function isOfBoth(pieces: readonly Piece[]): boolean {
  const day = pieces.findLastIndex(({ type }) => type === 'day')
  const isLast = day >= 0 && pieces.slice(day + 1).every(({ type }) => type === 'end')
  const said = normBefore(pieces, day)
  const isSaid = said === 'all' || (said === 'both' && pieces.filter(isAmount).length === 2)
  return isLast && isSaid && pieces.slice(0, day).every(({ type }) => type !== 'day' && type !== 'end')
}

/** The thing of "then a coffee 4", "spent 12 on lunch", "9 for a sandwich"; null for anything more or less. */
export function plainItem(pieces: readonly Piece[]): string | null {
  if (pieces.length > LONG) return null
  const said = pieces.filter(
    (piece) =>
      !isPauseOrSound(piece) &&
      piece.type !== 'day' &&
      piece.type !== 'time' &&
      !(
        piece.type === 'word' &&
        (determiners.has(piece.norm) || /^(i|we|was|for|on|at|up|it)$/.test(piece.norm) || moneyVerbs.has(piece.norm))
      ),
  )
  const [amount, ...more] = said.filter(isAmount)
  const names = said.filter((piece) => piece.type !== 'amount')
  const [name] = names
  if (
    amount?.type !== 'amount' ||
    more.length > 0 ||
    (amount.doubt !== null && amount.doubt !== 'party') ||
    amount.struck ||
    !name ||
    names.length > 2
  )
    return null
  if (!names.every(isContent) || extras.test(name.norm)) return null
  const thingFirst = said[0] !== amount
  const led = /^(?:for|on)$/.test(normAt(pieces, pieces.indexOf(amount) + 1))
  return led !== thingFirst && said.at(thingFirst ? -1 : 0) === amount ? name.norm : null
}
export const extras = pattern`^(tip|gratuity|tax|vat|shipping|postage|delivery|service|fee|${coupon}|rest|price
  |insurance|share|part|mine|people|difference)$`

/** "… with the student discount", "… at 4 an hour", "… and we went halves": what belongs to the price before. */
function isLed(tail: readonly Piece[], at: number): boolean {
  return (
    tail.slice(0, at).some(({ norm }) => prepositions.has(norm) || /^(?:an?|per)$/.test(norm)) ||
    reckons.test(` ${tail[at]?.norm} `)
  )
}

export function isMarked(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.type === 'amount' && piece.money.currency !== null)
}
