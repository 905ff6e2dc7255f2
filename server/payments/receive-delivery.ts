import { findSubscription } from '#db/read/checkout.ts'
import { findUser } from '#db/read/find-user.ts'
import { findProfile } from '#db/read/profile.ts'
import { readChargeable } from '#db/read/subscriptions.ts'
import { todayIn } from '#domain/calendar.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Context } from '#server/context.ts'
import { cancelSubscription } from '#server/payments/cancel-subscriptions.ts'
import type { Delivery, PaymentAdapter, ProviderEvent } from '#server/payments/port.ts'
import { receiptMail } from '#server/payments/receipt-mail.ts'
import { isPlayed } from '#server/payments/test-mode/play-payment.ts'
import { type Settlement, settlePayment } from '#server/tools/settle-payment.ts'

type Settled = { provider: PaymentProvider; event: ProviderEvent; settlement: Settlement }

/**
 * Takes in what a provider sent: checks the signature and writes what follows from it once. A payment is followed by a receipt, and a
 * refund or dispute of one by the end of the renewal at its provider, so that nobody who got their money back is charged again; of somebody
 * who paid on two pages, only the newest subscription is renewed. A sum that is not the price is not served, and logged for a human. Throws
 * what an `EventReader` throws.
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
  // A mail server or a provider that is slow or away must not make the message come again.
  const settled = { provider, event, settlement }
  sendReceipt(context, settled).catch((error: unknown) => context.log.error({ error, provider }, 'receipt not sent'))
  endGivenBack(context, settled).catch((error: unknown) =>
    context.log.error({ error, provider }, 'a subscription that was given back is not ended at its provider'),
  )
  endOlder(context, settlement).catch((error: unknown) =>
    context.log.error({ error }, 'a second subscription of a person is not ended at its provider'),
  )
  return settlement.outcome
}

async function sendReceipt({ config, reader, mailer }: Context, { provider, event, settlement }: Settled) {
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
      isTest: isPlayed(event.reference ?? ''),
      publicUrl: config.server.publicUrl,
    }),
  )
}

/** Whoever tells of a payment first or last, the same one stays. */
async function endOlder(context: Context, { userId, bought }: Settlement) {
  if (!userId || !bought) return
  const [, ...older] = await readChargeable(context.reader, userId)
  for (const row of older) {
    context.log.warn({ provider: row.provider }, 'a person paid for two subscriptions: the older one is not renewed')
    await cancelSubscription(context, row)
  }
}

/** The person can still do it by hand where this fails: it stays under their plan until then. */
async function endGivenBack(context: Context, { provider, settlement: { isGivenBack, reference } }: Settled) {
  if (!isGivenBack || !reference) return
  const row = await findSubscription(context.reader, { provider, reference })
  if (row?.cancel_at_period_end === 0) await cancelSubscription(context, row)
}
