import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import { type Manner, nameEntries, nameEntry } from '#server/assistant/answers/name-entry.ts'

/** More than an ear keeps: then their sum is said. */
const MOST_NAMED = 3

/** "Saved, $12.50 at Chipotle.", "Saved: $4.00 for Coffee and $14.00 for Lunch." or "Saved 5 entries, $74.00 in all." */
export function saySaved(entries: readonly Transaction[], manner: Manner): string {
  const [only, ...more] = entries
  if (!only) return ''
  if (more.length === 0) return `Saved, ${nameEntry(only, manner)}.`
  if (entries.length <= MOST_NAMED) return `Saved: ${listWords(nameEntries(entries, manner))}.`
  const spent = sum(entries.filter((entry) => entry.amountMinor > 0))
  const received = sum(entries.filter((entry) => entry.amountMinor < 0))
  const money = (amount: number) => formatMoney(amount, manner.currency)
  if (received === 0) return `Saved ${entries.length} entries, ${money(spent)} in all.`
  if (spent === 0) return `Saved ${entries.length} entries, ${money(received)} received in all.`
  return `Saved ${entries.length} entries, ${money(spent)} spent and ${money(received)} received.`
}

function sum(entries: readonly Transaction[]): number {
  return entries.reduce((total, entry) => total + Math.abs(entry.amountMinor), 0)
}
