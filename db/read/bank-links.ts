import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'

export type BankLinkRow = Selectable<Tables['bank_links']>
type Db = Kysely<Tables>

/** The person's connections that still have an account or a card, oldest first. */
export async function readBankLinks(db: Db, userId: string): Promise<BankLinkRow[]> {
  const links = await db
    .selectFrom('bank_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const used = await usedLinks(db, userId)
  return links.filter(({ id }) => used.has(id))
}

export async function findBankLink(db: Db, by: { userId: string; id: string }): Promise<BankLinkRow | undefined> {
  return db
    .selectFrom('bank_links')
    .selectAll()
    .where('user_id', '=', by.userId)
    .where('id', '=', by.id)
    .executeTakeFirst()
}

/** A connection by the aggregator's own name of it. */
export async function findLinkOfItem(
  db: Db,
  by: { provider: BankLinkRow['provider']; itemId: string },
): Promise<BankLinkRow | undefined> {
  return db
    .selectFrom('bank_links')
    .selectAll()
    .where('provider', '=', by.provider)
    .where('item_id', '=', by.itemId)
    .executeTakeFirst()
}

/** Connections of everybody that no account and no card names any more. */
export async function readEmptyLinks(db: Db): Promise<BankLinkRow[]> {
  const isNamedBy = (table: 'accounts' | 'cards') =>
    db
      .selectFrom(table as 'accounts')
      .select('bank_link_id')
      .where('bank_link_id', 'is not', null)
  return db
    .selectFrom('bank_links')
    .selectAll()
    .where('id', 'not in', isNamedBy('accounts'))
    .where('id', 'not in', isNamedBy('cards'))
    .execute()
}

export type LinkedPurse = { table: 'accounts' | 'cards'; id: string; externalId: string; balanceMinor: number }

/** The accounts and cards of one connection of a person, by their id at the bank. */
export async function readLinkedPurses(
  db: Db,
  by: { userId: string; bankLinkId: string },
): Promise<Map<string, LinkedPurse>> {
  const purses = new Map<string, LinkedPurse>()
  for (const table of ['accounts', 'cards'] as const) {
    const rows = await db
      .selectFrom(table as 'accounts')
      .select(['id', 'linked_account_id', 'current_balance'])
      .where('user_id', '=', by.userId)
      .where('bank_link_id', '=', by.bankLinkId)
      .execute()
    for (const { id, linked_account_id: externalId, current_balance: balanceMinor } of rows) {
      if (externalId !== null) purses.set(externalId, { table, id, externalId, balanceMinor })
    }
  }
  return purses
}

/**
 * Whether an account or card of the person already stands for one of these of the bank: by its id there or, since an aggregator gives new
 * ids to a second connection, by the bank and its last digits.
 */
export async function isLinkedAlready(
  db: Db,
  by: { userId: string; externalIds: string[]; bankName: string; accountEndings: string[]; cardEndings: string[] },
): Promise<boolean> {
  for (const { table, bank, ending, endings } of [
    { table: 'accounts', bank: 'bank_name', ending: 'masked_account_number', endings: by.accountEndings },
    { table: 'cards', bank: 'bank_issuer', ending: 'last_four_digits', endings: by.cardEndings },
  ]) {
    const row = await db
      .selectFrom(table as 'accounts')
      .select('id')
      .where('user_id', '=', by.userId)
      .where('linked_account_id', 'is not', null)
      .where((is) => {
        const isSame = is('linked_account_id', 'in', by.externalIds)
        if (endings.length === 0) return isSame
        const looksSame = [is(bank as 'bank_name', '=', by.bankName), is(ending as 'bank_name', 'in', endings)]
        return is.or([isSame, is.and(looksSame)])
      })
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

/** What is known of a row of the bank: the entry that stands for it, or that one stood for it in this connection and was taken out. */
export async function findImport(
  db: Db,
  by: { userId: string; bankLinkId: string; externalId: string },
): Promise<{ transactionId: string | null; isKnown: boolean }> {
  const rows = await db
    .selectFrom('imported_entries')
    .leftJoin('transactions', 'transactions.id', 'imported_entries.transaction_id')
    .select(['imported_entries.bank_link_id', 'transactions.id as transaction_id'])
    .where('imported_entries.user_id', '=', by.userId)
    .where('imported_entries.external_id', '=', by.externalId)
    .execute()
  const transactionId = rows.find((row) => row.transaction_id !== null)?.transaction_id ?? null
  return { transactionId, isKnown: transactionId !== null || rows.some((row) => row.bank_link_id === by.bankLinkId) }
}

async function usedLinks(db: Db, userId: string): Promise<Set<string | null>> {
  const ids = new Set<string | null>()
  for (const table of ['accounts', 'cards'] as const) {
    const rows = await db
      .selectFrom(table as 'accounts')
      .select('bank_link_id')
      .distinct()
      .where('user_id', '=', userId)
      .execute()
    for (const row of rows) ids.add(row.bank_link_id)
  }
  return ids
}
