import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export type BankTicketRow = { user_id: string; sealed_ticket: string; created_at: string }

/** How far a person has come with linking a bank elsewhere. */
export async function findBankTicket(db: Kysely<Tables>, userId: string): Promise<BankTicketRow | undefined> {
  return db.selectFrom('bank_link_tickets').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Those of everybody that were kept before a moment (ISO 8601). */
export async function readBankTicketsBefore(db: Kysely<Tables>, moment: string): Promise<BankTicketRow[]> {
  return db.selectFrom('bank_link_tickets').selectAll().where('created_at', '<', moment).execute()
}
