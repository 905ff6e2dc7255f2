import { readSubscriptions } from '#db/read/subscriptions.ts'
import { AppError } from '#domain/errors.ts'
import { isPaymentProvider } from '#domain/payment-provider.ts'
import type { Context } from '#server/context.ts'
import type { PaymentAdapters } from '#server/payments/port.ts'
import { TEST_REFERENCE } from '#server/payments/test-mode/play-payment.ts'
import { settlePayment } from '#server/tools/settle-payment.ts'

/**
 * Ends the renewal of everything that the person pays for, first at the provider and then here; what was paid for stays until the end of
 * its period. Throws nothing_to_cancel, provider_unavailable, provider_not_open.
 */
export async function cancelSubscriptions(
  context: Context,
  { adapters, userId }: { adapters: PaymentAdapters; userId: string },
): Promise<void> {
  const { reader, clock, newId, log } = context
  const now = new Date(clock()).toISOString()
  const running = (await readSubscriptions(reader, { userId, now })).filter(
    (one) => one.cancel_at_period_end === 0 && one.current_period_end !== null,
  )
  if (running.length === 0) throw new AppError('nothing_to_cancel')
  for (const { provider, provider_reference: reference } of running) {
    if (!isPaymentProvider(provider)) throw new AppError('provider_not_open')
    // What was played before there were keys is unknown to the provider.
    if (!reference.startsWith(TEST_REFERENCE)) {
      const adapter = adapters[provider]
      if (!adapter) throw new AppError('provider_not_open')
      await adapter.cancel(reference).catch((error: unknown) => {
        log.error({ error, provider }, 'subscription not canceled')
        throw new AppError('provider_unavailable')
      })
    }
    await settlePayment(context, {
      provider,
      event: {
        id: newId(),
        type: 'canceled here',
        at: now,
        checkoutId: null,
        reference,
        news: { kind: 'renewal', at: now, willRenew: false },
        paid: null,
      },
    })
  }
}
