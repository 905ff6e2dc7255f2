import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  fillers,
  isOfPeople,
  locations,
  moneyVerbs,
  paymentWords,
  people,
  placeNouns,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { isHanding, isLending } from '#domain/understanding/words/handing.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { isCapital, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { itemsOf, wordSet, wordTable } from '#domain/understanding/words/word-set.ts'
import { works } from '#domain/understanding/words/works.ts'

type Part = Extract<Piece, { type: 'name' | 'word' | 'number' | 'separator' }>

/** A group of words that names something, with the preposition before it ("at Chipotle"). */
export type Phrase = {
  preposition: string | null
  parts: Part[]
  start: number
  end: number
  /** The verb right before it, where there is one ("paid Sam"). */
  after: string | null
}

const innerJoints = wordSet('of and n & de la le the in on with for to at')
const spokenPrepositions = wordTable([
  ['at', '@'],
  ['in', 'into inside'],
  ['on', 'onto'],
  ['to', 'toward towards'],
])

/** The naming phrases of an entry, in the order they were said. */
export function phrasesOf(pieces: readonly Piece[]): Phrase[] {
  const phrases: Phrase[] = []
  let current: Phrase | null = null
  let preposition: string | null = null
  let verb: string | null = null
  const close = (): void => {
    if (current) phrases.push(trimmed(current))
    current = null
  }
  for (const [at, piece] of pieces.entries()) {
    if (piece.struck) continue
    if (piece.type === 'name' && !isVerbUse(pieces, at)) {
      if (current && isNewName(current, piece)) close()
      current = extend(current, piece, preposition, verb)
      preposition = null
      verb = null
      continue
    }
    if (piece.type === 'separator') {
      if (current && piece.norm === 'and' && continuesList(pieces, at)) current.parts.push(piece)
      else close()
      // "dropped the kids off and grabbed a bagel"
      if (piece.norm !== 'and' || prepositions.has(normBefore(pieces, at))) preposition = null
      continue
    }
    if (piece.type !== 'word' && piece.type !== 'name') {
      if (piece.type === 'number' && current && isNumberInName(pieces, at)) current.parts.push(piece)
      else close()
      if (piece.type !== 'number' && piece.type !== 'amount') preposition = null
      continue
    }
    const { norm } = piece
    // "topped up my card", "picked up milk"
    if (
      norm === 'up' &&
      !current &&
      (verb === 'picked' || (/^topp(?:ed|ing)$/.test(verb ?? '') && !isPlainCard(pieces, at)))
    )
      continue
    if (prepositions.has(norm)) {
      if (current && innerJoints.has(norm) && keepsTogether(current, pieces, at)) current.parts.push(piece)
      else {
        close()
        preposition = spokenPrepositions.get(norm) ?? norm
      }
    } else if (current && (turns.has(norm) || norm === 'twice' || isNextThing(current, pieces, at))) {
      close()
    } else if (!current && isDone(pieces, at)) {
      verb = norm
    } else if ((current && serviceNouns.has(norm)) || isNewPlace(pieces, at)) {
      current = extend(current, piece, preposition, verb)
    } else if (isTippedWork(pieces, at)) break
    else if (
      (moneyVerbs.has(norm) ||
        isHanding(pieces, at) ||
        isLending(pieces, at) ||
        isLeft(pieces, at) ||
        isDoing(pieces, at) ||
        (current !== null && isOnWayBack(pieces, at))) &&
      !(piece.capital && at > 0 && current === null && preposition === 'at')
    ) {
      close()
      verb = norm
      if (norm !== 'had' && norm !== 'have') preposition = null
    } else if (pronouns.has(norm) || (fillers.has(norm) && !(piece.capital && current))) {
      if (current && !fillers.has(norm)) close()
      if (pronouns.has(norm)) preposition = null
    } else if (isReceiver(current, norm)) current = null
    else if (current && (norm === 'due' || isTheirs(current, norm) || isHeld(pieces, at))) close()
    else if (isOwnPart(pieces, at) || isAnew(pieces, at, current) || isChecked(pieces, at)) close()
    else if ((determiners.has(norm) || norm === 'not') && !current) {
    } else {
      current = extend(current, piece, preposition, verb)
      preposition = null
      verb = null
    }
  }
  close()
  return phrases.filter((phrase) => phrase.parts.length > 0)
}

/** "no luck so coffee 4", "three hours sleep okay diapers 40": what is told next. */
const turns = wordSet('so okay ok anyway anyways')

/** "we're doing the hall so paint 46", "my roommate my treat laundry 3": behind an article of its own stands another thing, if the words before it name none. */
function isNextThing({ parts, preposition }: Phrase, pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  // "in the lounge a beer for 7"
  if (/^(?:at|in)$/.test(preposition ?? '') && /^(?:an?|some)$/.test(normAt(pieces, at))) return next?.type === 'name'
  return (
    determiners.has(normAt(pieces, at)) &&
    (next?.type === 'name' || next?.type === 'word') &&
    !people.has(next.norm) &&
    !parts.some((part) => part.type === 'name' || (part.type === 'word' && part.capital)) &&
    !parts.every((part) => people.has(part.norm)) &&
    !/^(?:of|and|n|&|\S+ing)$/.test(parts.at(-1)?.norm ?? '')
  )
}

/** "scratched the paint", "I just remembered Shoppers": what was done. */
function isDone(pieces: readonly Piece[], at: number): boolean {
  const norm = normAt(pieces, at)
  if (!norm.endsWith('ed') || norm.length < 5) return false
  if (determiners.has(normAt(pieces, at + 1))) return true
  const before = pieces.slice(0, at).findLast((piece) => !fillers.has(piece.norm))
  return /^(?:i|we)$/.test(before?.norm ?? '')
}

/** "yesterday I eat a burger for 9", "he also brought a valve for 180", "the stall brought in 300": verbs that are parts of names elsewhere. */
function isDoing(pieces: readonly Piece[], at: number): boolean {
  if (/^eats?$/.test(normAt(pieces, at))) return /^(?:i|we)$/.test(normBefore(pieces, at))
  if (normAt(pieces, at) === 'leaving') return at < 2 && normAt(pieces, at + 1) === 'the'
  if (normAt(pieces, at) !== 'brought' || normAt(pieces, at + 1) === 'back') return false
  return (
    at === 0 || normAt(pieces, at + 1) === 'in' || /^(?:he|she|they|i|we|also|who|just)$/.test(normBefore(pieces, at))
  )
}

/** "topped up my card": which one is not said. */
function isPlainCard(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(at + 1, at + 3).some(({ norm }) => norm === 'card')
}

/** "ordered", "book a flight": some verbs are also things; after "i" or at the front before an article they are verbs. */
function isVerbUse(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'name' || piece.entry.display !== null) return false
  if (isHanding(pieces, at)) return true
  // "record lunch 12"
  if (piece.norm === 'record' && at === 0 && pieces[1]?.type === 'name' && !ofRecords.test(pieces[1].norm)) return true
  if (!verbThings.has(piece.norm)) return false
  const before = prior(pieces, at)?.norm
  const after = pieces[at + 1]
  const opens = pieces.slice(0, at).every(({ type, norm }) => type === 'word' && fillers.has(norm))
  const goesOn = pieces.slice(at + 2).some(({ type, norm }) => type === 'name' || norm === 'for')
  return (
    before === 'i' ||
    before === 'we' ||
    (after?.type === 'word' && determiners.has(after.norm)) ||
    (after?.type === 'amount' &&
      opens &&
      (goesOn ||
        !(piece.from > 0 ? /^(book|present|drink|park|tip)$/ : /^(book|present|drink|park)$/).test(piece.norm)))
  )
}
const ofRecords = /^(?:deck|fair|label|player|sale|shop|store|token|vinyl)s?$/
const verbThings = new Set(
  'book|tip|play|park|present|record|fine|charge|fill up|top up|drink|bet|parking-at|trim|ride|lounge'.split('|'),
)

/** "tips were 60 this evening tending bar": what one did for the tips that were made. */
function isTippedWork(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || !piece.norm.endsWith('ing')) return false
  const tips = pieces.findIndex(({ norm }) => norm === 'tips')
  const told = /^(were|was|came)$/.test(normAt(pieces, tips + 1)) || prior(pieces, tips)?.norm === 'in'
  return tips >= 0 && tips < at && told && pieces.slice(at).every(({ type }) => type !== 'amount')
}

/** "keke coming back 500", "bus coming home 3": which way one went. */
function isOnWayBack(pieces: readonly Piece[], at: number): boolean {
  return /^(?:coming|heading)$/.test(normAt(pieces, at)) && /^(?:back|home)$/.test(normAt(pieces, at + 1))
}

/** "left a tip of 6", "left her 5", "cut him a check": what was given, no side. */
function isLeft(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  return (
    /^(left|cut)$/.test(normAt(pieces, at)) &&
    (next?.type === 'amount' ||
      (next?.norm === 'with' && pieces[at + 2]?.type === 'amount') ||
      determiners.has(next?.norm ?? '') ||
      pronouns.has(next?.norm ?? '') ||
      people.has(next?.norm ?? ''))
  )
}

function isNewName(current: Phrase, piece: Piece): boolean {
  const last = current.parts.at(-1)
  if (piece.type !== 'name' || last?.type !== 'name') return false
  return last.entry.display !== null && piece.entry.display !== null
}

function extend(current: Phrase | null, piece: Part, preposition: string | null, verb: string | null): Phrase {
  if (current) {
    current.parts.push(piece)
    current.start = Math.min(current.start, piece.start)
    current.end = Math.max(current.end, piece.end)
    return current
  }
  return { preposition, parts: [piece], start: piece.start, end: piece.end, after: verb }
}

function continuesList(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1]
  if (!next || next.struck || isOwnPart(pieces, at + 1)) return false
  // "lunch 26 me and Tom, and gas 40": who was there is no part of what follows.
  if (next.type === 'name' && firstNames.has(normBefore(pieces, at)) && normBefore(pieces, at, 2) === 'and')
    return false
  if (next.type === 'name') return true
  if (next.type !== 'word') return false
  if (determiners.has(next.norm)) return continuesList(pieces, at + 1)
  return (
    !pronouns.has(next.norm) && !moneyVerbs.has(next.norm) && !fillers.has(next.norm) && !prepositions.has(next.norm)
  )
}

/** "brunch and my part was 22": the part that one pays is no thing. */
function isOwnPart(pieces: readonly Piece[], at: number): boolean {
  const [before, word] = [normBefore(pieces, at), normAt(pieces, at)]
  // "power bill 96, I pay a third"
  if (before === 'a' && /^(half|third|quarter)$/.test(word))
    return /^(paid|pay|paying|owe|cover|covered|covering)$/.test(normBefore(pieces, at, 2))
  return before === 'my' && /^(part|share|portion|bit|cut)$/.test(word)
}

/** "bought Sarah a coffee", "sold Earl my old reel": who it was for stands before the article of what was bought or sold. */
function isReceiver(current: Phrase | null, norm: string): boolean {
  const [one, ...more] = current?.parts ?? []
  const isOne = one?.type === 'word' && more.length === 0 && current?.preposition === null
  return (
    isOne &&
    /^((bought|buy|got|get|grabbed|ordered|brought|sold) (an?|some|my)|sold the)$/.test(`${current.after} ${norm}`)
  )
}

/** "gave mum her allowance": what somebody is given, behind who. */
function isTheirs({ after, parts }: Phrase, norm: string): boolean {
  return /^(?:his|her|their)$/.test(norm) && /^(?:gave|give|paid|sent)$/.test(after ?? '') && parts.length === 1
}

/** "let my cousin hold fifty": who is lent it stands between the two verbs. */
function isHeld(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.norm !== 'hold' || pieces[at + 1]?.type !== 'amount') return false
  return pieces.slice(Math.max(0, at - 3), at).some(({ norm }) => norm === 'let')
}

/** "wrote the plumber a check": how it was paid. */
function isChecked(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'a' && /^(check|cheque)$/.test(normAt(pieces, at + 1))
}

/** "for lunch just a salad", "for dinner a burger": what was had is told behind the occasion. */
function isAnew(pieces: readonly Piece[], at: number, current: Phrase | null): boolean {
  const before = normBefore(pieces, at)
  if (current === null || !/^an?$/.test(normAt(pieces, at))) return false
  return fillers.has(before) || (current.preposition === 'for' && meals.has(before))
}

/** "cup of coffee", "bank of america": the joint belongs to the name only in known shapes. */
function keepsTogether(current: Phrase, pieces: readonly Piece[], at: number): boolean {
  const norm = pieces[at]?.norm
  const next = pieces[at + 1]
  if (norm !== 'of' || !next || next.struck) return false
  // "first month of the gym": for how long it was paid.
  if (current.parts.every((part) => periods.test(part.norm))) return false
  const first = current.parts[0]
  return (next.type === 'name' || (next.type === 'word' && !pronouns.has(next.norm))) && first !== undefined
}

const periods = /^(?:first|second|third|last|another|month|week|year|term)$/

/** "Bar 44"; "dinner at Nopa four ways" is Nopa. */
function isNumberInName(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)
  return (
    before?.type === 'word' &&
    before.capital &&
    !/x/.test(normAt(pieces, at)) &&
    !/^ways?$/.test(normAt(pieces, at + 1))
  )
}

function trimmed(phrase: Phrase): Phrase {
  const parts = withoutWhose(phrase.parts)
  while (
    parts.length > 0 &&
    (isLoose(parts.at(-1)) ||
      (parts.length > 1 && (whereabouts.has(parts.at(-1)?.norm ?? '') || mishaps.has(parts.at(-1)?.norm ?? ''))) ||
      isHadDone(phrase, parts) ||
      isPaidWith(parts))
  )
    parts.pop()
  while (parts.length > 1 && isLoading(parts)) parts.shift()
  parts.splice(0, lengthLed(parts))
  if (parts.length === 0) return { ...phrase, parts }
  return {
    ...phrase,
    parts,
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  }
}

/** "school fee of my daughter 300": for whom it was, and no part of what it is called. */
function withoutWhose(parts: readonly Part[]): Part[] {
  const [of, whose, who] = parts.slice(-3)
  const isWhose = of?.norm === 'of' && /^(?:my|our|his|her|their)$/.test(whose?.norm ?? '')
  return isWhose && parts.length > 3 && isOfPeople(who?.norm ?? '') ? parts.slice(0, -3) : [...parts]
}

/** "an hour of parking 3", "half an hour parking", "a month of gym": for how long it was; how many words tell it, where the thing follows. */
function lengthLed([length, of, thing]: readonly Part[]): number {
  if (of?.norm === 'of')
    return thing?.type === 'name' && /^(?:hour|minute|day|week|month|year)$/.test(length?.norm ?? '') ? 2 : 0
  return length?.norm === 'hour' && of?.type === 'name' ? 1 : 0
}

/** "had to get a tire patched", "got my skates sharpened": what was done to it, for whoever had it done. */
function isHadDone({ after }: Phrase, parts: readonly Part[]): boolean {
  if (parts[0]?.norm === 'dry') return false
  return parts.length > 1 && /^(?:get|got|had|have|getting)$/.test(after ?? '') && works.has(parts.at(-1)?.norm ?? '')
}

/** "top up EZ-Link 30", "pumped petrol 90", "wee Irn Bru 1.50": what was done with it or how small it is, in front of the thing. */
function isLoading([first, next]: readonly Part[]): boolean {
  if (first?.norm === 'up' || (first?.norm === 'wee' && next?.type === 'name')) return true
  return /^(?:top up|topup|pumped)$/.test(first?.norm ?? '') || (first?.norm === 'top' && next?.norm === 'up')
}

/** "laptop died, 300 to replace it": what befell the thing. */
const mishaps = wordSet('died cracked broke failed packed leaked burst blew snapped jammed flooded conked')

/** "50 groceries cash", "lunch debit card": how it was paid, behind the thing. "petty cash" and "student visa" are called so. */
function isPaidWith(parts: readonly Part[]): boolean {
  const [thing, kind, last] = parts.slice(-3)
  const isCard = last?.norm === 'card' && thing?.type === 'name' && /^(?:debit|credit|bank)$/.test(kind?.norm ?? '')
  return isCard || (parts.at(-2)?.type === 'name' && !isEntry(parts) && means.has(parts.at(-1)?.norm ?? ''))
}
/** "travel visa 90", "transit visa": what lets one in. */
function isEntry(parts: readonly Part[]): boolean {
  const [thing, last] = parts.slice(-2)
  return (
    last?.norm === 'visa' && thing?.type === 'name' && /^(?:Travel|Transportation)$/.test(`${thing.entry.category}`)
  )
}
const means = wordSet('cash upi gpay phonepe paytm gcash visa amex mastercard contactless netbanking debit')

/** What is done to a card or a phone whose credit is bought. */
export const loadVerbs = wordSet('loaded reloaded topped recharge recharged')

/** "skip hire", "bike repair": a service after the thing it is done to. */
const serviceNouns = wordSet('hire repair refill wash replacement')
const whereabouts = wordSet('downtown uptown nearby home online abroad locally')

function isLoose(part: Part | undefined): boolean {
  return (
    part?.type === 'separator' || (part?.type === 'word' && (prepositions.has(part.norm) || determiners.has(part.norm)))
  )
}

/** The brand of a phrase, where it holds one. */
export function brandOf(phrase: Phrase): Extract<Part, { type: 'name' }> | null {
  for (const part of phrase.parts) if (part.type === 'name' && part.entry.display !== null) return part
  return null
}

/** The last known thing of a phrase: "dog food" is food for dogs, "parking ticket" parking. */
export function thingOf(phrase: Phrase): LexiconEntry | null {
  let found: LexiconEntry | null = null
  for (const part of phrase.parts) {
    if (part.type !== 'name' || part.entry.display !== null) continue
    if (found === null || !weakThings.has(part.entry.words.join(' '))) found = part.entry
    if (part.type === 'name' && found && phrase.parts.some((other) => other.type === 'separator')) break
  }
  return found
}

/** Words like "ticket" and "subscription" say little beside another thing or a shop. */
export function isWeakThing(entry: LexiconEntry): boolean {
  return weakThings.has(entry.words.join(' '))
}

const weakThings = new Set(
  itemsOf(`
  app,bill,bag,booking,booking fee,box,battery,bar,ball,bowl,bucket,class,card,case,course,cap,classes,cup,crate
  delivery,dues,deposit,event,fee,fine,fees,frame,gift,game,garden,instalment,installment
  lesson,lessons,membership fee,machine,night out
  present,party,package,pass,plant,paper,pot,pill,pie,pool,plate,platter
  record,round,ride,ring,rent,recharge
  subscription,shot,show,shop,store,service,school,session,shopping,sales
  ticket,trip,tip,tab,training,tool,top up,table
`),
)

export function isPaymentPhrase(phrase: Phrase): boolean {
  const { preposition } = phrase
  if (preposition === null && /^(paid|pay|paying|hit|wrote)$/.test(phrase.after ?? ''))
    return phrase.parts.every((part) => paymentWords.has(part.norm))
  if (
    preposition === null ||
    preposition === 'at' ||
    preposition === 'for' ||
    preposition === 'of' ||
    preposition === 'off'
  )
    return false
  if (preposition === 'on' && phrase.parts.every((part) => ledgerWords.has(part.norm))) return true
  if (preposition === 'from' && brandOf(phrase) !== null) return false
  if (
    phrase.parts.some(
      (part) =>
        part.type === 'name' &&
        /^(Tra|Bil|Ent)/.test(part.entry.category) &&
        part.entry.display === null &&
        part.norm !== 'credit card',
    )
  )
    return false
  return phrase.parts.some((part) => paymentWords.has(part.norm) || paymentNames.has(part.norm))
}

/** "spent 50 from bank": what it was paid from, where no bank is named. */
export function isOwnBank({ preposition, parts: [bank, ...more] }: Phrase): boolean {
  return preposition === 'from' && bank?.type === 'word' && bank.norm === 'bank' && more.length === 0
}

const ledgerWords = wordSet('list tab account record ledger tally sheet budget bill receipt slip statement')
const paymentNames = new Set(['venmo', 'apple pay', 'google pay', 'credit card', 'debit card', 'zelle', 'gift card'])

export function isPeoplePhrase(phrase: Phrase): boolean {
  return phrase.parts.every((part) => part.type === 'separator' || people.has(part.norm) || determiners.has(part.norm))
}

/** "Food City", "Cheddar's": known words that are written as a name. */
function isWritten({ parts, start, end }: Phrase): boolean {
  const [first, second] = parts
  return parts.every(isCapital) && (second !== undefined || end - start > (first?.norm.length ?? 0))
}

/** "my aunt in New York": new only by its name. */
function isNewPlace(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'new' && newPlaces.has(normAt(pieces, at + 1))
}
const newPlaces = wordSet('york zealand jersey orleans mexico delhi haven hampshire')

/** "a dress at Mango": a shop that is called like a thing, which is no kind of place. */
function isCalledLikeThing({ preposition, parts: [first, ...more] }: Phrase): boolean {
  if (preposition !== 'at' || more.length > 0 || first?.type !== 'name' || !first.capital) return false
  return first.entry.price === 'small' && /^(Food|Shop)/.test(first.entry.category) && !placeNouns.has(first.norm)
}

/** "from the campus bookstore", "at the team shop": told by whose it is, as one would call it. */
function isOwnStore({ parts: [whose, store, ...more] }: Phrase): boolean {
  return whose !== undefined && more.length === 0 && owners.has(whose.norm) && /(?:store|shop)$/.test(store?.norm ?? '')
}
const owners = wordSet(
  'campus school college university student museum hospital church team club station airport hotel gym company union',
)

/** A common place with no name of its own. */
export function isGenericPlace(phrase: Phrase): boolean {
  if (isWritten(phrase) || isCalledLikeThing(phrase) || isOwnStore(phrase)) return false
  if (isAirport(phrase)) return true
  return phrase.parts.every(
    (part) =>
      part.type === 'separator' ||
      (part.type === 'name' && part.entry.display === null) ||
      placeNouns.has(part.norm) ||
      locations.has(part.norm) ||
      determiners.has(part.norm),
  )
}

export function isLocation(phrase: Phrase): boolean {
  return phrase.parts.every(
    (part) => part.type !== 'separator' && (locations.has(part.norm) || determiners.has(part.norm)),
  )
}

/** "a sandwich at Zurich airport", "a beer at Dublin airport": where one was, and nobody who sold it. */
function isAirport({ preposition, parts }: Phrase): boolean {
  const last = parts.at(-1)
  return (
    preposition === 'at' && parts.length > 1 && last?.norm === 'airport' && parts.every(({ type }) => type === 'word')
  )
}
