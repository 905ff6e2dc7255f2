import { expect, test } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'

/** The limits as they are without settings. */
const usual = { CLIENT_ACTS_PER_MINUTE: '', CLIENT_REQUESTS_PER_MINUTE: '' }
const limited = test.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer(usual)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
limited.use({ expectedErrors: /status of 4/ })

limited(
  'the eleventh try to sign in within a minute stays here, with the seconds to wait; later it goes',
  async ({ page }) => {
    let tries = 0
    await page.route('**/api/auth/sign-in/email', (route) => {
      tries += 1
      return route.fulfill({
        status: 401,
        json: {
          error: { code: 'invalid_credentials', message: 'That e-mail and password do not match.', retryable: false },
        },
      })
    })
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('Email').fill('maya@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const button = page.getByRole('button', { name: 'Sign In' })
    for (let attempt = 1; attempt <= 10; attempt++) {
      await button.click()
      await expect.poll(() => tries).toBe(attempt)
      await expect(button).toBeEnabled()
    }
    await button.click()
    const card = page.getByRole('dialog', { name: 'Rate Limit Exceeded' })
    await expect(card).toContainText(/Retry available in \d+ seconds/)
    await expect(card.getByRole('button', { name: 'Please Wait...' })).toBeDisabled()
    expect(tries).toBe(10)
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('rate-limit.sign-in')
    await page.clock.runFor(61_000)
    await card.getByRole('button', { name: 'Try Again' }).click()
    await expect(card).toBeHidden()
    await button.click()
    await expect.poll(() => tries).toBe(11)
  },
)

limited('the hundred and first request within a minute never leaves the browser', async ({ page, person: _ }) => {
  await page.goto('/assistant')
  await expect(page.getByPlaceholder(/add a spend/i)).toBeVisible()
  const count = (used?: number) =>
    page.evaluate((given) => {
      const kept = JSON.parse(localStorage.getItem('rate-limit.all') ?? '{}')
      if (given !== undefined) {
        localStorage.setItem('rate-limit.all', JSON.stringify({ startedAt: Date.now(), used: given }))
      }
      return kept.used as number
    }, used)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/ai-assistant')) asked += 1
  })
  const tell = async (words: string) => {
    await page.getByPlaceholder(/add a spend/i).fill(words)
    await page.keyboard.press('Enter')
  }
  await count(99)
  await tell('coffee 4')
  await expect(page.getByText('Saved, $4.00 for Coffee.')).toBeVisible()
  expect(await count()).toBe(100)
  expect(asked).toBe(1)
  await tell('tea 3')
  await expect(page.getByRole('dialog', { name: 'Rate Limit Exceeded' })).toBeVisible()
  expect(asked).toBe(1)
  expect(await count()).toBe(100)
})
