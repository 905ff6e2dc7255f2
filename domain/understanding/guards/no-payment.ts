import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { onMyCard } from '#domain/understanding/intents/others-spend.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  fillers,
  paymentWords,
  people,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isPause, type Piece, phraseText, skip } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'
import { works } from '#domain/understanding/words/works.ts'

/**
 * Whether an entry that could be read is not told as a payment: the more unusual its words are, the more must speak for it. A
 * number that a verb of another trade leads to, that a present tense states, or that counts things which nobody is known to sell,
 * is a level, a time, a score or a count.
 */
export function isNoPayment(entry: Entry, words: string): boolean {
  const { pieces, category, kind } = entry
  const at = amountIndex(entry)
  const price = pieces[at]
  if (price?.type !== 'amount') return false
  const plain = !price.money.marked
  const before = pieces.slice(0, at).filter((piece) => !piece.struck && piece.type !== 'separator' && !isSound(piece))
  if (
    (isStated(before, words) && !isToldOfPast(pieces, words)) ||
    (kind === 'spend' &&
      ((isOthersPart(pieces.slice(0, at)) && !onMyCard.test(words)) || isOnAnother(pieces.slice(at + 1))))
  )
    return true
  if (plain && (isReached(before, category.known, pieces[at + 1]) || isMeasured(pieces, at, category.known)))
    return true
  if (supposes.test(words) || fared.test(words)) return true
  if (kind === 'spend' && missed.test(words)) return true
  if ((kind === 'income' || words.includes(' docked ')) && deducted.test(words)) return true
  if (partOfIt.test(phraseText(pieces.slice(at + 1))) || partFirst.test(words)) return true
  if (kind === 'spend' && (isSaved(before, pieces.slice(at + 1)) || isDebt(before, pieces.slice(at + 1)))) return true
  // "behind 20 on rent"
  if (before.length === 1 && /^(?:behind|ahead)$/.test(normAt(before, 0)) && pieces[at + 1]?.norm === 'on') return true
  // "left his wallet with 90 in it"
  if (before.at(-1)?.norm === 'with' && /^ in (?:it|there|them) /.test(phraseText(pieces.slice(at + 1)))) return true
  if (paying.test(words)) return false
  // "phone screen cracked, 129 to fix"
  if (toMend.test(phraseText(pieces.slice(at + 1))) && !pieces.slice(0, at).some(isUnsureOrTheirs)) return false
  if (isAnothers(words, kind) || (kind === 'spend' && !isBilled(before) && isDoing(before, words))) return true
  // "slept through my alarm so taxi 78"
  const isOutcome = category.known && pieces.slice(0, at).some(({ norm }) => norm === 'so')
  if (
    pastimes.test(words) &&
    !isOutcome &&
    !(category.known && !guesses.test(words) && acquires.test(phraseText(pieces.slice(0, at)))) &&
    !(category.known && watched.test(words)) &&
    !(kind === 'income' && /^(made|got|earned)$/.test(before.at(-1)?.norm ?? ''))
  )
    return true
  if (
    plain &&
    !category.known &&
    before.length === 0 &&
    !isOneMore(pieces, price) &&
    isLowly(pieces.slice(at + 1), words)
  )
    return true
  return plain && !category.known && (leisure.test(words) || isCounted(price, pieces[at + 1]))
}

/** "the hotel is 90, yesterday": what is told of a day that is surely gone, or has come, was paid; a bare weekday may be the coming one. */
export function isToldOfPast(pieces: readonly Piece[], words: string): boolean {
  if (/ since | (?:he|she|they) (?:said|say|says) /.test(words)) return false
  return (
    isHere.test(words) || pieces.some(({ type, norm }) => type === 'day' && /\b(?:yesterday|last|ago)\b/.test(norm))
  )
}
/** "my allowance is here, 200": it has come, and so much of it. */
export const isHere = pattern`(?:^ (?:(?:the|so|and|oh|yay|ok|great|finally|today|first|last) )*| (?:my|our) (?:\S+ ){0,2}?)(?:salary|pay|wages|paycheck|paycheque|pension|allowance|bonus|stipend|refund|loan|grant)
  \s(?:from (?:(?:the|my) )?(?:\S+ ){1,3}?)?(?:is|has|s|are|have) (?:(?:finally|just|now|already) )*(?:here|in|arrived|landed) (?:(?:today|finally|now|at last) )*\S*\d\S* `

function isSound({ type, norm }: Piece): boolean {
  return type === 'word' && fillers.has(norm)
}

/** "bed 14 was a nightmare", "room 6 is so quiet": how somebody or something was. */
const fared = pattern`^ (?:(?:and|so|oh|wow) )*(?:the |my )?(?!lunch|dinner|coffee)\S+ \d+ (?:was|is|were|are) (?:(?:a|an|such|so|really|totally|absolutely|the|complete|total|being|kind of) )*(?:nightmare|mess|disaster
  |pain|handful|hoot|angel|delight|joy|sweetheart|chaos|nuts|rough|tough|quiet|awful|terrible|horrible|asleep|awake|sick|empty|full|busy) `
/** "a client no-showed, there goes 85 dollars", "coffee 5 but I had a free drink so nothing": what did not come in, or go out. */
const missed = pattern` there goes (?:another |my |like |about )?\S+ ${unitSaid}$
  |^ (?:\S+ ){2,3}but (?:i|we|it|they) (?:\S+ ){1,5}so (?:(?:i|we|it|that|its) )?(?:(?:paid|was|cost(?: me)?|came to|owed) )?(?:nothing|zero|no charge|free) $`
/** "they took 20 off my paycheck", "docked my pay 50": what one did not get. */
const deducted = pattern` (?:took|taken|taking|take|docked|deducted|withheld|garnished|kept) (?:\S+ ){0,4}?(?:off|out of|from) (?:of )?(?:my|our|the) (?:\S+ )?(?:pay|pay ?che(?:ck|que)|salary|wages?|check|bonus|tips) 
  | docked (?:\S+ )?(?:my|our) (?:pay|pay ?che(?:ck|que)|salary|wages?) `
/** "made 214, 31 of that was tips": told already. */
const partFirst = /^ (?:(?:and|oh|um|so|but|a) )*(?:part|some|bit) of (?:that|it|this|those) (?:was|were|is) (?!on )/
const partOfIt = /^ (?:out )?of (?:that|it|this|those|which) (?:was|were|is|are|came from|went) /

/** "cancelled Hulu, saves me 18 a month", "no gym, so that's 40 saved": what one need not pay. */
function isSaved(before: readonly Piece[], [next, then]: readonly Piece[]): boolean {
  const [verb, whom] = [before.at(-2)?.norm ?? '', before.at(-1)?.norm ?? '']
  if (/^(saves|saved|saving)$/.test(verb) && /^(me|us)$/.test(whom)) return true
  return next?.norm === 'saved' && (then === undefined || isPause(then))
}

/** "lent Ravi 20 and borrowed 50 from Mum", "Sam 500 owed": what is to be given back. */
function isDebt(before: readonly Piece[], [next, then]: readonly Piece[]): boolean {
  if (next?.norm === 'owed') return !then || then.type === 'separator' || /^(?:to|by|from)$/.test(then.norm)
  return before.at(-1)?.norm === 'borrowed' && next?.norm === 'from'
}

/** What tells that money left or came to the person's own hands. */
const paying = pattern` (paid|pay|spent|spend|bought|cost (?:me|us)|charged (?:me|us)|set (?:me|us) back|ran (?:me|us)
  |gave|came to|invoice|refund(?:ed)?|already|add|log|record|note|put) `
const settled =
  / ((?:third|quarter|fifth) of|half|share|part|paid|arrived|landed|cleared|through|spent|bought|went|total|altogether|mine) /

/** "the fever is 39", "tesla is at 240", "his rent is 2400": it is so, which nobody paid. */
function isStated(before: readonly Piece[], words: string): boolean {
  const [first, last] = [before.at(-2)?.norm ?? '', before.at(-1)?.norm ?? '']
  // "got an uber because the tube was down 16.84"
  const isWhy = before.some(({ norm }, at) => at > 0 && /^(?:because|cause|cos|since)$/.test(norm))
  if (dueAndPaid.test(words) && before.some((piece) => piece.type === 'name' && piece.entry.category === 'Bills'))
    return false
  if (copulas.test(first) && ((levels.test(last) && !isWhy) || isCoded(before.at(-1)))) return true
  return /^(feels|felt|looks|sounds|smells|tastes)$/.test(last) || (/^(is|are|am)$/.test(last) && !settled.test(words))
}
/** "my phone bill is 18, came out this morning": of a bill; "the ps5 is 500 and just came out" was paid by nobody. */
const dueAndPaid = / (?:came|went) out (?:today|yesterday|this morning|last night) /

/** "phone bill hit, 72", "prescription charges 15": a bill that came, and what a thing is charged. */
function isBilled(before: readonly Piece[]): boolean {
  const [thing, verb] = [before.at(-2), before.at(-1)?.norm]
  const isBill = before.some((piece) => piece.type === 'name' && piece.entry.category === 'Bills')
  return (verb === 'charges' && thing?.type === 'name') || (verb === 'hit' && isBill)
}

/** "my flight is BA 249". */
function isCoded(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && piece.capital && piece.norm.length < 4
}

const copulas = /^(is|are|was|were|am|its|thats|stands|sits|hovers)$/
const levels = /^(at|down|up|below|above)$/

/** "… and sam paid 12 for lunch", "… my sister bought shoes for 60": another's own payment, told beside mine. */
function isOthersPart(before: readonly Piece[]): boolean {
  const start = skip(before, 0, ({ type, norm }) => type === 'separator' || leadsToOther.has(norm))
  const [who, verb, ...what] = before.slice(start)
  if (!/^(paid|bought|covered|spent|treated|chipped)$/.test(verb?.norm ?? '') || who?.type !== 'word') return false
  if (what.some((piece) => isPause(piece) || /^(?:but|so|i|we)$/.test(piece.norm))) return false
  if (namesPerson(who.norm) || /^(he|she|they)$/.test(who.norm)) return !/^(me|us|myself)$/.test(who.norm)
  return what.length === 0 && start > 0 && isContent(who)
}
const leadsToOther = wordSet('but my our um')

/** "lunch 12 was on sam": somebody else's treat. */
function isOnAnother([verb, on, who, next]: readonly Piece[]): boolean {
  if (!/^(was|is)$/.test(verb?.norm ?? '') || on?.norm !== 'on' || who?.type !== 'word') return false
  const ends = next === undefined || isPause(next)
  return ends && !/^(me|us)$/.test(who.norm) && (people.has(who.norm) || isContent(who)) && !paymentWords.has(who.norm)
}

/** "he died at 77", "the Cowboys lost by 14", "unemployment rose to 5", "moved to 3 30": a verb that is no payment, and where it led. */
function isReached(before: readonly Piece[], known: boolean, after: Piece | undefined): boolean {
  const [lead, verb] = [before.at(-1)?.norm ?? '', before.at(-2)]
  if (lead === 'by') return /^(won|lost|led|lead|leads|leading|trailing|ahead|behind)$/.test(verb?.norm ?? '')
  if (lead === 'to')
    return (
      /^(word|name|time)$/.test(verb?.type ?? '') && !pronouns.has(verb?.norm ?? '') && !arrives.test(verb?.norm ?? '')
    )
  if (lead !== 'at' || known || /^(each|apiece|a|an|per|ea)$/.test(after?.norm ?? '')) return false
  return verb?.type === 'word' && isContent(verb) && singular(verb.norm) === null
}
const arrives = pattern`^(came|comes|come|down|up|amounts|amounted|added|adds|ran|runs|totalled|totaled|mounted|close|back
  |nearer|round|rounded|equal|got|out|worked)$`

/** "the couch is 210 wide", "ticket 4409 is still open": what it measures, or what it is called. */
function isMeasured(pieces: readonly Piece[], at: number, known: boolean): boolean {
  if (ofPayment.test(phraseText(pieces.slice(at + 1)))) return false
  const [next, then] = [normAt(pieces, at + 1), pieces[at + 2]]
  if (measures.test(next) || (/^(was|is)$/.test(next) && running.test(then?.norm ?? ''))) return true
  return (
    (/^(is|looks|broke)$/.test(next) || (next === 'was' && !known)) &&
    then !== undefined &&
    then.type !== 'amount' &&
    !/^(in|at|from)$/.test(then.norm)
  )
}
/** "… what the haircut cost me", "… how much I paid", as part of a pattern. */
export const whatWasPaid = '(?:what|how much) .*(?:cost|set|ran|charged|paid|spent|came) '
/** "28.50 is what the haircut cost me" */
const ofPayment = new RegExp(`^ (?:is|was) ${whatWasPaid}`)
const running = /^(late|early|delayed|cancelled|canceled|closed|packed|full)$/
export const measures = pattern`^(wide|tall|long|deep|high|thick|heavy|old|outside|overnight|mph|kph|fahrenheit|celsius|[frdp]p[sim]|bpm|psi|[kmg]?hz|kmph|deg|fold|noon|unread|followers
  |likes|views|nil|sharp|past)$`

/** "tolls 7.50 and 6.50 coming back": a price joined to one told before is not left out in silence; "and 4 people" is no price. */
function isOneMore([joint]: readonly Piece[], { money }: AmountPiece): boolean {
  return money.decimal && joint?.type === 'separator' && /^(?:and|then|plus)$/.test(joint.norm)
}

/** "5 second rule", "coffee 4, 5 difference": the number leads, and what follows is nowhere known. "40 vadapav" is told as a spend is, alone or in a list of such. */
function isLowly([thing, next]: readonly Piece[], words: string): boolean {
  const isUnknown = thing?.type === 'word' && !thing.capital && isContent(thing)
  return isUnknown && (next !== undefined || thing.norm.length < 4 || !priceFirst.test(words))
}
const priceFirst = /^ (?:\S*\d\S* (?:[^\d ]+ ){1,3})+$/

/** "you'd pay 90 for that anywhere else". */
const supposes = /^ (?:youd|youll|theyd|theyll|hed|itd|itll) (?!.* (?:i|me|we|us) )/

/** "he wears a 10", "they'll take 20 off", "your coffee was 4": what another has, does or will do. */
function isAnothers(words: string, kind: Entry['kind']): boolean {
  return (
    (kind === 'spend' || / (inherited|selling|won|earned|made|makes) /.test(words)) &&
    anothers.test(words) &&
    !own.test(words)
  )
}
const anothers = pattern`^ (?:(?:so|and|well|um|oh|ok|okay|yeah|but) )*(?:(?:he|she|they|hes|shes|theyre|theyll|hed|theyd
    |itll|itd|you|youll|youd|youre|your|someone|somebody|everyone|everybody|nobody|who|whoever) |(?:his|her
    |their) \S+ (?:\S+ )?costs? )
  | your (?:next|first|total|order|bill) | while stocks | deal of the day |^ first month \d
  |when you (?:spend|buy|order|sign) `
const own = / (?:i|me|we|us|ive|weve|my|our|mine|ours) /

/** "the dow closed 300 up", "my boss drives a 90000 dollar car": the last verb before the number sells nothing. */
function isDoing(before: readonly Piece[], words: string): boolean {
  let at = before.length - 1
  while (at > 0 && determiners.has(normAt(before, at))) at -= 1
  const leads = prepositions.has(normAt(before, at))
  if (leads) at -= 1
  const verb = before[at]
  if (verb?.type !== 'word' || verb.capital || / (i|we|ive|weve|me) /.test(words)) return false
  const past =
    !leads &&
    /[^e]ed$/.test(verb.norm) &&
    verb.norm.length > 4 &&
    isContent(verb) &&
    (!works.has(verb.norm) || words.includes(' times '))
  return at > 0 && (acts.has(verb.norm) || past || (verb.norm === 'hit' && !own.test(words)))
}
const acts = wordSet(`
  averages begins boards contains charges calls counts closed climbed drives dipped departs earns eats ends
  fits fell holds has jumped lasts lifts lives leaves makes measures opened reads rose raised runs
  seats scores shows serves slid soared swims sleeps starts takes wears weighs walks
`)
/** What one does, feels or watches: the first always, the second unless a known thing follows ("reading glasses 15"). */
export const pastimes = pattern`^ (?:i |im |we |am |were )*(?:dreaming|asking|thinking|hoping|guessing|waiting|trying|watched
  |finished(?! (?:my|the|our|an?) (?:\S+ )?(?:session|lesson|treatment|appointment|therapy) (?!\d))|counted|planted|weighed|walked(?! (?:(?:out|away|home) )?with (?:\S+ )?\S*\d)(?! out of (?:\S+ ){1,3}with )|ran|slept(?! (?:in|at) (?:(?:an?|the|our|my) )?(?:\S+ )?(?:hostel|hotel|motel|motel 6|airbnb|guesthouse|guest house|inn|lodge|campsite|b and b) )|benched|lifted|squatted|deadlifted|pick|scroll|request
  |exchange(?! fees? )|serves|feel|feels|shot|born) `
/** "my brother's phone cracked, 129 to fix", "maybe 100 to fix" */
function isUnsureOrTheirs({ norm, start, end }: Piece): boolean {
  const isOwner = norm.endsWith('s') && end - start > norm.length && namesPerson(norm.slice(0, -1))
  return isOwner || unsure.test(norm)
}
const unsure = /^(?:maybe|probably|about|around|asking|asks|wants|his|her|their|would)$/
const toMend =
  /^ to (?:fix|repair|replace|mend|sort|patch|unblock|get (?=\S+ ))(?: (?:it|that|them|out|up|fixed|repaired|sorted|replaced|back))* $/
/** "guessing I had a coffee for 4" */
const guesses = /^ (?:im |i am )?(?:asking|thinking|hoping|guessing|dreaming) /
/** "walked the dog and got a coffee 3" */
const acquires =
  /(?<! who)(?<! (?:he|she|they)) (?:got|grabbed|bought|picked up|had|ordered) (?:an?|some|the|my|another) (?!offer|quote|call)/
/** "watched a movie at the mall 14": what one pays to see, unless it is counted. */
const watched = /^ (?:i |we )*watched (?:an?|the|our|some|that|this) [^\d ]/
const leisure = pattern`^ (?:i |im |we |am |were )*(?:reading|playing|watching|listening|looking|counting|scoring|scored
  |running|walking|feeling|learning|writing|wearing|sitting|standing|sleeping|turning) `

/** "50 shades of grey", "99 problems", "1000 followers": so many of what no shop is known to sell. */
function isCounted({ money }: AmountPiece, thing: Piece | undefined): boolean {
  if (money.decimal || !Number.isInteger(money.count) || thing?.type !== 'word' || thing.capital) return false
  return isContent(thing) && singular(thing.norm) !== null
}
