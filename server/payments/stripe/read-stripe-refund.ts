import { z } from 'zod'
import { ALL_OF_IT, type EventContent, meansNothing } from '#server/payments/port.ts'

/** An object of Stripe is named by its id, or stands there whole. */
export const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()

export const chargeSchema = z.object({
  refunded: z.boolean(),
  amount_refunded: z.number(),
  payment_intent: idOf,
  // Where an account's version of the API is older than 2025-03-31.
  invoice: idOf,
})
export const disputeSchema = z.object({ status: z.string(), payment_intent: idOf })

/** The invoice that a payment intent paid for; null where it paid for none. */
export type InvoiceFinder = (paymentIntent: string) => Promise<string | null>

export async function ofRefund(
  charge: z.output<typeof chargeSchema>,
  findInvoice: InvoiceFinder,
): Promise<EventContent> {
  const payment = charge.invoice ?? (charge.payment_intent ? await findInvoice(charge.payment_intent) : null)
  if (!payment) return meansNothing
  const minor = charge.refunded ? ALL_OF_IT : charge.amount_refunded
  return { ...meansNothing, refund: { payment, by: 'seller', minor } }
}

/** Where a dispute took the money, and where it did not or gave it back; an inquiry (`warning_`) takes none. */
const taken = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']
const kept = ['won', 'warning_needs_response', 'warning_under_review', 'warning_closed']

/** A dispute is about the whole of its payment. */
export async function ofDispute(
  dispute: z.output<typeof disputeSchema>,
  findInvoice: InvoiceFinder,
): Promise<EventContent> {
  const isTaken = taken.includes(dispute.status)
  if (!dispute.payment_intent || (!isTaken && !kept.includes(dispute.status))) return meansNothing
  const payment = await findInvoice(dispute.payment_intent)
  if (!payment) return meansNothing
  return { ...meansNothing, refund: { payment, by: 'bank', minor: isTaken ? ALL_OF_IT : 0 } }
}
