import type { Transaction } from 'kysely'
import { findCheckout, findSubscription, type Sale } from '#db/read/checkout.ts'
import { newestSeq } from '#db/read/journal.ts'
import { findPayment, findRefund, lastPaidEnd } from '#db/read/payments.ts'
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
  /** The subscription's id at the provider. */
  reference: string | null
  /** Set when a payment was taken in and kept: what the receipt is about. */
  bought: { sale: Sale; periodEnd: string | null } | null
  /** The plan ended because its payment was given back, in whichever order the two were told. */
  isRefunded: boolean
}

type Parts = Pick<Context, 'writer' | 'bell' | 'clock' | 'newId'>
type Told = { provider: PaymentProvider; event: ProviderEvent }

/** What a message is about: the subscription as it stands, by its id at the provider, and what a month of it costs. */
type Subject = {
  sale: Sale | null
  current: SubscriptionRow | null
  reference: string | null
  /** The payment that a refund gives back is not the newest one: the period that runs was paid for by another. */
  isPast: boolean
}

/**
 * Writes what a payment provider told. It is no tool: nobody can call it by name, and a payment cannot be undone. The
 * message is kept in the same commit, so that a repeated one changes nothing; the bell rings after it.
 */
export async function settlePayment(parts: Parts, told: Told): Promise<Settlement> {
  const { writer, bell } = parts
  const { settlement, seq } = await writer.transaction().execute(async (trx) => {
    const settlement = await settle(trx, parts, told)
    return { settlement, seq: settlement.userId ? await newestSeq(trx, settlement.userId) : 0 }
  })
  if (settlement.outcome === 'applied' && settlement.userId) {
    bell.ring(settlement.userId, { id: seq, tables: ['subscriptions'] })
  }
  return settlement
}

async function settle(trx: Transaction<Tables>, { clock, newId }: Parts, told: Told): Promise<Settlement> {
  const { provider, event } = told
  const subject = event.refund ? await subjectOfRefund(trx, provider, event.refund.payment) : await subjectOf(trx, told)
  const { sale, current, reference } = subject
  const outcome = outcomeOf(event, subject)
  const now = new Date(clock()).toISOString()
  const about = { userId: sale?.user_id ?? null, reference }
  const isNew = await insertPaymentEvent(trx, {
    provider,
    event_id: event.id,
    type: event.type,
    outcome,
    user_id: about.userId,
    occurred_at: event.at,
    received_at: now,
    payment_reference: event.refund?.payment ?? event.paid?.payment ?? null,
    provider_reference: reference,
    period_end: event.news?.kind === 'paid' ? event.news.periodEnd : null,
    given_back: event.refund?.givenBackMinor ?? null,
  })
  const nothing = { ...about, bought: null, isRefunded: false }
  if (!isNew) return { outcome: 'replayed', ...nothing }
  if (outcome !== 'applied' || !event.news || !reference || !sale) return { outcome, ...nothing }

  const refundAt = await earlierRefund(trx, told, sale)
  const heard = afterNews(current ? stateOf(current) : null, event.news)
  const state = refundAt ? afterNews(heard, { kind: 'ended', mayCharge: true, at: refundAt }) : heard
  await putSubscription(trx, {
    id: current?.id ?? newId(),
    user_id: sale.user_id,
    plan_id: sale.plan_id,
    provider,
    provider_reference: reference,
    status: state.status,
    current_period_start: state.periodStart,
    current_period_end: state.periodEnd,
    cancel_at_period_end: state.isCanceled ? 1 : 0,
    status_at: state.statusAt,
    renewal_at: state.renewalAt,
    created_at: now,
  })
  return {
    outcome,
    ...about,
    bought: event.paid && !refundAt ? { sale, periodEnd: state.periodEnd } : null,
    isRefunded: state.status === 'ended' && (event.refund !== null || refundAt !== null),
  }
}

/** A message names the checkout that it goes back to; one that does not is known by its subscription. */
async function subjectOf(trx: Transaction<Tables>, { provider, event }: Told): Promise<Subject> {
  const { reference, checkoutId } = event
  const current = reference ? await findSubscription(trx, { provider, reference }) : undefined
  const checkout = checkoutId ? await findCheckout(trx, checkoutId) : undefined
  const sale = checkout?.provider === provider ? checkout : current
  const isSamePerson = !current || sale?.user_id === current.user_id
  return { sale: (isSamePerson ? sale : null) ?? null, current: current ?? null, reference, isPast: false }
}

async function subjectOfRefund(trx: Transaction<Tables>, provider: string, payment: string): Promise<Subject> {
  const paid = await findPayment(trx, { provider, payment })
  if (!paid) return { sale: null, current: null, reference: null, isPast: false }
  const { reference } = paid
  const current = (await findSubscription(trx, { provider, reference })) ?? null
  const isPast = paid.periodEnd !== (await lastPaidEnd(trx, { provider, reference }))
  return { sale: current, current, reference, isPast }
}

/** The moment at which a payment was given back, where that was told before the payment itself. */
async function earlierRefund(trx: Transaction<Tables>, { provider, event }: Told, sale: Sale): Promise<string | null> {
  const payment = event.paid?.payment
  const refund = payment ? await findRefund(trx, { provider, payment }) : undefined
  return refund && refund.givenBackMinor >= sale.price ? refund.at : null
}

function outcomeOf({ news, paid, refund }: ProviderEvent, { sale, reference, isPast }: Subject) {
  if (!news || !reference || !sale) return 'ignored'
  // A part that is given back, or an earlier month, leaves the plan as it is.
  if (refund) return refund.givenBackMinor >= sale.price && !isPast ? 'applied' : 'ignored'
  const isPrice = !paid || (paid.amountMinor === sale.price && paid.currency === sale.currency)
  return isPrice ? 'applied' : 'refused'
}

function stateOf(row: SubscriptionRow): SubscriptionState {
  return {
    status: row.status,
    statusAt: row.status_at,
    periodStart: row.current_period_start,
    periodEnd: row.current_period_end,
    isCanceled: row.cancel_at_period_end === 1,
    renewalAt: row.renewal_at,
  }
}
