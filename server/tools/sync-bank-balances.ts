import { readLinkedPurses } from '#db/read/bank-links.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** A linked balance comes from the bank alone (ruling 37). What the person does not have is passed over. */
export const syncBankBalances: WriteTool<'syncBankBalances'> = {
  effect: 'write',
  async run({ trx, ledger, userId }, { bankLinkId, balances }) {
    const purses = await readLinkedPurses(trx, { userId, bankLinkId })
    let changed = 0
    for (const { externalId, balanceMinor } of balances) {
      const purse = purses.get(externalId)
      if (!purse || purse.balanceMinor === balanceMinor) continue
      await ledger.update(purse.table, purse.id, { current_balance: balanceMinor })
      changed += 1
    }
    return { changed }
  },
}
