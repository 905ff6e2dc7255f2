import { type KeyObject, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { minorFromDecimal } from '#domain/money.ts'
import { oneMonthAfter } from '#domain/subscription.ts'
import { ALL_OF_IT, type Delivery, type EventContent, type EventReader, meansNothing } from '#server/payments/port.ts'
import { momentOf, parseSigned, requireFresh } from '#server/payments/signature.ts'

/**
 * The public key behind the address that a delivery names. Throws invalid_signature for an address that is not PayPal's or holds no
 * certificate in force, provider_unavailable when it does not answer.
 */
export type KeyFinder = (certUrl: string, nowMs: number) => Promise<KeyObject>

const envelopeSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  create_time: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    custom: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    create_time: z.string().optional(),
    amount: z.object({ total: z.string().optional(), currency: z.string().optional() }).optional(),
    // A refund names the sale that it gives back, and what was given back of it in all.
    sale_id: z.string().optional(),
    total_refunded_amount: z.object({ value: z.string().optional() }).optional(),
  }),
})

type Envelope = z.output<typeof envelopeSchema>

/** PayPal signs the delivery's id and time, our webhook's id and a checksum of the body with a key of its own. */
export function readPaypalEvent(given: { webhookId: string; findKey: KeyFinder }): EventReader {
  return async (delivery, nowMs) => {
    await requireSignature(delivery, given, nowMs)
    requireFresh(momentOf(delivery.headers.get('paypal-transmission-time') ?? ''), nowMs)
    const event = parseSigned(envelopeSchema, delivery.body)
    const at = momentOf(event.create_time)
    return { id: event.id, type: event.event_type, at, ...contentOf(event, at) }
  }
}

async function requireSignature(
  { body, headers }: Delivery,
  { webhookId, findKey }: { webhookId: string; findKey: KeyFinder },
  nowMs: number,
): Promise<void> {
  const [id, time, signature, certUrl] = ['id', 'time', 'sig']
    .map((name) => headers.get(`paypal-transmission-${name}`))
    .concat(headers.get('paypal-cert-url'))
  const algorithm = headers.get('paypal-auth-algo')
  if (!id || !time || !signature || !certUrl || algorithm !== 'SHA256withRSA') throw new AppError('invalid_signature')
  const key = await findKey(certUrl, nowMs)
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'))) throw new AppError('invalid_signature')
}

/** One that is suspended is not over: it may be charged again, and what was paid for runs out by itself. */
const over = ['BILLING.SUBSCRIPTION.CANCELLED', 'BILLING.SUBSCRIPTION.EXPIRED']

function contentOf({ event_type: type, resource }: Envelope, at: string): EventContent {
  const checkoutId = resource.custom_id ?? resource.custom ?? null
  if (type === 'PAYMENT.SALE.COMPLETED' && resource.billing_agreement_id) return ofSale(resource, checkoutId, at)
  if (type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED') return ofRefund(type, resource)
  if (!resource.id) return meansNothing
  const about = { ...meansNothing, checkoutId, reference: resource.id }
  if (over.includes(type)) return { ...about, news: { kind: 'renewal', at, willRenew: false } }
  if (type === 'BILLING.SUBSCRIPTION.RE-ACTIVATED') return { ...about, news: { kind: 'renewal', at, willRenew: true } }
  return meansNothing
}

/** Given back by the seller, or taken back through PayPal or a bank, which is always the whole of it. */
function ofRefund(type: string, resource: Envelope['resource']): EventContent {
  const payment = resource.sale_id ?? (type === 'PAYMENT.SALE.REVERSED' ? resource.id : undefined)
  if (!payment) throw new AppError('unreadable_message')
  if (type === 'PAYMENT.SALE.REVERSED') return { ...meansNothing, refund: { payment, by: 'bank', minor: ALL_OF_IT } }
  const total = Number(resource.total_refunded_amount?.value ?? resource.amount?.total ?? Number.NaN)
  const minor = minorFromDecimal(Math.abs(total))
  if (minor === null) throw new AppError('unreadable_message')
  return { ...meansNothing, refund: { payment, by: 'seller', minor } }
}

/** Each month, the first one too. */
function ofSale(sale: Envelope['resource'], checkoutId: string | null, at: string): EventContent {
  const periodStart = sale.create_time ? momentOf(sale.create_time) : at
  return {
    ...meansNothing,
    checkoutId,
    reference: sale.billing_agreement_id ?? null,
    news: { kind: 'paid', at, periodStart, periodEnd: oneMonthAfter(periodStart) },
    paid: {
      payment: sale.id ?? null,
      amountMinor: minorFromDecimal(Number(sale.amount?.total ?? Number.NaN)) ?? -1,
      currency: sale.amount?.currency ?? '',
    },
  }
}
