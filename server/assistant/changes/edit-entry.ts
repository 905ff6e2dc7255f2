import { errorRow } from '#domain/errors.ts'
import { formatMoney, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import { editSubject } from '#server/assistant/changes/edit-subject.ts'
import { renameGoal } from '#server/assistant/changes/rename-goal.ts'
import { severalMeant } from '#server/assistant/entry-by-place.ts'
import { askWhetherMeant, askWhichEntry, findEntry, wordsOf } from '#server/assistant/find-entry.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { askWhetherRight, isUnusual } from '#server/assistant/is-unusual.ts'
import type { ChangeScope, Intention } from '#server/assistant/make-changes.ts'
import type { OpenChoice, PreparedCall, PreparedChange } from '#server/assistant/open-choice.ts'
import { amountSaid } from '#server/assistant/said-figures.ts'

/** Changes what the talk is about: the entry that is named, or the one written last ("make that 15", "that was groceries"). */
export async function editEntry(scope: ChangeScope, frame: EditFrame): Promise<Intention> {
  const { speaker } = scope
  const { change, target } = frame
  const another = target ? await renameGoal(scope, frame) : await editSubject(scope, change)
  if (another) return another
  const several = target ? null : await severalMeant(scope)
  if (several?.mean === 'one')
    return { ask: askWhichEntry(several.entries, speaker, (entry) => callFor(entry, change)) }
  const others = several?.entries.filter((entry) => change.day === undefined || entry.date !== change.day) ?? []
  if (others.length > 0) return (await doubtIn(scope, { entries: others, change })) ?? callsFor(others, change)
  const order = { merchant: target?.merchant, text: wordsOf(frame, speaker), isNew: change }
  const said = await findEntry(scope, order)
  const chosen = said.is === 'none' ? await findEntry(scope, { ...order, text: '' }) : said
  if (said.is === 'none' && target && chosen.is === 'one')
    return { ask: askWhetherMeant(chosen.entry, speaker, callFor(chosen.entry, change)) }
  if (chosen.is === 'several') return { ask: askWhichEntry(chosen.entries, speaker, (entry) => callFor(entry, change)) }
  if (chosen.is === 'none') return { say: errorRow('not_found').message }
  const { entry } = chosen
  return (await doubtIn(scope, { entries: [entry], change })) ?? callsFor([entry], change)
}

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

type Editing = { entries: readonly Transaction[]; change: EditFrame['change'] }

/** What has to be asked of the new amount: "twelve fifty" is one for lunch and two for rent, and some are far more than usual. */
async function doubtIn(scope: ChangeScope, { entries, change }: Editing): Promise<{ ask: OpenChoice } | null> {
  const { amountMinor } = change
  if (amountMinor === undefined) return null
  const { context, speaker } = scope
  const money = (amount: number) => formatMoney(amount, speaker.currency)
  const option = (amount: number, label: string) => {
    const amountMinor = minor(amount)
    return { label, amountMinor, ...callsFor(entries, { ...change, amountMinor }) }
  }
  for (const { merchant } of entries) {
    const readings = await readingsOf(scope, merchant)
    if (readings.length < 2) continue
    const options = readings.map((amount) => option(amount, money(amount)))
    return { ask: { ask: `${options.map(({ label }) => label).join(' or ')}?`, options } }
  }
  for (const { id, category, merchant, amountMinor: before } of entries) {
    const kind = before < 0 ? 'income' : 'spend'
    const becoming = { amountMinor, category: change.category ?? category, kind } as const
    if (!(await isUnusual(context.reader, { userId: speaker.userId, exceptId: id }, becoming))) continue
    const label = money(amountMinor)
    return { ask: { ask: askWhetherRight(label, merchant), options: [option(amountMinor, label)] } }
  }
  return null
}

async function readingsOf({ context, speaker }: ChangeScope, merchant: string): Promise<number[]> {
  const message = `${amountSaid(speaker.message, speaker)} for ${merchant}`
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  const choices = frames.flatMap((frame) => (frame.intent === 'clarify' ? (frame.choices ?? []) : []))
  return choices.map(({ amountMinor }) => amountMinor)
}
