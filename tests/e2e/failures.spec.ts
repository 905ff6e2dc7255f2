import { expect, signedIn } from '#tests/e2e/house.ts'

signedIn.use({ expectedErrors: /status of (4|5)\d\d|reading|undefined|not iterable/ })

signedIn(
  'a screen that throws leaves the navigation standing, says what happened, and comes back',
  async ({ page }) => {
    await page.route('**/api/tools/getGoals', (route) => route.fulfill({ json: { output: {} } }))
    await page.goto('/goals')
    const card = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(card).toContainText('An unexpected error occurred. Please try again.')
    await expect(card.locator('.state-message')).toHaveText(/undefined|reading/)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(card).toBeVisible()
    await page.unroute('**/api/tools/getGoals')
    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No goals set yet')).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)

signedIn('a screen that is asked to wait counts the seconds down, and then it can be tried again', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/tools/getGoals', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '20' },
      json: {
        error: {
          code: 'too_many_requests',
          message: "You've made too many requests. Please wait before trying again.",
          retryable: true,
        },
      },
    }),
  )
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByRole('heading', { name: 'Rate Limit Exceeded' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText("You've made too many requests. Please wait before trying again.")
  await expect(main.getByRole('button', { name: 'Please Wait...' })).toBeDisabled()
  await expect(main).toContainText(/Retry available in \d+ seconds/)
  await page.clock.runFor(20_000)
  await page.unroute('**/api/tools/getGoals')
  await main.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No goals set yet')).toBeVisible()
})

for (const [path, address] of [
  ['/', '/api/dashboard'],
  ['/transactions', '/api/transactions'],
  ['/spend', '/api/spend'],
  ['/goals', '/api/tools/getGoals'],
  ['/budget', '/api/tools/getBudgetStatus'],
  ['/accounts', '/api/tools/getBalances'],
  ['/subscriptions', '/api/subscriptions'],
  ['/ai-insights', '/api/insights'],
  ['/usage', '/api/usage'],
] as const) {
  signedIn(`what ${path} cannot read is told in the server's words, once`, async ({ page }) => {
    let asked = 0
    await page.route(new RegExp(`${address}(\\?|$)`), (route) => {
      asked += 1
      return route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'The disk is on fire.', retryable: true } },
      })
    })
    await page.goto(path)
    const notice = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(notice.getByText('Error loading data', { exact: true })).toHaveCount(1)
    await expect(notice.getByText('The disk is on fire.')).toHaveCount(1)
    await expect(page.getByRole('main').getByText('The disk is on fire.')).toBeVisible()
    expect(asked).toBeGreaterThan(0)
    await page.unroute(new RegExp(`${address}(\\?|$)`))
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().click()
    await expect(page.getByRole('main').getByText('The disk is on fire.')).toHaveCount(0)
  })
}
