import { type Minor, minor } from '#domain/money.ts'
import type { CategoryRead } from '#domain/understanding/entries/category-of.ts'
import type { Entry } from '#domain/understanding/entries/entry.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { type AmountPiece, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

/** What a thing may cost, in major units of a dollar-like currency. */
type Range = { low: number; high: number }

const ownRanges = new Map<string, Range>([
  ['lunch', { low: 3, high: 300 }],
  ['dinner', { low: 3, high: 400 }],
  ['groceries', { low: 3, high: 600 }],
  ['gas', { low: 5, high: 150 }],
  ['petrol', { low: 5, high: 150 }],
  ['laundry', { low: 1, high: 150 }],
  ['laundromat', { low: 1, high: 150 }],
  ['launderette', { low: 1, high: 150 }],
  ['milkman', { low: 1, high: 100 }],
  ['parking', { low: 0.5, high: 100 }],
  ...itemsOf('lottery|lottery ticket|raffle|raffle ticket|tombola').map((name): [string, Range] => [
    name,
    { low: 0.5, high: 100 },
  ]),
  ['taxi', { low: 3, high: 300 }],
  ['cab', { low: 3, high: 300 }],
  ['insurance', { low: 1, high: 3000 }],
  ['hotel', { low: 10, high: 5000 }],
  ['motel', { low: 10, high: 2000 }],
  ['motel 6', { low: 10, high: 2000 }],
  ['school photo', { low: 1, high: 200 }],
  ...itemsOf('brake|brake pad|car battery|car seat|headphones|massage|new battery|stroller|suit|tattoo').map(
    (name): [string, Range] => [name, { low: 10, high: 2000 }],
  ),
  ...itemsOf(`
    boots|chemist|cvs|medicine|medicines|meds|pills|tablets|daiso|dollar general|dollar store|dollar tree|dollarama|family dollar|five below|pharmacy|poundland
    poundstretcher|prescription|rite aid|script|superdrug|walgreens
  `).map((name): [string, Range] => [name, { low: 1, high: 300 }]),
])

/** What never costs a few dollars and cents. */
const dear = new Set(
  (
    'accommodation,airbnb,airfare,alternator,apartment,armchair,babysitter,bed,bedframe,boiler,bookcase,brake pads,brakes,' +
    'camera,car battery,car insurance,car loan,car payment,car rental,car repair,car seat,carpet,child support,childcare,' +
    'cleaner,computer,contractor,council rates,couch,council tax,cruise,day care,daycare,dentist,desk,dining table,dishwasher,' +
    'discount tire,dresser,drone,dryer,electrician,engagement ring,firestone,flight,flights,freezer,fridge,furnace,generator,' +
    'goodyear,guitar,jiffy lube,kal tire,kwik fit,les schwab,midas,meineke,pep boys,' +
    'headphones,health insurance,hoa,home insurance,hospital bill,hotel,ipad,iphone,laptop,lawn mower,lawyer,life insurance,' +
    'loan,macbook,massage,mattress,mechanic,monitor,mortgage,motel,mower,nanny,new battery,oven,painter,' +
    'plane ticket,playstation,plumber,preschool,property tax,property taxes,rent,renters insurance,resort,roofer,' +
    'root canal,rug,season ticket,security deposit,sewing machine,sofa,steel caps,stove,stroller,student loan,suit,surgery,tattoo,' +
    'television,telly,tire,tires,train pass,transmission,treadmill,truck payment,tuition,tv,tyre,tyres,vet,vet bill,villa,' +
    'wages,wardrobe,washer,washing machine,wedding dress,windshield,work boots,xbox'
  ).split(','),
)
const LEAST_OF_DEAR = 10
/** A night or a flight costs more than this, and something new to wear. */
const LEAST_OF_STAY = 5
const LEAST_OF_WEAR = 3
/** What one rides, plays or sits on is not sold for less. */
const LEAST_OF_SOLD = 10

/** "wages are in, eighteen forty": what is paid by the week or the month. */
const LEAST_OF_WAGES = 60
const wagesOf = /^(?:paycheck|paycheque|pension|salary|wages)$/i

/** A meal brought to a table, and had with others, or at a place that is no chain, costs more than this. */
const LEAST_OF_SERVED = 3

/**
 * The one of two readings that fits: "a hotel, one eighty nine" is 189, "hotel breakfast" is no hotel, "dinner at Da Mario one
 * forty" is 140, after "tires four hundred, scratch that" 4.60 is none, and the way back costs what the way there does.
 */
export function heardAs(
  { money, correctedFrom }: AmountPiece,
  entry: Entry,
  told: readonly Entry[],
  own: string | undefined,
): MoneyRead {
  const { amountMinor, otherMinor } = money
  if (amountMinor === null || otherMinor === null || money.marked) return money
  const before = prior(told, told.indexOf(entry))
  const same = before?.merchant === entry.merchant && before?.kind === entry.kind ? before : undefined
  // "three clients, Thandi paid three fifty, Ann five hundred": what comes in beside it is of the same order.
  const like = told.find(({ kind, amount }) => kind === 'income' && amount && amount.money.otherMinor === null)
  const beside = correctedFrom ?? (same ?? (entry.kind === 'income' ? like : undefined))?.amount?.money
  const measure = beside?.otherMinor === null ? beside.amountMinor : null
  const isOpen = measure !== null && needsAsking(money, entry.category)
  if (isOpen && isAlike(measure, otherMinor) !== isAlike(measure, amountMinor))
    return isAlike(measure, otherMinor) ? wholeOf(money) : { ...money, otherMinor: null }
  const major = inMajor(amountMinor)
  const isLow =
    (major < LEAST_OF_DEAR && (isDear(entry) || isEarned(entry))) ||
    (major < LEAST_OF_STAY && isStayOrFlight(entry)) ||
    (major < LEAST_OF_WEAR && isNewWear(entry)) ||
    (major < LEAST_OF_SOLD && isSoldDear(entry)) ||
    (major < LEAST_OF_WAGES && entry.kind === 'income' && wagesOf.test(entry.merchant ?? '')) ||
    (major < LEAST_OF_SERVED && (isServed(entry, money) || isHanded(entry))) ||
    (isBill(entry) && major < rangeOf(entry.category, money).low) ||
    (major < LEAST_OF_TENFOLD && tenfold.has(money.currency ?? own ?? '') && isNoTrifle(entry))
  return isLow ? wholeOf(money) : money
}

/** Currencies of which about ten and more make a dollar; those without hundredths in everyday prices are `wholeCurrencies`. */
const tenfold = wordSet('SEK NOK DKK CZK MXN ZAR UAH')
const LEAST_OF_TENFOLD = 5

/** A meal, a ride, a treatment or an outing: in such a currency it costs more than a few; parking, and what is bought by the piece, may not. */
function isNoTrifle({ category: { known, category, price, words } }: Entry): boolean {
  return known && price !== 'small' && words !== 'parking' && ofSize.has(category)
}
const ofSize: ReadonlySet<string> = new Set([
  'Food & Dining',
  'Transportation',
  'Healthcare',
  'Entertainment',
  'Travel',
])

/** Of the same order of magnitude. */
function isAlike(one: Minor, other: Minor): boolean {
  return one < other * 4 && other < one * 4
}

function isDear({ merchant, category, pieces }: Entry): boolean {
  return (
    (isCalledDear(merchant) && category.price !== 'small') ||
    /^(?:table for \w+|tasting menu)$/.test(category.words) ||
    pieces.some(
      (piece, at) =>
        piece.type === 'name' &&
        !piece.struck &&
        (dear.has(piece.norm) || dear.has(category.words)) &&
        (piece.entry.words.join(' ') === category.words || isFromShop(pieces, at + 1)) &&
        !isContent(pieces[at + 1]),
    )
  )
}

/** "a telly from Currys": the shop that it is of, right behind it. */
function isFromShop(pieces: readonly Piece[], at: number): boolean {
  const shop = pieces[at + 1]
  return /^(?:at|from)$/.test(normAt(pieces, at)) && shop?.type === 'name' && shop.entry.display !== null
}

/** "Premier Inn one thirty", "Ryanair one twenty": a night or a flight, and nothing that is sold there by the piece. */
function isStayOrFlight({ category, pieces }: Entry): boolean {
  if (category.category !== 'Travel' || category.price !== 'big' || soldAboard.test(phraseText(pieces))) return false
  const named = pieces.flatMap((piece) => (piece.type === 'name' && !piece.struck ? [piece.entry] : []))
  const isOfBrand = named.some(({ display, price }) => display !== null && price === 'big')
  return isOfBrand && named.every(({ display }) => display !== null && !phoneAbroad.test(display))
}
const soldAboard = / (?:seats?|bags?|luggage|priority|wifi|fee|minibar|water|coffee|socks|headphones) /
const phoneAbroad = /^(?:airalo|holafly|ubigi)$/i

/** "new boots one twenty", "a new winter coat two forty", where "boots one twenty" may be the chemist's; a new coat button, what is for a new coat and a dress for the doll cost little. */
function isNewWear({ pieces }: Entry): boolean {
  if (cheapWear.test(phraseText(pieces))) return false
  const from = pieces.findIndex(({ norm }) => norm === 'new')
  const worn = pieces.findIndex(({ norm }, at) => at > from && at < from + 4 && wear.has(norm))
  return from >= 0 && worn > 0 && !isContent(pieces[worn + 1]) && !pieces.slice(0, from).some(isContent)
}
const cheapWear =
  / (?:charity|thrift|goodwill|vinted|jumble|doll|dolls|barbie|teddy|toy|baby|for (?:my|the|his|her) \S+s) /
const wear = wordSet('boots coat dress glasses heels jacket jeans parka shoes sneakers suit trainers')

function isCalledDear(merchant: string | null): boolean {
  return dear.has((merchant ?? '').toLowerCase()) || dearEnd.test(merchant ?? '')
}
/** "hockey fees three fifty", "machine repair one eighty", "ute rego 812" */
const dearEnd =
  /(?:^|\s)(?:photographer|(?:appliance|boiler|car|engine|fridge|machine|phone|roof|screen) repairs?|rego|(?:booth|chair|desk|shop|stall) rent|(?:school|club|team|league|hockey|football|soccer|swim|swimming|dance|camp|exam|course|nursery|registration) fees)$/i

/** "sold my old bike for one eighty": what nobody lets go for a few. */
function isSoldDear({ kind, pieces }: Entry): boolean {
  return (
    kind === 'income' &&
    pieces.some(({ norm }) => norm === 'sold') &&
    pieces.some((piece) => piece.type === 'name' && (dear.has(piece.norm) || rides.test(piece.norm)))
  )
}
const rides = /^(?:bike|bicycle|motorbike|scooter|moped|car|van|kayak|surfboard|drum kit|piano|keyboard|bass)$/
/** Wages, what work gives back, and what one earns, by a brand's rides or by nothing that is named, are more than a few coins; tips and things sold may be that, and "payday coffee" is bought. */
function isEarned({ kind, pieces }: Entry): boolean {
  if (kind !== 'income' || pieces.some(({ norm }) => smallIncome.test(norm))) return false
  const named = pieces.flatMap((piece) => (piece.type === 'name' && !piece.struck ? [piece.entry] : []))
  if (named.some(({ category, display }) => category !== 'Income' && display === null)) return false
  const says = (words: RegExp): boolean => pieces.some(({ norm }) => words.test(norm))
  const isBrand = named.some(({ display }) => display !== null)
  return says(wages) || (says(earns) && isBrand) || (says(/^earned$/) && named.length === 0)
}
const smallIncome = /^(?:fees?|interest|cash ?back|back|rebate|refund|tips?|points|off)$/
const wages =
  /^(?:payday|paycheck|paycheque|pension|salary|wages|payout|shift|client|bonus|commission|invoice|reimbursed|reimbursement)$/
const earns = /^(?:made|earned)$/

function isServed({ merchant, category: { words }, pieces }: Entry, { priceLike, amountMinor }: MoneyRead): boolean {
  if (!meals.has(words) || (priceLike && (amountMinor ?? 0) % 100 >= 49)) return false
  const isChain = pieces.some((piece) => piece.type === 'name' && piece.entry.display !== null)
  const isParty = pieces.some(({ type }, at) => type === 'number' && pieces[at - 1]?.norm === 'for')
  return !isChain && (isParty || merchant?.toLowerCase() !== words)
}

/** "paid my girl Tasha one twenty": nobody hands another a coin or two for nothing that has a price of its own. */
function isHanded({ pieces, category }: Entry): boolean {
  return !category.known && hands.test(phraseText(pieces))
}
const hands = / (?:gave|give|handed|lent|paid|send|sent|transferred|venmoed|wired|zelled) (?!for |\S*\d)/

function isBill({ category, pieces }: Entry): boolean {
  return (
    category.known &&
    category.category === 'Bills' &&
    pieces.some(({ norm }) => / ?(?:bill|rates)$|^(?:electric|electricity)$/.test(norm))
  )
}

/** The larger of two readings, of what has no cents: "make the budget two fifty". */
export function wholeOf(money: MoneyRead): MoneyRead {
  if (!money.decimal || money.otherMinor === null) return money
  // Reckoned with already, the amount is no longer the number that was said.
  const isReckoned = money.amountMinor !== Math.round(money.count * 100)
  const count = isReckoned ? Math.round(money.count * 100) : inMajor(money.otherMinor)
  return { ...money, amountMinor: money.otherMinor, otherMinor: null, decimal: false, count }
}

/** Whether "twelve fifty" must be asked about: both readings are prices that the thing can have. */
export function needsAsking(money: MoneyRead, category: CategoryRead): boolean {
  if (money.amountMinor === null || money.otherMinor === null) return false
  if (!money.decimal) return true
  const range = rangeOf(category, money)
  return inMajor(money.otherMinor) <= range.high || inMajor(money.amountMinor) < range.low
}

/**
 * "coffee 450", "lunch 1250": recognisers leave out the point of "four fifty" and "twelve fifty". The sum with its point, where a known
 * everyday thing cannot have cost the one that stands there; null where it may have, or where nobody would say it so.
 */
export function withItsPoint(entry: Entry, currency: string): { otherMinor: Minor } | null {
  const { kind, amount, category, merchant, pieces } = entry
  if (!amount || kind !== 'spend' || !category.known || !pointed.has(amount.money.currency ?? currency)) return null
  const { amountMinor, count, marked, decimal, otherMinor } = amount.money
  const isBare = !marked && !decimal && otherMinor === null && amount.end - amount.start === String(count).length
  if (!isBare || amountMinor !== count * 100 || count < 100 || count > 9999 || count % 100 === 0) return null
  if (category.price === 'big' || isCalledDear(merchant) || pieces.some(({ type }) => type === 'number')) return null
  const { low, high } = rangeOf(category, amount.money)
  const most = high * (category.price === 'small' || category.category === 'Shopping' ? 3 : 2)
  return count > most && count / 100 >= low ? { otherMinor: minor(count) } : null
}
/** Currencies in which everyday things cost a few units, with two digits behind the point. */
const pointed = wordSet('USD EUR GBP AUD CAD NZD CHF SGD')

function inMajor(amount: Minor): number {
  return amount / 100
}

function rangeOf(category: CategoryRead, money: MoneyRead): Range {
  const own = ownRanges.get(category.words)
  if (own) return own
  if (category.price === 'big') return { low: 1, high: 20_000 }
  const cents = (money.amountMinor ?? 0) % 100
  const priced = money.priceLike && (cents >= 49 || category.price === 'small')
  if (priced && money.amountMinor !== null && money.amountMinor >= 100) return { low: 1, high: 100 }
  if (category.known && category.category === 'Bills') return { low: 5, high: 900 }
  if (category.price === 'small') return { low: 0.5, high: 100 }
  const highs: Partial<Record<CategoryRead['category'], number>> = {
    'Food & Dining': 400,
    Transportation: 300,
    Shopping: 800,
    Entertainment: 400,
    Bills: 900,
    Healthcare: 900,
    Education: 900,
  }
  return { low: 1, high: highs[category.category] ?? 999 }
}
