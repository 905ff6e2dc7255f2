import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Card } from '#domain/tools/card-schema.ts'

export type CardRow = Selectable<Tables['cards']>

/** The person's cards, newest first. */
export async function readCards(db: Kysely<Tables>, userId: string): Promise<Card[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toCard)
}

export function toCard(row: CardRow): Card {
  return {
    id: row.id,
    cardType: row.card_type,
    lastFourDigits: row.last_four_digits,
    bankIssuer: row.bank_issuer,
    balanceMinor: row.current_balance,
    creditLimitMinor: row.credit_limit,
    isActive: row.is_active === 1,
    isLinked: row.linked_account_id !== null,
    createdAt: row.created_at,
  }
}
