import { type KeyObject, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { minorFromDecimal } from '#domain/money.ts'
import { oneMonthAfter } from '#domain/subscription.ts'
import type { Delivery, EventReader, ProviderEvent } from '#server/payments/port.ts'
import { momentOf, parseSigned, requireFresh } from '#server/payments/signature.ts'

/** The public key behind the address that a delivery names. Throws invalid_signature for an address that is not PayPal's. */
export type KeyFinder = (certUrl: string) => Promise<KeyObject>

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
  }),
})

type Envelope = z.output<typeof envelopeSchema>
type Content = Omit<ProviderEvent, 'id' | 'type' | 'at'>

/** PayPal signs the delivery's id and time, our webhook's id and a checksum of the body with a key of its own. */
export function readPaypalEvent(given: { webhookId: string; findKey: KeyFinder }): EventReader {
  return async (delivery, nowMs) => {
    await requireSignature(delivery, given)
    requireFresh(momentOf(delivery.headers.get('paypal-transmission-time') ?? ''), nowMs)
    const event = parseSigned(envelopeSchema, delivery.body)
    const at = momentOf(event.create_time)
    return { id: event.id, type: event.event_type, at, ...contentOf(event, at) }
  }
}

async function requireSignature(
  { body, headers }: Delivery,
  { webhookId, findKey }: { webhookId: string; findKey: KeyFinder },
): Promise<void> {
  const [id, time, signature, certUrl] = ['id', 'time', 'sig']
    .map((name) => headers.get(`paypal-transmission-${name}`))
    .concat(headers.get('paypal-cert-url'))
  const algorithm = headers.get('paypal-auth-algo')
  if (!id || !time || !signature || !certUrl || algorithm !== 'SHA256withRSA') throw new AppError('invalid_signature')
  const key = await findKey(certUrl)
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'))) throw new AppError('invalid_signature')
}

const stopped = ['CANCELLED', 'SUSPENDED', 'EXPIRED'].map((state) => `BILLING.SUBSCRIPTION.${state}`)
const NOTHING: Content = { checkoutId: null, reference: null, news: null, paid: null }

function contentOf({ event_type: type, resource }: Envelope, at: string): Content {
  const checkoutId = resource.custom_id ?? resource.custom ?? null
  if (type === 'PAYMENT.SALE.COMPLETED' && resource.billing_agreement_id) return ofSale(resource, checkoutId, at)
  if (type === 'PAYMENT.SALE.REVERSED' && resource.billing_agreement_id) {
    return { checkoutId, reference: resource.billing_agreement_id, news: { kind: 'ended', at }, paid: null }
  }
  if (!resource.id) return NOTHING
  const about = { checkoutId, reference: resource.id, paid: null }
  if (stopped.includes(type)) return { ...about, news: { kind: 'renewal', at, willRenew: false } }
  if (type === 'BILLING.SUBSCRIPTION.RE-ACTIVATED') return { ...about, news: { kind: 'renewal', at, willRenew: true } }
  return NOTHING
}

/** Each month, the first one too. */
function ofSale(sale: Envelope['resource'], checkoutId: string | null, at: string): Content {
  const periodStart = sale.create_time ? momentOf(sale.create_time) : at
  return {
    checkoutId,
    reference: sale.billing_agreement_id ?? null,
    news: { kind: 'paid', at, periodStart, periodEnd: oneMonthAfter(periodStart) },
    paid: {
      amountMinor: minorFromDecimal(Number(sale.amount?.total ?? Number.NaN)) ?? -1,
      currency: sale.amount?.currency ?? '',
    },
  }
}
