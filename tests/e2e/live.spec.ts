import type { Page } from '@playwright/test'
import { addTransaction, callTool, expect, signedIn, signIn, signUp, test } from '#tests/e2e/house.ts'

test('two browsers of one person agree, and another person hears nothing', async ({
  page,
  browser,
  server,
  person,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const stranger = await browser.newContext({ baseURL: server.url })
  await signUp(stranger, server)
  const second = await elsewhere.newPage()
  await second.goto('/login')
  await signIn(second, person)
  await expect(second).toHaveURL(/\/dashboard$/)
  const third = await stranger.newPage()
  const heard: string[] = []
  await page.goto('/transactions')
  await second.goto('/')
  await third.goto('/transactions')
  await expect(second.getByText("Let's begin tracking your spending!")).toBeVisible()
  await expect(third.getByText('No transactions found')).toBeVisible()
  await expect(page.getByText('No transactions found')).toBeVisible()
  second.on('request', (request) => heard.push(new URL(request.url()).pathname))

  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })

  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee' })).toBeVisible()
  await expect(second.getByText('Total Spent')).toBeVisible()
  await expect(second.getByText('$4.00').first()).toBeVisible()
  expect(heard).toContain('/api/dashboard')
  expect(heard).not.toContain('/api/transactions')
  await expect(third.getByText('No transactions found')).toBeVisible()
  await elsewhere.close()
  await stranger.close()
})

/** A row of each of the five tables: the screen that shows it, how it is made, and what it is called there. */
const kinds = {
  transaction: {
    path: '/transactions',
    name: 'Green Fork',
    add: 'addTransaction',
    input: { merchant: 'Green Fork', amountMinor: 400, category: 'Food & Dining' },
    remove: 'deleteTransaction',
  },
  budget: {
    path: '/budget',
    name: 'Travel',
    add: 'setBudget',
    input: { category: 'Travel', amountMinor: 15_000 },
    remove: 'deleteBudget',
  },
  goal: {
    path: '/goals',
    name: 'Lisbon',
    add: 'createGoal',
    input: { name: 'Lisbon', targetMinor: 250_000, category: 'Vacation' },
    remove: 'deleteGoal',
  },
  account: {
    path: '/accounts',
    name: 'Northbank',
    add: 'addAccount',
    input: { bankName: 'Northbank', accountType: 'savings', maskedAccountNumber: '2204', balanceMinor: 50_000 },
    remove: 'deleteAccount',
  },
  card: {
    path: '/accounts',
    name: 'Kestrel',
    add: 'addCard',
    input: { cardType: 'credit', lastFourDigits: '4417', bankIssuer: 'Kestrel', balanceMinor: -12_000 },
    remove: 'deleteCard',
  },
} as const

for (const [kind, { path, name, add, input, remove }] of Object.entries(kinds)) {
  test(`a new ${kind} comes into a second window and another browser, and leaves both again`, async ({
    page,
    context,
    browser,
    server,
    person,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const others = [await context.newPage(), await elsewhere.newPage()]
    await page.goto('/')
    await others[1]?.goto('/login')
    if (others[1]) await signIn(others[1], person)
    for (const other of others) await standsStill(other, path)

    const output = await callTool(page, add, input)
    for (const other of others) await expect(other.getByRole('main').getByText(name).first()).toBeVisible()
    await callTool(page, remove, { id: output[kind].id })
    for (const other of others) await expect(other.getByRole('main').getByText(name)).toHaveCount(0)
    await elsewhere.close()
  })
}

/** Resolves once the screen has its data; from here on only the stream can tell it of a change. */
async function standsStill(page: Page, path: string): Promise<void> {
  await expect(page).not.toHaveURL(/login/)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
  await page.waitForLoadState('load')
}

test.describe('when the stream breaks', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|Failed to fetch/ })

  signedIn('it comes back after one second and catches up with what was missed', async ({ page, context }) => {
    await page.goto('/transactions')
    await expect(page.getByText('No transactions found')).toBeVisible()
    await context.setOffline(true)
    await page.waitForTimeout(300)
    await addTransaction(page, { merchant: 'Missed', amountMinor: 500, category: 'Other' })
    await context.setOffline(false)
    await expect(page.getByRole('listitem').filter({ hasText: 'Missed' })).toBeVisible({ timeout: 15_000 })
  })

  signedIn('it is tried again after 1, 2, 5 and 10 seconds', async ({ page }) => {
    await page.route('**/api/live', (route) => route.fulfill({ status: 503 }))
    await page.goto('/transactions')
    await expect.poll(() => waitsBetween(page, '/api/live'), { timeout: 30_000 }).toHaveLength(4)
    expectWaits(await waitsBetween(page, '/api/live'), [1000, 2000, 5000, 10_000])
  })

  signedIn('the session is asked for again after 200 ms, and after twice as long each time', async ({ page }) => {
    await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 503 }))
    await page.goto('/transactions')
    await expect.poll(() => waitsBetween(page, '/get-session'), { timeout: 30_000 }).toHaveLength(5)
    expectWaits(await waitsBetween(page, '/get-session'), [200, 400, 800, 1600, 3200])
    await page.unroute('**/api/auth/get-session')
    await expect(page.getByText('No transactions found')).toBeVisible({ timeout: 15_000 })
  })
})

/** Milliseconds from each answer to the next request, as the browser itself timed them. */
function waitsBetween(page: Page, path: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const tries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(wanted))
    return tries.slice(1).map(({ startTime }, index) => startTime - (tries[index]?.responseEnd ?? 0))
  }, path)
}

/** A timer never rings early; on a busy machine it may ring late, by less than the next wait would be longer. */
function expectWaits(waits: readonly number[], wanted: readonly number[]): void {
  expect(waits.map((wait, index) => wait > (wanted[index] ?? 0) - 2 && wait < (wanted[index] ?? 0) + 900)).toEqual(
    wanted.map(() => true),
  )
}
