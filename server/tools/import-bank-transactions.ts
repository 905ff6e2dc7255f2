import { findImport, type LinkedPurse, readLinkedPurses } from '#db/read/bank-links.ts'
import { moveCursor, rememberImport } from '#db/write/bank-links.ts'
import { categoryColor } from '#domain/category.ts'
import type { ToolParams } from '#domain/tools/registry.ts'
import type { WriteScope, WriteTool } from '#server/tools/tool.ts'

type BankEntry = ToolParams<'importBankTransactions'>['added'][number]
type Import = { scope: WriteScope; bankLinkId: string; purses: Map<string, LinkedPurse> }

/**
 * Brings what the bank recorded into the ledger as one change that can be undone. A row of the bank is kept once, however often it is
 * sent; one that the person took out stays out. Balances are not moved: the bank says them (ruling 37).
 */
export const importBankTransactions: WriteTool<'importBankTransactions'> = {
  effect: 'write',
  async run(scope, { bankLinkId, cursor, added, changed, removed }) {
    const { trx, ledger, userId } = scope
    const bank: Import = { scope, bankLinkId, purses: await readLinkedPurses(trx, { userId, bankLinkId }) }
    const counts = { added: 0, changed: 0, removed: 0 }
    for (const entry of [...added, ...changed]) {
      const done = await keep(bank, entry)
      if (done) counts[done] += 1
    }
    for (const externalId of removed) {
      const { transactionId } = await findImport(trx, { userId, bankLinkId, externalId })
      if (transactionId === null) continue
      await ledger.remove('transactions', transactionId)
      counts.removed += 1
    }
    await moveCursor(trx, { userId, id: bankLinkId, cursor: cursor || null })
    return counts
  },
}

async function keep({ scope, bankLinkId, purses }: Import, entry: BankEntry): Promise<'added' | 'changed' | null> {
  const { trx, ledger, userId, now, newId } = scope
  const { externalId } = entry
  const known = await findImport(trx, { userId, bankLinkId, externalId })
  if (known.transactionId !== null) {
    await ledger.update('transactions', known.transactionId, ofTheBank(entry))
    return 'changed'
  }
  const purse = purses.get(entry.accountExternalId)
  if (known.isKnown || !purse) return null
  const id = newId()
  await ledger.insert('transactions', {
    id,
    ...ofTheBank(entry),
    merchant: entry.merchant,
    category: entry.category,
    category_color: categoryColor(entry.category),
    created_at: now,
    account_id: purse.table === 'accounts' ? purse.id : null,
    card_id: purse.table === 'cards' ? purse.id : null,
  })
  await rememberImport(trx, {
    user_id: userId,
    external_id: externalId,
    bank_link_id: bankLinkId,
    transaction_id: id,
  })
  return 'added'
}

/** What the bank knows better than the person; its name and category are the person's to change. */
function ofTheBank({ amountMinor, date, pending }: BankEntry) {
  return { amount: amountMinor, date, pending: pending ? 1 : 0 }
}
