import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import { dropBoughtThere } from '#domain/understanding/entries/bought-there.ts'
import { askOf, choicesBetween, questionFor, questionForDay, sayAmount } from '#domain/understanding/entries/clarify.ts'
import { amountIndex, type Entry, readEntry, takeName } from '#domain/understanding/entries/entry.ts'
import { priceGreetingCards } from '#domain/understanding/entries/greeting-card.ts'
import { joinTurns } from '#domain/understanding/entries/join-turns.ts'
import { joinUnnamed } from '#domain/understanding/entries/join-unnamed.ts'
import { heardAs, needsAsking } from '#domain/understanding/entries/price-range.ts'
import { repeatDays } from '#domain/understanding/entries/repeat-days.ts'
import { dropRestated, nameAgain, shopAgain } from '#domain/understanding/entries/repeat-entries.ts'
import { joinRanges, joinRivals, settleRivals } from '#domain/understanding/entries/rival-amounts.ts'
import { isContent, segment } from '#domain/understanding/entries/segment.ts'
import { shareDays, shareNames } from '#domain/understanding/entries/share-between.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type {
  AddFrame,
  ClarifyFrame,
  Draft,
  Frame,
  Span,
  SpokenTransaction,
  UnderstandingContext,
} from '#domain/understanding/frame.ts'
import { tellingOf } from '#domain/understanding/income/income-telling.ts'
import { servedClients } from '#domain/understanding/income/work.ts'
import { findRanges } from '#domain/understanding/money/amount-range.ts'
import { inherit } from '#domain/understanding/money/money-read.ts'
import { isPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, placeNouns } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText, shaped, struckOut } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

export type Composed = { frames: Frame[]; drafts: Draft[]; strikes: Span[]; entries: Entry[] }

/** Turns the settled pieces of a clause into one frame and one draft for each entry. */
export function composeAdd(pieces: readonly Piece[], text: string, context: UnderstandingContext): Composed {
  const strikes = pieces.filter((piece) => piece.struck).map((piece) => ({ start: piece.start, end: piece.end }))
  const read = segment(pieces).map((part) => readEntry(part, text, context))
  for (const entry of read) if (entry.cancelled) strikes.push(...entry.spans)
  const kept = replaceNamesakes(read).filter((entry) => !entry.cancelled)
  dropStruck(kept)
  dropDescribing(kept)
  nameAgain(kept)
  shopAgain(kept)
  dropRestated(kept)
  const joined = joinUnnamed(joinRivals(settleRivals(joinRanges(joinTurns(kept), findRanges(pieces)))))
  const entries: Entry[] = []
  for (const [at, entry] of joined.entries()) entries.push(...repeatDays(entry, at, joined))
  shareIncome(entries, text, context)
  sharePayee(entries)
  shareDays(entries, context.today)
  shareUnreal(entries)
  shareNames(entries)
  shareHeading(entries)
  shareShop(entries)
  shareCurrency(entries)
  dropRepeats(entries)
  restate(entries)
  placeGas(entries, context)
  placeAtHome(entries, context)
  priceGreetingCards(entries, context.last)
  dropBoughtThere(entries)
  for (const entry of entries) {
    if (entry.amount)
      entry.amount = shaped({ ...entry.amount, money: heardAs(entry.amount, entry, entries, context.currency) })
  }
  const frames = entries.map((entry) => frameOf(entry, entry.day ?? context.today, context))
  const drafts = entries.map((entry, index) => draftOf(entry, index, entry.day ?? context.today, context))
  return { frames, drafts, strikes, entries }
}

/** "received 450 from Verlag Nord and 1,200 from Lexis", "salary 3100 and interest 4.20", "takings yesterday 900, the day before 980": what is joined to an income and told in its shape is one too. */
function shareIncome(entries: readonly Entry[], text: string, { last }: UnderstandingContext): void {
  const isBegun = last?.intent === 'add' && last.transaction?.kind === 'income' && /^\W*and\b/i.test(text)
  const sold = entries[0]?.pieces.some(({ norm }) => sells.test(norm))
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    if (entry.kind === 'income') continue
    const said = entry.pieces.filter(({ type, norm }) => type !== 'separator' && !fillers.has(norm))
    const from = said[0]?.type === 'amount' && said[1]?.norm === 'from'
    const payer = from
      ? said.slice(2)
      : said[0]?.norm === 'from' && said.at(-1)?.type === 'amount'
        ? said.slice(1, -1)
        : []
    const inKind = said[0]?.type === 'amount' && said.length > 1 && said.slice(1).every(({ norm }) => inCash.test(norm))
    const several = before?.kind === 'income' && severalPaid.test(phraseText(entries[0]?.pieces ?? []))
    const isOneMore =
      before?.kind === 'income' && servedClients(tellingOf(entries[0]?.pieces ?? [])) && said.every(isDayOrPrice)
    const another = otherPayer.test(phraseText(said))
    const isListed = said.length === 2 && isPerson(said[0]) && isAmount(said[1]) && toldFrom(before)
    const onDay = before !== undefined && isOfDay(before.pieces) && isOfDay(said) && said.every(isDayOrPrice)
    const joined =
      from ||
      isSomebody(payer) ||
      inKind ||
      another ||
      isOneMore ||
      isListed ||
      onDay ||
      (said[0]?.type === 'amount' && isPay.test(phraseText(said.slice(1)))) ||
      /^(interest|tips|bonus|overtime)$/.test(normAt(said, 0)) ||
      (before?.kind === 'income' &&
        paidMe.test(phraseText(before.pieces)) &&
        (leftTip.test(phraseText(said)) || paysToo(said)))
    if (
      before
        ? before.kind === 'income' &&
          (joined ||
            (several && !paidVerb.test(phraseText(said))) ||
            isEarnedToo(said, before) ||
            (sold && isSoldToo(said, before)))
        : isBegun && isSomebody(payer)
    )
      Object.assign(entry, {
        kind: 'income',
        categoryName: 'Income',
        category: { ...entry.category, known: true },
        ...((inKind || another || onDay || isOneMore) && before ? { merchant: before.merchant, nameless: false } : {}),
      })
  }
}

/** "got 20 from Sam and Ben 10": from whom the first came, and from whom the next. */
function toldFrom(before: Entry | undefined): boolean {
  return before?.kind === 'income' && before.pieces.some(({ norm }) => norm === 'from')
}

/** "Mrs Patel paid me 180 for the hedges, and the Thompsons 95 for their lawns": who else paid, told alike. */
function paysToo([article, who, price]: readonly Piece[]): boolean {
  return article?.norm === 'the' && who?.type === 'word' && who.capital && isAmount(price)
}

function isOfDay(pieces: readonly Piece[]): boolean {
  return pieces.some(({ type }) => type === 'day')
}

function isDayOrPrice({ type }: Piece): boolean {
  return type === 'day' || type === 'amount'
}

/** "gave the maid 500 bonus and 1500 her salary", "paid the nanny 500 and her wages 1500": the pay of whoever was paid just before. */
function sharePayee(entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    if (entry.kind !== 'income' || before?.kind !== 'spend' || !paysAnother.test(phraseText(before.pieces))) continue
    const told = phraseText(entry.pieces)
    const isBoth = holdsPay.test(phraseText(before.pieces)) && sameAgain.test(told)
    if (isBoth || anothersPay.test(told)) {
      takeName(entry, before)
      entry.kind = 'spend'
    }
  }
}
const paysAnother = / (?:gave|give|paid|pay|handed|sent) (?!me |us )/
const pay = '(?:bonus|overtime|pay|salary|stipend|wages?) '
const holdsPay = new RegExp(` ${pay}`)
const sameAgain = new RegExp(`^ \\S*\\d\\S* (?:(?:as|in|for|of) )?${pay}$`)
const anothersPay = new RegExp(
  `^ (?:\\S*\\d\\S* (?:(?:as|for|in) )?(?:his|her|their) ${pay}|(?:his|her|their) ${pay}(?:of )?\\S*\\d\\S* )$`,
)

/** "a passenger paid me 50 and left a 10 tip" */
const leftTip = /^ left (?:me )?(?:an? )?\S*\d\S* (?:\S+ )?tip $/
const paidMe = / paid me (?!.* back )/

/** "one paid me 40 and the other 55": whoever else paid for the same. */
const otherPayer = pattern`^ (?:and )?(?:(?:the|an?|my) )?(?:other|another|second|third|last|next)(?: (?:one|guy|lady|person|owner|client
  |customer|neighbor|neighbour|family|house|kid))?(?: (?:paid|gave|sent|tipped|handed|venmoed)(?: me| us)?| for| was| got me)? \S*\d\S* $`

/** "two clients paid me today, braids 650 and relaxer 380": what each of them had, and what it brought. */
const severalPaid =
  / (?:both|two|three|four|five|all|[2-9]|couple of|few) (?:of )?(?:(?:my|the|our) )?(?:clients|customers|people|students|guests|tenants|pupils|ladies|guys|girls|kids|patients) (?:\S+ ){0,3}(?:paid|gave|sent|pay) (?:(?:me|us|um) |\S*\d)/
const paidVerb = / (?:paid|bought|spent|got|cost|gave|sent|went|had|took|then) /

/** "earned 25 for the hedge and 30 for the roof", "made 40 mowing and 25 weeding": work in the same shape; things to buy are none. */
function isEarnedToo([price, next, what]: readonly Piece[], before: Entry): boolean {
  if (price?.type === 'word' && price.capital && next?.type === 'amount' && !what)
    return / for \S+ \S*\d/.test(phraseText(before.pieces)) && before.merchant?.split(' ').length === 1
  const after = before.pieces[amountIndex(before) + 1]
  if (price?.type !== 'amount' || !after || !next) return false
  if (next.norm === 'for') return after.norm === 'for' && what?.type !== 'name'
  return /[a-z]{3}ing$/.test(next.norm) && /[a-z]{3}ing$/.test(after.norm)
}

/** "140 in tips and 80 hourly": the rest of what one is paid for work. */
const isPay = /^ (?:in )?(?:(?:hourly|base|basic|regular) )*(?:hourly|pay|wages?|overtime|commission) $/

/** "tips were 87 cash and 52 on cards": how it was handed over. */
const inCash = /^(?:in|on|by|the|cash|cards?|credit|debit)$/

/** "sold a lamp 10 and a chair for 20", "returned a shirt 30, a hat 20": told without a verb of its own, in the same shape; what one eats or rides is bought. */
function isSoldToo([first, ...more]: readonly Piece[], before: Entry): boolean {
  const led = prior(before.pieces, amountIndex(before))?.norm === 'for'
  if (first?.type === 'amount') return !led && more[0]?.norm === 'for'
  const price = more.findIndex(isAmount)
  const things = [first, ...more.slice(0, Math.max(0, price))]
  const isLed = determiners.has(first?.norm ?? '')
  const isLike =
    first?.type === 'name' &&
    first.entry.category === before.category.category &&
    (!used.test(first.entry.category) ||
      (grown.has(first.norm) && more.slice(price + 1).every(({ type }) => type === 'day')))
  const isOther = (piece: Piece | undefined): boolean =>
    piece?.type === 'name' && used.test(piece.entry.category) && piece.entry.category !== before.category.category
  return (
    price >= 0 &&
    price < LONGEST_SALE &&
    (isLed || isLike) &&
    things.some(isContent) &&
    !things.some(isOther) &&
    things.every((piece, at) => isContent(piece) || (at === 0 && isLed) || piece?.norm === 'for')
  )
}
/** "sold eggs 30 and beans 20": what one who sells the one sells as well. */
const grown = wordSet(`
  avocados bananas beans cabbage carrots cassava chickens chickpeas eggs goats greens groundnuts honey maize mangoes
  matooke okra onions oranges peanuts peppers plantain potatoes pumpkins samosas spinach sukuma tomatoes vegetables yams
`)
const sells = /^(?:sold|sell|selling|flogged|auctioned|returned)$/
const used = /^(?:Food & Dining|Transportation|Bills|Travel|Healthcare)$/
const LONGEST_SALE = 5

/** "and fifteen from Ali too", "and from Ali fifteen", right after what Nico gave; "and 12 from Aldi" was spent. */
function isSomebody(payer: readonly Piece[]): boolean {
  const who = payer.filter(({ norm }) => norm !== 'too')
  return who.length === 1 && who[0]?.type === 'word' && !placeNouns.has(who[0].norm)
}

/** "textbooks: chem 112, stats 87.50", "Petco yesterday: dog food 52, a toy 7": what stands over a list is of all its items. */
function shareHeading([first, ...rest]: readonly Entry[]): void {
  const colon = first ? colonIn(first) : -1
  if (!first || colon < 1) return
  const heading = first.pieces.slice(0, colon)
  const shop = heading.some(
    (piece, at) =>
      (piece.type === 'name' && piece.entry.display === first.merchant) ||
      (piece.type === 'word' && piece.capital && prior(heading, at)?.norm === 'at'),
  )
  for (const entry of rest) {
    if (entry.kind !== first.kind || colonIn(entry) > 0) return
    if (heading.some(({ type }) => type === 'day')) entry.day ??= first.day
    if (shop && !entry.pieces.some(isShop)) entry.merchant = first.merchant
    if (!entry.category.known && first.category.known)
      Object.assign(entry, { category: first.category, categoryName: first.categoryName })
  }
}

/** "60 and 75 and 110 all on Angkas": where all of it was paid is told behind the last. */
function shareShop(entries: readonly Entry[]): void {
  const last = entries.at(-1)
  const all = last?.pieces.find(({ norm }, at) => norm === 'all' && ofAll.test(normAt(last.pieces, at + 1)))
  if (!last?.merchant || !all || last.anchor.start < all.end) return
  for (const entry of entries) {
    if (entry === last || entry.kind !== last.kind || entry.pieces.some(isShop)) continue
    entry.merchant = last.merchant
    if (last.category.known && !entry.category.known)
      Object.assign(entry, { category: last.category, categoryName: last.categoryName })
    if (!last.category.known && entry.category.known)
      Object.assign(last, { category: entry.category, categoryName: entry.categoryName })
    if (entry.amount && last.amount)
      entry.amount = shaped({ ...entry.amount, money: inherit(entry.amount.money, last.amount.money) })
    last.day ??= entry.day
    entry.day ??= last.day
  }
}
const ofAll = /^(?:on|at|from)$/
function isShop(piece: Piece): boolean {
  return piece.type === 'name' && piece.entry.display !== null
}

/** Where a colon stands before the amount of an entry; -1 where none does. */
function colonIn(entry: Entry): number {
  return entry.pieces.slice(0, amountIndex(entry)).findIndex(({ norm }) => norm === ':')
}

/** A day that does not exist was shared like any other. */
function shareUnreal(entries: readonly Entry[]): void {
  const wrong = entries.find(({ unreal }) => unreal !== null)
  for (const entry of wrong ? entries : []) if (entry.day === wrong?.day) entry.unreal = wrong?.unreal ?? null
}

/** "coffee 4, lunch 12, scratch the lunch": nothing is left of it, or the day of the others ("…, that was yesterday"). */
function dropStruck(entries: Entry[]): void {
  for (let at = entries.length - 1; at >= 0 && entries.length > 1; at -= 1) {
    const entry = entries[at]
    if (!entry || entry.amount || entry.merchant !== null || entry.pending) continue
    if (!entry.day && !entry.pieces.some(({ struck }) => struck)) continue
    entries.splice(at, 1)
    for (const other of entries.slice(0, at)) other.day ??= entry.day
  }
}

/** "dog food 54, the big bag": how the thing before it is, and no thing of its own. */
function dropDescribing(entries: Entry[]): void {
  const [last, before] = [entries.at(-1), prior(entries, entries.length - 1)]
  if (!last || last.amount || last.pending || !before?.amount || last.pieces[0]?.norm === 'and') return
  if (describing.test(phraseText(last.pieces))) entries.pop()
}
const describing = pattern`^ the (?:big|small|large|little|medium|good|nice|fancy|cheap|expensive|fresh|frozen|organic|regular
  |usual|family|giant|jumbo|mini|king|full|whole|real|spicy|plain|red|blue|black|white|green)(?: size| sized)? \S+ $`

/** "20 at Boots, wait, Lidl, 20 at Lidl": the same amount at the same place, said twice over, is one. */
function dropRepeats(entries: Entry[]): void {
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const [before, entry] = [prior(entries, at), entries[at]]
    const same =
      before?.merchant === entry?.merchant &&
      before?.amount?.money.amountMinor === entry?.amount?.money.amountMinor &&
      (before?.day ?? entry?.day) === entry?.day
    const joined =
      entry?.pieces[0]?.norm === 'and' ||
      entry?.pieces.some((piece) => piece.norm === 'another' || piece.norm === 'then')
    const whole = before?.merchant && before.amount && before.pieces.some((piece) => piece.norm === 'um')
    if (same && whole && !joined) entries.splice(at - 1, 1)
  }
}

/** "greggs three pounds ten and the tube two eighty": whoever begins in another currency goes on in it. */
function shareCurrency(entries: Entry[]): void {
  const first = entries[0]?.amount
  if (!first) return
  for (const entry of entries.slice(1)) {
    if (entry.amount) entry.amount = shaped({ ...entry.amount, money: inherit(entry.amount.money, first.money) })
  }
}

/** "groceries 60, gas 40, oh, the groceries were 66": an entry told anew, with a verb that the first time had not. */
function restate(entries: Entry[]): void {
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const entry = entries[at]
    if (!entry?.merchant || !entry.amount || !isToldAsFact(entry)) continue
    const first = entries.slice(0, at).find((other) => other.merchant === entry.merchant && other.kind === entry.kind)
    if (
      !first?.amount ||
      (isToldAsFact(first) && !entry.pieces.some(({ norm }) => norm === 'um')) ||
      (first.day ?? entry.day) !== (entry.day ?? first.day)
    )
      continue
    const { start, money } = first.amount
    first.amount = shaped({ ...entry.amount, correctedFrom: money })
    first.day ??= entry.day
    first.spans = [...first.spans, ...entry.spans]
    first.pieces = [...first.pieces.map((piece) => (piece.start === start ? struckOut(piece) : piece)), ...entry.pieces]
    entries.splice(at, 1)
  }
}

/** "the bread was 4", "groceries should be 66"; "that was another 9" is one more. */
function isToldAsFact(entry: Entry): boolean {
  const at = amountIndex(entry)
  if (prior(entry.pieces, at)?.norm === 'another') return false
  return entry.pieces
    .slice(Math.max(0, at - 4), at)
    .some(({ norm }) => /^(was|were|is|are|should|be|make|change)$/.test(norm))
}

/** Gas is a bill where people say petrol for the car, and beside other bills. */
function placeGas(entries: readonly Entry[], { currency = 'USD' }: UnderstandingContext): void {
  const bills = entries.filter((entry) => !isBottle(entry))
  for (const entry of bills) {
    if (!/^(gas|water|phone)$/.test(entry.category.words)) continue
    const pounds = entry.category.words === 'gas' && (entry.amount?.money.currency ?? currency) === 'GBP'
    const beside = bills.some(
      (other) =>
        other.category.words !== entry.category.words &&
        (householdBill.test(other.category.words) || isPowerBill(other)),
    )
    if (pounds || beside || paysBill.test(phraseText(entry.pieces))) entry.categoryName = 'Bills'
  }
}

/** What the house is billed for, wherever it stands. */
const householdBill =
  /^(electric|electricity|water|gas|internet|broadband|phone|council tax|rent|heating|sewer|sewage|trash)( bill)?$/

/** "K-Electric", "Octopus Energy"; Monster Energy sells drinks. */
function isPowerBill({ merchant, categoryName }: Entry): boolean {
  return categoryName === 'Bills' && powerCompany.test(merchant ?? '')
}
const powerCompany = /(?:^|[ -])(?:electric|energy|hydro|power)(?: bill)?$/i

/** "paid the water 40", "paid the phone, 20"; "paid the phone shop 40" bought one. */
const paysBill = / paid (?:the|my|our) (?:water|phone) (?:, )?\S*\d/

/** "shoprite 18,700, bolt 4,200": a ride, where the app is at home; "a bolt", "door bolt" and "bolt cutter" are of iron everywhere. */
function placeAtHome(entries: readonly Entry[], { currency = 'USD' }: UnderstandingContext): void {
  for (const entry of entries) {
    if (currency === 'INR' && bigBasket.test(phraseText(entry.pieces)))
      Object.assign(entry, { merchant: 'BigBasket', categoryName: 'Food & Dining' })
    if (
      (withoutBolt.test(currency) && !tookBolt.test(phraseText(entry.pieces))) ||
      entry.category.words !== 'bolt' ||
      entry.merchant !== 'Bolt'
    )
      continue
    const at = entry.pieces.findIndex(({ norm }) => norm === 'bolt')
    const isIron =
      !tookBolt.test(phraseText(entry.pieces)) &&
      (determiners.has(normBefore(entry.pieces, at)) || / (?:at|from|one) /.test(phraseText(entry.pieces)))
    if (at >= 0 && !isIron) Object.assign(entry, { merchant: 'Bolt', categoryName: 'Transportation' })
  }
}
const tookBolt = / (?:took|take|taking|takes) (?:a|the|my) bolt (?:to|home|back|from|into) /
const withoutBolt = /^(?:USD|CAD|AUD|NZD)$/
const bigBasket = /^ big basket (?:order )?(?!of |for )/

/** "40 in gas and a water 3" */
function isBottle({ category, amount }: Entry): boolean {
  return category.words === 'water' && (amount?.money.amountMinor ?? MOST_OF_A_BOTTLE) < MOST_OF_A_BOTTLE
}
const MOST_OF_A_BOTTLE = 1000

/** "coffee 4, lunch 12, scratch that, coffee 5": the entry of the same name is the one that was meant. */
function replaceNamesakes(entries: Entry[]): Entry[] {
  for (const [at, entry] of entries.entries()) {
    const before = prior(entries, at)
    if (!before?.cancelled || entry.merchant === null) continue
    // "kebab 16 last night, no the kebab was 6"
    if (before.merchant === entry.merchant) entry.day ??= before.day
    const earlier = entries.slice(0, at - 1).find((other) => !other.cancelled && other.merchant === entry.merchant)
    if (!earlier) continue
    earlier.cancelled = true
    before.cancelled = earlier.amount?.money.amountMinor === entry.amount?.money.amountMinor
    entries.splice(at, 1)
    entries.splice(entries.indexOf(earlier) + 1, 0, entry)
  }
  return entries
}

function partial(entry: Entry, day: Day): Partial<SpokenTransaction> {
  const draft: Partial<SpokenTransaction> = { kind: entry.kind, day }
  if (entry.merchant !== null) {
    draft.merchant = entry.merchant
    draft.category = entry.categoryName
    draft.categoryKnown = entry.category.known || entry.kind === 'income'
  }
  if (entry.amount?.money.currency) draft.currency = entry.amount.money.currency
  return draft
}

function frameOf(entry: Entry, day: Day, context: UnderstandingContext): AddFrame | ClarifyFrame {
  const { amount, rivals } = entry
  const money = amount?.money
  const currency = money?.currency ?? context.currency ?? 'USD'
  const askDay = entry.unreal === null ? null : questionForDay(entry.unreal)
  const base = {
    draft: partial(entry, day),
    spans: entry.spans,
    intent: 'clarify' as const,
    ...(askDay === null ? {} : { askDay }),
  }
  if (rivals.length > 1) return chosenFrom(choicesBetween(rivals, currency), base)
  if (!amount || !money || money.amountMinor === null || entry.pending || money.vague) {
    const reason = money && money.amountMinor === null && money.count > 0 ? 'unusual_amount' : 'no_amount'
    return { ...base, reason, ask: questionFor(entry), confidence: 0.6 }
  }
  if (needsAsking(money, entry.category) && money.otherMinor !== null) {
    const choices = [money.amountMinor, money.otherMinor].map((amountMinor) => ({
      label: sayAmount(amountMinor, currency),
      amountMinor,
    }))
    return chosenFrom(choices, base)
  }
  if (entry.nameless) {
    return {
      ...base,
      draft: { ...base.draft, amountMinor: money.amountMinor },
      reason: 'no_merchant',
      ask: `What was the ${sayAmount(money.amountMinor, currency)} for?`,
      confidence: 0.6,
    }
  }
  if (askDay !== null)
    return {
      ...base,
      draft: { ...base.draft, amountMinor: money.amountMinor },
      reason: 'no_day',
      ask: askDay,
      confidence: 0.6,
    }
  const transaction: SpokenTransaction = {
    kind: entry.kind,
    amountMinor: money.amountMinor,
    merchant: entry.merchant ?? unnamed[entry.kind],
    category: entry.categoryName,
    categoryKnown:
      entry.kind === 'income' ||
      entry.category.known ||
      (context.learned?.has((entry.merchant ?? '').toLowerCase()) ?? false),
    day,
    ...(money.currency === null ? {} : { currency: money.currency }),
  }
  const confidence = entry.merchant === null ? 0.7 : entry.category.known ? 0.95 : 0.85
  return {
    intent: 'add',
    transaction,
    amountSpan: { start: amount.start, end: amount.end },
    spans: entry.spans,
    confidence,
  }
}

function chosenFrom(
  choices: NonNullable<ClarifyFrame['choices']>,
  base: Pick<ClarifyFrame, 'intent' | 'draft' | 'spans'>,
): ClarifyFrame {
  return { ...base, reason: 'two_readings', ask: askOf(choices), choices, confidence: 0.5 }
}

function draftOf(entry: Entry, index: number, day: Day, context: UnderstandingContext): Draft {
  const known =
    entry.kind === 'income' ||
    entry.category.known ||
    (context.learned?.has((entry.merchant ?? '').toLowerCase()) ?? false)
  const open = entry.pending || entry.rivals.length > 1
  const value: Minor | null = open ? null : (entry.amount?.money.amountMinor ?? null)
  return {
    index,
    merchant: entry.merchant,
    amountMinor: value,
    correctedFromMinor: entry.pending
      ? (entry.amount?.money.amountMinor ?? null)
      : (entry.amount?.correctedFrom?.amountMinor ?? null),
    currency: entry.amount?.money.currency ?? null,
    category: known && entry.merchant !== null ? entry.categoryName : null,
    kind: entry.kind,
    day,
    anchor: entry.anchor,
  }
}

/** Whether the pieces name anything at all. */
export function namesSomething(pieces: readonly Piece[]): boolean {
  return pieces.some(isContent)
}
