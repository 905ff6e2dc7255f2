import type { Transaction } from 'kysely'
import { findCheckout, findSubscription, type Sale } from '#db/read/checkout.ts'
import { newestSeq } from '#db/read/journal.ts'
import { findNewestPayment, findReferenceOf, readGivenBack } from '#db/read/payments.ts'
import type { SubscriptionRow, Tables } from '#db/tables.ts'
import { insertPaymentEvent, putSubscription } from '#db/write/payments.ts'
import { type GivenBack, givenBackOf } from '#domain/given-back.ts'
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
  /** It tells that the month that runs is given back, by a refund or in a dispute, in whichever order that and its payment were told. */
  isGivenBack: boolean
}

type Parts = Pick<Context, 'writer' | 'bell' | 'clock' | 'newId'>
type Told = { provider: PaymentProvider; event: ProviderEvent }

/** What a message is about: the subscription as it stands, by its id at the provider, and what a month of it costs. */
type Subject = { sale: Sale | null; current: SubscriptionRow | null; reference: string | null }

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
  const subject = await subjectOf(trx, told)
  const { sale, current, reference } = subject
  const isGivenBack = await isMonthGivenBack(trx, told, subject)
  const outcome = outcomeOf(event, subject, isGivenBack)
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
    given_back: event.refund?.minor ?? null,
    given_back_by: event.refund?.by ?? null,
  })
  const nothing = { ...about, bought: null, isGivenBack: false }
  if (!isNew) return { outcome: 'replayed', ...nothing }
  const known = current ? stateOf(current) : null
  const state = event.news ? afterNews(known, event.news) : known
  if (outcome !== 'applied' || !state || !reference || !sale) return { outcome, ...nothing }

  await putSubscription(trx, {
    id: current?.id ?? newId(),
    user_id: sale.user_id,
    plan_id: sale.plan_id,
    provider,
    provider_reference: reference,
    status: state.status,
    is_given_back: isGivenBack ? 1 : 0,
    current_period_start: state.periodStart,
    current_period_end: state.periodEnd,
    cancel_at_period_end: state.isCanceled ? 1 : 0,
    status_at: state.statusAt,
    renewal_at: state.renewalAt,
    created_at: now,
  })
  const isKept = event.paid !== null && !(await isPaymentGivenBack(trx, told, { sale, payment: event.paid.payment }))
  return {
    outcome,
    ...about,
    bought: isKept ? { sale, periodEnd: state.periodEnd } : null,
    isGivenBack: isGivenBack && (event.paid !== null || event.refund !== null),
  }
}

/**
 * A message names the checkout that it goes back to; one that does not is known by its subscription, and one that tells of money given back
 * by the payment.
 */
async function subjectOf(trx: Transaction<Tables>, { provider, event }: Told): Promise<Subject> {
  const { checkoutId, refund } = event
  const reference = refund ? await findReferenceOf(trx, { provider, payment: refund.payment }) : event.reference
  const current = reference ? await findSubscription(trx, { provider, reference }) : undefined
  const checkout = checkoutId ? await findCheckout(trx, checkoutId) : undefined
  const sale = checkout?.provider === provider ? checkout : current
  const isSamePerson = !current || sale?.user_id === current.user_id
  return { sale: (isSamePerson ? sale : null) ?? null, current: current ?? null, reference }
}

/** Whether the payment of the newest month is given back, once this message is counted in. */
async function isMonthGivenBack(trx: Transaction<Tables>, told: Told, { sale, reference }: Subject): Promise<boolean> {
  const { provider, event } = told
  if (!sale || !reference) return false
  const newest = await findNewestPayment(trx, { provider, reference })
  const own = event.news?.kind === 'paid' ? event.news.periodEnd : null
  const isOwn = event.paid !== null && own !== null && (!newest || own > newest.periodEnd)
  const payment = (isOwn ? event.paid?.payment : newest?.payment) ?? null
  return isPaymentGivenBack(trx, told, { sale, payment })
}

/** Whether all of a payment is given back, also where that was told before the payment itself. */
async function isPaymentGivenBack(
  trx: Transaction<Tables>,
  { provider, event }: Told,
  { sale, payment }: { sale: Sale; payment: string | null },
): Promise<boolean> {
  if (!payment) return false
  const told = await readGivenBack(trx, { provider, payment })
  const now: GivenBack[] = event.refund?.payment === payment ? [{ ...event.refund, at: event.at }] : []
  return givenBackOf([...told, ...now]) >= sale.price
}

function outcomeOf({ news, paid, refund }: ProviderEvent, { sale, current, reference }: Subject, isGivenBack: boolean) {
  if (!reference || !sale) return 'ignored'
  // A part that is given back, or an earlier month, leaves the plan as it is.
  if (refund) return current && isGivenBack !== (current.is_given_back === 1) ? 'applied' : 'ignored'
  if (!news) return 'ignored'
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
