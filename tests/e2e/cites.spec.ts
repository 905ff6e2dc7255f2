import type { Page } from '@playwright/test'
import { addDays, startOfWeek, todayIn } from '#domain/calendar.ts'
import { addTransaction, expect, signedIn } from '#tests/e2e/house.ts'
import { periodLabel } from '#web/ui/period-label.ts'

const line = /add a spend/i
const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: /\$\d/ })
const chips = (page: Page) => page.getByRole('list', { name: 'Shown' })

const today = todayIn(Date.now(), 'America/New_York')
const monday = addDays(startOfWeek(today), -7)
const lastWeek = { from: monday, to: addDays(monday, 6) }
const label = periodLabel(lastWeek, today) ?? ''

/** Last week, and the days on both sides of it. */
async function fillTwoWeeks(page: Page) {
  const food = (merchant: string, amountMinor: number, days: number) =>
    addTransaction(page, { merchant, amountMinor, category: 'Food & Dining', date: addDays(monday, days) })
  await food('Green Fork', 2280, 6)
  await food('Corner Market', 2150, 3)
  await food('Noodle bar', 1820, 0)
  await food('Too early', 900, -1)
  await food('Too late', 900, 7)
  await addTransaction(page, {
    merchant: 'City Transit',
    amountMinor: 640,
    category: 'Transportation',
    date: addDays(monday, 3),
  })
  await addTransaction(page, { merchant: 'Payroll', amountMinor: 90_000, category: 'Income', date: addDays(monday, 4) })
}

async function ask(page: Page, words: string) {
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill(words)
  await page.keyboard.press('Enter')
}

signedIn('a figure in an answer opens exactly the rows behind it, and Back returns to the talk', async ({ page }) => {
  await fillTwoWeeks(page)
  await ask(page, 'how much on food last week')
  await page.getByRole('link', { name: '$62.50' }).click()
  await expect(rowsOf(page)).toContainText(['Green Fork', 'Corner Market', 'Noodle bar'])
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByText('3 shown', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('−$62.50')
  await expect(chips(page).getByRole('button')).toContainText(['Food & Dining', label, 'Spending'])
  await page.goBack()
  await expect(page.getByRole('link', { name: /all 3 entries/i })).toBeVisible()
})

signedIn('a question about all spending leaves income out behind its figure too', async ({ page }) => {
  await fillTwoWeeks(page)
  await ask(page, 'what did I spend last week')
  await page.getByRole('link', { name: 'All 4 entries' }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await expect(rowsOf(page).filter({ hasText: 'Payroll' })).toHaveCount(0)
})

signedIn(
  'each part of the filter can be taken off, comes back with Back, and stays over a reload',
  async ({ page }) => {
    await fillTwoWeeks(page)
    await page.goto(`/transactions?category=Food+%26+Dining&from=${lastWeek.from}&to=${lastWeek.to}`)
    await expect(rowsOf(page)).toHaveCount(3)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(3)
    await chips(page).getByRole('button', { name: label }).click()
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(page).toHaveURL(/\/transactions\?category=Food\+%26\+Dining$/)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(3)
    await chips(page).getByRole('button', { name: /^Food/ }).click()
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(rowsOf(page).filter({ hasText: 'City Transit' })).toBeVisible()
  },
)

signedIn('typed words go into the address without filling the history', async ({ page }) => {
  await fillTwoWeeks(page)
  await page.goto('/dashboard')
  await page.goto('/transactions')
  const search = page.getByPlaceholder('Search transactions...')
  // A click waits until nothing stands over the field any more.
  await search.click()
  await search.pressSequentially('corner')
  await expect(page).toHaveURL(/search=corner/)
  await expect(rowsOf(page)).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue('corner')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/dashboard/)
})

signedIn('a period without entries says so and leads back to everything', async ({ page }) => {
  await fillTwoWeeks(page)
  await page.goto('/transactions?from=2026-01-01&to=2026-01-31')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.getByRole('button', { name: 'Show Everything' }).click()
  await expect(rowsOf(page)).toHaveCount(7)
})
