import type { Transaction } from 'kysely'
import { findCheckout, findSubscription, type Sale } from '#db/read/checkout.ts'
import { newestSeq } from '#db/read/journal.ts'
import type { SubscriptionRow, Tables } from '#db/tables.ts'
import { insertPaymentEvent, putSubscription } from '#db/write/payments.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import { afterNews, type SubscriptionState } from '#domain/subscription.ts'
import type { Context } from '#server/context.ts'
import type { ProviderEvent } from '#server/payments/port.ts'

/** applied: the subscription is as the event says. ignored: it means nothing here. refused: the sum is not the price. replayed: heard before. */
export type Settlement = {
  outcome: 'applied' | 'ignored' | 'refused' | 'replayed'
  userId: string | null
  /** Set when a payment was taken in: what the receipt is about. */
  bought: { sale: Sale; periodEnd: string | null } | null
}

type Parts = Pick<Context, 'writer' | 'bell' | 'clock' | 'newId'>

/**
 * Writes what a payment provider told. It is no tool: nobody can call it by name, and a payment cannot be undone. The
 * message is kept in the same commit, so that a repeated one changes nothing; the bell rings after it.
 */
export async function settlePayment(
  parts: Parts,
  given: { provider: PaymentProvider; event: ProviderEvent },
): Promise<Settlement> {
  const { writer, bell } = parts
  const { settlement, seq } = await writer.transaction().execute(async (trx) => {
    const settlement = await settle(trx, parts, given)
    return { settlement, seq: settlement.userId ? await newestSeq(trx, settlement.userId) : 0 }
  })
  if (settlement.outcome === 'applied' && settlement.userId) {
    bell.ring(settlement.userId, { id: seq, tables: ['subscriptions'] })
  }
  return settlement
}

async function settle(
  trx: Transaction<Tables>,
  { clock, newId }: Parts,
  { provider, event }: { provider: PaymentProvider; event: ProviderEvent },
): Promise<Settlement> {
  const { sale, current } = await findSubject(trx, { provider, event })
  const userId = sale?.user_id ?? null
  const outcome = outcomeOf(event, sale)
  const now = new Date(clock()).toISOString()
  const isNew = await insertPaymentEvent(trx, {
    provider,
    event_id: event.id,
    type: event.type,
    outcome,
    user_id: userId,
    occurred_at: event.at,
    received_at: now,
  })
  if (!isNew) return { outcome: 'replayed', userId, bought: null }
  if (outcome !== 'applied' || !event.news || !event.reference || !sale) return { outcome, userId, bought: null }

  const state = afterNews(current ? stateOf(current) : null, event.news)
  await putSubscription(trx, {
    id: current?.id ?? newId(),
    user_id: sale.user_id,
    plan_id: sale.plan_id,
    provider,
    provider_reference: event.reference,
    status: state.status,
    current_period_start: state.periodStart,
    current_period_end: state.periodEnd,
    cancel_at_period_end: state.isCanceled ? 1 : 0,
    changed_at: state.changedAt,
    created_at: now,
  })
  return { outcome, userId, bought: event.paid ? { sale, periodEnd: state.periodEnd } : null }
}

/** A message names the checkout that it goes back to; one that does not is known by its subscription. */
async function findSubject(
  trx: Transaction<Tables>,
  { provider, event }: { provider: PaymentProvider; event: ProviderEvent },
) {
  const { reference, checkoutId } = event
  const current = reference ? await findSubscription(trx, { provider, reference }) : undefined
  const checkout = checkoutId ? await findCheckout(trx, checkoutId) : undefined
  const sale = checkout?.provider === provider ? checkout : current
  const isSamePerson = !current || sale?.user_id === current.user_id
  return { sale: (isSamePerson ? sale : null) ?? null, current: current ?? null }
}

function outcomeOf({ news, paid, reference }: ProviderEvent, sale: Sale | null) {
  if (!news || !reference || !sale) return 'ignored'
  const isPrice = !paid || (paid.amountMinor === sale.price && paid.currency === sale.currency)
  return isPrice ? 'applied' : 'refused'
}

function stateOf(row: SubscriptionRow): SubscriptionState {
  return {
    status: row.status,
    periodStart: row.current_period_start,
    periodEnd: row.current_period_end,
    isCanceled: row.cancel_at_period_end === 1,
    changedAt: row.changed_at,
  }
}
