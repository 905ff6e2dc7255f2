import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Account } from '#domain/tools/account-schema.ts'

export type AccountRow = Selectable<Tables['accounts']>

/** The person's bank accounts, newest first. */
export async function readAccounts(db: Kysely<Tables>, userId: string): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAccount)
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    bankName: row.bank_name,
    accountType: row.account_type,
    maskedAccountNumber: row.masked_account_number,
    balanceMinor: row.current_balance,
    isActive: row.is_active === 1,
    isLinked: row.linked_account_id !== null,
    createdAt: row.created_at,
  }
}
