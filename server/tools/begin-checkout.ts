import { readChargeable } from '#db/read/subscriptions.ts'
import { findTier } from '#db/read/tier.ts'
import type { PlanRow } from '#db/tables.ts'
import { insertCheckout } from '#db/write/payments.ts'
import { AppError } from '#domain/errors.ts'
import { isPaymentProvider, type PaymentProvider } from '#domain/payment-provider.ts'
import type { Context } from '#server/context.ts'
import { isPlayed } from '#server/payments/test-mode/play-payment.ts'

/**
 * Keeps that a person sets out to pay, and at what price: the row that the provider's messages lead back to. Returns its id.
 * Throws already_subscribed for somebody whose subscription runs on, payment_owed while an older one may still be charged.
 */
export async function beginCheckout(
  { writer, clock, newId, payments }: Pick<Context, 'writer' | 'clock' | 'newId' | 'payments'>,
  given: { userId: string; provider: PaymentProvider; plan: PlanRow },
): Promise<string> {
  const { userId, provider, plan } = given
  const id = newId()
  const now = new Date(clock()).toISOString()
  await writer.transaction().execute(async (trx) => {
    const { subscription } = await findTier(trx, { userId, now })
    if (subscription && subscription.cancel_at_period_end === 0) throw new AppError('already_subscribed')
    const owed = (await readChargeable(trx, userId)).some(
      // One of a provider without keys can neither charge nor be canceled here.
      (row) => isPaymentProvider(row.provider) && payments[row.provider] && !isPlayed(row.provider_reference),
    )
    if (owed) throw new AppError('payment_owed')
    await insertCheckout(trx, {
      id,
      user_id: userId,
      provider,
      plan_id: plan.id,
      price: plan.price,
      currency: plan.currency,
      created_at: now,
    })
  })
  return id
}
