import { type BankTicketRow, findBankTicket, readBankTicketsBefore } from '#db/read/bank-ticket.ts'
import type { Claim } from '#server/banking/bank.ts'
import type { Context } from '#server/context.ts'
import { forgetBankTicket, keepBankTicket } from '#server/tools/keep-bank-link.ts'

/**
 * How far a person has come with a bank elsewhere. `link`: they are on the aggregator's page, which knows them by `token`. `claimed`: they
 * came back, and the connection is made but not kept yet. `again`: they sign in again for a connection of theirs.
 */
export type Ticket =
  | { kind: 'link'; token: string }
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'again'; bankLinkId: string }

type Books = Pick<Context, 'writer' | 'reader' | 'sealer' | 'clock' | 'banks' | 'log'>

const HOURS_MS = 4 * 60 * 60 * 1000

export async function keepTicket(context: Books, userId: string, ticket: Ticket): Promise<void> {
  const sealedTicket = context.sealer.seal(JSON.stringify(ticket), placeOf(userId))
  await keepBankTicket(context, { userId, sealedTicket })
}

/** Null without one, or with one that is too old to be of use. */
export async function openTicket(context: Books, userId: string): Promise<Ticket | null> {
  const row = await findBankTicket(context.reader, userId)
  return row && row.created_at >= oldestOf(context) ? read(context, row) : null
}

/** Lets go of what was begun: a connection that nobody kept is cut. One that cannot be cut now is tried again by `dropStaleTickets`. */
export async function dropTicket(context: Books, userId: string): Promise<void> {
  const row = await findBankTicket(context.reader, userId)
  if (row) await drop(context, row)
}

/** Lets go of what nobody came back for. */
export async function dropStaleTickets(context: Books): Promise<void> {
  const rows = await readBankTicketsBefore(context.reader, oldestOf(context))
  for (const row of rows) {
    await drop(context, row).catch((error: unknown) => context.log.warn({ error }, 'a bank could not be cut off'))
  }
}

async function drop(context: Books, row: BankTicketRow): Promise<void> {
  const ticket = read(context, row)
  if (ticket.kind === 'claimed') await context.banks.cut(ticket.claim.accessToken)
  await forgetBankTicket(context, row)
}

function read({ sealer }: Books, row: BankTicketRow): Ticket {
  return JSON.parse(sealer.open(row.sealed_ticket, placeOf(row.user_id))) as Ticket
}

function oldestOf({ clock }: Books): string {
  return new Date(clock() - HOURS_MS).toISOString()
}

function placeOf(userId: string): string {
  return `bank ticket ${userId}`
}
