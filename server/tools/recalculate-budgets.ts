import type { Transaction } from 'kysely'
import { readBudgets } from '#db/read/budgets.ts'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import type { Ledger } from '#server/tools/ledger.ts'

/**
 * Brings spent amount and status of each stored budget up to date, in the commit of what moved them (specification §4). A row
 * is written only when it differs; the first write of a month rolls all of them over (ruling 44).
 */
export async function recalculateBudgets(
  ledger: Ledger,
  { trx, userId, today }: { trx: Transaction<Tables>; userId: string; today: Day },
): Promise<void> {
  for (const { id, spentMinor, status } of await readBudgets(trx, { userId, today })) {
    await ledger.update('budgets', id, { spent_amount: spentMinor, status })
  }
}
