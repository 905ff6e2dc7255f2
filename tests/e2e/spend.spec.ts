import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays, addMonths, type Day, startOfMonth, todayIn } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { addTransaction, expect, signedIn, test } from '#tests/e2e/house.ts'

const today = (): Day => todayIn(Date.now(), 'America/New_York')
const lastMonth = () => addMonths(startOfMonth(today()), -1)
const twoMonthsAgo = () => addMonths(startOfMonth(today()), -2)

test.use({ timezoneId: 'America/New_York' })

function add(page: Page, merchant: string, amountMinor: number, date: Day, category = 'Food & Dining') {
  return addTransaction(page, { merchant, amountMinor, category, date })
}

function rowsOf(page: Page) {
  return page.getByRole('tabpanel').getByRole('listitem')
}

signedIn('the month is summed beside the last one, and each kind of period shows its expenses', async ({ page }) => {
  for (let index = 0; index < 8; index++) await add(page, `Now ${index}`, 1000, startOfMonth(today()))
  await add(page, 'Shoes', 2000, startOfMonth(today()), 'Shopping')
  await add(page, 'Flight', 2000, startOfMonth(today()), 'Travel')
  await add(page, 'Before', 16_000, lastMonth())
  await add(page, 'Long ago', 700, addDays(twoMonthsAgo(), 3))
  await add(page, 'Wages', 90_000, startOfMonth(today()), 'Income')

  await page.goto('/spend')
  const month = page.getByRole('region', { name: 'This month' })
  await expect(month.getByRole('img', { name: '$120.00' })).toBeVisible()
  await expect(month).toContainText('−25.0%')
  await expect(month).toContainText('versus last month')
  await expect(month).toContainText('10')
  await expect(month).toContainText('$12.00')
  const categories = page.getByRole('region', { name: 'By category' })
  await expect(categories.getByRole('listitem')).toHaveText([
    /Food & Dining67%\$80.00/,
    /Shopping17%\$20.00/,
    /Travel17%\$20.00/,
  ])
  await expect(categories.getByRole('img', { name: /Food & Dining 67 percent, Shopping 17 percent/ })).toBeVisible()

  await expect(rowsOf(page)).toHaveCount(10)
  await expect(page.getByText('Wages')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Recent' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Current month' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/period=current/)
  await expect(rowsOf(page)).toHaveCount(10)

  await page.getByRole('tab', { name: 'Select month' }).click()
  await expect(rowsOf(page)).toHaveText([/Before/])
  await expect(categories.getByRole('listitem')).toHaveText([/\$160.00/])
  await page.getByRole('button', { name: 'Month before' }).click()
  await expect(rowsOf(page)).toHaveText([/Long ago/])
  await page.reload()
  await expect(rowsOf(page)).toHaveText([/Long ago/])
  await page.goBack()
  await expect(rowsOf(page)).toHaveText([/Before/])

  await page.goto(`/spend?period=range&from=${twoMonthsAgo()}&to=${lastMonth()}`)
  await expect(rowsOf(page)).toHaveText([/Before/, /Long ago/])
  await page.goto(`/spend?period=range&from=${twoMonthsAgo()}&to=${addDays(lastMonth(), -1)}`)
  await expect(rowsOf(page)).toHaveText([/Long ago/])
  await expectAccessible(page)

  // What is added elsewhere comes in by itself.
  await add(page, 'Fresh', 100, addDays(twoMonthsAgo(), 4))
  await expect(rowsOf(page)).toHaveText([/Fresh/, /Long ago/])
})

signedIn('an empty period says so in both places, and nothing is compared or divided', async ({ page }) => {
  await page.goto('/spend?period=month&month=2020-02')
  await expect(page.getByText('No expenses found for the selected period.', { exact: true })).toBeVisible()
  await expect(page.getByText('No spending data for selected period.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await expect(page.getByText('versus last month')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

signedIn('the export holds every row of the period, each merchant in one field', async ({ page }) => {
  for (let index = 0; index < 55; index++) await add(page, `Shop ${index}`, 100 + index, lastMonth())
  await add(page, 'Joe, "the" baker', 1250, addDays(lastMonth(), 1))
  await add(page, '=1+1', 99, addDays(lastMonth(), 2), 'Other')
  await page.goto('/spend?period=month')
  await expect(rowsOf(page)).toHaveCount(50)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = readFileSync(await (await saving).path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFDate,Merchant,Category,Amount,Currency,Pending')
  expect(lines[1]).toBe(`${addDays(lastMonth(), 2)},'=1+1,Other,0.99,USD,no`)
  expect(lines[2]).toBe(`${addDays(lastMonth(), 1)},"Joe, ""the"" baker",Food & Dining,12.50,USD,no`)
  expect(lines).toHaveLength(59)
  await page.getByRole('button', { name: 'Load More Expenses' }).click()
  await expect(rowsOf(page)).toHaveCount(57)
})

signedIn('the month, its categories and its expenses are asked for at the same time', async ({ page }) => {
  const others = Promise.all([
    page.waitForRequest('**/api/spend/categories?*'),
    page.waitForRequest('**/api/transactions?*'),
  ])
  await page.route('**/api/spend', async (route) => {
    await others
    await route.continue()
  })
  await page.goto('/spend')
  await expect(page.getByRole('heading', { name: 'This month' })).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
})

test.describe('when reading fails', () => {
  test.use({ expectedErrors: /500|Failed to load resource/ })
  signedIn('the screen says so and can be tried again', async ({ page }) => {
    await page.route('**/api/spend', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Something broke.', retryable: true } },
      }),
    )
    await page.goto('/spend')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await page.unroute('**/api/spend')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'This month' })).toBeVisible()
  })
})
