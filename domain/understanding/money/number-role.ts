import { matchLexicon, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import { timePiece } from '#domain/understanding/pieces/time-piece.ts'
import { readShare } from '#domain/understanding/words/cardinal.ts'
import { determiners, prepositions } from '#domain/understanding/words/function-words.ts'
import { isNumberToken, isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { Doubt } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import { type Token, textOf } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const labels = wordSet(`
  apartment apt age aged aisle account bay chapter code counter confirmation
  episode exit extension ext factor floor gate grade highway hwy interstate level lane mile number
  platform pin pier passcode password postcode room row reference ref section size seat season spf suite serial
  terminal tracking unit version volume vol ward zone zip
`)
/** Things that may bear a number ("table 5") or cost one ("table 120"): only another amount beside it decides. */
const thingLabels = wordSet(`
  appendix booth block box building card court channel door flight flat game house heat hole item
  lap line lot match model order part page phase question round route set station step stall
  table top track week
`)
const containers = wordSet(
  'pack box bag set case tray team group party packs boxes bags sets bundle carton packet table family crew dozen',
)
/** "a roll of 100": what holds so many; "sausage roll 4" has its price. */
const holders = wordSet('roll sheet ream pad book reel tub jar tin sack')
const softLabels = wordSet('bus tram train tube metro ferry pump locker')
/** Rarely called by a number that comes behind them: only where the fare comes after that. */
const lines = wordSet('train tube metro ferry locker')
const units = wordSet(`
  % adults am acre acres afternoons bottles boxes bags bunches bedroom bedrooms bed
  children cans cups cartons copies count ct caplets cm calories crates cases course courses cl cc cal cals capsules carat carats chapters
  coins credits channels
  days day dozen degrees dl doses devices episodes evenings ft feet flavors flavours
  g gauge gigabits gigabytes gram grams gallon gallons guests gb guys gms gig gigs gems hours hour hrs hr hp holes
  inch inches items item inchers installments instalments innings inchs jars
  l kg kilo kilos kilogram kilograms km kms kilometers kilometres kids k-run kcal kcals kgs kwh
  lb lbs liter liters litre litres loaves laps lengths legs levels lives lines
  megabits megabytes mile miles months month minutes minute mins min meters metres mpg mph mm mb months-old ml mls mbps mornings mos
  nights night nighter nites oz ounce ounces of-us oclock
  percent people persons person packs pack piece pieces pints pairs pair pm points pallet ply pills pax players
  percentage pct pages
  rolls rounds reps refills
  seconds slices star stars sticks sets sheets stops steps seater stone sessions servings scoops shots-of sqft
  stitches seats seat storey story screens
  times things thing tubes ton tons tonne tonnes tickets-for tb terabytes trays tablets tokens users
  volt volts weeks week ways way watt watts wks x years year yards year-old yr yrs yo
`)
const uncountable = wordSet(`
  oops whoops
  as always applebees arbys argos across bucks boots batteries brows business besides bus boss
  clothes crisps cents chips cigs cigarettes cards chilis currys class christmas cheese cosmetics
  drinks dues dollars dumplings dominos dennys dunkins dress
  euros earphones earbuds express electronics fees fries flowers
  groceries glasses greggs gas grass glass headphones highlights is its jeans kohls
  dividends royalties winnings less lashes lowes lens logistics leggings movies meds minus mcdonalds macys morrisons mass
  nails nandos news ones pants pounds pesos plus popeyes perhaps pass prices rupees repairs ross
  shoes snacks shorts sweets supplies savings scrubs starbucks sainsburys spoons sales
  taxes tips tolls trousers this towards thats trainers tescos tools toiletries us utilities vans
  was whats wings wendys walgreens wetherspoons waffles yens yes
`)

/** A unit after a number: "kg", "months", "percent". */
export function isUnitWord(norm: string): boolean {
  return units.has(norm)
}

/** A word that a number labels: "size", "gate", "table". */
/** What stands before how many of a thing were had: "bought 2 gomesi for 240", "milk 3 and 4 tsire 12"; nothing where that opens the sentence. */
export const opensCount = /^(?:$|,|and|plus|also|bought|got|(?:picked )?up|purchased|ordered|had|grabbed)$/

export function isLabelWord(norm: string): boolean {
  return labels.has(norm) || containers.has(norm) || norm === 'table'
}

/** "a pack of 12", "a roll of 100": whether the number behind "of" tells how many it holds. */
export function holdsSoMany(norm: string): boolean {
  return containers.has(norm) || holders.has(norm)
}

/** Words that a number may follow as its label, so that a second number is no cents: "table nine 15 dollars". */
export function bearsNumber(norm: string): boolean {
  return labels.has(norm) || thingLabels.has(norm)
}

const series = wordSet('payment installment instalment emi part session lesson class episode round stage phase')

/** "lunch 12 count it as food": asked for; "diapers 84 count" tells how many there are. */
function isToCount(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === 'count' && /^(?:it|that|this|them|both|as|me|towards?)$/.test(normAt(tokens, at + 1))
}

/** "payment 2 of 4", "part 1 of 3", "session number 6 of 10" */
function isOfSeries(tokens: readonly Token[], at: number): boolean {
  const isSecond = prior(tokens, at)?.norm === 'of'
  const [from, of] = isSecond ? [at - 2, at - 1] : [at, at + 1]
  const [number, whole] = [tokens[from], tokens[of + 1]]
  const counted = [number, whole].every((token) => isNumberToken(token))
  const named = /^(?:number|no|nr)$/.test(normBefore(tokens, from)) ? from - 1 : from
  return counted && tokens[of]?.norm === 'of' && series.has(normBefore(tokens, named))
}

/** "first car payment of sixty, 310": how many there are of what has its turn, and behind it what it cost. */
function isOfSeveral(tokens: readonly Token[], from: number, { to, count, decimal }: MoneyRead): boolean {
  if (decimal || !series.has(normBefore(tokens, from, 2)) || prior(tokens, from)?.norm !== 'of') return false
  const lead = tokens.slice(Math.max(0, from - 6), from - 2).map(({ norm }) => norm)
  const turn = lead.findLastIndex((norm) => ordinals.has(norm))
  const pause = tokens[to]?.norm === ',' ? to + 1 : to
  const price = turn < 0 ? null : readNumber(tokens, /^[$£€]$/.test(normAt(tokens, pause)) ? pause + 1 : pause)
  if (!price || Math.max(price.value, price.high ?? 0) <= count) return false
  const next =
    tokens[/^(?:dollars|bucks|pounds|quid|euros|rupees)$/.test(normAt(tokens, price.to)) ? price.to + 1 : price.to]
  const isLast = !next || next.kind === 'mark' || /^(?:today|yesterday|this|on|via|by)$/.test(next.norm)
  return isLast || (turn === lead.length - 1 && next.norm === 'for')
}
const ordinals = wordSet(
  'first second third fourth fifth sixth seventh eighth ninth tenth last final next 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th',
)

/** Whether the number at a token counts or labels something, whatever else is said: "3 months", "size 10", "20 %". */
export function isPlainlyNoMoney(tokens: readonly Token[], from: number, money: MoneyRead, afterName = false): boolean {
  const last = prior(tokens, money.to)
  if (money.currency === 'GBP' && last?.norm === 'pound' && weighed.has(normAt(tokens, money.to))) return true
  if (
    money.currency === 'GBP' &&
    /^pounds?$/.test(last?.norm ?? '') &&
    perPound.test(textOf(tokens.slice(money.to, money.to + 6)))
  )
    return true
  // "a pound and a half of salmon"
  if (money.currency === 'GBP' && last?.norm === 'half' && tokens[money.to]?.norm === 'of') return true
  if (money.marked) return false
  // "receipt 00421 tesco 18.60"
  if (/^00\d+$/.test(tokens[from]?.norm ?? '') && hasFare(tokens, money.to)) return true
  if (isOfSeries(tokens, from) || isOfSeveral(tokens, from, money)) return true
  const first = tokens[from]
  if (last?.kind === 'number' && !/^(|k|mil|mln|mn|bn|ish)$/.test(last.suffix)) return true
  if (isUnitWord(last?.norm ?? '') || readShare(tokens, from)?.to === money.to) return true
  if (money.count < 1 && first?.kind === 'number' && !/^[\d.]/.test(first.norm)) return true
  const next = tokens[money.to]
  const before = prior(tokens, from)
  if (/^mil$/.test(last?.suffix || (last?.norm ?? '')) && next?.kind === 'word' && !loneFollowers.has(next.norm))
    return true
  if (last?.suffix === 'k' && (kiloThings.has(next?.norm ?? '') || isRace(tokens, from))) return true
  if (isModelYear(tokens, from, money)) return true
  if (next && /^(x|times|\*)$/.test(next.norm) && (money.decimal || money.count > 20)) return false
  if (next && money.count > 60 && packed.has(next.norm)) return false
  // "lunch 12 day before yesterday"
  if (/^(?:day|night)$/.test(next?.norm ?? '') && money.count > 1 && tokens[money.to + 1]?.norm === 'before')
    return false
  // "lunch 12 am i over budget"
  const asks = next?.norm === 'am' && tokens[money.to + 1]?.norm === 'i'
  if (next && !asks && (units.has(next.norm) || next.norm === '%') && !isToCount(tokens, money.to)) {
    if (next.norm === 'day' || next.norm === 'week' || next.norm === 'month' || next.norm === 'year')
      return tokens[money.to + 1]?.norm === 'old' || next.hyphen || money.count <= 12 || lastsOf(tokens, money)
    return true
  }
  if (/^(pounds?|glasses|cups)$/.test(next?.norm ?? '') && tokens[money.to + 1]?.norm === 'of') return true
  if (next?.norm === 'of' && /^(us|them|em|those|these)$/.test(normAt(tokens, money.to + 1))) return true
  if (next?.norm === 'of' && money.count <= 12 && isOutOf(tokens, money.to + 1)) return true
  if (next?.hyphen && next.kind === 'word' && first?.kind === 'number' && !next.norm.startsWith('dollar')) return true
  if (isLengthOfThing(tokens, from, money.to) || isFocalLength(tokens, from, money)) return true
  if (money.decimal) return false
  if (isCode(tokens, from, money.to)) return true
  if (before?.norm === 'of' && holdsSoMany(normBefore(tokens, from, 2))) return true
  // "split by 3"
  if (before?.norm === 'by' && money.count <= 20 && /^(?:split|shared|divided)$/.test(normBefore(tokens, from, 2)))
    return true
  if (before?.norm === '#' || isWindow(tokens, from, money)) return true
  // "page 57 of the book"
  if (
    before &&
    thingLabels.has(before.norm) &&
    next?.norm === 'of' &&
    /^(the|my|this|that)$/.test(normAt(tokens, money.to + 1))
  )
    return true
  if (isAside(tokens, { from, to: money.to, count: money.count })) return true
  if (before?.norm === 'top' && ranked.has(next?.norm ?? '')) return true
  // "I paid for all three"
  if (before?.norm === 'all' && prior(tokens, from, 2)?.norm !== 'in' && money.count <= 12) return true
  if (softLabels.has(next?.norm ?? '') && /^(the|last|first|number)$/.test(before?.norm ?? '') && money.count > 20)
    return !/^(fare|ticket|pass|ride)s?$/.test(normAt(tokens, money.to + 1))
  if (before?.norm === 'year' && money.count < 14 && !/^(this|last|next|per|a|each)$/.test(normBefore(tokens, from, 2)))
    return true
  // "a sandwich at the gate 13", "rent for the room 480", "deposit on apartment 900", "salary hit my account 3200": the place is known without a number.
  const place =
    isPaidFor(tokens, from, money) ||
    isMealFactor(tokens, from, money) ||
    (rented.test(before?.norm ?? '') &&
      /^(?:for|on) (?:the|my|our) /.test(textOf(tokens.slice(from - 4, from)).trimStart())) ||
    (/^(the|my|our)$/.test(normBefore(tokens, from, 2)) &&
      (prior(tokens, from, 3)?.norm === 'at' ||
        rented.test(before?.norm ?? '') ||
        (before?.norm === 'account' && cameToAccount(tokens, from) && !hasFare(tokens, money.to))))
  if (
    before &&
    !afterName &&
    !place &&
    (labels.has(before.norm) || (before.norm === 'no' && isNameBefore(tokens, from - 1)))
  ) {
    return before.kind !== 'mark'
  }
  return false
}

/** "dropped five large on the roof": who says so means thousands, and is asked. */
export function isInThousands(tokens: readonly Token[], from: number, to: number): boolean {
  if (!/^(large|stacks|racks)$/.test(normAt(tokens, to))) return false
  // "coffee was 5 large"
  if (matchLexicon(tokens, Math.max(0, from - 2))?.entry.price === 'small') return false
  return (
    /^(spent|dropped|paid|blew|lost|won|made|cost|me|was|owed)$/.test(normBefore(tokens, from)) &&
    /^(on|for|in|at|to|,|\.|)$/.test(normAt(tokens, to + 1))
  )
}

/** "salary hit my account 3200", "the refund landed in my account 40" */
function cameToAccount(tokens: readonly Token[], from: number): boolean {
  const [lead, verb] = [normBefore(tokens, from, 3), normBefore(tokens, from, 4)]
  return lead === 'hit' || (/^(?:in|into)$/.test(lead) && /^(?:landed|arrived|came|dropped)$/.test(verb))
}

/** "5 pounds at 6 dollars a pound" */
const perPound = /^ at (?:[$€] )?\S+ (?:(?:dollars?|bucks|euros?|cents|rupees) )?(?:a|per) (?:pound|lb) /

/** "a forty pound bag of dog food": told in the singular of these, where pounds are no money of one's own. */
const weighed = wordSet(`
  bag bags sack sacks box boxes tub tubs block turkey ham brisket roast chicken salmon lobster barbell dumbbell dumbbells
  kettlebell kettlebells weight weights plate plates propane
`)

/** "the 18-45 lens", "lens 18-55, 60": what a lens is called by, where its price stands elsewhere; no contact lens. */
function isFocalLength(tokens: readonly Token[], from: number, { to }: MoneyRead): boolean {
  const isFirst = tokens[to]?.hyphen === true && tokens[to]?.kind === 'number'
  const isSecond = tokens[from]?.hyphen === true && prior(tokens, from)?.kind === 'number'
  const [first, end] = isFirst ? [from, to + 1] : [from - 1, to]
  const isOfLens =
    normAt(tokens, end) === 'lens' ||
    (normBefore(tokens, first) === 'lens' && normBefore(tokens, first, 2) !== 'contact')
  return (
    (isFirst || isSecond) &&
    isOfLens &&
    tokens.some(({ kind, norm }, at) => (at < first || at >= end) && (kind === 'number' || isNumberWord(norm)))
  )
}

/** A unit of length in the singular, as it stands in front of a thing. */
export function isLengthWord(norm: string): boolean {
  return /^(?:metre|meter|foot|yard)$/.test(norm)
}

/** "a 2 metre cable twelve", "a 10 foot ladder": how long the thing is; "40 foot massage" and "parking 2 metre" are priced. */
function isLengthOfThing(tokens: readonly Token[], from: number, to: number): boolean {
  const [unit, thing] = [tokens[to], tokens[to + 1]]
  if (!unit || !isLengthWord(unit.norm) || !thing) return false
  if (/^(?:metre|foot)$/.test(unit.norm) && isNumberToken(thing)) return true
  if (thing.kind !== 'word') return false
  if (prepositions.has(thing.norm) || determiners.has(thing.norm) || isNumberWord(thing.norm)) return false
  if (besideLength.test(thing.norm)) return false
  return (
    /^(?:a|an|the|my|new)$/.test(normBefore(tokens, from)) ||
    hasFare(tokens, tokens[to + 2]?.norm === ',' ? to + 3 : to)
  )
}
const besideLength =
  /^(?:massage|rub|spa|cream|care|doctor|scrub|bath|locker|powder|file|mask|soak|parking|sale|work|and|or|then|was|is|today|yesterday|this|last|please)$/

type Numeral = { from: number; to: number; count: number }

/** "Factor 66": what the meals of that name cost, and not how well a sun cream shields. */
function isMealFactor(tokens: readonly Token[], from: number, { to }: MoneyRead): boolean {
  const near = textOf([...tokens.slice(Math.max(0, from - 4), from), ...tokens.slice(to, to + 3)])
  return (
    normBefore(tokens, from) === 'factor' && !/ (?:sun|suncream|sunscreen|sunblock|cream|lotion|tan|spf) /.test(near)
  )
}

/** "window 12 at the dmv", "at window 3 of the post office": where one was served; a window itself is bought at a shop. */
function isWindow(tokens: readonly Token[], from: number, { to, count }: MoneyRead): boolean {
  if (normBefore(tokens, from) !== 'window' || count > MOST_WINDOWS || !/^(?:at|in|of)$/.test(normAt(tokens, to)))
    return false
  return tokens.slice(to + 1, to + 4).some(({ norm }) => offices.has(norm))
}
const MOST_WINDOWS = 60
const offices = wordSet('bank consulate council courthouse dmv dvla embassy hall office registry station')

/** Whether a number is told beside what was paid: an age, seats, a speed, a milestone, the line of a bus ("it's bus 1120"). */
export function isAside(tokens: readonly Token[], number: Numeral): boolean {
  const [before, lead] = [normBefore(tokens, number.from), normBefore(tokens, number.from, 2)]
  if (before === 'marker' && lead === 'mile') return true
  if (softLabels.has(before) && /^(its|is)$/.test(lead) && number.count >= 100) return true
  return isOthersAge(tokens, number) || isSeat(tokens, number.from) || isSpeed(tokens, number)
}

/** "he's nine", "she is 11 and needed a tooth out": nobody else has a price. */
function isOthersAge(tokens: readonly Token[], { from, to, count }: Numeral): boolean {
  const [verb, who] = [normBefore(tokens, from), normBefore(tokens, from, 2)]
  const isOthers = /^(hes|shes)$/.test(verb) || (/^(is|was|turned|turns)$/.test(verb) && /^(he|she)$/.test(who))
  const next = tokens[to]
  const isLast = next === undefined || next.kind === 'mark' || /^(and|so|but|now|that|then|today)$/.test(next.norm)
  return isOthers && isLast && count < 110
}

/** "we sat in row M seats 12 and 14": two of them; one alone is a price. */
function isSeat(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 9), from)
  const at = before.findLastIndex(({ norm }) => /^seats?$/.test(norm))
  const between = before.slice(at + 1)
  const isPair = between.some(({ kind }) => kind === 'number') || /^(and|&)$/.test(normAt(tokens, from + 1))
  if (
    at < 0 ||
    !isPair ||
    between.length > 4 ||
    !between.every(({ kind, norm }) => kind === 'number' || /^(and|,|&)$/.test(norm))
  )
    return false
  return before.slice(Math.max(0, at - 4), at).some(({ norm }) => norm === 'row')
}

/** "a ticket for doing 74 in a 65" */
function isSpeed(tokens: readonly Token[], { from, to }: Numeral): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ norm }) => norm)
  const isLimited = tokens[to]?.norm === 'in' && /^an?$/.test(normAt(tokens, to + 1))
  return (before.at(-1) === 'doing' && isLimited) || /^doing \S+ in an?$/.test(before.join(' '))
}

/** "deposit on apartment 900", "rent for unit 1200": what is paid for it in a round sum, and no number on its door. */
function isPaidFor(tokens: readonly Token[], from: number, { count, to }: MoneyRead): boolean {
  const [rental, lead, due] = [1, 2, 3].map((back) => normBefore(tokens, from, back))
  return (
    rented.test(rental ?? '') &&
    /^(?:on|for)$/.test(lead ?? '') &&
    /^(?:deposit|rent|payment)$/.test(due ?? '') &&
    count >= LEAST_RENT &&
    count % 10 === 0 &&
    !hasFare(tokens, to)
  )
}
const LEAST_RENT = 100

const rented = /^(room|apartment|apt|unit)$/

/** "my top five merchants": how many are asked for. */
const ranked = wordSet(
  'merchants shops stores places vendors retailers categories expenses purchases spends transactions payments charges',
)

/** "two of the four shirts", "3 of my books": so many of them. */
function isOutOf(tokens: readonly Token[], at: number): boolean {
  if (!/^(the|my|our|those|these|his|her|their)$/.test(normAt(tokens, at))) return false
  const next = tokens[at + 1]
  const counted = isNumberToken(next)
  return isCountedNoun(normAt(tokens, counted ? at + 2 : at + 1))
}

/** "invoice 2026-114", "ref TX-9931": two numbers that a hyphen joins and the second is smaller are no range; letters before it are what a reference is called. */
function isCode(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.hyphen && prior(tokens, from)?.kind === 'word') {
    let head = from
    while (tokens[head]?.hyphen) head -= 1
    const [letters, number] = [tokens[head], tokens[to - 1]]
    return isReference(letters, number) && referring.has(normBefore(tokens, head))
  }
  const first = tokens[from]?.hyphen ? prior(tokens, from) : prior(tokens, to)
  const second = tokens[from]?.hyphen ? tokens[from] : tokens[to]
  return first?.kind === 'number' && second?.kind === 'number' && second.hyphen && second.value < first.value
}

/** "AB-4471" is one; "order tea-3" tells a price. */
function isReference(letters: Token | undefined, number: Token | undefined): boolean {
  return letters?.kind === 'word' && letters.norm.length < 4 && number?.kind === 'number' && number.value > 99
}
const referring = wordSet('invoice order ref reference receipt booking code confirmation number policy claim ticket')

/** Nobody buys more than sixty of them at once: "vacuum cleaner 199 bags for it 15". */
const packed = wordSet(
  'bags boxes packs bottles cans cups sets items jars cartons trays cases seats guys rounds loaves',
)

const kiloThings = wordSet('run race tv monitor video screen walk fun charity display tvs mile gold marathon swim row')

/** "ran the 10k", "signed up for a 5k": a distance. */
function isRace(tokens: readonly Token[], from: number): boolean {
  return (
    /^(the|a|my|another)$/.test(normBefore(tokens, from)) &&
    tokens.slice(Math.max(0, from - 4), from).some(({ norm }) => running.test(norm))
  )
}
const running = /^(ran|run|running|did|finished|walked|jogged|signed|trained|training|entered|joined)$/

/** "my 30 day metro pass", "a 90 day supply": how long a thing lasts. */
function lastsOf(tokens: readonly Token[], { to, count }: MoneyRead): boolean {
  const thing = tokens[to + 1]
  return count <= 366 && thing?.kind === 'word' && !prepositions.has(thing.norm) && !isNumberWord(thing.norm)
}

/** "a 2019 Honda": a year beside a thing that costs something else. */
function isModelYear(tokens: readonly Token[], from: number, money: MoneyRead): boolean {
  const [first, next] = [tokens[from], tokens[money.to]]
  const year = first?.kind === 'number' && first.norm.length === 4 && money.count >= 1950 && money.count <= 2035
  return (
    year &&
    money.to === from + 1 &&
    next?.kind === 'word' &&
    (next.capital || /^(a|my|our|the|his|her)$/.test(normBefore(tokens, from)))
  )
}

function isNameBefore(tokens: readonly Token[], at: number): boolean {
  const name = prior(tokens, at)
  return name?.capital === true && tokens[at]?.capital === true
}

/** "pizza after the game 36", "hot dogs at the game 18": when or where it was needs no number. */
function isOccasion(tokens: readonly Token[], from: number): boolean {
  return (
    /^(the|my|our)$/.test(normBefore(tokens, from, 2)) &&
    /^(after|before|during|outside|near|at)$/.test(normBefore(tokens, from, 3)) &&
    (normBefore(tokens, from, 3) !== 'at' || /^(game|match)$/.test(normBefore(tokens, from)))
  )
}

/** "train 42 to paris 89", "locker 12 at the pool, 2 dollars": another number before anything else is told. */
function hasFare(tokens: readonly Token[], from: number): boolean {
  for (const [at, { kind, norm }] of tokens.slice(from, from + 6).entries()) {
    if (kind === 'mark') return at > 1 && norm === ',' && closesWithPrice(tokens, from + at + 1)
    if (/^(?:and|then|plus)$/.test(norm)) return false
    if (kind === 'number' || isNumberWord(norm)) return true
  }
  return false
}

/** "bus 3 to work and 4 home", "bus 3 in the morning and 4 at night": the only other number is told of the way back and is about as much, so that both are fares. */
function hasWayBack(tokens: readonly Token[], { to, count }: MoneyRead): boolean {
  const isNumber = ({ kind, norm }: Token) => kind === 'number' || isNumberWord(norm)
  const at = tokens.findIndex((token, index) => index > to && isNumber(token))
  const back = at < 0 ? null : readNumber(tokens, at)
  if (!back || !isBack.test(textOf(tokens.slice(back.to, back.to + 5))) || tokens.slice(back.to).some(isNumber))
    return false
  return /^(?:and|then|plus|,)$/.test(normBefore(tokens, at)) && back.value <= 2 * count && count <= 2 * back.value
}

const isBack =
  /^ (?:(?:(?:coming|going|heading|on the way) )?(?:home|back)|coming|on the return|at night|tonight|in the (?:afternoon|evening)) /

/** Nothing but a price comes last. */
function closesWithPrice(tokens: readonly Token[], from: number): boolean {
  const to = readNumber(tokens, tokens[from]?.norm === '$' ? from + 1 : from)?.to
  return (
    to !== undefined &&
    (to === tokens.length || (to === tokens.length - 1 && currencyWord(normAt(tokens, to)) !== null))
  )
}

/** Why the number may be something else than the amount, to be settled against the other numbers of the sentence. */
export function doubtOf(tokens: readonly Token[], from: number, money: MoneyRead): Doubt {
  if (money.marked || money.decimal || !Number.isInteger(money.count)) return null
  const before = normBefore(tokens, from)
  const isOwn = isOwnPart(tokens, from, money.to)
  if (
    (numbered.test(before) && !isOwn && !tokens[from]?.norm.includes(',')) ||
    isService(tokens, from, money.to) ||
    (before === 'set' && money.count >= 1000)
  )
    return 'beside'
  if (money.count > 60) return null
  if (money.count === 1 && tokens[money.to]?.kind === 'word' && !loneFollowers.has(normAt(tokens, money.to)))
    return 'counts'
  const either = tokens[money.to]?.norm === 'or'
  const next = tokens[money.to]?.norm
  // "bus 40 route 21": which line it was is told behind its own word.
  const isLine =
    softLabels.has(before) &&
    !hasWayBack(tokens, money) &&
    (!lines.has(before) || hasFare(tokens, money.to)) &&
    !/^(?:route|line)$/.test(next ?? '')
  if ((isLine && !either) || (before === 'the' && softLabels.has(normAt(tokens, money.to)))) return 'label'
  // "tyres 320 the front two"
  if (money.count <= MOST_IN_PLACE && inPlace.has(before)) return 'beside'
  const whose = prior(tokens, from, 2)
  const owned =
    (/^(order|card|game|set)$/.test(before) &&
      (before !== 'set' || money.count > MOST_IN_ROW) &&
      whose?.kind === 'word' &&
      !determiners.has(whose.norm)) ||
    (before === 'door' && whose?.norm === 'next')
  if (thingLabels.has(before) && !owned && !isOwn && !isOccasion(tokens, from)) return 'beside'
  if (sized(tokens, money.to)) return 'counts'
  if (countsNext(tokens, money.to, from === 0 || ordering.test(before) ? 2 : 1)) return 'counts'
  if (money.count <= MOST_FEES && feesNext(tokens, money.to) && charged.test(before)) return 'counts'
  // "happy hour two drinks 9": had at a place, "lunch 12 drinks 9" is a list.
  if (money.count <= 6 && served.test(before) && /^(drinks|snacks|shots)$/.test(normAt(tokens, money.to)))
    return 'counts'
  if (money.count <= 12 && (before === 'for' || isForThose(tokens, from, money.to))) return 'party'
  if (next === 'x' || next === 'times' || next === '*') return money.count <= 20 ? 'counts' : null
  if (next === 'at' && money.count <= 20 && startsAmount(tokens[money.to + 1])) {
    const named = matchLexicon(tokens, money.to + 1)?.entry.display != null
    return named || timePiece(tokens, money.to) ? null : 'counts'
  }
  return null
}

/** "got 2 transfer fees", "paid three late fees": so many; "paid 12 in fees" is what they came to. */
function feesNext(tokens: readonly Token[], at: number): boolean {
  return (
    normAt(tokens, at) === 'fees' ||
    (tokens[at]?.kind === 'word' && normAt(tokens, at + 1) === 'fees' && normAt(tokens, at) !== 'in')
  )
}
const charged = /^(?:got|get|had|have|charged|paid|pay)$/
const MOST_FEES = 5

/** "tea and a scone, 6.80 for the two" */
function isForThose(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to]
  const isLast = next === undefined || next.kind === 'mark' || /^(?:and|at|today|yesterday)$/.test(next.norm)
  return prior(tokens, from)?.norm === 'the' && prior(tokens, from, 2)?.norm === 'for' && isLast
}

/** "paid my part 30 by card"; "my part 450 was 30" bears its number. */
function isOwnPart(tokens: readonly Token[], from: number, to: number): boolean {
  const isMine = prior(tokens, from)?.norm === 'part' && prior(tokens, from, 2)?.norm === 'my'
  return isMine && !/^(?:was|is|cost|came|for)$/.test(normAt(tokens, to))
}

/** "a drill set 60" is priced, the set 3 of a game is one of a row. */
const MOST_IN_ROW = 12

/** Which of some things it was. */
const inPlace = wordSet('front rear')
const MOST_IN_PLACE = 4

const served = /^(hour|bar|pub|club|night|truck|stand)$/

/** "two 50-pound sacks": so many of a size. */
function sized(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'number') return false
  const unit = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
  return sizes.has(normAt(tokens, unit)) && /[a-z]{2}s$/.test(normAt(tokens, unit + 1))
}
const sizes = wordSet(
  'pound lb kilo kg gram oz ounce gallon litre liter quart pint inch foot yard pack watt volt ml mm cm',
)

/** "two at 4.50": an amount follows the "at". */
function startsAmount(token: Token | undefined): boolean {
  if (!token) return false
  return (
    token.kind === 'number' ||
    token.norm === '$' ||
    token.norm === '£' ||
    token.norm === '€' ||
    isNumberWord(token.norm)
  )
}

/** A plural noun comes next, perhaps after an adjective or, at the opening, two: "two coffees", "3 iced lattes", "got two al pastor tacos". */
function countsNext(tokens: readonly Token[], at: number, adjectives: number): boolean {
  const next = tokens[at]
  if (next?.kind !== 'word' || next.capital) return false
  if (isCountedNoun(next.norm)) return true
  return (
    adjectives > 0 &&
    !notAdjectives.has(next.norm) &&
    !isNumberWord(next.norm) &&
    countsNext(tokens, at + 1, adjectives - 1)
  )
}
const ordering = /^(put|down|got|get|had|have|bought|buy|ordered|grabbed|picked|ate|log|add|we|i)$/

/** "flight BA 117, 412", "Ryanair FR 1882 for 34.99", "train ICE 578 to Berlin 89": the letters of a line and the number of its service, where nothing but the price follows; "flight BA 300 return, hotel 200" has its own. */
export function isService(tokens: readonly Token[], from: number, to: number): boolean {
  if (!carriers.has(normBefore(tokens, from)) || !namesCarrier(tokens, from - 1)) return false
  const next = normAt(tokens, to)
  const reached = next === 'to' ? to + 2 : to
  const end = /^(?:for|was|cost|,)$/.test(normAt(tokens, reached)) ? reached + 1 : reached
  return startsAmount(tokens[/^(?:the|about)$/.test(normAt(tokens, end)) ? end + 1 : end])
}
/** "flight", or an airline, right in front of its code: "Ryanair FR 1882". */
function namesCarrier(tokens: readonly Token[], to: number): boolean {
  if (/^(?:flight|train)$/.test(normBefore(tokens, to))) return true
  return [1, 2].some((words) => {
    const match = to < words ? null : matchLexicon(tokens, to - words)
    return match?.to === to && match.entry.category === 'Travel' && match.entry.display !== null
  })
}

/** The codes under which airlines fly, and trains run. */
const carriers = wordSet(`
  aa ac af ai ay az ba ca cx cz dl ei ek et ey fr ga hu ib jl ke kl lh lo ls lx mh ms mu nh nk nz os pc pr qf qr sk sq sv tg tk tp u2 ua vn vs
  vy w6 wn ws
  ic ice tgv
`)

/** What bears a number of any length: "model 450". */
const numbered = /^(model|part|item|lot|route|phase|building|appendix|question|channel|invoice|flight|unleaded)$/
const loneFollowers = wordSet('for on at in and to from with of or yesterday today last this each apiece')
const notAdjectives = wordSet(
  `for on at in and to from with of or the my a an was is by i we then plus no not but some his her new dollars bucks
  between among during after before over each apiece he she they that got bought grabbed took went had spent`,
)

function isCountedNoun(norm: string): boolean {
  if (/^(men|women|(god|grand|step)?children|people|kids|ladies|mice)$/.test(norm)) return true
  if (norm.length < 4 || uncountable.has(norm)) return false
  return singular(norm) !== null
}
