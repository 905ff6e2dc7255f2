import { type CardRow, toCard } from '#db/read/cards.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Adds a manual card; its opening balance begins its history (specification §5, ruling 37). */
export const addCard: WriteTool<'addCard'> = {
  effect: 'write',
  async run({ ledger, now, newId }, { cardType, lastFourDigits, bankIssuer, balanceMinor, creditLimitMinor }) {
    const row = await ledger.insert('cards', {
      id: newId(),
      card_type: cardType,
      last_four_digits: lastFourDigits,
      bank_issuer: bankIssuer,
      current_balance: balanceMinor,
      credit_limit: creditLimitMinor ?? null,
      is_active: 1,
      linked_account_id: null,
      created_at: now,
    })
    return { card: toCard(row as CardRow) }
  },
}
