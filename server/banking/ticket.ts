import {
  type BankTicketRow,
  findBankTicket,
  findBankTicketByDigest,
  readBankTicketsBefore,
} from '#db/read/bank-ticket.ts'
import { readTicket, sealTicket, type Ticket, type TicketEnd } from '#server/banking/sealed-ticket.ts'
import type { Context } from '#server/context.ts'
import { changeBankTicket, forgetBankTicket, keepBankTicket } from '#server/tools/keep-bank-link.ts'

/** A ticket as it was read. What is done to it later is done to this one, and to none that took its place meanwhile. */
export type Held = { row: BankTicketRow; ticket: Ticket }

type Books = Pick<Context, 'writer' | 'reader' | 'sealer' | 'clock' | 'banks' | 'log'>

const HOURS_MS = 4 * 60 * 60 * 1000

/** Sends a person off; `token` is how the aggregator will name them. What was begun before is let go of. */
export async function beginTicket(
  context: Books,
  given: { userId: string; ticket: Ticket; token: string },
): Promise<void> {
  const { userId, ticket, token } = given
  const older = await openTicket(context, userId)
  if (older) await dropTicket(context, older)
  const sealedTicket = sealTicket(context.sealer, userId, ticket)
  await keepBankTicket(context, { userId, sealedTicket, tokenDigest: context.sealer.digest(token) })
}

/** Null without one, or with one that is too old to be of use. */
export async function openTicket(context: Books, userId: string): Promise<Held | null> {
  return held(context, await findBankTicket(context.reader, userId))
}

/** The ticket that an aggregator names. */
export async function findTicket(context: Books, token: string): Promise<Held | null> {
  return held(context, await findBankTicketByDigest(context.reader, context.sealer.digest(token)))
}

/** Null where another took its place, or it was let go of. */
export async function moveTicket(context: Books, { row }: Held, ticket: Ticket): Promise<Held | null> {
  const sealed_ticket = sealTicket(context.sealer, row.user_id, ticket)
  const next = { ...row, sealed_ticket, created_at: new Date(context.clock()).toISOString() }
  return (await changeBankTicket(context, { from: row, to: next })) ? { row: next, ticket } : null
}

/** Whether a ticket is still as it was read. */
export async function isStanding({ reader }: Books, { row }: Held): Promise<boolean> {
  return (await findBankTicket(reader, row.user_id))?.sealed_ticket === row.sealed_ticket
}

/** Lets go of what was begun: a connection that nobody kept is cut. One that cannot be cut now is tried again by `dropStaleTickets`. */
export async function dropTicket(context: Books, ticket: Held): Promise<void> {
  const last = await cutClaim(context, ticket)
  if (last) await forgetBankTicket(context, last.row)
}

/** The same, and remembers how it ended. */
export async function endTicket(context: Books, ticket: Held, end: TicketEnd): Promise<void> {
  const last = await cutClaim(context, ticket)
  if (last) await moveTicket(context, last, { kind: 'over', end })
}

/** Lets go of what nobody came back for. */
export async function dropStaleTickets(context: Books): Promise<void> {
  const rows = await readBankTicketsBefore(context.reader, oldestOf(context))
  for (const row of rows) {
    await dropTicket(context, { row, ticket: readTicket(context.sealer, row) }).catch((error: unknown) =>
      context.log.warn({ error }, 'a bank could not be cut off'),
    )
  }
}

/** Marked before it is cut, so that nobody keeps it in between; null where it was kept or replaced by then. */
async function cutClaim(context: Books, before: Held): Promise<Held | null> {
  const { ticket } = before
  const marked =
    ticket.kind === 'claimed' ? await moveTicket(context, before, { kind: 'let go', claim: ticket.claim }) : before
  if (marked?.ticket.kind === 'let go') await context.banks.cut(marked.ticket.claim.accessToken)
  return marked
}

function held(context: Books, row: BankTicketRow | undefined): Held | null {
  return row && row.created_at >= oldestOf(context) ? { row, ticket: readTicket(context.sealer, row) } : null
}

function oldestOf({ clock }: Books): string {
  return new Date(clock() - HOURS_MS).toISOString()
}
