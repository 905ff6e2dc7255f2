import { errorRow } from '#domain/errors.ts'
import { minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import type { ShareFrame } from '#server/assistant/decide.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { askWhichEntry, findEntry, wordsOf } from '#server/assistant/find/find-entry.ts'

/** "split the lunch with Sam": leaves the person's own part of the entry that is named, or that the talk is about. */
export async function shareEntry(scope: ChangeScope, frame: ShareFrame): Promise<Intention> {
  const { target, parts } = frame
  const order = { merchant: target?.merchant, text: target ? wordsOf(frame, scope.speaker) : '' }
  const chosen = await findEntry(scope, order)
  const partOf = ({ id, amountMinor }: Transaction): PreparedCall => ({
    name: 'updateTransaction',
    input: { id, amountMinor: minor(Math.max(1, Math.round(Math.abs(amountMinor) / parts))) },
  })
  if (chosen.is === 'several') return { ask: askWhichEntry(chosen.entries, scope.speaker, partOf) }
  if (chosen.is === 'one' && chosen.entry.amountMinor > 0) return { calls: [partOf(chosen.entry)] }
  return { say: `${errorRow('not_found').message} Say it with its amount, like "split 60 with Sam".` }
}
