import type { Context } from '#server/context.ts'

type Books = Pick<Context, 'writer' | 'reader' | 'sealer' | 'clock'>

const HOURS_MS = 4 * 60 * 60 * 1000

/** Keeps how the aggregator will know a person who went to its page; a new one takes the place of an older. */
export async function keepTicket(
  { writer, sealer, clock }: Books,
  { userId, ticket }: { userId: string; ticket: string },
): Promise<void> {
  const row = {
    sealed_ticket: sealer.seal(ticket, `bank ticket ${userId}`),
    created_at: new Date(clock()).toISOString(),
  }
  await writer
    .insertInto('bank_link_tickets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Null without one, or with one that is too old to be of use. */
export async function openTicket({ reader, sealer, clock }: Books, userId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('bank_link_tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(clock() - HOURS_MS).toISOString())
    .executeTakeFirst()
  return row ? sealer.open(row.sealed_ticket, `bank ticket ${userId}`) : null
}

export async function closeTicket({ writer }: Books, userId: string): Promise<void> {
  await writer.deleteFrom('bank_link_tickets').where('user_id', '=', userId).execute()
}
