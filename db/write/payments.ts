import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function insertCheckout(
  trx: Transaction<Tables>,
  checkout: Insertable<Tables['checkouts']>,
): Promise<void> {
  await trx.insertInto('checkouts').values(checkout).execute()
}

/** Keeps that a message was heard. False when it was heard before. */
export async function insertPaymentEvent(
  trx: Transaction<Tables>,
  event: Insertable<Tables['payment_events']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Makes a subscription, or brings the one with the same reference up to date. */
export async function putSubscription(
  trx: Transaction<Tables>,
  subscription: Insertable<Tables['subscriptions']>,
): Promise<void> {
  const { status, is_given_back, current_period_start, current_period_end, cancel_at_period_end } = subscription
  const { status_at, renewal_at } = subscription
  await trx
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_reference']).doUpdateSet({
        status,
        is_given_back: is_given_back ?? 0,
        current_period_start,
        current_period_end: current_period_end ?? null,
        cancel_at_period_end: cancel_at_period_end ?? 0,
        status_at,
        renewal_at: renewal_at ?? '',
      }),
    )
    .execute()
}
