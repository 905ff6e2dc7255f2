import type { Page } from '@playwright/test'
import { todayIn } from '#domain/calendar.ts'
import { addMonthlyBill, addTransaction, callTool, expect, signedIn, test } from '#tests/e2e/house.ts'

/** Goes by Tab alone to a control that is already there; fails where the keys cannot reach it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'switch', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < 80; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${role} ${name}`)
}

/** What has the focus, which is never the page as a whole. */
const held = (page: Page) => page.locator(':focus')

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('.bone')).toHaveCount(0)
}

signedIn('the last row that is deleted hands the focus on, and so does its notice', async ({ page }) => {
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await open(page, '/transactions', 'Transactions')
  await tabTo(page, 'button', 'Delete Coffee')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No transactions found')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page.getByText('Transaction Deleted', { exact: true })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Coffee' })).toBeFocused()
})

signedIn('a row that Undo brings back by keys has the focus again, in each list', async ({ page }) => {
  for (const category of ['Travel', 'Education']) await callTool(page, 'setBudget', { category, amountMinor: 15_000 })
  for (const merchant of ['Coffee', 'Lunch'])
    await addTransaction(page, { merchant, amountMinor: 400, category: 'Food & Dining' })
  await open(page, '/transactions', 'Transactions')
  await tabTo(page, 'button', 'Delete Lunch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Coffee' })).toBeFocused()
  const key = page.locator('.snack-key')
  await expect(key).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(key).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Lunch' })).toBeFocused()

  await open(page, '/budget', 'Budget')
  await tabTo(page, 'button', 'More for Travel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'More for Education' })).toBeFocused()
  await expect(page.getByText('Budget deleted')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'More for Travel' })).toBeFocused()
})

signedIn('a notice names its key to nobody who points', async ({ page }) => {
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await open(page, '/transactions', 'Transactions')
  await page.getByRole('button', { name: 'Edit Coffee' }).hover()
  await page.getByRole('button', { name: 'Delete Coffee' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.locator('.snack-key')).toBeHidden()
})

signedIn('more rows that are asked for by key are gone on with at the first of them', async ({ page }) => {
  signedIn.setTimeout(120_000)
  await page.goto('/transactions')
  for (let index = 0; index < 105; index += 1) {
    await addTransaction(page, { merchant: `Row ${index}`, amountMinor: 100, category: 'Other', date: '2026-02-02' })
  }
  await open(page, '/transactions', 'Transactions')
  const more = page.getByRole('button', { name: 'Load More Transactions' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Row 54' })).toBeFocused()
  await more.click()
  await expect(page.getByText('105 shown')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Row 4', exact: true })).not.toBeFocused()
})

signedIn('what narrows a list hands the focus on when it is taken off', async ({ page }) => {
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining', date: '2026-03-05' })
  await open(page, '/transactions?category=Food+%26+Dining&kind=spend&from=2026-03-01&to=2026-03-31', 'Transactions')
  await tabTo(page, 'button', /show all categories/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /show all dates/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /show spending and income/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Shown' })).toHaveCount(0)
  await expect(held(page)).toBeVisible()

  await page.getByPlaceholder('Search transactions...').focus()
  await page.keyboard.type('zzz')
  await tabTo(page, 'button', 'Clear Search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Coffee' })).toBeVisible()
  await expect(held(page)).toBeVisible()
})

signedIn('the end of a list takes its button away, and the focus stays at the end', async ({ page }) => {
  await page.goto('/transactions')
  for (let index = 0; index < 55; index += 1) {
    await addTransaction(page, { merchant: `Row ${index}`, amountMinor: 100, category: 'Other', date: '2026-02-02' })
  }
  await open(page, '/transactions', 'Transactions')
  const more = page.getByRole('button', { name: 'Load More Transactions' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(held(page)).toHaveAccessibleName(/^Edit Row/)
})

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: /status of (401|500)|ERR_FAILED/ })

  signedIn('a row that could not be deleted has the focus again, in each list', async ({ page }) => {
    for (const category of ['Travel', 'Education']) await callTool(page, 'setBudget', { category, amountMinor: 15_000 })
    for (const merchant of ['Coffee', 'Lunch'])
      await addTransaction(page, { merchant, amountMinor: 400, category: 'Food & Dining' })
    await page.route('**/api/tools/delete*', async (route) => {
      await expect(held(page)).toHaveAccessibleName(/Coffee|Education/)
      await route.abort()
    })
    await open(page, '/transactions', 'Transactions')
    await tabTo(page, 'button', 'Delete Lunch')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Lunch' })).toBeFocused()

    await open(page, '/budget', 'Budget')
    await tabTo(page, 'button', 'More for Travel')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More for Travel' })).toBeFocused()
  })

  test('a form that was sent by its button has its button still', async ({ page, context, person }) => {
    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await tabTo(page, 'button', /^Sign In$/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Login failed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused()
  })

  signedIn('a screen that is tried again begins at its heading', async ({ page }) => {
    await page.route('**/api/tools/getGoals', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: false } } }),
    )
    await open(page, '/goals', 'Goals')
    await tabTo(page, 'button', 'Try Again')
    await page.unroute('**/api/tools/getGoals')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No goals set yet')).toBeVisible()
    await expect(held(page)).toBeVisible()
  })
})

signedIn('a suggestion that is put off hands the focus on', async ({ page }) => {
  await open(page, '/goals', 'Goals')
  await tabTo(page, 'button', 'Remind Later')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  await expect(held(page)).toBeVisible()
})

signedIn('a price that was told hands the focus on when its subscription is paused', async ({ page }) => {
  const today = todayIn(Date.now(), 'America/New_York')
  await addMonthlyBill(page, today)
  await open(page, '/subscriptions', 'Subscriptions')
  await tabTo(page, 'button', 'Pause Streamline')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscription Paused', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause Streamline' })).toHaveCount(0)
  await expect(held(page)).toBeVisible()
})

signedIn('the months stop at this one, and the arrow to it keeps the focus', async ({ page }) => {
  await open(page, '/spend?period=month', 'Spend')
  const after = page.getByRole('button', { name: 'Month after' })
  await tabTo(page, 'button', 'Month after')
  await page.keyboard.press('Enter')
  await expect(after).toBeDisabled()
  await expect(after).toBeFocused()
})

for (const width of [390, 1280]) {
  signedIn(`at ${width} px the conversation keeps the keys at its line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(width === 390 ? '/assistant' : '/dashboard')
    // By its role: what stands behind the splash takes no focus yet.
    const line = page.getByRole('textbox', { name: 'Message' })
    await expect(line).toBeVisible()
    await page.keyboard.press('/')
    await expect(line).toBeFocused()
    await page.keyboard.type('taxi home fifteen or fifty')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Fifteen or fifty?')).toBeVisible()
    await expect(line).toBeFocused()
    await page.getByRole('button', { name: /^Fifteen/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('Saved')
    await expect(line).toBeFocused()
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('Taken back')
    await expect(line).toBeFocused()
  })
}

signedIn('the Tab key goes round in a dialog that ends with a choice', async ({ page }) => {
  await open(page, '/budget', 'Budget')
  await tabTo(page, 'button', 'New Budget')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New Budget' })
  await expect(dialog.getByRole('button', { name: 'Create Budget' })).toBeDisabled()
  const color = dialog.getByRole('radio', { checked: true }).last()
  for (let stop = 0; stop < 20 && !(await color.evaluate((radio) => radio === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab')
  await expect(color).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(color).not.toBeFocused()
  await expect(dialog.locator(':focus')).toBeVisible()
})

signedIn('a budget, a goal and an account that are the last of their list hand the focus on', async ({ page }) => {
  await callTool(page, 'setBudget', { category: 'Travel', amountMinor: 15_000 })
  await callTool(page, 'createGoal', { name: 'Boat', targetMinor: 10_000, category: 'Other', deadline: '2031-01-05' })
  for (const [path, heading, dots] of [
    ['/budget', 'Budget', 'More for Travel'],
    ['/goals', 'Goals', 'More for Boat'],
  ] as const) {
    await open(page, path, heading)
    await tabTo(page, 'button', dots)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: dots })).toHaveCount(0)
    await expect(held(page)).toBeVisible()
  }
})
