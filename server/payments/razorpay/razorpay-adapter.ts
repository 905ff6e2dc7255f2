import type { Config } from '#server/config.ts'
import { cancelOnce } from '#server/payments/cancel-once.ts'
import type { Order, PaymentAdapter } from '#server/payments/port.ts'
import { readRazorpayEvent } from '#server/payments/razorpay/read-razorpay-event.ts'

type Settings = NonNullable<Config['payments']['razorpay']>

/** Razorpay wants an end: ten years of months. */
const MOST_MONTHS = 120

const over = ['cancelled', 'completed', 'expired']

/** Razorpay subscriptions: the person agrees on Razorpay's page, and Razorpay takes the money each month. */
export function razorpayAdapter(settings: Settings, timeoutMs: number): PaymentAdapter {
  const plans = new Map<string, string>()
  return {
    async createCheckout(order) {
      const razorpay = await openRazorpay(settings, timeoutMs)
      const subscription = await razorpay.subscriptions.create({
        plan_id: await findPlan(razorpay, plans, order),
        total_count: MOST_MONTHS,
        quantity: 1,
        customer_notify: 1,
        notes: { checkout_id: order.checkoutId },
      })
      return { url: subscription.short_url || null }
    },
    readEvent: readRazorpayEvent(settings.webhookSecret),
    async cancel(reference, when) {
      const { subscriptions } = await openRazorpay(settings, timeoutMs)
      await cancelOnce({
        cancel: () => subscriptions.cancel(reference, when === 'at the end'),
        isOver: async () => over.includes((await subscriptions.fetch(reference)).status),
      })
    },
  }
}

type Razorpay = Awaited<ReturnType<typeof openRazorpay>>

async function openRazorpay(settings: Settings, timeoutMs: number) {
  const { default: Razorpay } = await import('razorpay')
  const razorpay = new Razorpay({ key_id: settings.keyId, key_secret: settings.keySecret })
  // The library takes neither a time limit nor another address, but leaves its HTTP client in reach.
  const { defaults } = (razorpay as unknown as { api: { rq: { defaults: { timeout: number; baseURL: string } } } }).api
    .rq
  defaults.timeout = timeoutMs
  if (settings.baseUrl) defaults.baseURL = new URL(settings.baseUrl).origin
  return razorpay
}

/** The monthly plan at Razorpay, which is made the first time. */
async function findPlan(razorpay: Razorpay, plans: Map<string, string>, order: Order): Promise<string> {
  const { planName: name, priceMinor: amount, currency } = order
  const key = `${name} ${currency} ${amount}`
  const known = plans.get(key)
  if (known) return known
  const { items } = await razorpay.plans.all({ count: 100 })
  const made = items.find(
    ({ period, interval, item }) =>
      period === 'monthly' &&
      interval === 1 &&
      item.name === name &&
      Number(item.amount) === amount &&
      item.currency === currency,
  )
  const { id } =
    made ?? (await razorpay.plans.create({ period: 'monthly', interval: 1, item: { name, amount, currency } }))
  plans.set(key, id)
  return id
}
