import { z } from 'zod'
import { type EventContent, type EventReader, meansNothing } from '#server/payments/port.ts'
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
    payment: z
      .object({
        entity: z.object({
          id: z.string(),
          amount: z.number(),
          currency: z.string(),
          amount_refunded: z.number().nullish(),
        }),
      })
      .optional(),
  }),
})

type Payload = z.output<typeof envelopeSchema>['payload']

/**
 * Razorpay signs the body alone, not the id in its header: a repeated message is known by its content, one of a payment by the payment, an
 * old one by its own time.
 */
export function readRazorpayEvent(webhookSecret: string): EventReader {
  return async ({ body, headers }, nowMs) => {
    requireHmac({ secret: webhookSecret, body, signature: headers.get('x-razorpay-signature') })
    const event = parseSigned(envelopeSchema, body)
    const at = momentOf(event.created_at)
    requireFresh(at, nowMs)
    const content = contentOf(event.event, event.payload, at)
    return { id: content.paid?.payment ?? digestOf(body), type: event.event, at, ...content }
  }
}

/** One that is halted or paused is not over: it may be charged again, and what was paid for runs out by itself. */
const over = ['subscription.cancelled', 'subscription.completed']

function contentOf(type: string, { subscription, payment }: Payload, at: string): EventContent {
  if (type === 'refund.processed' && payment) {
    const refund = { payment: payment.entity.id, givenBackMinor: payment.entity.amount_refunded ?? 0 }
    return { ...meansNothing, news: { kind: 'ended', at, mayCharge: true }, refund }
  }
  if (!subscription) return meansNothing
  const { id: reference, notes, current_start: start, current_end: end } = subscription.entity
  const checkoutId = notes && !Array.isArray(notes) ? (notes.checkout_id ?? null) : null
  if (type === 'subscription.charged' && payment && start && end) {
    const { id, amount, currency } = payment.entity
    return {
      ...meansNothing,
      checkoutId,
      reference,
      news: { kind: 'paid', at, periodStart: momentOf(start), periodEnd: momentOf(end) },
      paid: { payment: id, amountMinor: amount, currency },
    }
  }
  const about = { ...meansNothing, checkoutId, reference }
  if (over.includes(type)) return { ...about, news: { kind: 'renewal', at, willRenew: false } }
  if (type === 'subscription.resumed') return { ...about, news: { kind: 'renewal', at, willRenew: true } }
  return meansNothing
}
