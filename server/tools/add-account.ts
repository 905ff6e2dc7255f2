import { type AccountRow, toAccount } from '#db/read/accounts.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Adds a manual bank account; its opening balance begins its history (specification §5, ruling 37). */
export const addAccount: WriteTool<'addAccount'> = {
  effect: 'write',
  async run({ ledger, now, newId }, { bankName, accountType, maskedAccountNumber, balanceMinor }) {
    const row = await ledger.insert('accounts', {
      id: newId(),
      bank_name: bankName,
      account_type: accountType,
      masked_account_number: maskedAccountNumber,
      current_balance: balanceMinor,
      is_active: 1,
      linked_account_id: null,
      created_at: now,
    })
    return { account: toAccount(row as AccountRow) }
  },
}
