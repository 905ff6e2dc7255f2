import type { BankTicketRow } from '#db/read/bank-ticket.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { Claim } from '#server/banking/bank.ts'
import type { Sealer } from '#server/sealing.ts'

/**
 * How far a person has come with a bank elsewhere. `link`: they are on the aggregator's page, which knows them by `token`. `again`: they sign
 * in again for a connection of theirs. `claimed`: the connection is made but not kept yet. `let go`: it is being cut. `over`: it came to its
 * end, which the person is told when they come back.
 */
export type Ticket =
  | { kind: 'link'; token: string }
  | { kind: 'again'; bankLinkId: string }
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'let go'; claim: Claim }
  | { kind: 'over'; end: TicketEnd }

export type TicketEnd = { kind: 'linked' } | { kind: 'refreshed' } | { kind: 'failed'; code: ErrorCode }

export function sealTicket(sealer: Sealer, userId: string, ticket: Ticket): string {
  return sealer.seal(JSON.stringify(ticket), placeOf(userId))
}

export function readTicket(sealer: Sealer, row: BankTicketRow): Ticket {
  return JSON.parse(sealer.open(row.sealed_ticket, placeOf(row.user_id))) as Ticket
}

function placeOf(userId: string): string {
  return `bank ticket ${userId}`
}
