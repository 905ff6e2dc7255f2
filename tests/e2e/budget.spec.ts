import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { addTransaction, callTool, expect, rows, signedIn, type TestPerson, test } from '#tests/e2e/house.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

type StoredBudget = {
  id: string
  category: string
  budget_amount: number
  spent_amount: number
  color: string
  status: string
}

function budgetsOf(server: RunningServer, person: TestPerson): StoredBudget[] {
  return rows(
    server,
    'select id, category, budget_amount, spent_amount, color, status from budgets where user_id = ? order by created_at, id',
    person.id,
  )
}

const budgetRow = (page: Page, category: string) =>
  page.getByRole('list', { name: 'Budgets' }).getByRole('listitem').filter({ hasText: category })
const overview = (page: Page) => page.getByRole('region', { name: 'Monthly Overview' })
const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })

async function choose(page: Page, category: string, act: string) {
  await page.getByRole('button', { name: `More for ${category}` }).press('Enter')
  await page.getByRole('menuitem', { name: act }).press('Enter')
}

test('a new account sets its first budget, once, and setting it again changes it', async ({ page, server, person }) => {
  await page.goto('/budget')
  await expect(page.getByText('No Budgets Set')).toBeVisible()
  await page.getByRole('button', { name: 'New Budget' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Budget' })
  const create = dialog.getByRole('button', { name: 'Create budget' })
  await expect(dialog.getByLabel('Category')).toBeFocused()
  await expect(dialog.getByLabel('Category').getByRole('option')).toHaveText([
    ...['Food & Dining', 'Transportation', 'Shopping', 'Entertainment', 'Utilities', 'Healthcare', 'Education'],
    ...['Travel', 'Other'],
  ])
  await expect(dialog.getByRole('group', { name: 'Color' }).getByRole('radio')).toHaveCount(5)
  for (const color of ['Green', 'Red', 'Orange', 'Blue', 'Purple']) {
    await expect(dialog.getByRole('radio', { name: color })).toBeChecked({ checked: color === 'Green' })
  }
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Category').selectOption('Shopping')
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Budget Amount').fill('250')
  await expect(create).toBeEnabled()
  await dialog.getByLabel('Category').selectOption('Food & Dining')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(toastOf(page, 'Budget created')).toHaveCount(1)
  await expect(budgetRow(page, 'Food & Dining')).toContainText('$250.00 left')
  const made = budgetsOf(server, person)
  expect(made).toMatchObject([
    { category: 'Food & Dining', budget_amount: 25_000, spent_amount: 0, color: 'success', status: 'good' },
  ])

  await page.getByRole('button', { name: 'New Budget' }).click()
  await dialog.getByLabel('Category').selectOption('Food & Dining')
  await expect(dialog.getByText('Food & Dining has $250.00 already.')).toBeVisible()
  await dialog.getByLabel('Budget Amount').fill('300.50')
  await dialog.getByRole('button', { name: 'Change budget' }).click()
  await expect(toastOf(page, 'Budget updated')).toHaveCount(1)
  expect(budgetsOf(server, person)).toEqual([{ ...made[0], budget_amount: 30_050 }])
})

test('figures, states and the overview, at the boundaries of both the stored status and what is drawn', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/budget')
  await callTool(page, 'setBudget', { category: 'Shopping', amountMinor: 10_000 })
  await addTransaction(page, { merchant: 'Bag', amountMinor: 8000, category: 'Shopping' })
  const look = (state: string) => budgetRow(page, 'Shopping').locator(`[data-state=${state}]`)
  const left = (state: string) => overview(page).locator(`[data-state=${state}]`)
  const both = async (state: string, words: string, status: string) => {
    await expect(look(state)).toHaveText(words)
    await expect(left(state)).toBeVisible()
    await expect.poll(() => budgetsOf(server, person)[0]?.status).toBe(status)
  }
  const spendOneCent = () => addTransaction(page, { merchant: 'Cent', amountMinor: 1, category: 'Shopping' })
  await both('normal', '$20.00 left', 'warning')
  await spendOneCent()
  await both('warning', '$19.99 left', 'warning')
  await addTransaction(page, { merchant: 'More', amountMinor: 1999, category: 'Shopping' })
  await both('warning', '$0.00 left', 'over')
  await spendOneCent()
  await both('over', '$0.01 over', 'over')
  await expect(budgetRow(page, 'Shopping').locator('.b-hatch')).toBeVisible()

  await callTool(page, 'setBudget', { category: 'Utilities', amountMinor: 10_000 })
  await addTransaction(page, { merchant: 'Power', amountMinor: 2550, category: 'Bills' })
  await expect(budgetRow(page, 'Utilities')).toContainText('$25.50 of $100.00')
  await expect(budgetRow(page, 'Utilities')).toContainText('25% used')
  await expect(overview(page)).toContainText('spent of $200.00')
  await expect(overview(page).getByRole('img', { name: '$125.51' })).toBeVisible()
  await expect(overview(page)).toContainText('62.7%')
  await expect(overview(page)).toContainText('$74.49')
  await budgetRow(page, 'Utilities').getByRole('link').click()
  await expect(page).toHaveURL(/\/transactions\?category=Bills&kind=spend&from=/)
  await expect(page.getByText('1 shown')).toBeVisible()
})

test('a budget of nothing or less makes no NaN and no Infinity, here or on the dashboard', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/budget')
  const dialog = page.getByRole('dialog')
  for (const [category, amount] of [
    ['Travel', '0'],
    ['Education', '-5'],
  ] as const) {
    await page.getByRole('button', { name: 'New Budget' }).click()
    await dialog.getByLabel('Category').selectOption(category)
    await dialog.getByLabel('Budget Amount').fill(amount)
    await dialog.getByRole('button', { name: 'Create budget' }).click()
    await expect(budgetRow(page, category)).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  expect(budgetsOf(server, person).map((budget) => budget.budget_amount)).toEqual([0, -500])
  await addTransaction(page, { merchant: 'Train', amountMinor: 1200, category: 'Travel' })
  await expect(budgetRow(page, 'Travel')).toContainText('$12.00 over')
  await expect(budgetRow(page, 'Education')).toContainText('$0.00 left')
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|null|undefined/)
  await page.goto('/')
  await expect(page.getByText('Spending This Month')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity/)
})

test('a budget is edited and deleted, each with undo, the same row comes back, and a second window follows', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/budget')
  await callTool(page, 'setBudget', { category: 'Travel', amountMinor: 15_000, color: 'info' })
  await callTool(page, 'setBudget', { category: 'Other', amountMinor: 5000 })
  const second = await context.newPage()
  await second.goto('/budget')
  await expect(budgetRow(second, 'Travel')).toContainText('$150.00 left')
  const before = budgetsOf(server, person)

  await choose(page, 'Travel', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Travel' })
  await expect(dialog.getByLabel('Budget Amount')).toHaveValue('150.00')
  await expect(dialog.getByLabel('Budget Amount')).toBeFocused()
  await dialog.getByLabel('Budget Amount').fill('99.99')
  await dialog.getByRole('radio', { name: 'Purple' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(page, 'Budget updated')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'More for Travel' })).toBeFocused()
  await expect(budgetRow(second, 'Travel')).toContainText('$99.99 left')
  expect(budgetsOf(server, person)[0]).toEqual({ ...before[0], budget_amount: 9999, color: 'accent' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(budgetRow(page, 'Travel')).toContainText('$150.00 left')
  expect(budgetsOf(server, person)).toEqual(before)

  await choose(page, 'Travel', 'Delete')
  await expect(budgetRow(page, 'Travel')).toBeHidden()
  await expect(budgetRow(second, 'Travel')).toBeHidden()
  await expect(toastOf(page, 'Budget deleted')).toHaveCount(1)
  await expect(overview(page)).toContainText('spent of $50.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(budgetRow(page, 'Travel')).toContainText('$150.00 left')
  expect(budgetsOf(server, person)).toEqual(before)
})

test('a budget is what was typed, with its commas, and what is no amount is refused at its field', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/budget')
  await page.getByRole('button', { name: 'New Budget' }).click()
  const amount = page.getByLabel('Budget Amount')
  await page.getByLabel('Category').selectOption('Travel')
  for (const [text, told] of [
    ['1.239', 'Please enter an amount like 1,234.50.'],
    ['99999999999', 'That amount is larger than one entry can hold.'],
  ] as const) {
    await amount.fill('')
    await amount.pressSequentially(text)
    await page.getByRole('button', { name: 'Create budget' }).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(told)
  }
  await expectAccessible(page, 'a field with its fault')
  await amount.fill('')
  await amount.pressSequentially('1,234.50')
  await page.getByRole('button', { name: 'Create budget' }).click()
  await expect(toastOf(page, 'Budget created')).toHaveCount(1)
  expect(budgetsOf(server, person)).toMatchObject([{ category: 'Travel', budget_amount: 123_450 }])
})

test('a budget that another window changes keeps that, and one that it deletes stays open with what was typed', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/budget')
  await callTool(page, 'setBudget', { category: 'Travel', amountMinor: 15_000, color: 'info' })
  const second = await context.newPage()
  await second.goto('/budget')
  await choose(second, 'Travel', 'Edit')
  await callTool(page, 'setBudget', { category: 'Travel', amountMinor: 20_000, color: 'info' })
  await expect(second.getByLabel('Budget Amount')).toHaveValue('200.00')
  await second.getByRole('radio', { name: 'Purple' }).check({ force: true })
  await second.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(second, 'Budget updated')).toHaveCount(1)
  expect(budgetsOf(server, person)).toMatchObject([{ budget_amount: 20_000, color: 'accent' }])

  await choose(second, 'Travel', 'Edit')
  await second.getByLabel('Budget Amount').fill('7')
  await choose(page, 'Travel', 'Delete')
  const dialog = second.getByRole('dialog', { name: 'Edit Travel' })
  await expect(dialog.getByText('This budget was deleted elsewhere meanwhile.')).toBeVisible()
  await expect(dialog.getByLabel('Budget Amount')).toHaveValue('7')
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled()
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('each failure says so, what was shown is back, and what was typed stays', async ({ page, server, person }) => {
    await page.goto('/budget')
    await callTool(page, 'setBudget', { category: 'Travel', amountMinor: 15_000 })
    await expect(budgetRow(page, 'Travel')).toBeVisible()
    const before = budgetsOf(server, person)
    const refuse = (pattern: RegExp) =>
      page.route(pattern, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: false } } }),
      )
    const told = async (title: string) => {
      await expect(page.getByRole('alert').filter({ hasText: title })).toContainText('xyz')
      await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click()
    }
    await refuse(/\/api\/tools\/(setBudget|updateBudget|deleteBudget)$/)

    await page.getByRole('button', { name: 'New Budget' }).click()
    await page.getByLabel('Category').selectOption('Other')
    await page.getByLabel('Budget Amount').fill('12')
    await page.keyboard.press('Enter')
    await told('Error creating budget')
    await expect(page.getByLabel('Budget Amount')).toHaveValue('12')
    await page.keyboard.press('Escape')

    await choose(page, 'Travel', 'Edit')
    await page.getByLabel('Budget Amount').fill('7')
    await page.keyboard.press('Enter')
    await told('Error updating budget')
    await page.keyboard.press('Escape')
    await expect(budgetRow(page, 'Travel')).toContainText('$150.00 left')

    await choose(page, 'Travel', 'Delete')
    await told('Error deleting budget')
    await expect(budgetRow(page, 'Travel')).toContainText('$150.00 left')
    expect(budgetsOf(server, person)).toEqual(before)

    await refuse(/\/api\/tools\/getBudgetStatus$/)
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'Error loading data' })).toContainText('xyz')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })

  test('an answer that is lost is asked for again, and writes once', async ({ page, server, person }) => {
    await page.goto('/budget')
    let isFirst = true
    await page.route('**/api/tools/setBudget', async (route) => {
      const answer = await route.fetch()
      if (!isFirst) return route.fulfill({ response: answer })
      isFirst = false
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'lost', retryable: true } } })
    })
    await page.getByRole('button', { name: 'New Budget' }).click()
    await page.getByLabel('Category').selectOption('Other')
    await page.getByLabel('Budget Amount').fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Error creating budget' })).toContainText('lost')
    await page.getByLabel('Budget Amount').press('Enter')
    await expect(toastOf(page, 'Budget created')).toHaveCount(1)
    expect(budgetsOf(server, person)).toMatchObject([{ category: 'Other', budget_amount: 1200 }])
    expect(rows(server, "select seq from changes where user_id = ? and tool = 'setBudget'", person.id)).toHaveLength(1)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    signedIn(
      'axe finds nothing on the screen and its sheet, and nothing scrolls sideways at 320 px',
      async ({ page }) => {
        await page.goto('/budget')
        await callTool(page, 'setBudget', { category: 'Food & Dining', amountMinor: 100_000_000, color: 'warning' })
        await callTool(page, 'setBudget', { category: 'Entertainment', amountMinor: 5000, color: 'accent' })
        await addTransaction(page, { merchant: 'Opera', amountMinor: 123_456_789, category: 'Entertainment' })
        await addTransaction(page, { merchant: 'Feast', amountMinor: 90_000_000, category: 'Food & Dining' })
        await expect(budgetRow(page, 'Entertainment')).toContainText('over')
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await page.getByRole('button', { name: 'New Budget' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}
