import { product } from '#domain/product.ts'
import type { Config } from '#server/config.ts'
import { cancelOnce } from '#server/payments/cancel-once.ts'
import { findPaypalKey } from '#server/payments/paypal/find-paypal-key.ts'
import { findPaypalPlan } from '#server/payments/paypal/find-paypal-plan.ts'
import { openPaypal } from '#server/payments/paypal/open-paypal.ts'
import { readPaypalEvent } from '#server/payments/paypal/read-paypal-event.ts'
import type { PaymentAdapter } from '#server/payments/port.ts'

/** PayPal subscriptions: the person agrees on PayPal's page, and PayPal takes the money each month. */
export function paypalAdapter(settings: NonNullable<Config['payments']['paypal']>, timeoutMs: number): PaymentAdapter {
  let opened: ReturnType<typeof openPaypal> | undefined
  const open = () => {
    opened ??= openPaypal(settings, timeoutMs)
    return opened
  }
  return {
    async createCheckout(order) {
      const paypal = await open()
      const planId = await findPaypalPlan(paypal, order)
      const { ApplicationContextUserAction, ExperienceContextShippingPreference } = await import(
        '@paypal/paypal-server-sdk'
      )
      const { result } = await paypal.subscriptions.createSubscription({
        prefer: 'return=minimal',
        paypalRequestId: order.checkoutId,
        body: {
          planId,
          customId: order.checkoutId,
          subscriber: { emailAddress: order.email },
          applicationContext: {
            brandName: product.name,
            shippingPreference: ExperienceContextShippingPreference.NoShipping,
            userAction: ApplicationContextUserAction.SubscribeNow,
            returnUrl: order.successUrl,
            cancelUrl: order.cancelUrl,
          },
        },
      })
      return { url: result.links?.find((link) => link.rel === 'approve')?.href ?? null }
    },
    readEvent: readPaypalEvent({ webhookId: settings.webhookId, findKey: findPaypalKey(settings, timeoutMs) }),
    // PayPal knows one way: nothing is taken from now on.
    async cancel(reference) {
      const { subscriptions } = await open()
      await cancelOnce({
        cancel: () =>
          subscriptions.cancelSubscription({ id: reference, body: { reason: 'Canceled by the subscriber' } }),
        isOver: async () => {
          const { status } = (await subscriptions.getSubscription({ id: reference })).result
          return status === 'CANCELLED' || status === 'EXPIRED'
        },
      })
    },
  }
}
