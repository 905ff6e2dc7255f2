import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { expect, rows, signedIn, test } from '#tests/e2e/house.ts'

const providers = ['PayPal', 'Stripe', 'Lemon Squeezy', 'Razorpay'] as const

async function look(page: Page) {
  await expectAccessible(page)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
}

async function payWith(page: Page, provider: (typeof providers)[number]) {
  await page.goto('/plan')
  await page.getByRole('button', { name: provider === 'PayPal' ? 'Get Pro' : provider }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(provider)
  await expect(page.getByText('TEST MODE').first()).toBeVisible()
}

for (const provider of providers) {
  test(`${provider}: cancel, decline, pay, and the plan is Pro until it is canceled`, async ({
    page,
    person,
    server,
  }) => {
    // Three journeys to the payment.
    test.slow()
    await page.goto('/transactions')
    await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible()

    await payWith(page, provider)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Nothing was taken. You are still on your old plan.')).toBeVisible()

    await payWith(page, provider)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('The payment was declined. Nothing was taken.')).toBeVisible()
    if (provider === 'PayPal') await look(page)
    await page.getByRole('button', { name: /^Pay/ }).click()

    await expect(page).toHaveURL(/\/payment-success\?session_id=[0-9a-f-]{36}&plan=paid$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Pro is yours.')
    if (provider === 'PayPal') await look(page)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: /Good / })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)

    await page.goto('/plan')
    const card = page.getByRole('region', { name: 'Subscription' })
    await expect(card).toContainText('PAID')
    await expect(card).toContainText('Active')
    await expect(card).toContainText('TEST MODE')
    await expect(card).toContainText(/Renews on\s*[A-Z][a-z]{2} \d{1,2}, \d{4}/)
    await expect(card).toContainText(provider)
    if (provider === 'PayPal') await look(page)
    await card.getByRole('button', { name: 'Cancel subscription' }).click()
    const checked = page.waitForRequest(/check-subscription$/)
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await expect(page.getByText('Subscription canceled successfully')).toBeVisible()
    await checked
    await expect(card).toContainText('Ends on')
    await expect(card.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0)
    expect(rows(server, 'select status, cancel_at_period_end from subscriptions where user_id = ?', person.id)).toEqual(
      [{ status: 'active', cancel_at_period_end: 1 }],
    )
  })
}

test('Get Pro carries plan and currency through sign-up to the payment', async ({ page }) => {
  await page.goto('/signup?planCode=paid&currency=GBP')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Confirm password').fill('correct horse battery')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard\?planCode=paid&currency=GBP$/)
  const asked = page.waitForRequest(/create-paypal-checkout$/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  expect((await asked).postDataJSON()).toEqual({ planCode: 'paid', currency: 'GBP' })
  await expect(page.getByRole('button', { name: 'Pay £9.99' })).toBeVisible()
})

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  signedIn('each failure is told in the words of the catalogue', async ({ page }) => {
    const failed = { error: { code: 'internal', message: 'Down for a moment.', retryable: false } }
    await page.goto('/plan')
    await page.route('**/create-paypal-checkout', (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: 'Get Pro' }).click()
    await expect(page.getByText('Failed to create checkout session')).toBeVisible()
    await expect(page.getByText('No checkout URL received')).toBeVisible()

    await page.route('**/create-stripe-checkout', (route) => route.fulfill({ status: 500, json: failed }))
    await page.getByRole('button', { name: 'Stripe' }).click()
    await expect(page.getByText('Down for a moment.')).toBeVisible()

    await page.route('**/api/plans*', (route) => route.fulfill({ status: 500, json: failed }))
    await page.reload()
    await expect(page.getByText("We couldn't load plans right now. Please try again shortly.")).toBeVisible()
    await expect(page.getByText('Failed to fetch subscription plans')).toBeVisible()
    await page.unroute('**/api/plans*')
    await page.route('**/api/plans*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), plans: [] } })
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No plans available right now. Please check back soon.')).toBeVisible()
    await page.unroute('**/api/plans*')

    await page.route('**/check-subscription', (route) => route.fulfill({ status: 500, json: failed }))
    await page.reload()
    await expect(page.getByText('Failed to fetch subscription', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('Inactive')
    await page.unroute('**/check-subscription')
    const noKey = { error: { ...failed.error, message: 'STRIPE_SECRET_KEY is not set' } }
    await page.route('**/check-subscription', (route) => route.fulfill({ status: 500, json: noKey }))
    await page.reload()
    await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('Inactive')
    await expect(page.getByText('Failed to fetch subscription', { exact: true })).toHaveCount(0)
  })

  signedIn(
    'two seconds after a payment the subscription is asked for again, and verified even where that fails',
    async ({ page }) => {
      // What the screen itself asks as it comes is answered.
      let first = 0
      const askedLate: number[] = []
      await page.route('**/check-subscription', (route) => {
        first ||= Date.now()
        if (Date.now() < first + 1_500) return route.continue()
        askedLate.push(Date.now() - first)
        return route.abort()
      })
      await page.goto('/payment-success?session_id=abc&plan=paid')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('One moment')
      await expect.poll(() => askedLate.length).toBeGreaterThan(0)
      expect(askedLate[0]).toBeLessThan(6_000)
      await expect(heading).toHaveText('Thank you.')
      await expect(page.getByText('PAID', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(/\/$/)
    },
  )

  signedIn('who comes from no payment is told of none, and of no plan', async ({ page }) => {
    await page.goto('/payment-success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment to look for.')
    await expect(page.getByText('PAID', { exact: true })).toHaveCount(0)
  })
})
