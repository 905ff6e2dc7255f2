import { asCalled } from '#domain/understanding/entries/as-called.ts'
import {
  brandOf,
  isGenericPlace,
  isLocation,
  isOwnBank,
  isPaymentPhrase,
  isPeoplePhrase,
  loadVerbs,
  type Phrase,
  phrasesOf,
  thingOf,
} from '#domain/understanding/entries/phrase.ts'
import { stocked } from '#domain/understanding/lexicon/served.ts'
import { firstNames, namesPerson } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  isKin,
  locations,
  people,
  placeNouns,
  relatives,
} from '#domain/understanding/words/function-words.ts'
import { isHanding } from '#domain/understanding/words/handing.ts'
import { isLand } from '#domain/understanding/words/lands.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isCapital, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { sentByApp } from '#domain/understanding/words/sent-by-app.ts'
import { vessels } from '#domain/understanding/words/vessels.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Whom or what an entry names. */
export type Named = {
  merchant: string
  start: number
  end: number
  /** The phrase it was taken from, and all phrases of the entry, for the category. */
  phrase: Phrase
  phrases: Phrase[]
  brand: boolean
}

const payingVerbs = new Set(
  `paid pay payed wrote cut handed gave give sent send remitted venmo venmoed venmod zelle zelled ${sentByApp} tipped transferred donated lent loaned owed wired cashapped bunged chucked dashed fronted slipped spotted subbed`.split(
    ' ',
  ),
)

/** The merchant of an entry: the proper name when one was said, otherwise the thing; null when neither was. */
export function merchantOf(pieces: readonly Piece[], text: string): Named | null {
  const all = phrasesOf(pieces)
  const loads = pieces.some(({ norm }) => loadVerbs.has(norm))
  const phrases = all.filter(
    (phrase) =>
      (!isPaymentPhrase(phrase) || (loads && brandOf(phrase) !== null)) &&
      !(all.length > 1 && isOwnBank(phrase)) &&
      !(
        all.length > 1 &&
        /^(for|null)$/.test(`${phrase.preposition}`) &&
        phrase.parts.every(({ norm }) => norm === 'cash')
      ) &&
      // "some stuff at the pharmacy"
      !(
        all.length > 1 &&
        phrase.parts.every(({ norm }) => /^(?:stuff|bits|things?|goods|haul|errands|purchases)$/.test(norm))
      ) &&
      !isSharer(all, phrase) &&
      // "900 this month as well"
      !phrase.parts.every(({ norm }) => /^(?:month|week|year|first|second|third|last|final)$/.test(norm)) &&
      // "15 plus tax for the book"
      !(
        all.length > 1 &&
        phrase.parts.every(({ norm }) => /^(?:tax|vat|gst)$/.test(norm)) &&
        /\bplus $/i.test(text.slice(0, phrase.start))
      ) &&
      // "sold my old one to Ann"
      !(all.length > 1 && phrase.parts.every(({ norm }) => /^(?:old|used|spare|extra|other|wrong|held)$/.test(norm))),
  )
  const paid = pieces.some((piece) => piece.type === 'word' && payingVerbs.has(piece.norm))
  const named = phrases.filter((phrase, at) => !isHeading(phrase, phrases[at + 1]))
  const found =
    takenBackBy(pieces, named) ??
    senderOf(pieces, named) ??
    chargerOf(pieces, named) ??
    shopPriced(pieces, named) ??
    choose(behindSo(pieces, beforeReason(pieces, named)), paid, text)
  if (!found) return null
  const chosen = asCalled(found, paid)
  const brand = brandOf(chosen)
  const useBrand = brand !== null
  const longer = useBrand && brand ? longerName(chosen, brand) : null
  if (longer)
    return {
      merchant: titled(longer, text),
      start: longer.start,
      end: longer.end,
      phrase: { ...longer, parts: longer.parts.slice(0, 1) },
      phrases: phrases.filter((phrase) => phrase !== chosen),
      brand: true,
    }
  const payer =
    chosen.parts.length === 2 && /^(refund|rebate|payment|payout)$/.test(chosen.parts[1]?.norm ?? '')
      ? chosen.parts[0]
      : null
  if (payer && /['’]s?$/.test(text.slice(payer.start, payer.end)))
    return {
      merchant: titled({ ...chosen, parts: [payer] }, text),
      start: payer.start,
      end: payer.end,
      phrase: chosen,
      phrases,
      brand: false,
    }
  const { start, end } = useBrand && brand ? brand : chosen
  const merchant =
    useBrand && brand?.entry.display ? brand.entry.display : numberOf(chosen, text) + titled(chosen, text)
  return merchant === '' ? null : { merchant, start, end, phrase: chosen, phrases, brand: useBrand }
}

/** "90 split between Ana, Ben, Cleo": who shares it. A lone "between" leads to persons, or to a name. */
function isSharer(all: readonly Phrase[], phrase: Phrase): boolean {
  const first = all.findIndex(({ preposition }) => preposition === 'between')
  if (first < 0 || (all.length === 1 && !namesPerson(phrase.parts[0]?.norm ?? ''))) return false
  const row = all.slice(first, all.indexOf(phrase) + 1)
  const isRow = row.every(
    ({ preposition, parts }, at) => at === 0 || (preposition === null && parts.every(({ type }) => type === 'word')),
  )
  return row.length > 0 && isRow
}

/** "40 for a tow because my tire blew out": what was bought stands before why. */
function beforeReason(pieces: readonly Piece[], phrases: readonly Phrase[]): readonly Phrase[] {
  const reason = pieces.find(
    ({ norm }, at) =>
      /^(because|cause|cos|coz)$/.test(norm) || (norm === 'since' && subjects.test(normAt(pieces, at + 1))),
  )
  if (!reason) return phrases
  // "another 12 because I forgot milk"; of "because she's an angel" nothing was bought.
  // "a stethoscope because someone nicked mine, 94.99 on Amazon": the price, and where, behind the reason.
  const price = pieces.findIndex(
    (piece, at) => piece.start > reason.start && isAmount(piece) && isPause(pieces[at - 1]),
  )
  const goesOn = pieces[price]?.start ?? Number.POSITIVE_INFINITY
  const before = phrases.filter(({ start, end }) => end <= reason.start || start >= goesOn)
  return before.length > 0 || !phrases.some(isKnown) ? before : phrases
}
const subjects = /^(the|my|our|his|her|their|a|an|i|we|he|she|they|it|its|im|were)$/

/** "a guy was sick in the car so cleaning 40": behind "so" stands what was paid for, where nothing known was named first. */
function behindSo(pieces: readonly Piece[], phrases: readonly Phrase[]): readonly Phrase[] {
  const price = pieces.findIndex(isAmount)
  const so = pieces.findLast(({ norm }, at) => norm === 'so' && at < price)
  const behind = so ? phrases.filter((phrase) => phrase.start >= so.end && isKnown(phrase)) : []
  return behind.length > 0 && !phrases.some((phrase) => !behind.includes(phrase) && isKnown(phrase)) ? behind : phrases
}

function isKnown({ parts }: Pick<Phrase, 'parts'>): boolean {
  return parts.some(({ type }) => type === 'name')
}

/** "birthday party stuff, balloons 12": what stands over a list, where the thing itself comes right behind it. */
function isHeading({ preposition, parts }: Phrase, next: Phrase | undefined): boolean {
  const shop = parts.some((part) => part.type === 'name' && part.entry.display !== null)
  return preposition === null && next?.preposition === null && !shop && headings.test(parts.at(-1)?.norm ?? '')
}
export const headings = /(?:^| )(stuff|things?|bits|supplies|shopping|run|haul|errands|expenses|purchases|damage)$/

/** "at the Six Bells": the number belongs to the name of a place. */
function numberOf({ preposition, start }: Phrase, text: string): string {
  const told = preposition === 'at' ? ofPlace.exec(text.slice(0, start))?.[1] : undefined
  return told ? `${capitalised(told, true)} ` : ''
}
const ofPlace = /\b(?:at|in) the (two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|[2-9]|1[0-3]) $/i

/** "Subway Grill Bar": the brand goes on in capitals. */
function longerName(phrase: Phrase, brand: Phrase['parts'][number]): Phrase | null {
  const parts = phrase.parts.slice(phrase.parts.indexOf(brand))
  const capital = parts.every((part) => (part.type === 'word' || part.type === 'name') && part.capital)
  return parts.length > 2 && capital ? { ...phrase, parts, start: brand.start } : null
}

function choose(phrases: readonly Phrase[], paid: boolean, text: string): Phrase | null {
  const placed = phrases.filter(
    (phrase) => phrase.preposition !== null && phrase.preposition !== 'for' && phrase.preposition !== 'with',
  )
  const branded =
    placed.find((phrase) => brandOf(phrase) !== null) ?? phrases.find((phrase) => brandOf(phrase) !== null)
  const given = branded?.preposition === 'for' ? phrases.find(isGivenTo) : undefined
  if (given) return given
  if (branded) return phrases.find((phrase) => isElsewhere(branded, phrase)) ?? branded
  const at = phrases.find((phrase) => phrase.preposition === 'at' && !isGenericPlace(phrase) && !isPeoplePhrase(phrase))
  if (at) return at
  const served = phrases.some(isTab)
    ? phrases.find(({ preposition, parts }) => preposition === 'at' && !noPlace.test(parts.at(-1)?.norm ?? ''))
    : undefined
  if (served) return served
  const isNamed = phrases.some(namesThing)
  const isMoneySent = phrases.some(({ parts }) => parts.length === 1 && /^(?:money|cash)$/.test(parts[0]?.norm ?? ''))
  const from = phrases.find((phrase) => {
    if (isNamed && isByPerson(phrase)) return false
    if (phrase.preposition === 'from') return !isGenericPlace(phrase) && !(isNamed && !isMoneySent && isOfLand(phrase))
    if (phrase.preposition === 'in') return isNamed && isShop(phrase, text)
    if (phrase.preposition !== 'off') return false
    return isPeoplePhrase(phrase) || phrase.parts.every(isCapital) || (isNamed && isSite(phrase, text))
  })
  const route = phrases.some((phrase) => phrase.preposition === 'to' || isRide(phrase))
  if (from && !route) return from
  const pays = phrases.some((phrase) => phrase.after !== null && payingVerbs.has(phrase.after)) || paid
  const bought = phrases.some((phrase) => phrase.preposition === 'for' && thingOf(phrase) !== null)
  const payee = phrases.find(
    (phrase) =>
      isPayee(phrase, pays) && !isHere(phrase) && !(bought && phrase.parts.every(({ norm }) => staff.test(norm))),
  )
  if (payee) return payee
  const isPriced = phrases.some((phrase) => phrase.preposition !== 'for' && thingOf(phrase) !== null)
  const relative = pays && !isPriced ? phrases.find(isToRelative) : undefined
  if (relative) return relative
  const receiver = phrases.find((phrase) => phrase.preposition === 'to' && !isLocation(phrase) && !isHere(phrase))
  if (receiver && phrases.some((phrase) => isTransfer(phrase) || isBillTo(phrase, receiver))) return receiver
  const bare = phrases.filter((phrase) => phrase.preposition === null && !isPeoplePhrase(phrase) && !isHere(phrase))
  const isPlaced = phrases.some(({ preposition }) => preposition === 'at')
  const on = phrases.filter((phrase) => phrase.preposition === 'on' && !isPeoplePhrase(phrase) && !isLocation(phrase))
  const forPhrases = phrases.filter(
    (phrase, at) =>
      phrase.preposition === 'for' &&
      !isPeoplePhrase(phrase) &&
      (!isLocation(phrase) || isStayIn(phrase, phrases[at + 1])) &&
      !(isPlaced && isForSomeone(phrase)),
  )
  const things = [...bare, ...on, ...forPhrases]
  const proper = phrases.length > 1 ? bare.find(isProperName) : undefined
  if (proper) return proper
  const visited = bare.some(({ parts }) => /^(visit|trip)$/.test(parts.at(-1)?.norm ?? ''))
  const place = phrases.find((phrase) => phrase.preposition === 'to' && thingOf(phrase) !== null)
  if (visited && place) return place
  const ofThing = phrases.find((phrase) => phrase.preposition === 'of' && thingOf(phrase) !== null)
  if (ofThing && !bare.some((phrase) => thingOf(phrase) !== null)) return ofThing
  return (
    bare.find(
      (phrase) =>
        thingOf(phrase) !== null &&
        thingOf(phrase)?.words[0] !== 'tip' &&
        !(isInstalment(phrase) && [...on, ...forPhrases].some((thing) => thingOf(thing) !== null)),
    ) ??
    on[0] ??
    forPhrases.find((phrase) => thingOf(phrase) !== null) ??
    things[0] ??
    phrases.find((phrase) => isSentTo(phrase, paid)) ??
    phrases.find(
      (phrase) =>
        (phrase.preposition === 'at' || phrase.preposition === 'from' || phrase.preposition === 'in') &&
        !isLocation(phrase),
    ) ??
    phrases.find((phrase) => phrase.preposition === 'to' || phrase.preposition === 'of') ??
    phrases.find((phrase) => !isLocation(phrase)) ??
    phrases[0] ??
    null
  )
}

/** "a filter from the States", "parts from Germany" */
function isOfLand({ parts }: Phrase): boolean {
  return parts.length === 1 && parts.every(({ norm }) => isLand(norm))
}

/** "200 for the hotel in Krakow": what was paid for, and where it stands. */
function isStayIn(phrase: Phrase, next: Phrase | undefined): boolean {
  return thingOf(phrase) !== null && next?.preposition === 'in'
}

/** "instalment for the sofa 80", "EMI on the scooter": a payment of what is named behind it. */
function isInstalment({ parts }: Phrase): boolean {
  return parts.length === 1 && /^(?:instal?lment|emi)$/.test(parts[0]?.norm ?? '')
}

/** "80 at the vet for the rabbit", "20 at the dentist for Mia": who it was for. */
function isForSomeone({ parts }: Phrase): boolean {
  return parts.every(({ norm }) => firstNames.has(norm) || pets.test(norm))
}
const pets =
  /^(?:rabbit|bunny|hamster|guinea pig|cat|kitten|dog|puppy|horse|pony|parrot|budgie|goldfish|tortoise|boys?|twins|baby)$/

/** "picked up the tab at the pub": what was eaten is told by where alone; "the bill at lunch" was no place's. */
function isTab({ preposition, parts }: Phrase): boolean {
  const isBare = preposition === null || preposition === 'for'
  return isBare && parts.length === 1 && /^(?:bill|tab|check)$/.test(parts[0]?.norm ?? '')
}

const noPlace = /^(?:home|work|school|night|breakfast|brunch|lunch|dinner|supper)$/

/** "Went to Starbucks. Bought gas for 40.": a thing that no place to eat sells was bought somewhere else. */
function isElsewhere(place: Phrase, { preposition, parts }: Phrase): boolean {
  const [brand, thing] = [brandOf(place), parts.find((part) => part.type === 'name')]
  if (brand?.entry.category !== 'Food & Dining' || thing?.type !== 'name' || thing.entry.display !== null) return false
  if (!/^(?:to|into|by)$/.test(`${place.preposition}`) || !/^(?:null|for|on)$/.test(`${preposition}`)) return false
  if (stocked.test(brand.norm) || fuelling.test(brand.norm)) return false
  return /^(?:Transportation|Travel|Healthcare)$/.test(thing.entry.category)
}
const fuelling = pattern`^(?:7|seven|wawa|sheetz|circle k|casey|buc|quiktrip|qt|racetrac|speedway|kwik|royal farms|love|pilot|sams|bjs|asda
  |sainsbury|morrisons|spar|carrefour|leclerc|meijer|heb|h e b|fred meyer|cumberland|maverik|thorntons|rutter|stewart)`

/** "34 for the cab from LaGuardia": where it began is no shop. */
function isRide(phrase: Phrase): boolean {
  const isBare = phrase.preposition === null || phrase.preposition === 'for'
  return isBare && rides.test(thingOf(phrase)?.words.at(-1) ?? '')
}

const rides =
  /^(taxi|cab|minicab|auto|rickshaw|jeepney|boda|matatu|minibus|metro|subway|tube|bus|coach|train|tram|ferry|flight|plane|shuttle|ride|fare|toll)$/

/** "boots in Woodies": a name in the possessive or in s behind a bare "in", as shops have and few towns. */
function isShop({ parts, start, end }: Phrase, text: string): boolean {
  const name = text.slice(start, end)
  const [only, ...more] = parts
  const isOwner =
    more.length === 0 &&
    only?.type === 'word' &&
    /['’]s$/.test(name) &&
    !noOwner.test(only.norm) &&
    !people.has(only.norm.replace(/s$/, ''))
  return (
    (isOwner || parts.every(isCapital)) && /s$/.test(name) && !towns.test(name) && /\bin $/i.test(text.slice(0, start))
  )
}
const noOwner = /^(?:today|todays|yesterdays|tonights|mens|womens|childrens|grann[yi]e?s|grandmas|grandpas|nannys)$/
const towns = pattern`(Paris|Athens|Vegas|Angeles|Dallas|Memphis|Brussels|Naples|Louis|olis|Texas|ansas|Illinois|chusetts|Leeds|Cannes|Nantes
  |Tunis|Lagos|Wales|Cyprus|Laos|Queens|Reims|Aires|itius|dos|Andrews|Orleans|Rhodes|Hastings
  |Hills|Springs|Falls|Heights|Rapids|Islands)$`

/** "two albums off bandcamp": one word without an article. */
function isSite({ parts: [site, ...more], start }: Phrase, text: string): boolean {
  const named =
    site?.type === 'word' &&
    more.length === 0 &&
    !/^(peak|season|brand|duty|shift|work|class|campus|track|site|course)$/.test(site.norm)
  return named && !placeNouns.has(site.norm) && !locations.has(site.norm) && /\boff $/i.test(text.slice(0, start))
}

/** "bread from the grumpy guy": somebody without a name, beside the thing. */
function isByPerson({ parts }: Phrase): boolean {
  return parts.length > 0 && people.has(parts.at(-1)?.norm ?? '') && !parts.some(({ type }) => type === 'name')
}

/** "tuition payment 1,450 to State College", "a check to the plumber for 285": who it went to. */
function isTransfer({ preposition, parts }: Phrase): boolean {
  if (preposition !== null) return false
  if (parts.length === 1 && /^(?:check|cheque)$/.test(parts[0]?.norm ?? '')) return true
  return /(?:^| )(?:payment|deposit|donation|tithe|contribution|instalment|installment)$/.test(parts.at(-1)?.norm ?? '')
}

/** "phone bill 45 to Fizz": who is paid each month has a name. */
function isBillTo({ preposition, parts }: Phrase, receiver: Phrase): boolean {
  const isNamedBill = / bill$/.test(parts.map(({ norm }) => norm).join(' '))
  return preposition === null && isNamedBill && !isPeoplePhrase(receiver) && receiver.parts.every(isCapital)
}

function namesThing(phrase: Phrase): boolean {
  if (phrase.preposition !== null || isPeoplePhrase(phrase) || isHere(phrase)) return false
  return thingOf(phrase)?.category !== 'Income' && !/^tips?$/.test(phrase.parts.at(-1)?.norm ?? '')
}

/** Who only takes the money: "gave the cashier a twenty for the sandwich". */
const staff = /^(cashier|till|clerk|server|waiter|waitress|bartender|barman|attendant|girl|lady|woman|man|guy|bloke)$/

/** "team lunch, Blue Hen Tavern": two or more words in capitals that are no known thing. */
function isProperName(phrase: Phrase): boolean {
  return (
    phrase.parts.length > 1 && phrase.start > 0 && phrase.parts.every((part) => part.type === 'word' && part.capital)
  )
}

const givingVerbs = new Set([...payingVerbs, 'reimbursed', 'refunded', 'slipped', 'returned'])

/** "grandma sent me 25 for my birthday": whoever gives me money is the name of the income. */
function senderOf(pieces: readonly Piece[], phrases: readonly Phrase[]): Phrase | null {
  const verb = pieces.findIndex(
    (piece, at) =>
      (piece.type === 'word' || piece.type === 'name') &&
      !/^(hell|shell|theyll|will|to|can|should|gonna|would)$/.test(normBefore(pieces, at)) &&
      (isHanding(pieces, at) ||
        isFromRelative(pieces, at) ||
        (givingVerbs.has(piece.norm) && /^(me|us|my|back)$/.test(normAt(pieces, at + 1)))) &&
      (pieces[at + 1]?.norm !== 'my' || piece.norm === 'refunded'),
  )
  const start = pieces[verb]?.start
  if (start === undefined) return invoicedBy(pieces, phrases) ?? buyerOf(pieces, phrases)
  return phrases.findLast((phrase) => phrase.preposition === null && phrase.end <= start) ?? null
}

/** "acme finally paid my invoice 850": who was invoiced stands right before the verb. */
function invoicedBy(pieces: readonly Piece[], phrases: readonly Phrase[]): Phrase | null {
  const verb = pieces.findIndex(
    ({ norm }, at) => norm === 'paid' && ofInvoice.test(phraseText(pieces.slice(at + 1, at + 3))),
  )
  const payer = pieces
    .slice(0, Math.max(0, verb))
    .findLast(({ norm }) => !/^(?:finally|just|already|also|actually|has|have)$/.test(norm))
  return phrases.find(({ preposition, end }) => preposition === null && end === payer?.end) ?? null
}

const ofInvoice = /^ (?:(?:my|our|the|their|his|her) )?(?:invoices?|balance|deposit|remainder) /

/** "customer just paid 25k for braids": who buys of one stands right before the verb. */
function buyerOf(pieces: readonly Piece[], phrases: readonly Phrase[]): Phrase | null {
  const paid = pieces.find(({ norm }) => norm === 'paid')
  const first = phrases[0]
  const isBuyer = first?.preposition === null && first.parts.length === 1 && buyers.test(first.parts[0]?.norm ?? '')
  return paid && isBuyer && first.end < paid.start && phrases.every(({ end }, at) => at === 0 || end > paid.start)
    ? first
    : null
}
export const buyers = /^(?:buyer|client|customer|lodger|tenant)$/

/** "papa sent 15000 for this month", "dai sent 25000 from Qatar" */
function isFromRelative(pieces: readonly Piece[], verb: number): boolean {
  const place = /^(?:in|from)$/.test(normBefore(pieces, verb, 2)) ? 2 : 0
  const who = normBefore(pieces, verb, 1 + place)
  if (!sends.test(normAt(pieces, verb))) return false
  const isGiven = pieces[verb + 1]?.type === 'amount' && !pieces.slice(verb).some(({ norm }) => norm === 'to')
  const isAlone = verb === 1 && pieces[0]?.type === 'word' && !/^(?:i|we|he|she|they|just)$/.test(who)
  return isGiven && (isKin(who) || (isAlone && pieces.slice(verb).some(({ norm }) => norm === 'from')))
}
const sends = /^(?:sent|send|transfer(?:red)?|wired?)$/

/** "the plumber came Monday and charged me 225 for the sink": who is paid by trade, before what it was for. */
function chargerOf(pieces: readonly Piece[], phrases: readonly Phrase[]): Phrase | null {
  const verb = pieces.find(({ norm }, at) => norm === 'charged' && /^(?:me|us)$/.test(normAt(pieces, at + 1)))
  if (!verb || phrases.some((phrase) => brandOf(phrase) !== null)) return null
  return (
    phrases.find((phrase) => phrase.preposition === null && phrase.end <= verb.start && thingOf(phrase) !== null) ??
    null
  )
}

/** "Clicks 246 for face cream": a name that nobody knows right before the price, and behind it what was bought there. */
function shopPriced(pieces: readonly Piece[], [shop, thing, ...more]: readonly Phrase[]): Phrase | null {
  if (!shop || !thing || more.length > 0 || shop.preposition !== null || thing.preposition !== 'for') return null
  const price = pieces.findIndex(({ start }) => start >= shop.end)
  const isLed = isAmount(pieces[price]) && pieces[price + 1]?.norm === 'for' && thingOf(thing) !== null
  return isLed && shop.after === null && shop.parts.every(isCalled) ? shop : null
}

/** Written with a capital, and nobody; "Additional 30 for gas" is no name, nor "Allowed 20 for parking". */
function isCalled(part: Piece): boolean {
  return isCapital(part) && part.type === 'word' && !namesPerson(part.norm) && !noShops.test(part.norm)
}
const noShops =
  /(?:ed|ing)$|^(?:additional|extra|change|reimburse|birthday|bday|ladies|minus|plus|deposit|balance|driver|approx|roughly)$/

/** "returned the shoes to Zappos", "took them back to Nike": the shop that gives the money back. */
function takenBackBy(pieces: readonly Piece[], phrases: readonly Phrase[]): Phrase | null {
  const back =
    pieces.some(({ norm }) => norm === 'back') && pieces.some(({ norm }) => /^(took|brought|sent|carried)$/.test(norm))
  if (!back && !pieces.some(({ norm }, at) => /^return(?:ed|ing)$/.test(norm) || isReturning(pieces, at))) return null
  return phrases.find((phrase) => phrase.preposition === 'to' && !isLocation(phrase)) ?? null
}

/** "gave Sue twelve for the Powerball pool": who got it, whatever brand it was for. */
function isGivenTo({ preposition, parts: [who, ...more], after }: Phrase): boolean {
  return preposition === null && more.length === 0 && payingVerbs.has(after ?? '') && firstNames.has(who?.norm ?? '')
}

/** "I return the shoes to Zara". */
function isReturning(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'return' && /^(?:i|we)$/.test(normBefore(pieces, at))
}

/** "sent 3000 to my father in Bohol": who it went to, before where they live. */
function isSentTo({ preposition, parts }: Phrase, paid: boolean): boolean {
  return paid && preposition === 'to' && namesPerson(parts[0]?.norm ?? '')
}

/** "paid Sam 20", "sent 20 to Ana". */
function isPayee(phrase: Phrase, pays: boolean): boolean {
  if (phrase.preposition === 'to')
    return pays && phrase.parts.some((part) => part.type === 'word' && part.capital) && thingOf(phrase) === null
  if (phrase.preposition !== null || phrase.after === null || !payingVerbs.has(phrase.after)) return false
  if (phrase.parts.every(({ norm }) => shares.test(norm))) return false
  return thingOf(phrase) === null || phrase.parts.some((part) => people.has(part.norm))
}

/** "sent 3000 to my brother in Cebu for the roof": who it went to; what the kids are given is for a thing. */
function isToRelative({ preposition, parts: [who] }: Phrase): boolean {
  return (
    preposition === 'to' && namesPerson(who?.norm ?? '') && !/^(?:kids?|children|boys?|girls?)$/.test(who?.norm ?? '')
  )
}

/** "paid my third" */
const shares = /^(?:half|third|quarter|share|part)$/

const heres = wordSet('home work there here online town downtown person app all alone everything myself full nothing')

function isHere(phrase: Phrase): boolean {
  return phrase.parts.every((part) => heres.has(part.norm))
}

const lowerWords = wordSet('and of the for a an in on at to de la')

/** What is spelt out when spoken, and so stands in capitals: "usb cable" is a USB Cable. */
const initials = wordSet(`
  aa aaa atm bbq blt bmx cd ct diy dmv dvd er esl gcse gmat gp gps gre hdmi hmrc hoa hsa irs ivf lcd led lsat mcat mri
  nhs pc ps4 ps5 pta rv sim ssd suv tv usb vat vip vpn
`)

/** "t v licence", "j p s": letters that were written apart. */
function asSpelled(name: string): string {
  return name.replace(/\b\p{L}(?: \p{L})+\b/gu, (letters) => letters.replaceAll(' ', '').toUpperCase())
}

const MOST_WORDS = 6

/** The words of a phrase in natural title case; capitals that were written inside a word stay. */
export function titled(phrase: Phrase, text: string): string {
  const words: string[] = []
  for (const [at, part] of phrase.parts.entries()) {
    if (part.type === 'separator') {
      words.push(text.charAt(part.start) === '&' ? '&' : 'and')
      continue
    }
    const own = part.norm.replace(/s$/, '')
    if (
      words.length === 0 &&
      phrase.parts.length > 1 &&
      // "my brother and sister"
      phrase.parts[at + 1]?.type !== 'separator' &&
      (relatives.has(part.norm) ||
        (relatives.has(own) && /['’]/.test(text.slice(part.start, part.end))) ||
        determiners.has(part.norm))
    )
      continue
    if (words.at(-1) === 'and' && /^(?:my|our)$/.test(part.norm)) continue
    const raw = text.slice(part.start, part.end)
    const owned = part.type === 'name' && part.entry.display === null && !(phrase.preposition && part.capital)
    const plain = owned ? raw.replace(/['’]s$/, '') : raw
    for (const word of asSpelled(plain).split(/\s+/)) words.push(word)
  }
  const all = contents(words)
  const shown = all.slice(0, MOST_WORDS)
  // "Bacon and Egg Roll and an": no joint is left at the end of a name that was cut
  while (all.length > shown.length && lowerWords.has(shown.at(-1) ?? '')) shown.pop()
  return shown
    .map((word, index) => capitalised(word, index === 0))
    .join(' ')
    .slice(0, 60)
}

/** "bottle of wine", "boxes of screws": what is in it is the thing. "Bag of Nails" is a name. */
function contents(words: readonly string[]): readonly string[] {
  const [holder = '', of, thing] = words
  const isHeld = of === 'of' && thing !== undefined && /^\p{Ll}/u.test(thing) && !determiners.has(thing)
  return isHeld && vessels.test(holder) && words.length < LONGEST_NAME ? words.slice(2) : words
}
const LONGEST_NAME = 5

function capitalised(word: string, first: boolean): string {
  const lower = word.toLowerCase()
  if (!first && lowerWords.has(lower)) return lower
  if (initials.has(lower)) return lower.toUpperCase()
  const inner = word.slice(1)
  if (inner !== inner.toLowerCase() && (inner !== inner.toUpperCase() || word.length <= 4)) return word
  if (/[A-Z]/.test(inner)) return word.charAt(0).toUpperCase() + inner.toLowerCase()
  return word.charAt(0).toUpperCase() + inner
}
