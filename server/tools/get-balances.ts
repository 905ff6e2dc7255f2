import { readAccounts } from '#db/read/accounts.ts'
import { readCards } from '#db/read/cards.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** Balances of accounts and cards; the total is their plain sum (specification §9, ruling 37). */
export const getBalances: ReadTool<'getBalances'> = {
  effect: 'read',
  async run({ db, userId }) {
    const accounts = await readAccounts(db, userId)
    const cards = await readCards(db, userId)
    const totalMinor = [...accounts, ...cards].reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)
    return { totalMinor, accounts, cards }
  },
}
