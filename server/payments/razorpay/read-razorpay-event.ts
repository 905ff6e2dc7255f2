import { z } from 'zod'
import type { EventReader, ProviderEvent } from '#server/payments/port.ts'
import { digestOf, momentOf, parseSigned, requireFresh, requireHmac } from '#server/payments/signature.ts'

const envelopeSchema = z.object({
  event: z.string(),
  created_at: z.number(),
  payload: z.object({
    subscription: z
      .object({
        entity: z.object({
          id: z.string(),
          current_start: z.number().nullish(),
          current_end: z.number().nullish(),
          // An empty list where there are none.
          notes: z.union([z.object({ checkout_id: z.string().optional() }), z.array(z.unknown())]).nullish(),
        }),
      })
      .optional(),
    payment: z.object({ entity: z.object({ amount: z.number(), currency: z.string() }) }).optional(),
  }),
})

type Payload = z.output<typeof envelopeSchema>['payload']
type Content = Omit<ProviderEvent, 'id' | 'type' | 'at'>

/** Razorpay signs the body alone, not the id in its header: a repeated message is known by its content, an old one by its own time. */
export function readRazorpayEvent(webhookSecret: string): EventReader {
  return async ({ body, headers }, nowMs) => {
    requireHmac({ secret: webhookSecret, body, signature: headers.get('x-razorpay-signature') })
    const event = parseSigned(envelopeSchema, body)
    const at = momentOf(event.created_at)
    requireFresh(at, nowMs)
    return { id: digestOf(body), type: event.event, at, ...contentOf(event.event, event.payload, at) }
  }
}

const stopped = ['cancelled', 'completed', 'halted', 'paused'].map((state) => `subscription.${state}`)
const NOTHING: Content = { checkoutId: null, reference: null, news: null, paid: null }

function contentOf(type: string, { subscription, payment }: Payload, at: string): Content {
  if (!subscription) return NOTHING
  const { id: reference, notes, current_start: start, current_end: end } = subscription.entity
  const checkoutId = notes && !Array.isArray(notes) ? (notes.checkout_id ?? null) : null
  if (type === 'subscription.charged' && payment && start && end) {
    return {
      checkoutId,
      reference,
      news: { kind: 'paid', at, periodStart: momentOf(start), periodEnd: momentOf(end) },
      paid: { amountMinor: payment.entity.amount, currency: payment.entity.currency },
    }
  }
  const about = { checkoutId, reference, paid: null }
  if (stopped.includes(type)) return { ...about, news: { kind: 'renewal', at, willRenew: false } }
  if (type === 'subscription.resumed') return { ...about, news: { kind: 'renewal', at, willRenew: true } }
  return NOTHING
}
