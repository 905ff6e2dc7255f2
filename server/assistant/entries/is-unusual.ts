import type { Kysely } from 'kysely'
import { largestInCategory } from '#db/read/usual-size.ts'
import type { Tables } from '#db/tables.ts'
import type { TransactionCategory } from '#domain/category.ts'

/** From this many entries in a category on, what is usual for the person is known (voice.md, Confirmation). */
const ENTRIES_TO_KNOW = 10
const UNUSUAL_FACTOR = 10

type Movement = { amountMinor: number; category: TransactionCategory; kind: 'spend' | 'income' }

/** Whether an amount is more than ten times the person's largest in its category; `exceptId` is the entry that it is to be the new amount of. */
export async function isUnusual(
  db: Kysely<Tables>,
  { userId, exceptId }: { userId: string; exceptId?: string },
  { amountMinor, category, kind }: Movement,
): Promise<boolean> {
  const largest = await largestInCategory(db, { userId, category, kind, atLeast: ENTRIES_TO_KNOW, exceptId })
  return largest !== null && amountMinor > largest * UNUSUAL_FACTOR
}

/** "$601.00 for Lunch, is that right? It is far more than usual." */
export function askWhetherRight(amount: string, merchant: string): string {
  return `${amount} for ${merchant}, is that right? It is far more than usual.`
}
