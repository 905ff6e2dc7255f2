import { z } from 'zod'
import { ALL_OF_IT, type EventContent, type EventReader, meansNothing } from '#server/payments/port.ts'
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
    dispute: z
      .object({ entity: z.object({ payment_id: z.string(), status: z.string(), phase: z.string() }) })
      .optional(),
  }),
})

type Payload = z.output<typeof envelopeSchema>['payload']
type Dispute = NonNullable<Payload['dispute']>['entity']

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

function contentOf(type: string, { subscription, payment, dispute }: Payload, at: string): EventContent {
  if (type === 'refund.processed' && payment) {
    const { id, amount_refunded: minor } = payment.entity
    return { ...meansNothing, refund: { payment: id, by: 'seller', minor: minor ?? 0 } }
  }
  if (type.startsWith('payment.dispute.') && dispute) return ofDispute(dispute.entity)
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

/** Phases in which a bank or a cardholder only asks; money goes with the chargeback that may follow. */
const inquiries = ['retrieval', 'fraud']

/** A chargeback takes the money when it is raised; one that is won or closed gives it back (https://razorpay.com/docs/payments/disputes). */
function ofDispute({ payment_id: payment, status, phase }: Dispute): EventContent {
  const isTaken = ['open', 'under_review', 'lost'].includes(status) && !inquiries.includes(phase)
  return { ...meansNothing, refund: { payment, by: 'bank', minor: isTaken ? ALL_OF_IT : 0 } }
}
