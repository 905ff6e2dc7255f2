import { findTier } from '#db/read/tier.ts'
import type { PlanRow } from '#db/tables.ts'
import { insertCheckout } from '#db/write/payments.ts'
import { AppError } from '#domain/errors.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Context } from '#server/context.ts'

/**
 * Keeps that a person sets out to pay, and at what price: the row that the provider's messages lead back to. Returns its id.
 * Throws already_subscribed for somebody whose subscription runs on.
 */
export async function beginCheckout(
  { writer, clock, newId }: Pick<Context, 'writer' | 'clock' | 'newId'>,
  given: { userId: string; provider: PaymentProvider; plan: PlanRow },
): Promise<string> {
  const { userId, provider, plan } = given
  const id = newId()
  const now = new Date(clock()).toISOString()
  await writer.transaction().execute(async (trx) => {
    const { subscription } = await findTier(trx, { userId, now })
    if (subscription && subscription.cancel_at_period_end === 0) throw new AppError('already_subscribed')
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
