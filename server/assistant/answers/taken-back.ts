import type { Transaction } from '#domain/transaction.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'

/** What an undo did, in one sentence. */
export function sayUndone(undone: { removed: Transaction[]; restored: Transaction[] }, manner: Manner): string {
  const parts = [say('took back', undone.removed, manner), say('put back', undone.restored, manner)].filter(Boolean)
  return parts.length === 0 ? 'That is undone.' : `Done, I ${parts.join(' and ')}.`
}

export function sayRemoved(entry: Transaction, manner: Manner): string {
  return `Removed ${nameEntry(entry, manner)}. Say "undo" to bring it back.`
}

function say(verb: string, entries: readonly Transaction[], manner: Manner): string {
  const [only] = entries
  if (!only) return ''
  return entries.length === 1 ? `${verb} ${nameEntry(only, manner)}` : `${verb} ${entries.length} entries`
}
