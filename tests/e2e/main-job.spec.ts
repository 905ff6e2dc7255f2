import { addTransaction, expect, signedIn, signUp, test, transactionsOf, withMotion } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'

test.use(withMotion)

const sentence = 'I spent twelve fifty on lunch at Chipotle yesterday'

test('typed: one row, on both screens, and Undo takes it from both', async ({ page, context, server, person }) => {
  const other = await context.newPage()
  await other.goto('/transactions')
  await expect(other.getByText('No transactions found')).toBeVisible()
  await page.goto('/assistant')
  await page.getByPlaceholder(/add a spend/i).fill(sentence)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  await expect(page.getByText('Chipotle transaction for $12.50 added successfully!')).toBeVisible()
  await expect(other.getByRole('listitem').filter({ hasText: 'Chipotle' })).toContainText('−$12.50')
  expect(transactionsOf(server, person)).toMatchObject([
    { merchant: 'Chipotle', amount: 1250, category: 'Food & Dining' },
  ])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(other.getByText('No transactions found')).toBeVisible()
  await expect.poll(() => transactionsOf(server, person)).toEqual([])
})

test('the yesterday of a person is that of their own zone, not of the server', async ({ page, server, person }) => {
  await page.goto('/assistant')
  await expect(page.getByPlaceholder(/add a spend/i)).toBeVisible()
  const expected = await page.evaluate(() => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now())
    return parts
  })
  await page.getByPlaceholder(/add a spend/i).fill('coffee 4')
  await page.keyboard.press('Enter')
  await expect.poll(() => transactionsOf(server, person).map((entry) => entry.date)).toEqual([expected])
})

signedIn('a question is answered from the rows', async ({ page }) => {
  await page.goto('/assistant')
  await addTransaction(page, { merchant: 'Green Fork', amountMinor: 2280, category: 'Food & Dining' })
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
  await page.getByPlaceholder(/add a spend/i).fill('how much did I spend on food this month?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('$44.30').first()).toBeVisible()
})

test('an answered write is there after kill -9', async ({ browser }) => {
  const server = await startServer()
  try {
    const context = await browser.newContext({ baseURL: server.url })
    const person = await signUp(context, server)
    const answer = await context.request.post('/functions/v1/ai-assistant', { data: { message: sentence } })
    expect(answer.ok(), await answer.text()).toBe(true)
    await server.kill()
    await server.restart()
    expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Chipotle', amount: 1250 }])
    const page = await context.newPage()
    await page.goto('/transactions')
    await expect(page.getByRole('listitem').filter({ hasText: 'Chipotle' })).toBeVisible()
    await context.close()
  } finally {
    await server.stop()
  }
})
