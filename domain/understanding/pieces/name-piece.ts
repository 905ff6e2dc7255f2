import { capital } from '#domain/capital.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { type LexiconEntry, matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { stretch } from '#domain/understanding/pieces/stretch.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, functionWords, locations, placeNouns } from '#domain/understanding/words/function-words.ts'
import { isNumberToken, isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { payers, paysFor } from '#domain/understanding/words/payers.ts'
import { type Piece, sound } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { type Token, textOf, tokenise } from '#domain/understanding/words/token.ts'
import { isFigure } from '#domain/understanding/words/token-roles.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Devices, games and films that are counted up, each with the highest number that it has come to or soon will. */
const counted = new Map(
  (
    'iphone 20|galaxy 30|pixel 12|airpods 4|airpods pro 3|playstation 6|ps 6|windows 12|xbox 360|switch 2|gta 6|fifa 26|madden 30|civ 7|civilization 7|' +
    'diablo 4|zelda 2|halo 6|sims 5|tekken 8|fallout 5|borderlands 4|battlefield 6|pokemon 9|f1 30|shrek 5|dune 3|deadpool 3|' +
    'zootopia 2|moana 2|mario kart 9|final fantasy 18|street fighter 7|gran turismo 8|far cry 7|red dead 3|' +
    'toy story 6|john wick 5'
  )
    .split('|')
    .map((series): [string, number] => {
      const words = series.split(' ')
      return [words.slice(0, -1).join(' '), Number(words.at(-1))]
    }),
)

/** The highest number of the series whose name ends at a token; 0 where none does. */
function highestOf(tokens: readonly Token[], at: number): number {
  const [word, before, first] = [normAt(tokens, at), prior(tokens, at)?.norm, prior(tokens, at, 2)?.norm]
  return counted.get(word) ?? counted.get(`${before} ${word}`) ?? counted.get(`${first} ${before} ${word}`) ?? 0
}

/** "seven eleven", "iphone 15": a name with a number in it. */
export function numberedName(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  if (!token || token.kind === 'mark' || !standsByNumber(tokens, at)) return null
  if (token.norm === '24/7' || retirementPlans.has(token.norm + token.suffix))
    return stretch(tokens, at, at + 1, { type: 'word', capital: true })
  const match = matchLexicon(tokens, at)
  if (match && match.to > at + 1 && hasNumber(match.entry)) return named(tokens, at, match)
  const corner = isCornerShop(tokens, at) ? matchLexicon(sevenEleven, 0) : null
  if (corner) return named(tokens, at, { entry: corner.entry, to: at + 1 })
  const size = crossedTo(tokens, at)
  if (size > at) return stretch(tokens, at, size, { type: 'word', capital: true })
  if (isManyInOne(tokens, at) || isOfSize(tokens, at)) {
    // "32 by 34 jeans": how they fit, and no name.
    const fits = worn.has(normAt(tokens, at + 3))
    return stretch(tokens, at, at + 3, fits ? sound : { type: 'word', capital: true })
  }
  if (isVitamin(tokens, at)) return stretch(tokens, at, at + 3, { type: 'word', capital: true })
  if (isNamedWithNumber(tokens, at)) return stretch(tokens, at, at + 2, { type: 'word', capital: true })
  if (isNumberName(tokens, at)) return stretch(tokens, at, at + 1, { type: 'word', capital: true })
  if (isModelOfMaker(tokens, at)) return stretch(tokens, at, at + 2, { type: 'word', capital: true })
  const race = isRace(tokens, at) ? matchLexicon(anyRace, 0) : null
  if (race) return named(tokens, at, { entry: race.entry, to: at + 1 })
  const course = isCourse(tokens, at) ? matchLexicon(anyCourse, 0) : null
  if (course) return named(tokens, at, { entry: course.entry, to: at + 2 })
  const behind = isVenueWithNumber(tokens, at)
  const number = behind ? tokens[at + 1] : token
  const isVenue = behind || isNumberedVenue(tokens, at)
  const venue = isVenue ? matchLexicon(tokens, behind ? at : at + 1) : null
  if (isVenue && !venue) return stretch(tokens, at, at + 2, { type: 'word', capital: true })
  if (venue && number) {
    const [word = ''] = venue.entry.words
    const name = capital(word)
    const display = behind ? `${name} ${number.norm}` : `${number.norm} ${name}`
    return named(tokens, at, { entry: { ...venue.entry, display }, to: Math.max(venue.to, at + 2) })
  }
  const following = tokens[at + 1]
  const model =
    following && following.suffix === '' && following.decimals === 0
      ? following.kind === 'number'
        ? following.value
        : smallNumber(following.norm)
      : null
  if (model === null || model === 0 || model > highestOf(tokens, at)) return null
  if (match) return named(tokens, at, { entry: match.entry, to: at + 2 })
  const next = tokens[at + 2]
  return next?.kind === 'word' || next?.kind === 'number' || /^[$€£]$/.test(next?.norm ?? '')
    ? stretch(tokens, at, at + 2, { type: 'word', capital: true })
    : null
}

/** "put 200 into my 401k": named by a section of the law. */
const retirementPlans = wordSet('401k 403b')

/** Whether a number stands where the name that begins at a token can have it. */
function standsByNumber(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < at + LONGEST_NAME; next += 1) {
    const token = tokens[next]
    if (token?.kind === 'number' || (token?.kind === 'word' && smallNumber(token.norm) !== null)) return true
  }
  return false
}
/** In words. */
const LONGEST_NAME = 4

const sevenEleven = tokenise('seven eleven')

/** "a soda 2.50 at 711": how the shop is written where its price is told beside it. */
function isCornerShop(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== '711' || tokens[at]?.suffix !== '' || !/^(?:at|from)$/.test(normBefore(tokens, at)))
    return false
  const next = /^(?:for|was)$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
  const isOver = tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark'
  return isFigure(tokens, next) || (isOver && isFigure(tokens, at - 2))
}

/** "the 99 restaurant", "at 21 club": a place whose name is a number, where another one is the price. */
function isNumberedVenue(tokens: readonly Token[], at: number): boolean {
  const lead = normBefore(tokens, at)
  const number = tokens[at]?.kind === 'number' && tokens[at]?.suffix === ''
  return (
    number &&
    (/^(the|at|@)$/.test(lead) || (lead === 'to' && prior(tokens, at, 2)?.kind === 'word')) &&
    venues.has(normAt(tokens, at + 1)) &&
    tokens.slice(at + 2).some(({ kind, norm }) => kind === 'number' || smallNumber(norm) !== null)
  )
}

/** "at Five Crowns": a place whose name begins with a number, both written as a name. */
function isNumberName(tokens: readonly Token[], at: number): boolean {
  const [number, next] = [tokens[at], tokens[at + 1]]
  const written = number?.capital && next?.capital && next.kind === 'word' && smallNumber(number.norm) !== null
  return written === true && /^(at|from)$/.test(normBefore(tokens, at)) && smallNumber(next.norm) === null
}

/** "vitamin d three bottle 13.99": which one it is, where its price stands behind. */
function isVitamin(tokens: readonly Token[], at: number): boolean {
  if (normAt(tokens, at) !== 'vitamin' || !/^[bdk]$/.test(normAt(tokens, at + 1)) || !isNumberToken(tokens[at + 2]))
    return false
  const rest = tokens.slice(at + 3)
  const pause = rest.findIndex(({ kind, norm }) => kind === 'mark' || norm === 'and')
  return (pause < 0 ? rest : rest.slice(0, pause)).some((token) => isNumberToken(token))
}

/** "wine from cellar 88 forty two dollars", "dim sum at lucky eight and paid 260": a name that no list knows, its number, and right behind it the price. */
function isNamedWithNumber(tokens: readonly Token[], at: number): boolean {
  const [name, number] = [tokens[at], tokens[at + 1]]
  const counts =
    number?.kind === 'number' ? number.suffix === '' && number.decimals === 0 : smallNumber(number?.norm ?? '') !== null
  if (name?.kind !== 'word' || !counts || !/^(?:at|from|@)$/.test(normBefore(tokens, at)) || determiners.has(name.norm))
    return false
  if (currencyWord(name.norm) !== null || currencyWord(normAt(tokens, at + 2)) !== null) return false
  const known = matchLexicon(tokens, at)
  const isNoName =
    isNumberWord(name.norm) || functionWords.has(name.norm) || placeNouns.has(name.norm) || locations.has(name.norm)
  if (
    !venues.has(name.norm) &&
    (known || isNoName || numberedParts.test(name.norm) || namesPerson(name.norm.replace(/s$/, '')))
  )
    return false
  const next = normAt(tokens, at + 2) === ',' ? at + 3 : at + 2
  return (number?.kind === 'number' && isMarkedPrice(tokens, next)) || paidThere(tokens, next)
}

/** "at gate 22", "from aisle 9": where in a place, and no place of its own. */
const numberedParts =
  /^(?:gate|aisle|lot|table|counter|stall|pump|floor|level|booth|bay|door|room|unit|exit|terminal|zone|row|lane|track|half|pier)$/

/** "42 dollars", "forty two dollars" and then a pause. */
function isMarkedPrice(tokens: readonly Token[], from: number): boolean {
  let to = from
  while (isNumberToken(tokens[to])) to += 1
  const behind = tokens[to + 1]
  return (
    to > from &&
    to < from + 5 &&
    currencyWord(normAt(tokens, to)) !== null &&
    (!behind || behind.kind === 'mark' || behind.norm === 'and')
  )
}

/** "and paid 260"; "and paid 30 for parking" was paid for that. */
function paidThere(tokens: readonly Token[], at: number): boolean {
  if (normAt(tokens, at) !== 'and') return false
  const verb = /^(?:i|we)$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
  let to = verb + 1
  while (isNumberToken(tokens[to]) || /^(?:and|hundred|thousand)$/.test(normAt(tokens, to))) to += 1
  const behind = tokens[currencyWord(normAt(tokens, to)) !== null ? to + 1 : to]
  return /^(?:paid|spent)$/.test(normAt(tokens, verb)) && to > verb + 1 && (!behind || behind.kind === 'mark')
}

const venues = wordSet(
  'restaurant club bar cafe diner pub pho grill bistro lounge hotel tavern bakery steakhouse station studio',
)

/** "spent 14 at cafe 21", "12 on lunch at bar 9", "lunch at cafe 21 was 14", "lunch at bar 21 nine euros": the price stands right before, leads to its thing, or is told right behind. */
function isVenueWithNumber(tokens: readonly Token[], at: number): boolean {
  const [number, after] = [tokens[at + 1], tokens[at + 2]]
  const venue = normAt(tokens, at)
  const lead = prior(tokens, at)?.norm
  if ((lead !== 'at' && lead !== '@') || venue === 'station' || !venues.has(venue)) return false
  if (number?.kind !== 'number' || number.suffix !== '' || number.decimals > 0) return false
  if (/^(was|were|is|cost|ran|came)$/.test(after?.norm ?? '')) return isFigure(tokens, at + 3)
  if (isPlainPrice(tokens, at + 2)) return true
  if (after?.kind === 'number' || currencyWord(after?.norm ?? '') || matchLexicon(tokens, at + 2)) return false
  const price = tokens.findLastIndex((token, index) => index < at && isNumberToken(token))
  const between = tokens.slice(price + 1, at - 1)
  if (price < 0 || between.some(({ kind }) => kind === 'mark')) return false
  const things = between.filter(({ norm }) => currencyWord(norm) === null)
  // "2 coffees at cafe 21" has how many in front.
  const isMarked =
    (tokens[price]?.decimals ?? 0) > 0 ||
    [price - 1, price + 1].some((beside) => currencyWord(normAt(tokens, beside)) !== null)
  const opens = isMarked && tokens.slice(0, price).every(({ norm }) => currencyWord(norm) !== null)
  const isLast =
    after === undefined || after.kind === 'mark' || ofDay.test(after.norm) || weekdayWord(after.norm) !== null
  return (opens && isLast) || things.length === 0 || /^(on|for)$/.test(normAt(things, 0))
}

/** "nine euros", "last night 22.50": behind a number that may be of a name, what can be nothing but a price. */
function isPlainPrice(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(({ norm }, index) => index >= from && !ofDay.test(norm) && weekdayWord(norm) === null)
  const price = tokens[at]
  const unit = currencyWord(normAt(tokens, at + 1)) !== null
  const behind = tokens[unit ? at + 2 : at + 1]
  // "lunch at cafe 12 today 22.50 yesterday" tells two.
  if (behind && behind.kind !== 'mark' && behind.norm !== 'and') return false
  return price?.kind === 'number' ? price.decimals > 0 || unit : unit && isNumberWord(price?.norm ?? '')
}
const ofDay = /^(?:last|night|yesterday|today|this|morning|evening|afternoon|lunchtime|on|for)$/

const subjects = wordSet(`
  accounting algebra anatomy bio biology calc calculus chem chemistry econ economics english french history math maths
  philosophy physics psych psychology sociology spanish statistics stats writing
`)

const anyCourse = tokenise('course')
const ofCourses = /^(?:class|course|book|books|textbook|textbooks|workbook|lab|fee|fees|tuition|exam)$/

/** "registered for chem 101, 450", "spanish 101 class was 300": a course by its number, where the price comes right behind it. */
function isCourse(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1]
  if (!subjects.has(normAt(tokens, at)) || number?.kind !== 'number') return false
  const isNumber = number.value > 99 && number.value < 500 && number.suffix === '' && number.decimals === 0
  if (!isNumber) return false
  let next = at + 2
  if (ofCourses.test(normAt(tokens, next))) next += 1
  while (/^(?:,|was|were|is|cost)$/.test(normAt(tokens, next))) next += 1
  return isFigure(tokens, next)
}

const makers = wordSet(`
  audi bmw boeing canon dewalt dell fujifilm garmin gtx honda kodak makita mercedes nikon nokia nvidia peugeot radeon rtx rx ryzen sony suzuki
  thinkpad volvo yamaha
`)

/**
 * "Nokia 3310 for 40", "RTX 4070 used 420": what its maker calls so, where the price, and no other number, is told behind it in the same
 * breath; "dell 800 mouse 20" and "sony 312 lunch 12" tell two prices.
 */
function isModelOfMaker(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at + 1]
  if (!makers.has(normAt(tokens, at)) || number?.kind !== 'number' || number.suffix !== '') return false
  if (!/^\d{3,4}$/.test(number.norm)) return false
  const behind = tokens.slice(at + 2, at + 7)
  const isRound = number.value % 50 === 0
  if (isRound ? !statesPrice.test(textOf(behind)) : behind.some((_, index) => isEaten(tokens, at + 2 + index)))
    return false
  const pause = behind.findIndex(({ kind, norm }) => (kind === 'mark' && !/^[$£€]$/.test(norm)) || norm === 'and')
  return behind.slice(0, pause < 0 ? undefined : pause).some((_, index) => isFigure(tokens, at + 2 + index))
}

/** "for 450", "camera for 450", "lens was 900" */
const statesPrice = /^ (?:\S+ ){0,2}(?:for|was|were|cost|used|refurbished|secondhand) (?:[$£€] )?\d/

function isEaten(tokens: readonly Token[], at: number): boolean {
  return matchLexicon(tokens, at)?.entry.category === 'Food & Dining'
}

const anyRace = tokenise('race entry')
const worn = wordSet('jeans trousers pants chinos shorts slacks')
const raceLengths = wordSet('3 5 8 10 12 15 20 21 25 30 42 50 100')
const entering =
  / (?:(?:signed up|registered|entry|entry fee) (?:for|to|into)|entered) (?:the|an?|my|this|another) (?:\S+ ){0,3}$/

/** "signed up for the Leeds 10k, entry was 28": a run by its length, where what it cost is told behind it. */
function isRace(tokens: readonly Token[], at: number): boolean {
  const length = tokens[at]
  if (length?.suffix !== 'k' || !raceLengths.has(length.norm)) return false
  return (
    entering.test(` ${textOf(tokens.slice(Math.max(0, at - 8), at)).trimStart()}`) &&
    tokens.slice(at + 1, at + 10).some((_, index) => isFigure(tokens, at + 1 + index))
  )
}

/** "three in one oil", "2 in 1 shampoo". */
function isManyInOne(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.norm !== 'in') return false
  const [many, one, thing] = [tokens[at], tokens[at + 2], tokens[at + 3]]
  const count = many?.kind === 'number' ? many.value : (smallNumber(many?.norm ?? '') ?? 0)
  return count > 1 && count < 10 && /^(one|1)$/.test(one?.norm ?? '') && thing?.kind === 'word'
}

/** "2 by 4 boards at lowes 28", "two by fours 31": how thick and wide it is, where its price is told beside it. */
function isOfSize(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.norm !== 'by' || /^(by|am|pm|oclock)$/.test(normAt(tokens, at + 3))) return false
  // "the package is 30 by 20" only measures, and "coffee 5 by 10 am" has its price.
  const isPriced = /^(for|was|were|cost|costs)$/.test(normAt(tokens, at + 3)) && isFigure(tokens, at + 4)
  // "two by 7-Eleven": the number belongs to a name.
  if (tokens[at + 3]?.hyphen) return false
  const isPlural = /s$/.test(
    tokens[at + 2]?.kind === 'number' ? (tokens[at + 2]?.suffix ?? '') : normAt(tokens, at + 2),
  )
  if (!isPriced && !isPlural && !opensSize.test(normBefore(tokens, at))) return false
  if (/^(by|is|are|was|were|from|its)$/.test(normBefore(tokens, at))) return false
  const [one, other] = [sideOf(tokens[at]), sideOf(tokens[at + 2])]
  if (one === null || other === null) return false
  return tokens.some((_, index) => (index < at || index > at + 2) && isFigure(tokens, index))
}

/** "8 x 10 frame 14", "4x6 prints 11": where the size ends of what is sold by it, with another price behind; the place itself where none is told. */
function crossedTo(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (first?.kind !== 'number' || (first.suffix !== 'x' && tokens[at + 1]?.norm !== 'x')) return at
  const last = first.suffix === 'x' ? at + 1 : at + 2
  const [one, other] = [first.value, sideOf(tokens[last])]
  const isSized = [1, 2].some((next) => sized.has(normAt(tokens, last + next)))
  if (other === null || one > MOST_OF_SIDE || first.decimals > 0 || !isSized) return at
  const rest = tokens.slice(last + 2)
  const pause = rest.findIndex(({ kind, norm }) => kind === 'mark' || norm === 'and')
  return (pause < 0 ? rest : rest.slice(0, pause)).some(({ kind, norm }) => kind === 'number' || isNumberWord(norm))
    ? last + 1
    : at
}
const MOST_OF_SIDE = 36
const sized = wordSet(`
  board boards canvas card cards envelope envelopes frame frames lumber mat pan photo photos picture pictures plywood poster posters
  print prints rug sheet tarp tile tiles tyre tyres tire tires wood
`)

const opensSize = /^(?:|,|;|:|\.|an?|the|some|of|my|our|new|for|on|and|plus|bought|got|ordered|needed)$/

/** So many inches or feet, as boards and pictures have them: "4", "four", "fours", "4s". */
function sideOf(token: Token | undefined): number | null {
  const isFew = token?.kind === 'number' && token.decimals === 0 && /^s?$/.test(token.suffix)
  const side = isFew ? token.value : smallNumber(token?.norm.replace(/s$/, '') ?? '')
  return side !== null && side > 0 && side < 37 ? side : null
}

/** "sunday roast", "friday night takeaway": a thing that has a weekday in its name. */
export function dayNamed(tokens: readonly Token[], at: number): Piece | null {
  if (weekdayWord(normAt(tokens, at)) === null) return null
  const match = matchLexicon(tokens, at)
  return match && match.to > at + 1 ? named(tokens, at, match) : null
}

const begun = wordSet('correction no skip wait never forget')

/** "no frills", "skip the dishes": a shop whose name begins like a correction; "correction tape" is a thing whose name does. */
export function brandBegun(tokens: readonly Token[], at: number): Piece | null {
  if (!begun.has(normAt(tokens, at))) return null
  const match = matchLexicon(tokens, at)
  const isCalled = match && (match.entry.display !== null || normAt(tokens, at) === 'correction')
  return isCalled && match.to > at + 1 ? named(tokens, at, match) : null
}

function hasNumber(entry: LexiconEntry): boolean {
  return entry.words.some((part) => smallNumber(part) !== null || (part >= '0' && part <= '99999'))
}

function named(tokens: readonly Token[], at: number, match: { entry: LexiconEntry; to: number }): Piece {
  return stretch(tokens, at, match.to, { type: 'name', entry: match.entry, capital: tokens[at]?.capital ?? false })
}

const isOfTime =
  /^(?:one|day|week|month|year|door|to|up|stop|visit|time|appointment|check|checkup|session|payment|service|bill)$/

const ofSchool = /^(?:semester|term|season|trip|class|lesson|quarter|christmas|summer|winter|holidays?)$/

/** A thing or a brand of the lexicon. */
export function namePiece(tokens: readonly Token[], at: number): Piece | null {
  // "had to shell out 20 for parking"
  if (tokens[at]?.norm === 'shell' && tokens[at + 1]?.norm === 'out' && prior(tokens, at)?.norm !== 'at') return null
  // "dentist 95, next visit in 6 months", "next day delivery 8": no shop of that name.
  if (tokens[at]?.norm === 'next' && isOfTime.test(normAt(tokens, at + 1))) return null
  // "a textbook for next semester 86"
  if (tokens[at]?.norm === 'next' && normBefore(tokens, at) === 'for' && ofSchool.test(normAt(tokens, at + 1)))
    return null
  // "he'll trade me 20 for it"
  if (tokens[at]?.norm === 'trade' && !/^(?:on|off|from|via|through)$/.test(normBefore(tokens, at))) return null
  if (paysPart(tokens, at)) return null
  const match = matchLexicon(tokens, at) ?? shortened(tokens, at)
  return match ? named(tokens, at, match) : null
}

/** "dentist 80 but insurance paid half": who paid, and no thing. */
function paysPart(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || !payers.has(normAt(tokens, at)) || !paysFor.test(normAt(tokens, at + 1))) return false
  const part = normAt(tokens, at + 2)
  return parts.has(/^(?:an?|one)$/.test(part) ? normAt(tokens, at + 3) : part)
}
const parts = wordSet('half third quarter')

/** What is paid for under the first or the last of its words, which alone may be verbs. */
const wholeNames = new Map([
  ['cover', tokenise('cover charge')],
  ['load', tokenise('phone load')],
])

/** "the cover was ten", "cover 10", "ten for cover": what one pays to get in, where the word is no verb; "load 50" is of the phone. */
function shortened(tokens: readonly Token[], at: number): { entry: LexiconEntry; to: number } | null {
  const whole = wholeNames.get(normAt(tokens, at))
  if (!whole) return null
  const [before, next] = [normBefore(tokens, at), tokens[at + 1]]
  // "a load of laundry"
  const isOne = before === 'a' && (tokens[at]?.norm === 'cover' || isOfPhone(tokens, at))
  const begins = at === 0 || isOne || /^(the|and|for|on|,|;|\.)$/.test(before)
  const isThing =
    next === undefined ||
    isOfPhone(tokens, at) ||
    (next.norm === 'of' && isFigure(tokens, at + 2)) ||
    (next.kind !== 'word' && next.norm !== ':') ||
    isNumberWord(next.norm) ||
    isVerb.test(next.norm)
  const isBegun = begins || (prior(tokens, at)?.kind === 'number' && isOfPhone(tokens, at))
  const entry = isBegun && isThing ? matchLexicon(whole, 0)?.entry : undefined
  return entry ? { entry, to: isOfPhone(tokens, at) ? at + 4 : at + 1 } : null
}

/** "load for my phone 100": what it is loaded on. */
function isOfPhone(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at, at + 4).map(({ norm }) => norm)
  return /^load (?:for|on) \S+ (?:phone|cellphone|number|sim|mobile|cp)$/.test(behind.join(' '))
}
const isVerb = /^(was|were|is|cost|came|at|tonight)$/
