import { decimalFromMinor, minor } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import type { Paypal } from '#server/payments/paypal/open-paypal.ts'
import type { Order } from '#server/payments/port.ts'

const PRODUCT_ID = `${product.name.toUpperCase()}-PRO`

/** The id of the monthly plan at PayPal, which is made with its product the first time. */
export async function findPaypalPlan(paypal: Paypal, order: Order): Promise<string> {
  const price = decimalFromMinor(minor(order.priceMinor)).toFixed(2)
  const name = `${order.planName} ${order.currency} ${price}`
  await makeProduct(paypal, order.planName)
  const { result } = await paypal.subscriptions.listBillingPlans({ productId: PRODUCT_ID, pageSize: 20 })
  const known = result.plans?.find((plan) => plan.name === name && plan.status === 'ACTIVE')?.id
  return known ?? makePlan(paypal, { name, price, currency: order.currency })
}

/** Asking for one that is there already is refused with 422, which is as good. */
async function makeProduct({ request }: Paypal, name: string): Promise<void> {
  const call = request('POST', '/v1/catalogs/products')
  call.header('Content-Type', 'application/json')
  call.text(JSON.stringify({ id: PRODUCT_ID, name, type: 'SERVICE', category: 'SOFTWARE' }))
  call.authenticate([{ oauth2: true }])
  call.validateResponse(false)
  const { statusCode } = await call.callAsText()
  if (statusCode >= 400 && statusCode !== 422) throw new Error(`PayPal answered ${statusCode} to a product`)
}

async function makePlan(
  { subscriptions }: Paypal,
  { name, price, currency }: { name: string; price: string; currency: string },
): Promise<string> {
  const { IntervalUnit, PlanRequestStatus, TenureType } = await import('@paypal/paypal-server-sdk')
  const { result } = await subscriptions.createBillingPlan({
    prefer: 'return=minimal',
    paypalRequestId: `${PRODUCT_ID} ${name}`,
    body: {
      productId: PRODUCT_ID,
      name,
      status: PlanRequestStatus.Active,
      billingCycles: [
        {
          frequency: { intervalUnit: IntervalUnit.Month, intervalCount: 1 },
          tenureType: TenureType.Regular,
          sequence: 1,
          totalCycles: 0,
          pricingScheme: { fixedPrice: { currencyCode: currency, value: price } },
        },
      ],
      paymentPreferences: { autoBillOutstanding: true, paymentFailureThreshold: 1 },
    },
  })
  if (!result.id) throw new Error('PayPal made a plan without an id')
  return result.id
}
