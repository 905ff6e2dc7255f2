import type { Page } from '@playwright/test'
import { execute, expect, rows, signedIn, signUp, subscribe, test } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const upgrade = (page: Page) => page.getByRole('link', { name: 'Upgrade' })

async function badgeInMenu(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  const badge = page.getByRole('menu').locator('.badge')
  await expect(badge).toBeVisible()
  const look = await badge.evaluate((element) => {
    const { backgroundImage, backgroundColor, color } = getComputedStyle(element)
    return { text: element.textContent, backgroundImage, backgroundColor, color }
  })
  return look
}

/** The channels of a computed colour, on a canvas, whatever notation the browser writes it in. */
async function channels(page: Page, color: string) {
  return page.evaluate((value) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return { red, green, blue }
  }, color)
}

test('upgrade buttons show without a subscription and go with one; the badge is grey, then purple to pink', async ({
  page,
  person,
  server,
}) => {
  await page.goto('/transactions')
  await expect(upgrade(page)).toBeVisible()
  await page.goto('/dashboard')
  await expect(upgrade(page)).toBeVisible()
  const free = await badgeInMenu(page)
  expect(free.text).toBe('FREE')
  const { red, green, blue } = await channels(page, free.color)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40)
  expect(free.backgroundImage).toBe('none')

  subscribe(server, person)
  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upgrade(page)).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Good / })).toBeVisible()
  await expect(upgrade(page)).toHaveCount(0)
  const paid = await badgeInMenu(page)
  expect(paid.text).toBe('PAID')
  expect(paid.backgroundImage).toContain('linear-gradient')
  const [from = '', to = ''] = paid.backgroundImage.match(/rgba?\([^)]+\)|#\w+/g) ?? []
  const [purple, pink] = [await channels(page, from), await channels(page, to)]
  expect(purple.blue).toBeGreaterThan(purple.red)
  expect(pink.red).toBeGreaterThan(pink.blue)
})

test('a plan without an end is told as lifetime, and there is nothing to cancel', async ({ page, person, server }) => {
  subscribe(server, person, { end: 'null' })
  await page.goto('/plan')
  await expect(card(page)).toContainText('Lifetime Access')
  await expect(card(page).getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0)
})

signedIn('at 1280 px the plans stand beside one another, both prices in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/plan')
  for (const name of ['Free', 'Pro'])
    await expect(page.getByRole('region', { name }).getByRole('img', { name: /^\$/ })).toBeInViewport({ ratio: 1 })
})

test('any other plan is told with its day', async ({ page, person, server }) => {
  subscribe(server, person, { isCanceled: true })
  await page.goto('/plan')
  await expect(card(page)).toContainText('Jan 5, 2999')
})

test('the currencies are dollars and pounds, and a new account counts in dollars', async ({ page, person, server }) => {
  expect(rows(server, 'select currency from profiles where id = ?', person.id)).toEqual([{ currency: 'USD' }])
  await page.goto('/plan')
  const choices = page.getByRole('group', { name: 'Currency' }).getByRole('button')
  await expect(choices).toHaveText(['USD', 'GBP'])
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/preferences')
  await expect(page.getByRole('group', { name: 'Currency' }).getByRole('button')).toHaveText(['$ USD', '£ GBP'])
  await expect(page.getByRole('button', { name: '$ USD' })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('what fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a cancellation that fails is told, and can be tried again', async ({ page, person, server }) => {
    subscribe(server, person, { reference: 'test_' })
    await page.goto('/plan')
    await page.route(
      '**/cancel-subscription',
      (route) =>
        route.fulfill({
          status: 502,
          json: { error: { code: 'provider_unavailable', message: 'Nobody answered.', retryable: true } },
        }),
      { times: 1 },
    )
    await card(page).getByRole('button', { name: 'Cancel subscription' }).click()
    const sure = page.getByRole('button', { name: 'Cancel at the end of the period' })
    await sure.click()
    await expect(page.getByText('Failed to cancel subscription')).toBeVisible()
    await expect(page.getByText('Nobody answered.')).toBeVisible()
    await sure.click()
    await expect(page.getByText('Subscription canceled successfully')).toBeVisible()
    await expect(card(page)).toContainText('Ends on')
  })
})

test('a plan in arrears says so, and can be canceled', async ({ page, person, server }) => {
  subscribe(server, person, { end: "'2026-02-01T00:00:00.000Z'" })
  await page.goto('/plan')
  await expect(card(page)).toContainText('Inactive')
  await expect(card(page)).toContainText('PayPal may charge you again until you cancel.')
  await page.route('**/cancel-subscription', async (route) => {
    execute(server, `update subscriptions set cancel_at_period_end = 1 where user_id = '${person.id}'`)
    await route.fulfill({ json: { success: true } })
  })
  await card(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel now' }).click()
  await expect(page.getByText('Subscription canceled successfully')).toBeVisible()
  await expect(card(page)).toContainText('Nothing to pay')
})

test('whoever has no limit has a green badge', async ({ context, page }) => {
  const own = await startServer({ DEVELOPER_EMAIL: 'dev@example.com' })
  try {
    await signUp(context, own, { email: 'dev@example.com' })
    await page.goto(`${own.url}/dashboard`)
    const badge = await badgeInMenu(page)
    expect(badge.text).toBe('UNLIMITED')
    const { red, green, blue } = await channels(page, badge.color)
    expect(green).toBeGreaterThan(Math.max(red, blue))
  } finally {
    await page.goto('about:blank')
    await own.stop()
  }
})
