import { AppError } from '#domain/errors.ts'
import type { Ledger } from '#server/tools/ledger.ts'

/** Where the money of an entry came from or went to. */
export type Purse = { accountId?: string | null | undefined; cardId?: string | null | undefined }

/** Checks that account and card are the person's own. Throws not_found with the field. */
export async function requirePurse(ledger: Ledger, { accountId, cardId }: Purse): Promise<void> {
  if (accountId && !(await ledger.find('accounts', accountId))) throw new AppError('not_found', { field: 'accountId' })
  if (cardId && !(await ledger.find('cards', cardId))) throw new AppError('not_found', { field: 'cardId' })
}

/**
 * Moves the balance of the manual account or card of an entry (ruling 37): spending (positive) takes away, income adds. The
 * card goes before the account, so that no money moves twice. A linked or removed one stays as it is.
 */
export async function moveBalance(ledger: Ledger, purse: Purse, amount: number): Promise<void> {
  const [table, id] = purse.cardId ? (['cards', purse.cardId] as const) : (['accounts', purse.accountId] as const)
  if (!id) return
  const row = await ledger.find(table, id)
  if (!row || row.linked_account_id !== null) return
  await ledger.update(table, id, { current_balance: Number(row.current_balance) - amount })
}
