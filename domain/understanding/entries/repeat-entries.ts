import { amountIndex, type Entry, takeName } from '#domain/understanding/entries/entry.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import {
  determiners,
  fillers,
  locations,
  people,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { phraseText, struckOut } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { reductionWords } from '#domain/understanding/words/reduction-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "one for Dave 4.50", "again today 60", "and home 13.45": an entry that only points back is for the same as the one before. */
export function nameAgain(entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    if (!before?.merchant || !entry.amount || before.cancelled) continue
    const replaced = before.kind === 'income' && isNewOne(entry)
    if (entry.kind !== before.kind && !replaced) continue
    const own = isOwnOne(entry) && isOfSomebody(before)
    if (before.categoryName === 'Transportation' && isRideOn(entry, before)) {
      takeName(entry, before)
      continue
    }
    if (entry.category.known || (!replaced && !own && !pointsBack(entry, before))) continue
    takeName(entry, before)
    if (own) entry.merchant = before.merchant.replace(/^(?:\S+['’]s|Kids?) /, '')
    if (!replaced) continue
    entry.merchant = before.merchant.replace(/^(Old|Used|Wrong) /, '')
    entry.categoryName = before.category.category
  }
}

/** "uber 14 home and 22 to the airport": where one rode next, for an amount and with nothing else said; "22 to Sam" was given. */
function isRideOn({ pieces }: Entry, before: Entry): boolean {
  if (!before.pieces.some(({ norm }) => ridden.test(norm))) return false
  const said = pieces.filter(
    ({ type, norm, struck }) => !struck && type !== 'separator' && type !== 'day' && !fillers.has(norm),
  )
  const [price, to, ...more] = said
  const place = determiners.has(normAt(more, 0)) ? more.slice(1) : more
  const [first] = place
  if (price?.type !== 'amount' || to?.norm !== 'to' || !first || place.length > MOST_PLACE_WORDS) return false
  if (place.some(({ norm }) => namesPerson(norm)))
    return /^(?:work|school|office)$/.test(first.norm) && place.length === 1
  if (place.length === 1 && (locations.has(first.norm) || riddenTo.has(first.norm))) return true
  return (
    before.pieces.some(({ norm }) => norm === 'to') &&
    place.every((piece) => piece.type !== 'amount' && 'capital' in piece && piece.capital)
  )
}
const ridden =
  /^(?:uber|lyft|bolt|taxi|taxis|cab|cabs|minicab|bus|coach|train|tram|metro|subway|tube|ferry|flight|shuttle|ride|rickshaw|tuk tuk)$/
const riddenTo = wordSet(`
  airport beach campus cinema doctor doctors downtown gym hospital hostel hotel library mall market movies museum office
  park pub restaurant school stadium station theater theatre university zoo
`)
const MOST_PLACE_WORDS = 3

/** "mine 25", "and ours was 24" */
function isOwnOne({ pieces }: Entry): boolean {
  return ownOne.test(phraseText(pieces.filter(({ type }) => type !== 'amount')))
}
const ownOne = /^ (?:and |but )?(?:mine|ours|his|hers|theirs)(?: (?:was|were|cost|for|um))* $/

/** "Emma's lunch", "his haircut", "the kids' tickets": whose it was, so that another may have had one too. */
function isOfSomebody({ merchant, pieces }: Entry): boolean {
  return (
    /['’]s? /.test(merchant ?? '') || pieces.some(({ norm }) => whose.test(norm) || people.has(norm.replace(/s$/, '')))
  )
}
const whose = /^(?:my|his|her|their|kids?)$/

/** "Popeyes for lunch 8 and again for dinner 12", "… and then ordered from them again for 26": at the shop of the entry before. */
export function shopAgain(entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    if (!before?.merchant || !entry.amount || entry.kind !== 'spend' || !sameShop.test(phraseText(entry.pieces)))
      continue
    const isShop = before.pieces.some(
      (piece) => piece.type === 'name' && !piece.struck && piece.entry.display === before.merchant,
    )
    if (!isShop || entry.pieces.some((piece) => piece.type === 'name' && piece.entry.display !== null)) continue
    Object.assign(entry, { merchant: before.merchant, nameless: false })
    if (!entry.category.known)
      Object.assign(entry, { category: before.category, categoryName: before.category.category })
  }
}
const sameShop =
  / (?:from|at|with) (?:them|the same (?:place|shop|store)) |^ (?:(?:and|then|i|we|went|um) )*again (?:for|at|on) /

/** "sold the old couch for 150 and bought a new one for 480", "returned the wrong lamp, got 30 back, the right one was 45". */
function isNewOne({ pieces }: Entry): boolean {
  return pieces.some(({ norm }, at) => anew.test(norm) && pieces[at + 1]?.norm === 'one')
}

const anew = /^(new|different|right|correct|bigger|smaller|better|replacement)$/

const again = wordSet('again another back home return one same other second third later')
/** "and 6.50 coming back", "12 on the way home": how one came back. */
const returning = /^(?:coming|going|heading|driving|riding|travelling|traveling|way|trip|journey|leg)$/

function pointsBack(entry: Entry, before: Entry): boolean {
  const why = entry.pieces.findIndex(({ norm }) => /^(?:because|cause|cos)$/.test(norm))
  const pieces = why < 0 ? entry.pieces : entry.pieces.slice(0, why)
  const words = pieces.filter((piece) => !piece.struck && (piece.type === 'word' || piece.type === 'name'))
  const isRide = before.categoryName === 'Transportation'
  const points = words.some(
    ({ norm }) => (isRide && norm === 'coming') || (again.has(norm) && (isRide || !/^(?:home|back)$/.test(norm))),
  )
  if (!points && !(words.length === 0 && [entry, before].every(tellsTime))) return false
  const one = words.some(({ norm }) => norm === 'one')
  return words.every(
    ({ norm, type }, at) =>
      again.has(norm) ||
      returning.test(norm) ||
      fillers.has(norm) ||
      pronouns.has(norm) ||
      prepositions.has(norm) ||
      people.has(norm) ||
      determiners.has(norm) ||
      /^(the|was|were|is|cost|for)$/.test(norm) ||
      (one && type === 'word' && prior(words, at)?.norm === 'for') ||
      (one && prior(words, at, 2)?.norm === 'for'),
  )
}

/** "matatu 80 in the morning and 100 in the evening because of rain": the same at another time of the day. */
function tellsTime({ pieces }: Entry): boolean {
  return pieces.some(({ type }) => type === 'time')
}

/** The amount told later is the one; the first is taken back. */
function takeAmount(before: Entry, { amount, day }: Entry): void {
  const start = before.amount?.start
  before.pieces = before.pieces.map((piece) => (piece.start === start ? struckOut(piece) : piece))
  before.amount = amount
  before.day ??= day
}

/** "tea 2 coffee 3 total 5", "pizza 20 including 5 delivery": a sum of the others, and a part of the one before. */
function dropTotals(entries: Entry[]): void {
  const sum = (kept: readonly Entry[]): number =>
    kept.reduce((total, { amount }) => total + (amount?.money.amountMinor ?? 0), 0)
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at]
    const own = entry?.amount?.money.amountMinor
    if (!entry || !own || entries.length < 2) continue
    // "…, so 208 total, had like nine tables"
    const priced = amountIndex(entry)
    const isCalledSo =
      prior(entry.pieces, priced)?.norm === 'so' && /^(?:total|altogether)$/.test(entry.pieces[priced + 1]?.norm ?? '')
    const totals = isCalledSo || (entry.merchant === null && entry.pieces.some(({ norm }) => wholes.test(norm)))
    const part = at > 0 && isIncluded(entry) && own < (prior(entries, at)?.amount?.money.amountMinor ?? 0)
    if (!part && !(totals && 2 * own === sum(entries))) continue
    entries.splice(at, 1)
    for (const other of entries) other.day ??= entry.day
  }
}

function isIncluded({ pieces, amount }: Entry): boolean {
  const priced = amountIndex({ pieces, amount })
  const at = pieces.findIndex(({ norm }) => /^(incl|inclusive|including|includes|included)$/.test(norm))
  return at >= 0 && at < priced && !pieces.slice(at, priced).some(({ type }) => type === 'separator')
}

/** "…, but I only paid 30": what was paid of the whole. */
function onlyPaid(pieces: Entry['pieces']): boolean {
  const at = pieces.findIndex(({ norm }) => norm === 'only')
  return (
    at >= 0 && pieces.slice(at + 1, at + 3).some(({ norm }) => /^(paid|owe|owed|spent|put|covered|pay)$/.test(norm))
  )
}

/** "jeans were 80 but on sale, paid 55". */
function isReduced(before: Entry['pieces'], after: Entry['pieces']): boolean {
  const said = [...before, ...after].map(({ norm }) => norm)
  const paid = after.some(
    ({ norm }, at) =>
      (norm === 'paid' && after[at + 1]?.type === 'amount') ||
      (/^(it|them)$/.test(norm) && /^(for|at)$/.test(normAt(after, at + 1)) && after[at + 2]?.type === 'amount'),
  )
  return paid && said.some((norm) => norm === 'but' || reductionWords.has(norm))
}

/** "salary 2000 but I paid 600": what one paid is nothing of what came in. */
const ownPaid = /^ (?:(?:and|but|i|we|just|only|also|then|had) )*(?:paid|spent|owed?|covered|put) /

const parts = /^(half|third|quarter|fifth|sixth|share|part|portion|split|each|shared)$/
const wholes = /^(altogether|total|all|whole|overall|made|makes|making)$/

/** "spent 20 on drinks, 5 each": all of it was spent, and each of them cost so much. */
function isSpentInAll(before: Entry, entry: Entry): boolean {
  const words = phraseText(before.pieces)
  return (
    / spent /.test(words) &&
    !/ (?:we|with|split|shared|of us|each) /.test(words) &&
    / each /.test(phraseText(entry.pieces))
  )
}

/** "…, so 35", "650 yes six fifty", "36 is my half, it was 72 altogether": the same money told once more is no second entry. */
export function dropRestated(entries: Entry[]): void {
  dropTotals(entries)
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const [entry, before] = [entries[at], prior(entries, at)]
    if (!entry?.amount || !before?.amount || before.merchant === null) continue
    const only =
      onlyPaid(entry.pieces) && (!entry.category.known || /^(gift card|voucher|coupon)$/.test(entry.category.words))
    if (entry.merchant !== null && !only && !reductionWords.has(entry.merchant.toLowerCase())) continue
    const [money, told] = [entry.amount.money, before.amount.money]
    if (money.amountMinor === null || told.amountMinor === null) continue
    const joined = entry.pieces.find((piece) => piece.type === 'separator')?.norm === 'and'
    const same = money.amountMinor === told.amountMinor || money.otherMinor === told.amountMinor
    // "2 beers 6 each and 3": what each cost shares nothing with one more.
    const shares =
      entry.pieces.some(({ norm }) => parts.test(norm)) ||
      before.pieces.some(({ norm }) => parts.test(norm) && !(joined && norm === 'each'))
    const times = told.amountMinor / money.amountMinor
    const reduced = isReduced(before.pieces, entry.pieces) && !entry.category.known
    const isOwn = before.kind === 'spend' || !ownPaid.test(phraseText(entry.pieces))
    if ((only || reduced) && isOwn && money.amountMinor < told.amountMinor) {
      takeAmount(before, entry)
      entries.splice(at, 1)
    } else if (same && !joined && !entry.day) entries.splice(at, 1)
    else if (shares && entry.pieces.some(({ norm }) => wholes.test(norm)) && Number.isInteger(1 / times)) {
      before.day ??= entry.day
      entries.splice(at, 1)
    } else if (isSpentInAll(before, entry) && Number.isInteger(times)) {
      entries.splice(at, 1)
    } else if (shares && Number.isInteger(times) && times >= 2 && times <= 12) {
      takeAmount(before, entry)
      entries.splice(at, 1)
    }
  }
}
