import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'
import { cancelOnce } from '#server/payments/cancel-once.ts'
import { openLemonsqueezy } from '#server/payments/lemonsqueezy/open-lemonsqueezy.ts'
import { readLemonsqueezyEvent } from '#server/payments/lemonsqueezy/read-lemonsqueezy-event.ts'
import type { PaymentAdapter } from '#server/payments/port.ts'

type Lemonsqueezy = Awaited<ReturnType<typeof openLemonsqueezy>>

/** Lemon Squeezy: the store's first monthly subscription is sold at our price, in the one currency that the store has. */
export function lemonsqueezyAdapter(settings: NonNullable<Config['payments']['lemonsqueezy']>): PaymentAdapter {
  const { storeId } = settings
  return {
    async createCheckout(order) {
      const lemon = await openLemonsqueezy(settings)
      const store = require2xx(await lemon.getStore(storeId))
      if (store.data.attributes.currency !== order.currency) throw new AppError('currency_not_offered')
      const variantId = await findMonthlyVariant(lemon, storeId)
      const checkout = require2xx(
        await lemon.createCheckout(storeId, variantId, {
          customPrice: order.priceMinor,
          productOptions: {
            name: order.planName,
            redirectUrl: order.successUrl,
            enabledVariants: [Number(variantId)],
          },
          checkoutData: { email: order.email, custom: { checkout_id: order.checkoutId } },
        }),
      )
      return { url: checkout.data.attributes.url || null }
    },
    readEvent: readLemonsqueezyEvent(settings.webhookSecret),
    // Lemon Squeezy knows one way: nothing is taken from now on.
    async cancel(reference) {
      const lemon = await openLemonsqueezy(settings)
      await cancelOnce({
        cancel: async () => require2xx(await lemon.cancelSubscription(reference)),
        isOver: async () => {
          const { status } = require2xx(await lemon.getSubscription(reference)).data.attributes
          return status === 'cancelled' || status === 'expired'
        },
      })
    },
  }
}

async function findMonthlyVariant(lemon: Lemonsqueezy, storeId: string): Promise<string> {
  const products = require2xx(await lemon.listProducts({ filter: { storeId } }))
  for (const { id } of products.data) {
    const variants = require2xx(await lemon.listVariants({ filter: { productId: id } }))
    const monthly = variants.data.find(({ attributes: own }) => own.interval === 'month' && own.interval_count === 1)
    if (monthly) return monthly.id
  }
  throw new Error('The Lemon Squeezy store has no monthly subscription')
}

/** The library returns its failures. */
function require2xx<T>(answer: { data: T | null; error: Error | null }): T {
  if (answer.error) throw answer.error
  if (!answer.data) throw new Error('Lemon Squeezy answered nothing')
  return answer.data
}
