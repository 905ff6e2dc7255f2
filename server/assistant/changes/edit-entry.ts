import type { TransactionCategory } from '#domain/category.ts'
import { errorRow } from '#domain/errors.ts'
import { type Minor, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import { askReading, readingOption } from '#server/assistant/changes/ask-reading.ts'
import { editSubject } from '#server/assistant/changes/edit-subject.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { renameGoal } from '#server/assistant/changes/rename-goal.ts'
import type { TalkEdit } from '#server/assistant/decide.ts'
import { askWhetherRight, isUnusual } from '#server/assistant/entries/is-unusual.ts'
import type { OpenChoice, PreparedCall, PreparedChange } from '#server/assistant/entries/open-choice.ts'
import { oneOf } from '#server/assistant/find/choose-entry.ts'
import { namedTogether, severalMeant } from '#server/assistant/find/entry-by-place.ts'
import {
  askWhetherAnew,
  askWhetherMeant,
  askWhichEntry,
  findEntry,
  inOrderTold,
  wordsOf,
} from '#server/assistant/find/find-entry.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { amountSaid } from '#server/assistant/said-figures.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'

/** Changes what the talk is about: the entry that is named, or the one written last ("make that 15", "that was groceries"). */
export async function editEntry(scope: ChangeScope, frame: TalkEdit): Promise<Intention> {
  const { speaker } = scope
  const { change, among, asksWhich, orNew, readings } = frame
  const target = saysSeveral(frame.target) ? undefined : (frame.target ?? payNamed(speaker.message))
  const words = wordsOf(frame, speaker)
  const isNamed = target !== undefined || among !== undefined
  const another = target ? await renameGoal(scope, frame) : isNamed ? null : await editSubject(scope, change)
  if (another) return another
  const several = target ? await namedTogether(scope, target.merchant) : isNamed ? null : await severalMeant(scope)
  if (several?.mean === 'one')
    return { ask: askWhichEntry(several.entries, speaker, (entry) => callFor(entry, change)) }
  const others = several?.entries.filter((entry) => change.day === undefined || entry.date !== change.day) ?? []
  if (others.length > 0) return settle(scope, { entries: others, change, words })
  const { byMinor } = change
  const isNew = byMinor === undefined ? change : { ...change, amountMinor: Math.abs(byMinor) }
  const text = readings || (change.day !== undefined && fromItsOwn.test(words)) ? '' : words
  const order = { merchant: target?.merchant, text, isNew, among }
  const said =
    among && asksWhich
      ? await inOrderTold(scope, oneOf(await scope.turn.entriesOf(among)))
      : await findEntry(scope, order)
  const chosen = said.is === 'none' ? await findEntry(scope, { ...order, text: '' }) : said
  const isDescribed = target !== undefined || /\bthe [^,]*\b(?:one|entry|charge)\b/i.test(order.text)
  if (said.is === 'none' && isDescribed && chosen.is === 'one')
    return { ask: askWhetherMeant(chosen.entry, speaker, callFor(chosen.entry, change)) }
  if (chosen.is === 'several')
    return { ask: askWhichEntry(chosen.entries, speaker, (entry) => callFor(entry, change), chosen.isInOrder) }
  if (chosen.is === 'none') {
    const plan =
      target && ((await renameGoal(scope, { target, change }, true)) ?? (await editSubject(scope, change, target)))
    return plan ?? { say: errorRow('not_found').message }
  }
  const { entry } = chosen
  const category = await categoryLearned(scope, { entry, change })
  if (category) return settle(scope, { entries: [entry], change: { ...change, category }, readings, words })
  const other = await otherNamed(scope, { entry, change })
  if (other)
    return {
      say: `${entry.merchant} and ${other} both stand. Say what is to change, like "make the ${other.toLowerCase()} 5".`,
    }
  if (orNew) return { ask: askWhetherAnew(entry, { speaker, orNew, change: callFor(entry, change) }) }
  return settle(scope, { entries: [entry], change, readings, words })
}

/** "not the lunch, the coffee", where both were told: the lunch is not to be called coffee, and what is meant of the coffee is not said. */
async function otherNamed(
  { context, speaker }: ChangeScope,
  { entry, change: { merchant, ...others } }: { entry: Transaction; change: EditFrame['change'] },
): Promise<string | null> {
  if (!merchant || Object.keys(others).length > 0 || !notThis.test(speaker.message)) return null
  const told = entriesOf(await standingTurns(context, speaker, turnsBack.talkedOf))
  return told.find((each) => each.id !== entry.id && nameFit(each.merchant, merchant) === 'whole')?.merchant ?? null
}
const notThis = /^\W*(?:no\W+)?not (?:the|my|today|yesterday)\b.*,\s*(?:but )?(?:the|my) \S/i

/** "I spent 20", "it was for a book": of what was under nothing that is known, the thing or shop that it is then said to be tells the category. */
async function categoryLearned(
  { context, speaker }: ChangeScope,
  { entry, change: { merchant, category } }: { entry: Transaction; change: EditFrame['change'] },
): Promise<TransactionCategory | null> {
  if (!merchant || category || entry.category !== 'Other' || entry.amountMinor < 0) return null
  const [frame, ...more] = (await interpret(context, { ...speaker, message: merchant, last: null })).frames
  const known = frame?.intent === 'clarify' && more.length === 0 && frame.draft.categoryKnown && frame.draft.category
  return known && known !== 'Income' ? known : null
}

/** "all of those", "both": no name. */
function saysSeveral(target: TalkEdit['target']): boolean {
  return target !== undefined && /^(?:all|both|those|these|them|they)$/i.test(target.merchant)
}

/** "the plumber was one day earlier, Monday": counted from the day that is wrong. */
const fromItsOwn = /\b(?:day|night)s? (?:earlier|later|before|after)\b/i

/** "wait, my pay was 2,140", "change my pay to 2,140": what came in. */
function payNamed(message: string): { merchant: string } | undefined {
  const merchant = payChanged.exec(message)?.[1]
  return merchant === undefined ? undefined : { merchant }
}

const payChanged = /\b(?:my|the) (pay|wages?|salary|pay ?che(?:ck|que)) (?:was|were|is|came|to|should|from)\b/i

function callsFor(entries: readonly Transaction[], change: EditFrame['change']): PreparedChange {
  return { calls: entries.map((entry) => callFor(entry, change)), toldEach: true }
}

function callFor(entry: Transaction, change: EditFrame['change']): PreparedCall {
  const { day, ...rest } = change
  const input = { id: entry.id, ...rest, ...(day ? { date: day } : {}), ...wayKept(entry, change) }
  return { name: 'updateTransaction', input }
}

/** Another category does not turn money in into money out: "that was for the taxi" of what a friend paid back. */
function wayKept(entry: Transaction, { category }: EditFrame['change']): { kind?: 'income' } {
  return entry.amountMinor < 0 && category && category !== 'Income' ? { kind: 'income' } : {}
}

type Editing = {
  entries: readonly Transaction[]
  change: EditFrame['change']
  readings?: readonly Minor[] | undefined
  /** The words that tell the change. */
  words: string
}

/** The change with the amount that is meant for such a thing ("nine fifty" of a rent is 950, "450" of a coffee 4.50), or what has to be asked of it first. */
async function settle(
  scope: ChangeScope,
  { entries, change, readings, words }: Editing,
): Promise<{ ask: OpenChoice } | { say: string } | PreparedChange> {
  if (change.byMinor !== undefined) return raise(scope, { entries, words }, { ...change, byMinor: change.byMinor })
  if (change.amountMinor === undefined) return callsFor(entries, change)
  const { context, speaker } = scope
  const changedTo = (amountMinor: Minor) => callsFor(entries, { ...change, amountMinor })
  let amountMinor = change.amountMinor
  for (const { merchant } of entries) {
    const [only, ...more] = likeBefore(readings ?? (await readingsOf(scope, merchant, words)), entries)
    if (only === undefined) continue
    if (more.length === 0) {
      if (only === change.amountMinor * 100 || only * 100 === change.amountMinor) amountMinor = only
      continue
    }
    return { ask: askReading([only, ...more], speaker.currency, changedTo) }
  }
  for (const { id, category, merchant, amountMinor: before } of entries) {
    const kind = before < 0 ? 'income' : 'spend'
    const becoming = { amountMinor, category: change.category ?? category, kind } as const
    if (!(await isUnusual(context.reader, { userId: speaker.userId, exceptId: id }, becoming))) continue
    const yes = readingOption(amountMinor, speaker.currency, changedTo)
    return { ask: { ask: askWhetherRight(yes.label, merchant), options: [yes] } }
  }
  return changedTo(amountMinor)
}

/** "no, it was six fifty" of 6.00 is 6.50, of 600 it is 650, and "450" of a coffee for 4 is 4.50: the reading that is of its order, where the other is a hundred times off. */
function likeBefore(readings: readonly Minor[], entries: readonly Transaction[]): readonly Minor[] {
  const [small, great, ...more] = readings.toSorted((a, b) => a - b)
  const [entry, ...others] = entries
  if (!entry || !small || great !== small * 100 || more.length + others.length > 0) return readings
  const near = [small, great].filter((reading) => !isFarFrom(reading, entry.amountMinor))
  return near.length === 1 ? near : readings
}

/** "add 5 to the coffee": each comes to so much more than it was. */
async function raise(
  scope: ChangeScope,
  { entries, words }: Pick<Editing, 'entries' | 'words'>,
  { byMinor, ...change }: EditFrame['change'] & { byMinor: number },
): Promise<{ ask: OpenChoice } | { say: string } | PreparedChange> {
  const raised = entries.map((entry) => ({ entry, amountMinor: minor(Math.abs(entry.amountMinor) + byMinor) }))
  if (raised.some(({ amountMinor }) => amountMinor <= 0)) return { say: NOTHING_LEFT }
  const [only, ...more] = raised
  if (only && more.length === 0) {
    const { amountMinor } = only
    return settle(scope, { entries, change: { ...change, amountMinor }, readings: [amountMinor], words })
  }
  return { calls: raised.map(({ entry, amountMinor }) => callFor(entry, { ...change, amountMinor })), toldEach: true }
}

const NOTHING_LEFT = 'That would leave nothing of it, so I changed nothing. Say "delete it" if it is to go.'

/** What the amount that was said can be for such a thing. */
async function readingsOf({ context, speaker }: ChangeScope, merchant: string, words: string): Promise<Minor[]> {
  const message = `${amountSaid(words, speaker)} for ${merchant}`
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  const [frame, ...more] = frames
  if (frame?.intent === 'add' && more.length === 0) return [frame.transaction.amountMinor]
  return frames
    .flatMap((each) => (each.intent === 'clarify' ? (each.choices ?? []) : []))
    .map((choice) => choice.amountMinor)
}
