import { z } from 'zod'
import { oneMonthAfter } from '#domain/subscription.ts'
import type { EventReader, ProviderEvent } from '#server/payments/port.ts'
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
type Content = Omit<ProviderEvent, 'id' | 'type' | 'at'>

/** Lemon Squeezy signs the body alone: a repeated message is known by its content, an old one by its own time. */
export function readLemonsqueezyEvent(webhookSecret: string): EventReader {
  return async ({ body, headers }, nowMs) => {
    requireHmac({ secret: webhookSecret, body, signature: headers.get('x-signature') })
    const event = parseSigned(envelopeSchema, body)
    const at = momentOf(event.data.attributes.updated_at)
    requireFresh(at, nowMs)
    return { id: digestOf(body), type: event.meta.event_name, at, ...contentOf(event, at) }
  }
}

const NOTHING: Content = { checkoutId: null, reference: null, news: null, paid: null }

function contentOf({ meta, data }: Envelope, at: string): Content {
  const checkoutId = meta.custom_data?.checkout_id ?? null
  const reference = data.attributes.subscription_id ?? data.id
  const about = { checkoutId, reference, paid: null }
  switch (meta.event_name) {
    case 'subscription_payment_success':
      return { ...ofPayment(data.attributes, at), checkoutId, reference }
    case 'subscription_payment_refunded':
      return { ...about, news: { kind: 'ended', at } }
    case 'subscription_cancelled':
    case 'subscription_expired':
      return { ...about, news: { kind: 'renewal', at, willRenew: false } }
    case 'subscription_resumed':
      return { ...about, news: { kind: 'renewal', at, willRenew: true } }
    default:
      return NOTHING
  }
}

/** Each month, the first one too. Tax that comes on top belongs to the state and not to the price. */
function ofPayment(payment: Envelope['data']['attributes'], at: string): Pick<Content, 'news' | 'paid'> {
  const periodStart = momentOf(payment.created_at)
  const tax = payment.tax_inclusive ? 0 : (payment.tax ?? 0)
  return {
    news: { kind: 'paid', at, periodStart, periodEnd: oneMonthAfter(periodStart) },
    paid: { amountMinor: (payment.total ?? -1) - tax, currency: payment.currency ?? '' },
  }
}
