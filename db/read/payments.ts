import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { GivenBack } from '#domain/given-back.ts'

type Db = Kysely<Tables>
type Payment = { provider: string; payment: string }

/** The subscription that a payment was taken in for, by its id at the provider. */
export async function findReferenceOf(db: Db, { provider, payment }: Payment): Promise<string | null> {
  const row = await db
    .selectFrom('payment_events')
    .select('provider_reference')
    .where('provider', '=', provider)
    .where('payment_reference', '=', payment)
    .where('given_back', 'is', null)
    .where('outcome', '=', 'applied')
    .executeTakeFirst()
  return row?.provider_reference ?? null
}

/** What was told to be given back of a payment, in the order of hearing, also before the payment itself was told. */
export async function readGivenBack(db: Db, { provider, payment }: Payment): Promise<GivenBack[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select(['given_back', 'given_back_by', 'occurred_at'])
    .where('provider', '=', provider)
    .where('payment_reference', '=', payment)
    .where('given_back', 'is not', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .execute()
  return rows.map((row) => ({ by: row.given_back_by ?? 'seller', minor: row.given_back ?? 0, at: row.occurred_at }))
}

/** The payment that a subscription was taken furthest with, by its id where it has one. */
export async function findNewestPayment(
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<{ payment: string | null; periodEnd: string } | undefined> {
  const row = await db
    .selectFrom('payment_events')
    .select(['payment_reference', 'period_end'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .where('outcome', '=', 'applied')
    .where('period_end', 'is not', null)
    .orderBy('period_end', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.period_end ? { payment: row.payment_reference, periodEnd: row.period_end } : undefined
}
