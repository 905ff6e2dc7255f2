import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'

export type BankTicketRow = Selectable<Tables['bank_link_tickets']>

/** How far a person has come with linking a bank elsewhere. */
export async function findBankTicket(db: Kysely<Tables>, userId: string): Promise<BankTicketRow | undefined> {
  return db.selectFrom('bank_link_tickets').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The ticket that an aggregator names by a token with this digest. */
export async function findBankTicketByDigest(db: Kysely<Tables>, digest: string): Promise<BankTicketRow | undefined> {
  return db.selectFrom('bank_link_tickets').selectAll().where('token_digest', '=', digest).executeTakeFirst()
}

/** Those of everybody that were kept before a moment (ISO 8601). */
export async function readBankTicketsBefore(db: Kysely<Tables>, moment: string): Promise<BankTicketRow[]> {
  return db.selectFrom('bank_link_tickets').selectAll().where('created_at', '<', moment).execute()
}
