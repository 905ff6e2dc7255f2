import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { oneMonthAfter } from '#domain/subscription.ts'
import type { EventReader, ProviderEvent } from '#server/payments/port.ts'
import { momentOf, parseSigned } from '#server/payments/signature.ts'

const TOLERANCE_SECONDS = 300

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
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
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  subscription: idOf,
})
const invoiceSchema = z.object({
  billing_reason: z.string().nullish(),
  amount_paid: z.number(),
  currency: z.string(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf, metadata }).nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: z.number(), end: z.number() }) })).min(1) }),
})
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  metadata,
  items: z.object({ data: z.array(z.object({ current_period_end: z.number() })) }),
})

type Envelope = z.output<typeof envelopeSchema>
type Content = Omit<ProviderEvent, 'id' | 'type' | 'at'>

/** Stripe signs time and body; a signature older than five minutes is refused by its own library. */
export function readStripeEvent(webhookSecret: string): EventReader {
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
    return { id: event.id, type: event.type, at, ...contentOf(event, at) }
  }
}

const NOTHING: Content = { checkoutId: null, reference: null, news: null, paid: null }

function contentOf(event: Envelope, at: string): Content {
  const { object } = event.data
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(sessionSchema.parse(object), at)
    case 'invoice.paid':
      return ofInvoice(invoiceSchema.parse(object), at)
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(subscriptionSchema.parse(object), at)
    default:
      return NOTHING
  }
}

/** The first month. */
function ofSession(session: z.output<typeof sessionSchema>, at: string): Content {
  if (session.payment_status !== 'paid' || !session.subscription) return NOTHING
  return {
    checkoutId: session.client_reference_id ?? null,
    reference: session.subscription,
    news: { kind: 'paid', at, periodStart: at, periodEnd: oneMonthAfter(at) },
    paid: { amountMinor: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
  }
}

/** Each month after the first, which the session tells of. */
function ofInvoice(invoice: z.output<typeof invoiceSchema>, at: string): Content {
  const details = invoice.parent?.subscription_details
  const period = invoice.lines.data[0]?.period
  if (invoice.billing_reason !== 'subscription_cycle' || !details?.subscription || !period) return NOTHING
  return {
    checkoutId: details.metadata?.checkout_id ?? null,
    reference: details.subscription,
    news: { kind: 'paid', at, periodStart: momentOf(period.start), periodEnd: momentOf(period.end) },
    paid: { amountMinor: invoice.amount_paid, currency: invoice.currency.toUpperCase() },
  }
}

/** The next month begins an hour before its invoice is paid, so an active subscription already runs to the end of it. */
function ofSubscription(subscription: z.output<typeof subscriptionSchema>, at: string): Content {
  const about = { checkoutId: subscription.metadata?.checkout_id ?? null, reference: subscription.id, paid: null }
  if (subscription.status !== 'active') return { ...about, news: { kind: 'ended', at } }
  const end = subscription.items.data[0]?.current_period_end
  const periodEnd = end === undefined ? {} : { periodEnd: momentOf(end) }
  return { ...about, news: { kind: 'renewal', at, willRenew: !subscription.cancel_at_period_end, ...periodEnd } }
}
