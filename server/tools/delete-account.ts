import { type AccountRow, toAccount } from '#db/read/accounts.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Removes one bank account; its entries stay and find it again after an undo (specification §7). Errors: not_found. */
export const deleteAccount: WriteTool<'deleteAccount'> = {
  effect: 'write',
  async run({ ledger }, { id }) {
    return { account: toAccount((await ledger.remove('accounts', id)) as AccountRow) }
  },
}
