import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { oneMonthAfter } from '#domain/subscription.ts'
import { type EventContent, type EventReader, meansNothing } from '#server/payments/port.ts'
import { momentOf, parseSigned } from '#server/payments/signature.ts'
import {
  chargeSchema,
  disputeSchema,
  type InvoiceFinder,
  idOf,
  ofDispute,
  ofRefund,
} from '#server/payments/stripe/read-stripe-refund.ts'

const TOLERANCE_SECONDS = 300

const metadata = z.object({ checkout_id: z.string().optional() }).nullish()

const envelopeSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})
const sessionSchema = z.object({
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  invoice: idOf,
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  subscription: idOf,
})
const ofSubscriptionSchema = z.object({ subscription: idOf, metadata }).nullish()
const invoiceSchema = z.object({
  id: z.string(),
  billing_reason: z.string().nullish(),
  amount_paid: z.number(),
  currency: z.string(),
  parent: z.object({ subscription_details: ofSubscriptionSchema }).nullish(),
  // Where an account's version of the API is older than 2025-03-31.
  subscription: idOf,
  subscription_details: ofSubscriptionSchema,
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: z.number(), end: z.number() }) })) }),
})
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancellation_details: z.object({ reason: z.string().nullish() }).nullish(),
  metadata,
  // As above.
  current_period_end: z.number().optional(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number().optional() })) }),
})
type Envelope = z.output<typeof envelopeSchema>

/** Stripe signs time and body; a signature older than five minutes is refused by its own library. */
export function readStripeEvent(webhookSecret: string, findInvoice: InvoiceFinder): EventReader {
  return async ({ body, headers }, nowMs) => {
    const { default: Stripe } = await import('stripe')
    try {
      const { webhooks } = new Stripe('sk_unused')
      const signature = headers.get('stripe-signature') ?? ''
      webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, nowMs)
    } catch {
      throw new AppError('invalid_signature')
    }
    const event = parseSigned(envelopeSchema, body)
    const at = momentOf(event.created)
    return { id: event.id, type: event.type, at, ...(await contentOf(event, at, findInvoice)) }
  }
}

async function contentOf({ type, data }: Envelope, at: string, findInvoice: InvoiceFinder): Promise<EventContent> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(parseObject(sessionSchema, data.object), at)
    case 'invoice.paid':
      return ofInvoice(parseObject(invoiceSchema, data.object), at)
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(parseObject(subscriptionSchema, data.object), at)
    case 'charge.refunded':
      return ofRefund(parseObject(chargeSchema, data.object), findInvoice)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return ofDispute(parseObject(disputeSchema, data.object), findInvoice)
    default:
      return meansNothing
  }
}

function parseObject<T>(schema: z.ZodType<T>, object: unknown): T {
  const parsed = schema.safeParse(object)
  if (!parsed.success) throw new AppError('unreadable_message')
  return parsed.data
}

/** The first month. */
function ofSession(session: z.output<typeof sessionSchema>, at: string): EventContent {
  if (session.payment_status !== 'paid' || !session.subscription) return meansNothing
  return {
    ...meansNothing,
    checkoutId: session.client_reference_id ?? null,
    reference: session.subscription,
    news: { kind: 'paid', at, periodStart: at, periodEnd: oneMonthAfter(at) },
    paid: {
      payment: session.invoice ?? null,
      amountMinor: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    },
  }
}

/** Each month after the first, which the session tells of. */
function ofInvoice(invoice: z.output<typeof invoiceSchema>, at: string): EventContent {
  const details = invoice.parent?.subscription_details ?? invoice.subscription_details
  const reference = details?.subscription ?? invoice.subscription
  const period = invoice.lines.data[0]?.period
  if (invoice.billing_reason !== 'subscription_cycle' || !reference || !period) return meansNothing
  return {
    ...meansNothing,
    checkoutId: details?.metadata?.checkout_id ?? null,
    reference,
    news: { kind: 'paid', at, periodStart: momentOf(period.start), periodEnd: momentOf(period.end) },
    paid: { payment: invoice.id, amountMinor: invoice.amount_paid, currency: invoice.currency.toUpperCase() },
  }
}

const over = ['canceled', 'incomplete_expired']

/** The next month begins an hour before its invoice is paid, so an active subscription already runs to the end of it. */
function ofSubscription(subscription: z.output<typeof subscriptionSchema>, at: string): EventContent {
  const { status, metadata, cancellation_details } = subscription
  const about = { ...meansNothing, checkoutId: metadata?.checkout_id ?? null, reference: subscription.id }
  // The first payment is under way.
  if (status === 'incomplete') return meansNothing
  // The dispute itself tells what becomes of the month.
  if (status === 'canceled' && cancellation_details?.reason === 'payment_disputed')
    return { ...about, news: { kind: 'renewal', at, willRenew: false } }
  if (status !== 'active') return { ...about, news: { kind: 'ended', at, mayCharge: !over.includes(status) } }
  const end = subscription.items.data[0]?.current_period_end ?? subscription.current_period_end
  const periodEnd = end === undefined ? {} : { periodEnd: momentOf(end) }
  return { ...about, news: { kind: 'renewal', at, willRenew: !subscription.cancel_at_period_end, ...periodEnd } }
}
