import type { Day } from '#domain/calendar.ts'
import { amountIndex, type Entry, takeName } from '#domain/understanding/entries/entry.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { determiners, fillers, people } from '#domain/understanding/words/function-words.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** A day that leads the sentence holds for all that follow; one that closes two joined entries holds for both. */
export function shareDays(entries: Entry[], today: Day): void {
  let leading: Day | null = null
  let sole = false
  let start = 0
  let said: Day | null = null
  let shop: Entry | null = null
  for (const [at, entry] of entries.entries()) {
    if (entry.day !== null) {
      shop = isAtShop(entry) ? entry : null
      shareClosing(entries.slice(start, at + 1), said)
      start = at + 1
      leading = entry.dayTrails ? null : entry.day
      sole = !entry.dayLeads && !isOuting(entry) && !isScene(entry)
      said = entry.day
    } else if (isAfter(entry) || (said !== null && (isWonThen(entry) || isPrescribed(entry, prior(entries, at)))))
      entry.day = said
    else if (isThere(entry)) entry.day = prior(entries, at)?.day ?? leading
    else if (shop && entry.categoryName === shop.categoryName && !entry.pieces.some(isBrand)) entry.day = shop.day
    else if (leading !== null && !(sole && !isPricedFirst(entry))) entry.day = leading
    else if (said !== null && turnsToday(entries.slice(at + 1), today)) entry.day = said
  }
}

/** "bingo on Friday cost me 8 but I won 25": on the day of the game that was told before it. */
function isWonThen({ kind, pieces }: Entry): boolean {
  return kind === 'income' && wonThen.test(phraseText(pieces))
}
const wonThen = /^ (?:(?:and|but|then|i|we|um|actually|ended up|only) )*(?:won|winning) /

/** "the vet on Saturday was 150 and the pills 32": bought where one was treated, as the article says. */
function isPrescribed({ pieces, categoryName }: Entry, before: Entry | undefined): boolean {
  const isTreated = before?.pieces.some(({ norm }) => treating.test(norm)) ?? false
  return isTreated && categoryName === 'Healthcare' && withArticle.test(phraseText(pieces))
}
const treating = /(?:doctor|vet|dentist|gp|clinic|hospital|physio|optician)$/
const withArticle = /^ (?:(?:and|plus|,|then) )*the [^\d ]+ (?:(?:was|were|cost|came to) )?[^a-z ]*\d/

/** "drinks last night 18 plus uber 12 and today brunch 31": who says that it turns to today told of the day before until there. */
function turnsToday(rest: readonly Entry[], today: Day): boolean {
  const next = rest.find(({ day }) => day !== null)
  return next?.day === today && next.dayLeads
}

/** "went to the mall yesterday, shoes 60 and a hat 20": the day of the way there is that of all that is told of it. */
function isOuting({ pieces, dayTrails }: Entry): boolean {
  if (dayTrails) return false
  const day = pieces.findIndex(({ type }) => type === 'day')
  const way = pieces.slice(0, day)
  const goes = way.findIndex(({ norm }) => /^(?:went|took|drove|visited)$/.test(norm))
  return (
    goes >= 0 &&
    pieces[day + 1]?.type === 'separator' &&
    way.slice(goes).some(({ norm }) => /^(?:to|into|out)$/.test(norm))
  )
}

/** "the zoo on saturday tickets 40 lunch 22": where one was that day, and behind it the first of what was paid there. */
function isScene({ pieces, amount, dayTrails }: Entry): boolean {
  const day = pieces.findIndex(({ type }) => type === 'day')
  const where = pieces.slice(0, Math.max(day, 0)).filter(isContent)
  if (dayTrails || where.length === 0 || where.some(isBrand)) return false
  const paid = pieces.slice(day + 1, amountIndex({ pieces, amount }))
  const [first, second] = paid.filter(({ type, norm }) => type !== 'separator' && !fillers.has(norm))
  const isThing = (piece: Piece | undefined): boolean => piece !== undefined && isContent(piece) && !isBrand(piece)
  return first?.type === 'name' ? isThing(first) : owners.test(first?.norm ?? '') && isThing(second)
}
const owners = /^(?:the|a|an|my|our|i|we)$/

/** "kmart on sunday, socks 12 and a lamp 25": the shop and its day lead what was bought there. */
function isAtShop({ pieces, dayLeads, dayTrails }: Entry): boolean {
  const day = pieces.findIndex(({ type }) => type === 'day')
  if (day < 1 || dayLeads || dayTrails) return false
  const before = pieces
    .slice(0, day)
    .filter(({ norm }) => !fillers.has(norm) && !/^(?:at|on|from|went|to|in)$/.test(norm))
  const [shop, ...more] = before
  const isShop = shop !== undefined && isBrand(shop) && more.length === 0
  return isShop && pieces[day + 1]?.type !== 'amount' && pieces.slice(day + 1).some(isContent)
}

function isBrand(piece: Piece): boolean {
  return piece.type === 'name' && piece.entry.display !== null
}

function shareClosing(entries: Entry[], said: Day | null): void {
  const last = entries.at(-1)
  if (entries.length < 2 || !last || !last.dayTrails || last.day === null) return
  if (entries.slice(0, -1).some((entry) => entry.day !== null)) return
  // "got paid yesterday. The gas bill 74, and the water 31, also yesterday"
  const closers = said === last.day ? /^(?:both|all|also)$/ : /^(?:both|all)$/
  const both = last.pieces.slice(amountIndex(last)).some(({ norm }) => closers.test(norm))
  const dayAt = last.pieces.findIndex(({ type }) => type === 'day')
  // "groceries 54 and petrol 40, the petrol was on Sunday": of that alone.
  if (!both && isToldOfOne(last.pieces, dayAt)) return
  const [joint, next] = last.pieces
  const isJoined = joint?.norm === 'and' || (joint?.norm === 'then' && next?.norm === 'another')
  const joinedByAnd = both || (isJoined && !last.pieces.slice(0, dayAt).some((piece) => piece.norm === ','))
  const oneVerb = entries
    .slice(1)
    .every((entry) => !entry.pieces.some((piece) => piece.norm === 'i' || piece.norm === 'we'))
  const commaLists = entries.slice(1, -1).length > 0
  if (!joinedByAnd || !oneVerb || isSaidAgain(last, entries)) return
  if (
    commaLists &&
    !both &&
    !entries[0]?.pieces.some((piece) => piece.norm === 'i' || piece.norm === 'spent' || piece.norm === 'paid')
  )
    return
  for (const entry of entries) entry.day = last.day
}

/** The words that led to the day were silenced behind it, where the day was put to its entry. */
function isToldOfOne(pieces: readonly Piece[], dayAt: number): boolean {
  const start = pieces[dayAt]?.start ?? 0
  return pieces.slice(dayAt + 1).some((piece) => piece.start < start)
}

/** "bus 3 and the same thing yesterday": once more, on a day of its own; its price is the very one that was told. */
function isSaidAgain(last: Entry, entries: readonly Entry[]): boolean {
  const { merchant, amount } = last
  if (!amount) return false
  return entries.some(
    (entry) =>
      entry !== last && entry.amount?.money === amount.money && (merchant === null || merchant === entry.merchant),
  )
}

/** "sushi last night 40 and drinks after for 22"; "coffee after work" is of any day. */
function isAfter({ pieces }: Entry): boolean {
  return pieces.some(
    ({ norm }, at) =>
      /^after(wards?)?$/.test(norm) && !isContent(pieces[at + 1]) && !determiners.has(normAt(pieces, at + 1)),
  )
}

/** "dentist 90 yesterday and taxi there 11": the way to what was told before, or what was had there. */
function isThere({ pieces }: Entry): boolean {
  return pieces.some(({ norm }, at) => norm === 'there' && isContent(prior(pieces, at)))
}

/** "mechanic yesterday 600 for brakes and 120 for oil", "the zoo Saturday, 60 to get in and 10 to park": the second goes on in the same breath. */
function isPricedFirst({ pieces, amount }: Entry): boolean {
  const at = amountIndex({ pieces, amount })
  return /^(for|to)$/.test(normAt(pieces, at + 1)) && !pieces.slice(0, at).some(isContent)
}

/** "20 and 30 at Target": an amount without a name takes that of its neighbour. */
export function shareNames(entries: Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    const again =
      (isForAnother(entry) && isForSomebody(before)) ||
      isOthersOne(entry, before) ||
      isOnAnotherDay(entry, before) ||
      isAtAnotherHour(entry)
    if (before?.merchant && before.kind === entry.kind && again) {
      takeName(entry, before)
      continue
    }
    if (entry.merchant !== null || entry.kind === 'income' || entry.amount === null) continue
    const next = nextNamed(entries, at)
    const named = next?.merchant != null || !touches(prior(entries, at), entry)
    const lender = named ? next : prior(entries, at)
    if (!lender || lender.merchant === null || lender.kind === 'income') {
      if (entries.length > 1) entry.nameless = true
      continue
    }
    takeName(entry, lender)
  }
}

/** The next that has a name, or the one right behind, with nothing but joints on the way: "12, 13 and 14 at Target". */
function nextNamed(entries: readonly Entry[], at: number): Entry | undefined {
  let next = at + 1
  while (next - at < MOST_IN_ROW && touches(entries[next - 1], entries[next])) {
    if (entries[next]?.merchant != null) return entries[next]
    next += 1
  }
  return next > at + 1 ? entries[at + 1] : namedAfterDays(entries, at)
}

/** "12 on Monday and 15 on Wednesday for parking": each with its own day, and what they were for behind the last. */
function namedAfterDays(entries: readonly Entry[], at: number): Entry | undefined {
  const opening = entries[at]
  if (!opening?.pieces.slice(0, amountIndex(opening)).every((piece) => isJointOrDay(piece) || isSpent(piece)))
    return undefined
  for (let next = at + 1; next - at < MOST_IN_ROW; next += 1) {
    const [before, entry] = [entries[next - 1], entries[next]]
    if (!entry?.amount || !before?.day || entry.day === null || entry.day === before.day) return undefined
    const after = before.pieces.slice(amountIndex(before) + 1)
    const first = amountIndex(entry)
    if (![...after, ...entry.pieces.slice(0, first)].every(isJointOrDay)) return undefined
    if (entry.merchant === null) continue
    const rest = entry.pieces.slice(first + 1)
    const day = rest.findIndex(({ type }) => type === 'day')
    const name = rest.findIndex((piece, index) => index > day && isContent(piece))
    const led = rest.slice(day + 1, name).some(({ norm }) => /^(?:on|for|at)$/.test(norm))
    return day >= 0 && led && entry.kind === opening.kind && rest.slice(0, day).every(isJointOrDay) ? entry : undefined
  }
  return undefined
}

function isSpent({ norm }: Piece): boolean {
  return /^(?:i|we|ive|weve|spent|paid|dropped|blew)$/.test(norm)
}

function isJointOrDay({ type, norm }: Piece): boolean {
  return type === 'separator' || type === 'day' || (type === 'word' && (fillers.has(norm) || norm === 'on'))
}

const MOST_IN_ROW = 12

/** "5 for her", "12 for mine": somebody who is not named. */
const unnamedPerson = /^(?:me|us|her|him|them|myself|mine|hers|his|theirs)$/

/** "my lunch was 12 and hers 14" */
function isOthersOne({ pieces }: Entry, before: Entry | undefined): boolean {
  const isMine = before?.pieces.some(({ norm }) => norm === 'my' || norm === 'mine')
  return isMine === true && othersOne.test(phraseText(pieces.filter(({ type }) => type !== 'separator')))
}
const othersOne = /^ (?:hers|his|theirs) (?:(?:was|were|cost|came to) )?\S*\d\S* (?:(?:and|i|paid|for|both) )*$/

/** "… and 40 for Ella", "… and 5 for her", "…, for the kids 9": nothing but an amount and somebody. */
function isForAnother({ pieces }: Entry): boolean {
  const said = pieces.filter(
    ({ type, norm, struck }) => !struck && type !== 'separator' && type !== 'end' && !fillers.has(norm),
  )
  const isWhomFirst = said.at(-1)?.type === 'amount' && said[0]?.norm === 'for'
  const [amount, lead, ...whom] = isWhomFirst ? [...said.slice(-1), ...said.slice(0, -1)] : said
  if (amount?.type !== 'amount' || lead?.norm !== 'for') return false
  if (whom.length === 1 && unnamedPerson.test(normAt(whom, 0))) return true
  const [name, ...more] = /^(?:the|my|our|his|her)$/.test(normAt(whom, 0)) ? whom.slice(1) : whom
  if (more.some(isContent) || (name?.type !== 'word' && name?.type !== 'name')) return false
  return people.has(name.norm) || (name.capital && !isWhomFirst)
}

/** "80 in the morning and 100 in the evening". */
function isAtAnotherHour({ pieces, merchant }: Entry): boolean {
  return merchant === null && pieces.some(({ norm }) => partOfDay.test(norm)) && !pieces.some(isContent)
}

const partOfDay = /(?:^| )(?:morning|afternoon|evening|night|tonight)$/

/** "coffee yesterday 4.10 and today 3.90": nothing but another day and an amount. */
export function isOnAnotherDay({ pieces, merchant, day }: Entry, before: Entry | undefined): boolean {
  if (merchant !== null || day === null || !before?.day || before.day === day) return false
  return pieces.every(
    ({ type, norm }) => type !== 'name' && (type !== 'word' || fillers.has(norm) || /^(the|for|it|was|on)$/.test(norm)),
  )
}

function isForSomebody(entry: Entry | undefined): boolean {
  const pieces = entry?.pieces ?? []
  return pieces.some((piece, at) => {
    if (piece.norm !== 'for') return false
    if (unnamedPerson.test(normAt(pieces, at + 1))) return true
    const name = pieces[/^(?:the|my|our|his|her)$/.test(normAt(pieces, at + 1)) ? at + 2 : at + 1]
    // "18 each for the two kids": how many stands alone once it is counted; "hotel for 2 nights" is for nobody.
    if (name?.type === 'number' && normAt(pieces, at + 1) === 'the') return true
    return name?.type === 'word' && (name.capital || people.has(name.norm))
  })
}

/** Nothing but a joint stands between the two amounts. */
function touches(first: Entry | undefined, second: Entry | undefined): boolean {
  if (!first?.amount || !second?.amount) return false
  const after = first.pieces.slice(first.pieces.indexOf(first.amount) + 1)
  const before = second.pieces.slice(0, amountIndex(second))
  return [...after, ...before].every(
    (piece) =>
      piece.type === 'separator' || (piece.type === 'word' && (fillers.has(piece.norm) || piece.norm === 'another')),
  )
}
