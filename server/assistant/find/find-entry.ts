import { errorRow } from '#domain/errors.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Span, SpokenTransaction } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import type { OpenChoice, PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { addInput } from '#server/assistant/entries/write-entries.ts'
import { type Chosen, chooseEntry, oneOf } from '#server/assistant/find/choose-entry.ts'
import { toldApart, toldAs, toldWith } from '#server/assistant/find/entry-as-told.ts'
import { entryBefore } from '#server/assistant/find/entry-before.ts'
import { entryAt, entryBeside, isPlace, placeOfName, placeSaid } from '#server/assistant/find/entry-by-place.ts'
import { entryBySize, entryOfSize, isSize } from '#server/assistant/find/entry-by-size.ts'
import { periodSaid } from '#server/assistant/find/period-said.ts'
import { orderFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

type Order = {
  merchant: string | undefined
  /** The words of the order. */
  text: string
  /** What the order wants the entry to become says nothing about which it is. */
  isNew?: { amountMinor?: number | undefined; day?: string | undefined }
  /** Ids of those that it can be about, where the talk tells. */
  among?: readonly string[] | undefined
}

/** Finds the entry that an order is about, by its name, its amount and its day; without any of them the one that the talk is about. */
export async function findEntry(scope: ChangeScope, order: Order): Promise<Chosen> {
  return inOrderTold(scope, await find(scope, order))
}

/** Several of a name that were told in one breath stand as they were told: "the first one" is the first of both. */
export async function inOrderTold(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  chosen: Chosen,
): Promise<Chosen> {
  if (chosen.is !== 'several' || new Set(chosen.entries.map(({ merchant }) => merchant)).size > 1) return chosen
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const ids = turns.map(({ entries }) => entries.map(({ id }) => id))
  const order = ids.find((told) => chosen.entries.every(({ id }) => told.includes(id)))
  if (!order) return chosen
  const entries = chosen.entries.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return { is: 'several', entries, isInOrder: true }
}

/**
 * "taxi 15 on Friday, taxi 23 yesterday", "delete the taxi": between those of a name that were told in one breath only the person can tell.
 * So it is where the talk told of what may be called so ("gas bill 60", "delete the gas"), and the one of that name was told long before.
 */
async function toldBeside(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  chosen: Chosen,
  { among, name }: { among?: readonly string[]; name?: string },
): Promise<Chosen> {
  if (chosen.is !== 'one' || lastOne.test(speaker.message)) return chosen
  const { id, merchant } = chosen.entry
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = turns.find(({ entries }) => entries.some((each) => each.id === id))?.entries
  if (!told) {
    const alike = entriesOf(turns).filter((each) => name !== undefined && nameFit(each.merchant, name))
    return oneOf([...alike, chosen.entry])
  }
  const isMeant = (each: Transaction) => each.merchant === merchant && (!among || among.includes(each.id))
  return oneOf(told.filter((each) => each.id === id || (isMeant(each) && !isAlike(each, chosen.entry))))
}
const lastOne = /\b(?:last|latest|newest|recent|today|yesterday|tonight|[a-z]+day)\b/i

function isAlike(one: Transaction, other: Transaction): boolean {
  return one.amountMinor === other.amountMinor && one.date === other.date
}

async function find({ context, turn, speaker }: ChangeScope, { merchant, text, isNew, among }: Order): Promise<Chosen> {
  if (among) {
    const chosen = chooseEntry(await turn.entriesOf(among), { merchant, amounts: [], days: [] })
    return among.length > 1 ? toldBeside({ context, speaker }, chosen, { among }) : chosen
  }
  const before = merchant ? null : await entryBefore({ context, turn, speaker })
  if (before) return before
  const beside = merchant && !/^other one$/i.test(merchant) ? null : await entryBeside({ context, turn, speaker })
  if (beside) return beside
  const sized = merchant && !isSize(merchant) ? null : await entryBySize({ context, turn, speaker })
  if (sized) return sized
  const place = placeSaid(speaker.message)
  if (place !== null && (!merchant || isPlace(merchant))) return entryAt({ context, turn, speaker }, place)
  const said = orderFigures(text, speaker)
  const amounts = said.amounts.filter((amount) => amount !== isNew?.amountMinor)
  const period = merchant && isNew?.day === undefined ? periodSaid(text, speaker) : null
  const days = period ? [] : said.days.filter((day) => day !== isNew?.day)
  if (merchant) {
    const nth = placeOfName(speaker.message, merchant)
    const series = nth ? await entriesNamed(turn, nth.name) : []
    const counted = nth && (await toldOf(context, speaker, series))[nth.place]
    if (counted) return { is: 'one', entry: counted }
    if (nth && series.length <= nth.place) return { is: 'none' }
    const isWithin = ({ date }: Transaction) => period === null || (period.from <= date && date <= period.to)
    const called = (await entriesNamed(turn, merchant)).filter(isWithin)
    const told = called.length > 0 || period ? null : await toldAs(context, speaker, merchant)
    if (told) return chooseEntry([told], { amounts, days })
    const sized = entryOfSize(await toldOf(context, speaker, called), speaker.message)
    if (sized) return { is: 'one', entry: sized }
    const chosen = chooseEntry(called, { merchant, amounts, days })
    const apart = chosen.is === 'several' ? await toldApart(context, speaker, chosen.entries) : null
    if (apart) return { is: 'one', entry: apart }
    return amounts.length + days.length === 0 && !period
      ? toldBeside({ context, speaker }, chosen, { name: merchant })
      : chosen
  }
  const told = amounts.length + days.length > 0 ? null : await toldWith(context, speaker, text)
  if (told) return told
  const found = ofKindSaid(await turn.newestEntries(undefined), text)
  const isPlain = amounts.length + days.length === 0 && !/\b(last|latest|newest|recent)\b/i.test(text)
  const spokenOf = isPlain ? await lastSpokenOf(context, speaker) : null
  const [entry] = ofKindSaid(await turn.entriesOf(spokenOf === null ? [] : [spokenOf]), text)
  return entry ? { is: 'one', entry } : chooseEntry(found, { amounts, days })
}

/** "the ten I won", "the 20 I spent": those that came in, or went out, where the words say which. */
function ofKindSaid(entries: Transaction[], text: string): Transaction[] {
  const cameIn =
    /\b(?:i|we) (?:won|earned|received|made|got|sold)\b|\b(?:came|coming) in\b|\b(?:paid|gave|sent) me\b/i.test(text)
  const wentOut = /\b(?:i|we) (?:spent|paid|bought|gave|lost)\b|\bwent out\b/i.test(text)
  return cameIn === wentOut ? entries : entries.filter(({ amountMinor }) => amountMinor < 0 === cameIn)
}

/** Entries of a name, however long ago they were written; "coffees" finds "Coffee", "the water bill" finds "Water". */
export async function entriesNamed(turn: WriteTurn, name: string): Promise<Transaction[]> {
  const ofEachName = await turn.newestOfEachName()
  const called = namesCalled(namesOf(ofEachName), name)
  if (called.length > 0 || !pay.test(name)) return turn.entriesCalled(called)
  const cameIn = ({ category }: Transaction) => category === 'Income'
  return (await turn.entriesCalled(namesOf(ofEachName.filter(cameIn)))).filter(cameIn)
}
const pay = /^(?:pay|wages?|salary|pay ?che(?:ck|que)|income)$/i

function namesOf(entries: readonly Transaction[]): string[] {
  return entries.map(({ merchant }) => merchant)
}

/** The names that some words mean: what they are the whole of comes before what only holds them, or is held by them. */
function namesCalled(names: readonly string[], words: string): string[] {
  for (const said of words.endsWith('s') ? [words, words.slice(0, -1)] : [words]) {
    const holding = names.filter((name) => name.toLowerCase().includes(said.toLowerCase()))
    const whole = holding.filter((name) => nameFit(name, said) === 'whole')
    const called = whole.length > 0 ? whole : holding.filter((name) => nameFit(name, said) !== null)
    if (called.length > 0) return called
  }
  if (pay.test(words)) return []
  const held = names.filter((name) => ` ${words.toLowerCase()} `.includes(` ${name.toLowerCase()} `))
  return held.length > 0 ? held : names.filter((name) => nameFit(name, words) === 'whole')
}

/** Those of some entries that the talk told, the first of them first. */
async function toldOf(context: Context, speaker: Speaker, entries: readonly Transaction[]): Promise<Transaction[]> {
  const told = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap((turn) => turn.entries)
  return entries.filter(({ id }) => told.some((entry) => entry.id === id)).toReversed()
}

/** The entry that the last turn wrote, changed or told alone, where the talk is still going on. */
async function lastSpokenOf(context: Context, speaker: Speaker): Promise<string | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  const told = turns.at(-1)?.outcome
  if (told && told.saved.length + told.removed.length === 0) {
    const [only, ...more] = told.told ?? (told.summary?.count === 1 ? told.summary.newest.map(({ id }) => id) : [])
    if (only && more.length === 0) return only
  }
  const outcomes = turns.map(({ outcome }) => outcome)
  const last = outcomes.findLast(({ saved, removed, tookBack }) => saved.length + removed.length > 0 || tookBack)
  return last?.saved.at(-1)?.transaction.id ?? broughtBack(outcomes, last?.tookBack)
}

/** The entry that an undo put back, or as it was. */
function broughtBack(outcomes: readonly TurnOutcome[], tookBack: readonly number[] = []): string | null {
  const isUndone = ({ changeId }: { changeId: number | null }) => changeId !== null && tookBack.includes(changeId)
  const undone = outcomes.findLast(({ saved, done = [] }) => saved.some(isUndone) || done.some(isUndone))
  return undone?.saved.findLast(isUndone)?.transaction.id ?? undone?.removed.at(-1)?.id ?? null
}

/** The words that a frame was read from. */
export function wordsOf({ spans }: { spans: readonly Span[] }, { message }: Pick<Speaker, 'message'>): string {
  return spans.map(({ start, end }) => message.slice(start, end)).join(' ')
}

/** "That entry could not be found. Do you mean Coffee, $4.00 today?": the name fits, the amount or the day that was said does not. */
export function askWhetherMeant(entry: Transaction, speaker: Speaker, call: PreparedCall): OpenChoice {
  const option = optionFor(entry, speaker, call)
  return { ask: `${errorRow('not_found').message} Do you mean ${entry.merchant}, ${option.label}?`, options: [option] }
}

/** "Change Gas Bill, $60.00 today, or is that another one?": a thing was told whose name is only a part of that of an entry. */
export function askWhetherAnew(
  entry: Transaction,
  { speaker, change, orNew }: { speaker: Speaker; change: PreparedCall; orNew: SpokenTransaction },
): OpenChoice {
  const { amountMinor } = orNew
  const meant = `${entry.merchant}, ${optionFor(entry, speaker, change).label}`
  return {
    ask: `Change ${meant}, or is that another one?`,
    options: [
      { label: 'Change it', also: ['change', 'same one', 'correct'], amountMinor, calls: [change] },
      {
        label: 'Another one',
        also: ['another', 'new', 'different', 'separate'],
        amountMinor,
        calls: [{ name: 'addTransaction', input: addInput(orNew) }],
      },
    ],
  }
}

/** "Which one: $6.00 on Monday, $5.00 yesterday or $4.00 today?", with their names where these differ. */
export function askWhichEntry(
  entries: readonly Transaction[],
  speaker: Speaker,
  callFor: (entry: Transaction) => PreparedCall,
  isInOrder = false,
): OpenChoice {
  const isOneName = new Set(entries.map(({ merchant }) => merchant)).size === 1
  const isTimed = isInOrder || new Set(entries.map(({ date }) => date)).size === entries.length
  const byDay = isTimed ? entries.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))) : []
  const [earliest, latest] = [byDay[0], byDay.at(-1)]
  const options = entries.map((entry) => {
    const place = entry === earliest ? EARLIER : entry === latest ? LATER : undefined
    const option = { ...optionFor(entry, speaker, callFor(entry)), ...(place ? { place: [...place] } : {}) }
    return isOneName ? option : { ...option, label: `${entry.merchant} ${option.label}` }
  })
  const words = options.map(({ label }) => label)
  return { ask: `Which one: ${listWords(words, 'or')}?`, options }
}

const EARLIER = ['earlier', 'earliest', 'oldest', 'older']
const LATER = ['later', 'latest', 'newest', 'newer', 'last', 'most recent']

function optionFor(entry: Transaction, { currency, today }: Speaker, call: PreparedCall) {
  const amountMinor = minor(Math.abs(entry.amountMinor))
  const label = `${formatMoney(amountMinor, currency)} ${sayDay(entry.date, today) || 'today'}`
  return { label, amountMinor, day: entry.date, calls: [call] }
}
