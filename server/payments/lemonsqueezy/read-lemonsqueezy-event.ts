import { z } from 'zod'
import { oneMonthAfter } from '#domain/subscription.ts'
import { ALL_OF_IT, type EventContent, type EventReader, meansNothing } from '#server/payments/port.ts'
import { digestOf, momentOf, parseSigned, requireFresh, requireHmac } from '#server/payments/signature.ts'

const envelopeSchema = z.object({
  meta: z.object({
    event_name: z.string(),
    custom_data: z.object({ checkout_id: z.string().optional() }).nullish(),
  }),
  data: z.object({
    id: z.coerce.string(),
    attributes: z.object({
      subscription_id: z.coerce.string().optional(),
      status: z.string().optional(),
      total: z.number().optional(),
      tax: z.number().optional(),
      tax_inclusive: z.boolean().optional(),
      currency: z.string().optional(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  }),
})

type Envelope = z.output<typeof envelopeSchema>

/**
 * Lemon Squeezy signs the body alone: a repeated message is known by its content, one of a payment by the payment, an old one by its own
 * time.
 */
export function readLemonsqueezyEvent(webhookSecret: string): EventReader {
  return async ({ body, headers }, nowMs) => {
    requireHmac({ secret: webhookSecret, body, signature: headers.get('x-signature') })
    const event = parseSigned(envelopeSchema, body)
    const at = momentOf(event.data.attributes.updated_at)
    requireFresh(at, nowMs)
    const content = contentOf(event, at)
    return { id: content.paid?.payment ?? digestOf(body), type: event.meta.event_name, at, ...content }
  }
}

function contentOf({ meta, data }: Envelope, at: string): EventContent {
  const checkoutId = meta.custom_data?.checkout_id ?? null
  const about = { ...meansNothing, checkoutId, reference: data.attributes.subscription_id ?? data.id }
  switch (meta.event_name) {
    case 'subscription_payment_success':
      return { ...about, ...ofPayment(data, at) }
    case 'subscription_payment_refunded':
      return ofRefund(data)
    case 'subscription_cancelled':
    case 'subscription_expired':
      return { ...about, news: { kind: 'renewal', at, willRenew: false } }
    case 'subscription_resumed':
      return { ...about, news: { kind: 'renewal', at, willRenew: true } }
    default:
      return meansNothing
  }
}

/** Each month, the first one too. Tax that comes on top belongs to the state and not to the price. */
function ofPayment({ id, attributes: payment }: Envelope['data'], at: string): Pick<EventContent, 'news' | 'paid'> {
  const periodStart = momentOf(payment.created_at)
  const tax = payment.tax_inclusive ? 0 : (payment.tax ?? 0)
  return {
    news: { kind: 'paid', at, periodStart, periodEnd: oneMonthAfter(periodStart) },
    paid: { payment: id, amountMinor: (payment.total ?? -1) - tax, currency: payment.currency ?? '' },
  }
}

/** Its status says whether all of it was given back. */
function ofRefund({ id, attributes }: Envelope['data']): EventContent {
  if (attributes.status !== 'refunded') return meansNothing
  return { ...meansNothing, refund: { payment: id, by: 'seller', minor: ALL_OF_IT } }
}
