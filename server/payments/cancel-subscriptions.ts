import { readChargeable } from '#db/read/subscriptions.ts'
import type { SubscriptionRow } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { isPaymentProvider, type PaymentProvider } from '#domain/payment-provider.ts'
import { isInForce, type SubscriptionNews } from '#domain/subscription.ts'
import type { Context } from '#server/context.ts'
import { isPlayed } from '#server/payments/test-mode/play-payment.ts'
import { settlePayment } from '#server/tools/settle-payment.ts'

/**
 * Ends everything that the person may still be charged for, in force or in arrears, first at the provider and then here; what was paid
 * for stays until the end of its period. Each is tried, whatever becomes of the others. Throws nothing_to_cancel, provider_unavailable;
 * provider_not_open only where nothing else failed.
 */
export async function cancelSubscriptions(context: Context, userId: string): Promise<void> {
  const chargeable = await readChargeable(context.reader, userId)
  if (chargeable.length === 0) throw new AppError('nothing_to_cancel')
  const tries = await Promise.allSettled(chargeable.map((row) => cancelSubscription(context, row)))
  const failures: unknown[] = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0) throw failures.find((failure) => !isNotOpen(failure)) ?? failures[0]
}

function isNotOpen(failure: unknown): boolean {
  return failure instanceof AppError && failure.code === 'provider_not_open'
}

/** Ends one at its provider and here. Throws provider_unavailable, provider_not_open. */
export async function cancelSubscription(context: Context, row: SubscriptionRow): Promise<void> {
  const { provider, provider_reference: reference } = row
  if (!isPaymentProvider(provider)) throw new AppError('provider_not_open')
  const now = new Date(context.clock()).toISOString()
  const isRunning = isInForce({ status: row.status, periodEnd: row.current_period_end }, now)
  // What was played before there were keys is unknown to the provider.
  if (!isPlayed(reference)) await cancelThere(context, { provider, reference, isRunning })
  const news: SubscriptionNews = isRunning
    ? { kind: 'renewal', at: now, willRenew: false }
    : { kind: 'ended', at: now, mayCharge: false }
  await settlePayment(context, {
    provider,
    event: {
      id: context.newId(),
      type: 'canceled here',
      at: now,
      checkoutId: null,
      reference,
      news,
      paid: null,
      refund: null,
    },
  })
}

async function cancelThere(
  { payments, log }: Context,
  { provider, reference, isRunning }: { provider: PaymentProvider; reference: string; isRunning: boolean },
): Promise<void> {
  const adapter = payments[provider]
  if (!adapter) throw new AppError('provider_not_open')
  await adapter.cancel(reference, isRunning ? 'at the end' : 'now').catch((error: unknown) => {
    log.error({ error, provider }, 'subscription not canceled')
    throw new AppError('provider_unavailable')
  })
}
