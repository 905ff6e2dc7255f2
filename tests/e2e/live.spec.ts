import { addTransaction, expect, signedIn, signUp, test } from '#tests/e2e/house.ts'

test('two browsers of one person agree, and another person hears nothing', async ({
  page,
  browser,
  server,
  person,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const stranger = await browser.newContext({ baseURL: server.url })
  await signUp(stranger, server)
  const signIn = await elsewhere.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: person.password },
  })
  expect(signIn.ok()).toBe(true)
  const second = await elsewhere.newPage()
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
})
