import { findUser } from '#db/read/find-user.ts'
import { findProfile } from '#db/read/profile.ts'
import { todayIn } from '#domain/calendar.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Context } from '#server/context.ts'
import type { Delivery, PaymentAdapter, ProviderEvent } from '#server/payments/port.ts'
import { receiptMail } from '#server/payments/receipt-mail.ts'
import { TEST_REFERENCE } from '#server/payments/test-mode/play-payment.ts'
import { type Settlement, settlePayment } from '#server/tools/settle-payment.ts'

/**
 * Takes in what a provider sent: checks the signature, writes what follows from it once, and mails a receipt for a payment. Throws
 * invalid_signature. A sum that is not the price is not served, and logged for a human.
 */
export async function receiveDelivery(
  context: Context,
  given: { provider: PaymentProvider; adapter: PaymentAdapter; delivery: Delivery },
): Promise<Settlement['outcome']> {
  const { provider, adapter, delivery } = given
  const event = await adapter.readEvent(delivery, context.clock())
  const settlement = await settlePayment(context, { provider, event })
  if (settlement.outcome === 'refused') {
    context.log.warn({ provider, event: event.id, type: event.type }, 'payment refused: not the price that was asked')
  }
  // A mail server that is slow or away must not make the provider send again.
  sendReceipt(context, { provider, event, settlement }).catch((error: unknown) =>
    context.log.error({ error, provider }, 'receipt not sent'),
  )
  return settlement.outcome
}

async function sendReceipt(
  { config, reader, mailer }: Context,
  { provider, event, settlement }: { provider: PaymentProvider; event: ProviderEvent; settlement: Settlement },
): Promise<void> {
  const { userId, bought } = settlement
  if (!userId || !bought) return
  const person = await findUser(reader, userId)
  const zone = (await findProfile(reader, userId))?.time_zone ?? 'UTC'
  if (!person) return
  await mailer.send(
    receiptMail({
      to: person.email,
      planName: bought.sale.plan_name,
      priceMinor: bought.sale.price,
      currency: bought.sale.currency,
      provider,
      paidOn: todayIn(Date.parse(event.at), zone),
      periodEnd: bought.periodEnd === null ? null : todayIn(Date.parse(bought.periodEnd), zone),
      number: event.id,
      isTest: event.reference?.startsWith(TEST_REFERENCE) ?? false,
      publicUrl: config.server.publicUrl,
    }),
  )
}
