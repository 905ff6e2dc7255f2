import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

type Db = Kysely<Tables>
type Payment = { provider: string; payment: string }

/** The subscription and the end of the period that a payment was taken in for. */
export async function findPayment(
  db: Db,
  { provider, payment }: Payment,
): Promise<{ reference: string; periodEnd: string | null } | undefined> {
  const row = await db
    .selectFrom('payment_events')
    .select(['provider_reference', 'period_end'])
    .where('provider', '=', provider)
    .where('payment_reference', '=', payment)
    .where('given_back', 'is', null)
    .where('outcome', '=', 'applied')
    .executeTakeFirst()
  if (!row?.provider_reference) return undefined
  return { reference: row.provider_reference, periodEnd: row.period_end }
}

/** What was told to be given back of a payment, and when (ISO 8601), also before the payment itself was told. */
export async function findRefund(
  db: Db,
  { provider, payment }: Payment,
): Promise<{ givenBackMinor: number; at: string } | undefined> {
  const row = await db
    .selectFrom('payment_events')
    .select(['given_back', 'occurred_at'])
    .where('provider', '=', provider)
    .where('payment_reference', '=', payment)
    .where('given_back', 'is not', null)
    .orderBy('given_back', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.given_back ? { givenBackMinor: row.given_back, at: row.occurred_at } : undefined
}

/** Where the last period ends that was paid for; null before the first payment. */
export async function lastPaidEnd(
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_events')
    .select((eb) => eb.fn.max<string | null>('period_end').as('end'))
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .where('outcome', '=', 'applied')
    .executeTakeFirst()
  return row?.end ?? null
}
