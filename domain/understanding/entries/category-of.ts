import type { TransactionCategory } from '#domain/category.ts'
import type { Named } from '#domain/understanding/entries/merchant.ts'
import { brandOf, isWeakThing, loadVerbs, type Phrase, thingOf } from '#domain/understanding/entries/phrase.ts'
import type { PriceClass } from '#domain/understanding/lexicon/things.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { isAmount, isCapital, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The category that the words of an entry lead to; `known` is false for the fallback. */
export type CategoryRead = { category: TransactionCategory; known: boolean; price: PriceClass; words: string }

/** A thing that was said decides before the shop ("gas at Costco"), the shop before nothing. */
export function categoryOf(named: Named | null, pieces: readonly Piece[]): CategoryRead {
  if (!named) return { category: 'Other', known: false, price: 'medium', words: '' }
  const paidFor = named.phrase.after !== null && payees.test(named.phrase.after)
  const bill = paidFor ? named.phrases.find(({ preposition }) => preposition === 'for') : undefined
  const ordered = [
    ...(bill && thingOf(bill) !== null ? [bill] : []),
    named.phrase,
    ...named.phrases.filter((phrase) => phrase !== named.phrase),
  ].filter((phrase) => !isFullName(phrase))
  // "Uber from the mall": where one was taken from was not paid for.
  const isRide = brandOf(named.phrase)?.entry.category === 'Transportation'
  const beside = isRide ? /^(?:to|with|from|at)$/ : /^(?:to|with)$/
  const things = ordered.filter(
    (phrase) => phrase === named.phrase || !(beside.test(`${phrase.preposition}`) || isIntoVehicle(phrase)),
  )
  const ranked = [...things.filter(isPlainThing), ...things]
  const weakLast = [...ranked.filter((phrase) => !isWeak(phrase) && !isAtPump(phrase)), ...ranked]
  const isFood = ordered.every((phrase) => /^(?:Food & Dining|Bills|undefined)$/.test(`${thingOf(phrase)?.category}`))
  if (isFood && ordered.some(isFromMachine))
    return { category: 'Food & Dining', known: true, price: 'small', words: 'vending machine' }
  if (isLoaded(named.phrase, pieces)) return { category: 'Bills', known: true, price: 'small', words: 'phone credit' }
  if (isBillAtTable(named)) return { category: 'Food & Dining', known: true, price: 'medium', words: 'bill' }
  if (hasEatenAt(named)) return { category: 'Food & Dining', known: true, price: 'medium', words: 'meal' }
  if (isBillOfPlace(named)) return { category: 'Other', known: false, price: 'medium', words: '' }
  for (const phrase of weakLast) {
    const thing = brandOf(phrase) === null || named.brand ? thingOf(phrase) : null
    if (thing && thing.category !== 'Income' && !(named.brand && isWeakThing(thing))) {
      const price = thing.price === 'big' && isFitting(phrase) ? 'medium' : thing.price
      // "EE phone 22": the contract with who runs the network.
      if (thing.words.join() === 'phone' && brandOf(phrase)?.entry.category === 'Bills' && isMonthly(pieces)) break
      const isOfPharmacy = thing.category === 'Shopping' && ordered.some(isNamedPharmacy)
      const isStudied = /^books?$/.test(thing.words.join()) && studies.test(phraseText(pieces))
      const category = isOfPharmacy ? 'Healthcare' : isStudied ? 'Education' : thing.category
      return { category, known: true, price, words: thing.words.join(' ') }
    }
  }
  for (const phrase of ordered) {
    const brand = brandOf(phrase)
    if (brand) return { category: brand.entry.category, known: true, price: brand.entry.price, words: brand.norm }
  }
  for (const phrase of ordered) {
    const thing = thingOf(phrase)
    if (thing)
      return {
        category: thing.category === 'Income' ? 'Other' : thing.category,
        known: true,
        price: thing.price,
        words: thing.words.join(' '),
      }
  }
  return { category: 'Other', known: false, price: 'medium', words: '' }
}

/** Less than a phone costs. */
function isMonthly(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => !isAmount(piece) || piece.money.count < MOST_A_MONTH)
}
const MOST_A_MONTH = 150

/** "books for school 40"; "a book for the school raffle" is for that. */
const studies =
  / for (?:(?:my|the|his|her|our|their) )?(?:(?:\S+s|art|med|medical|law|night|evening|grad|high|middle|primary|nursing) )?(?:uni|university|school|college|class|classes|course|degree|studies) (?:$|\S*\d|second|um |, |at |from |on |today |yesterday )/

/** "vending machine dinner three seventy five": whatever it is, it costs what such a machine takes. */
function isFromMachine({ parts }: Phrase): boolean {
  return parts.some(({ norm }) => norm === 'vending machine')
}

/** "Sarah Carpenter": somebody's name, and nobody's trade. */
function isFullName({ parts: [first, last, ...more] }: Phrase): boolean {
  if (!last || more.length > 0 || last.type !== 'name' || !last.capital) return false
  return firstNames.has(first?.norm ?? '') && trades.has(last.norm)
}
const trades = wordSet('baker barber butcher carpenter cook fisher gardener mason painter plumber tailor taylor tiler')

/** "recharged my phone", "topped up mobile", "a tenner on my mobile", "put 20 on my phone": its credit, and no new one, as in "600 on a mobile". */
function isLoaded({ after, parts, preposition, start, end }: Phrase, pieces: readonly Piece[]): boolean {
  const last = parts.at(-1)?.norm ?? ''
  if (after !== null && loadVerbs.has(after)) return /^(?:phone|mobile|cell|sim|airtime)$/.test(last)
  if (preposition !== 'on' || parts.length > 1) return false
  if (after === 'put') return /^(?:mobile|sim|phone|cell)$/.test(last)
  const lead = pieces.findLast((piece) => piece.end <= start)?.norm
  if (/^an?$/.test(lead ?? '') || pieces.find((piece) => piece.start >= end)?.norm === 'home') return false
  const sums = pieces.filter(isAmount).map(({ money }) => money.amountMinor ?? 0)
  return /^(?:mobile|sim)$/.test(last) && sums.every((minor) => minor <= MOST_CREDIT)
}
/** In minor units. */
const MOST_CREDIT = 10_000

/** "the bill came to 48 at Luigi's": where nothing else is known of the place, one has eaten there. */
function isBillAtTable({ phrase, phrases }: Named): boolean {
  if (phrase.preposition !== 'at' || thingOf(phrase) !== null || brandOf(phrase) !== null) return false
  if (phrase.parts.length > 1 || !/s$/.test(phrase.parts[0]?.norm ?? '')) return false
  const others = phrases.filter((other) => other !== phrase && thingOf(other) !== null)
  return others.length === 1 && others.every(({ parts }) => parts.every(({ norm }) => norm === 'bill'))
}

/** "we ate at Kiln after the theatre, 90": who ate at a place paid for food there, if nothing else that was paid for is told. */
function hasEatenAt({ phrase, phrases }: Named): boolean {
  if (phrase.preposition !== 'at' || !/^(?:ate|eat|eaten|eating|dined|dining|lunched)$/.test(phrase.after ?? ''))
    return false
  // "ate at Kiln and the taxi was 20"
  if (!isOf(phrase, 'Food & Dining')) return false
  return phrases.every(
    (other) => other === phrase || !isPlainThing(other) || isPlainBill(other) || isOf(other, 'Food & Dining'),
  )
}

/** "four of us at Toit, bill was 5600": of what a place that is not known has sold, and of no utility. */
function isBillOfPlace({ phrase, phrases }: Named): boolean {
  const isPlace = phrase.preposition === 'at' && thingOf(phrase) === null && brandOf(phrase) === null
  if (!isPlace || !phrase.parts.every((part) => part.type === 'separator' || isCapital(part))) return false
  const things = phrases.filter((other) => other !== phrase && thingOf(other) !== null)
  return things.length > 0 && things.every(isPlainBill)
}

function isPlainBill({ parts }: Phrase): boolean {
  return parts.every(({ norm }) => norm === 'bill')
}

function isOf(phrase: Phrase, category: TransactionCategory): boolean {
  const thing = thingOf(phrase)
  return thing === null || thing.category === category
}

/** "shampoo at Rose Pharmacy": what is sold there is for one's health; "at the pharmacy" sells much else. */
function isNamedPharmacy({ parts }: Phrase): boolean {
  const last = parts.at(-1)
  const isPharmacy = /(?:^| )pharmacy$/.test(last?.norm ?? '')
  if (!isPharmacy || last?.type !== 'name') return false
  return last.entry.display !== null || (parts.length > 1 && parts.every(isCapital))
}

/** "thirty eight forty in the truck at Shell": what was filled was not bought. */
function isIntoVehicle(phrase: Phrase): boolean {
  const thing = phrase.preposition === 'in' ? thingOf(phrase) : null
  return thing?.price === 'big' && thing.category === 'Transportation'
}

/** "iphone 16 case", "tv stand": made for something dear, and not dear itself. */
function isFitting({ parts }: Phrase): boolean {
  return parts.length > 1 && fittings.has(parts.at(-1)?.norm ?? '')
}
const fittings = wordSet(`
  adapter adaptor bracket cable case charger cleaner cord cover dock filter freshener gauge hanger holder mat mats mount plug
  polish pump rack remote sheet sheets skin sleeve stand strap tray wax wipes
`)

/** "paid Orange 25 for the phone bill": what was paid for says more than the name. */
const payees = /^(paid|pay|gave|sent|give|send)$/

function isWeak(phrase: Phrase): boolean {
  const thing = thingOf(phrase)
  return thing !== null && isWeakThing(thing)
}

/** "two pies from the servo 13": where one fills up much else is sold. */
function isAtPump({ preposition, parts }: Phrase): boolean {
  return /^(?:at|from|in)$/.test(preposition ?? '') && pumps.has(parts.at(-1)?.norm ?? '')
}
const pumps = new Set(['servo', 'gas station', 'petrol station', 'service station', 'filling station'])

function isPlainThing(phrase: Phrase): boolean {
  return phrase.preposition === null || phrase.preposition === 'on' || phrase.preposition === 'for'
}
