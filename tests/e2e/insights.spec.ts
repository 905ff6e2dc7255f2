import type { Page } from '@playwright/test'
import { addDays, addMonths, startOfMonth, todayIn } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { addTransaction, expect, signedIn, test } from '#tests/e2e/house.ts'

test.use({ timezoneId: 'America/New_York' })

const first = (monthsBack = 0) => addMonths(startOfMonth(todayIn(Date.now(), 'America/New_York')), -monthsBack)

function add(page: Page, amountMinor: number, category: string, date = first()) {
  return addTransaction(page, { merchant: `Some ${category}`, amountMinor, category, date })
}

signedIn('with too little data each page says so', async ({ page }) => {
  for (const [path, text] of [
    ['/ai-insights', 'Too little to say yet.'],
    ['/ai-expense-prediction', 'Too little to predict from yet.'],
    ['/ai-spending-insights', 'Nothing is spent this month yet'],
    ['/ai-investment-suggestions', 'Nothing is noted this month yet.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text, { exact: false })).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/\$|%|NaN/)
  }
})

signedIn('the starting rules run on the own figures, and each figure opens the rows behind it', async ({ page }) => {
  await add(page, 30_000, 'Food & Dining')
  await add(page, 15_000, 'Transportation')
  await page.goto('/ai-spending-insights')
  await expect(page.getByText('Nothing stands out this month. Carry on.')).toBeVisible()
  await add(page, 1, 'Food & Dining')
  await expect(page.getByText('Dining is $50.01 above the typical $250.00.')).toBeVisible()
  await page.getByRole('link', { name: '$50.01' }).click()
  await expect(page).toHaveURL(/\/transactions\?category=Food\+%26\+Dining&kind=spend/)
  await expect(page.getByText('2 shown')).toBeVisible()

  await page.goto('/ai-expense-prediction')
  await expect(page.getByRole('img', { name: '$472.51' })).toBeVisible()
  await expect(page.getByText('87% confidence')).toBeVisible()
  await expect(page.getByText('A starting rule, until there are two full months to learn from.')).toBeVisible()

  await page.goto('/ai-investment-suggestions')
  await expect(page.getByText('No income is noted this month', { exact: false })).toBeVisible()
  await add(page, 45_001 + 9_999, 'Income')
  await expect(page.getByText('This month leaves $99.99. Put it towards an emergency fund first.')).toBeVisible()
  await add(page, 1, 'Income')
  await expect(page.getByText('Of this month’s $100.00 surplus, 60 percent could be put to work.')).toBeVisible()
  await add(page, 40_000, 'Income')
  await expect(page.getByText('Of this month’s $500.00 surplus, 70 percent could be put to work.')).toBeVisible()
  await expect(page.getByText('$350.00')).toBeVisible()
  await expectAccessible(page)
})

signedIn('from two full months on the own months lead, with a measured confidence and spread', async ({ page }) => {
  for (const [index, amount] of [90_000, 20_000, 40_000, 10_000].entries()) {
    await add(page, amount, 'Shopping', addDays(first(index + 1), 4))
  }
  await add(page, 5_000, 'Shopping')
  await page.goto('/ai-insights')
  await expect(page.getByText('From four full months of your own entries')).toBeVisible()
  await expect(page.getByRole('img', { name: '$300.00', exact: true })).toBeVisible()
  await expect(page.getByText('42% confidence')).toBeVisible()
  await expect(page.getByText('Three of the last three months fell inside the violet band.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Likely between $0 and $1,000, most likely $300.00' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Expense Prediction' }).first().click()
  await expect(page.getByRole('region', { name: 'Your full months' }).getByRole('listitem')).toHaveText([
    /\$900.00/,
    /\$200.00/,
    /\$400.00/,
    /\$100.00/,
  ])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
