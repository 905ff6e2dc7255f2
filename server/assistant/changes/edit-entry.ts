import { AppError } from '#domain/errors.ts'
import { formatMoney } from '#domain/money.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Changed, ChangeScope } from '#server/assistant/make-changes.ts'
import { amountWords } from '#server/assistant/resolve-question.ts'

/** Changes the entry that is named, or the one written last: "make that 15", "that was groceries". */
export async function editEntry(scope: ChangeScope, frame: EditFrame): Promise<Changed> {
  const { turn, speaker, key } = scope
  const { change, target } = frame
  const entry = await turn.newestEntry(target?.merchant)
  if (!entry) throw new AppError('not_found')
  const readings = change.amountMinor === undefined ? [] : await readingsOf(scope, entry.merchant)
  if (readings.length > 1) return unclear(readings)

  const { day, ...rest } = change
  const input = { id: entry.id, ...rest, ...(day ? { date: day } : {}), ...wayKept(entry, change) }
  const { output, changeId } = await turn.run({ name: 'updateTransaction', input, key })
  const { transaction } = output
  const named = `${nameEntry(transaction, speaker)}${change.category ? `, under ${transaction.category}` : ''}`
  if (!output.changed || changeId === null) return { saved: [], removed: [], words: `That is how it stands: ${named}.` }
  return { saved: [{ transaction, changeId }], removed: [], words: `Changed, now ${named}.` }
}

/** Another category does not turn money in into money out: "that was for the taxi" of what a friend paid back. */
function wayKept({ amount }: { amount: number }, { category }: EditFrame['change']): { kind?: 'income' } {
  return amount < 0 && category && category !== 'Income' ? { kind: 'income' } : {}
}

/** "Twelve fifty" for lunch is one amount, for rent it is two. */
async function readingsOf({ context, speaker }: ChangeScope, merchant: string): Promise<string[]> {
  const message = `${amountWords(speaker.message)} for ${merchant}`
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  const choices = frames.flatMap((frame) => (frame.intent === 'clarify' ? (frame.choices ?? []) : []))
  return choices.map(({ amountMinor }) => formatMoney(amountMinor, speaker.currency))
}

function unclear(readings: readonly string[]): Changed {
  return { saved: [], removed: [], words: `${readings.join(' or ')}? Say "make that ${readings[0]}" or the other.` }
}
