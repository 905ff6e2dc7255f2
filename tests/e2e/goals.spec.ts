import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { callTool, expect, rows, signedIn, type TestPerson, test } from '#tests/e2e/house.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

type StoredGoal = {
  id: string
  name: string
  current_amount: number
  target_amount: number
  deadline: string | null
  category: string
  color: string
  milestone: string | null
}

function goalsOf(server: RunningServer, person: TestPerson): StoredGoal[] {
  return rows(
    server,
    'select id, name, current_amount, target_amount, deadline, category, color, milestone from goals where user_id = ? order by created_at, id',
    person.id,
  )
}

/** A goal with something saved; the days lie far enough ahead for every clock. */
async function makeGoal(
  page: Page,
  {
    savedMinor = 0,
    ...given
  }: { name: string; targetMinor?: number; category?: string; deadline?: string; savedMinor?: number },
): Promise<string> {
  const { goal } = await callTool(page, 'createGoal', {
    targetMinor: 10_000,
    category: 'Other',
    deadline: '2031-01-05',
    ...given,
  })
  if (savedMinor > 0) await callTool(page, 'addToGoal', { id: goal.id, amountMinor: savedMinor })
  return goal.id
}

const goalRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const openGoal = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })

async function pickTomorrow(page: Page) {
  await page.getByRole('button', { name: /^Target date/ }).click()
  await expect(page.getByRole('grid').locator('button:focus')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeHidden()
}

test('a new account is told what goals are for, and its first goal is checked and then made once', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/goals')
  await expect(page.getByText('No goals set yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Goals (0)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Emergency Fund', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create Your First Goal' }).click()
  await expect(page.getByRole('dialog', { name: 'New Goal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New Goal' }).click()

  const dialog = page.getByRole('dialog', { name: 'New Goal' })
  const create = dialog.getByRole('button', { name: 'Create goal' })
  const missing = toastOf(page, 'Missing Information')
  await expect(dialog.getByLabel('Category').getByRole('option')).toHaveText([
    ...['Emergency Fund', 'Vacation', 'Car Purchase', 'Home Down Payment', 'Education', 'Retirement', 'Debt Payoff'],
    'Other',
  ])
  const fill = [
    () => dialog.getByLabel('Goal name').fill('Pottery course'),
    () => dialog.getByLabel('Target amount').fill('0'),
    () => dialog.getByLabel('Category').selectOption('Education'),
    () => pickTomorrow(page),
  ]
  for (const step of fill) {
    await create.click()
    await expect(missing).toHaveCount(1)
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(dialog.locator('[aria-invalid=true]')).toBeFocused()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveAccessibleDescription('Please fill this in.')
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await step()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
  }
  for (const amount of ['0', '-1']) {
    await dialog.getByLabel('Target amount').fill(amount)
    await create.click()
    await expect(toastOf(page, 'Invalid Target')).toBeVisible()
    await expect(page.getByText('Please enter a positive target amount.')).toBeVisible()
  }
  expect(goalsOf(server, person)).toEqual([])

  await dialog.getByLabel('Target amount').fill('480')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(toastOf(page, 'Goal Created!')).toHaveCount(1)
  await expect(toastOf(page, 'Invalid Target')).toHaveCount(0)
  await expect(page.getByText("Your Pottery course goal has been created. Let's start saving! 🎯")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Goals (1)' })).toBeVisible()
  const stored = goalsOf(server, person)
  expect(stored).toMatchObject([
    { name: 'Pottery course', current_amount: 0, target_amount: 48_000, category: 'Education', milestone: null },
  ])
  expect(['success', 'info', 'warning', 'accent']).toContain(stored[0]?.color)
  expect(stored[0]?.deadline).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

signedIn('the calendar offers no day that is past, and is left by Escape alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'))
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New Goal' }).click()
  const date = page.getByRole('button', { name: /^Target date/ })
  await date.click()
  await expect(page.getByRole('button', { name: /November 19th, 2026/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /November 20th, 2026/ })).toBeEnabled()
  await expect(page.getByRole('button', { name: /November 20th, 2026/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(date).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(date).toHaveAccessibleName('Target date Dec 20, 2026')
})

test('money is added up to the target, milestones come by the way, and the end is celebrated', async ({
  page,
  server,
  person,
}) => {
  test.setTimeout(90_000)
  await page.goto('/goals')
  await makeGoal(page, { name: 'Winter coat' })
  await expect(goalRow(page, 'Winter coat')).toContainText('$100.00 to go')
  await expect(goalRow(page, 'Winter coat')).toContainText('Click to add progress')
  await openGoal(page, 'Winter coat').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add to Winter coat' })
  const amount = dialog.getByLabel('Amount')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('step', '0.01')
  for (const wrong of ['', '0', '-5']) {
    await amount.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'Invalid Amount')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText('Please enter a valid positive amount.')
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await amount.focus()
  }
  expect(goalsOf(server, person)[0]?.current_amount).toBe(0)
  await amount.fill('25')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Goal Updated!')).toHaveCount(1)
  await expect(page.getByText('Added $25.00 to Winter coat. Keep it up! 🎯')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(openGoal(page, 'Winter coat')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(goalRow(page, 'Winter coat')).toContainText('$100.00 to go')
  await expect.poll(() => goalsOf(server, person)[0]?.current_amount).toBe(0)

  for (const [added, note, milestone] of [
    ['55', 'Halfway there! 🎯', 'Halfway there! 🎯'],
    ['20', '75% Complete!', '75% Complete!'],
    ['15', '75% Complete!', '75% Complete!'],
  ] as const) {
    await openGoal(page, 'Winter coat').click()
    await page.getByLabel('Amount').fill(added)
    await page.keyboard.press('Enter')
    await expect(goalRow(page, 'Winter coat')).toContainText(note)
    await expect.poll(() => goalsOf(server, person)[0]?.milestone).toBe(milestone)
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Goal Crusher' })).toContainText('Complete a goal')
  await openGoal(page, 'Winter coat').click()
  await page.getByLabel('Amount').fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Goal Achieved! 🎉' })).toBeVisible()
  await expect(page.getByText('Added $10.00 to Winter coat. Keep it up! 🎯')).toBeVisible()
  await expect(goalRow(page, 'Winter coat')).toContainText('Goal Achieved! 🎉')
  await expect(goalRow(page, 'Winter coat')).not.toContainText('Click to add progress')
  await expect(page.getByRole('listitem').filter({ hasText: 'Goal Crusher' })).toContainText('Reached')
  expect(goalsOf(server, person)).toMatchObject([{ current_amount: 10_000, milestone: 'Goal Achieved!' }])
  await expect(page.getByRole('status').filter({ hasText: 'Goal Achieved! 🎉' })).toBeHidden()
})

signedIn('achievements come to the cent, over all goals', async ({ page }) => {
  await page.goto('/goals')
  const first = await makeGoal(page, { name: 'House', targetMinor: 1_000_000, savedMinor: 50_000 })
  await makeGoal(page, { name: 'Car', targetMinor: 1_000_000, savedMinor: 49_999 })
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const add = (amountMinor: number) => callTool(page, 'addToGoal', { id: first, amountMinor })
  await expect(page.getByText('$999.99 saved')).toBeVisible()
  await expect(line('First $1K Saved')).toContainText('$0.01 to go')
  await add(1)
  await expect(line('First $1K Saved')).toContainText('Reached')
  await expect(line('Budget Master')).toContainText('$4,000.00 to go')
  await add(399_999)
  await expect(line('Budget Master')).toContainText('$0.01 to go')
  await add(1)
  await expect(line('Budget Master')).toContainText('Reached')
  await expect(line('Goal Crusher')).toContainText('Complete a goal')
})

signedIn('what is suggested can be applied, put off for seven days or dismissed, in memory only', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T15:00:00Z') })
  await page.goto('/goals')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('Emergency Fund')).toContainText('$1,000.00 by May 20, 2027. Put by $166.67 a month')
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Goal' })
  await expect(dialog.getByLabel('Goal name')).toHaveValue('Emergency Fund')
  await expect(dialog.getByLabel('Target amount')).toHaveValue('1000.00')
  await expect(dialog.getByLabel('Category')).toHaveValue('Emergency Fund')
  await expect(dialog.getByRole('button', { name: /^Target date/ })).toHaveAccessibleName('Target date May 20, 2027')
  await dialog.getByRole('button', { name: 'Create goal' }).click()
  await expect(card('Emergency Fund Boost')).toContainText('$3,000.00 by Nov 20, 2027')

  await page.getByRole('button', { name: 'Remind Later' }).click()
  await expect(card('Emergency Fund Boost')).toBeHidden()
  await page.getByRole('link', { name: 'Budget' }).click()
  await page.getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByRole('heading', { name: 'Your Goals (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden()
  await page.clock.fastForward(7 * 24 * 3_600_000)
  await expect(card('Emergency Fund Boost')).toBeVisible()

  await page.getByRole('button', { name: 'Dismiss suggestion' }).click()
  await expect(card('Emergency Fund Boost')).toBeHidden()
  await page.reload()
  await expect(card('Emergency Fund Boost')).toBeVisible()
  await makeGoal(page, { name: 'Buffer', category: 'Emergency Fund', savedMinor: 10_000 })
  await expect(card('Dream Vacation')).toContainText('$2,500.00 by')
})

test('a goal is edited and deleted, each with undo, and the same row comes back', async ({ page, server, person }) => {
  await page.goto('/goals')
  await makeGoal(page, { name: 'Bicycle', savedMinor: 5000 })
  await makeGoal(page, { name: 'Boat' })
  const before = goalsOf(server, person)
  const choose = async (name: string, act: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
    await page.getByRole('menuitem', { name: act }).press('Enter')
  }
  await choose('Bicycle', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit Goal' })
  await dialog.getByLabel('Goal name').fill('Cargo bicycle')
  await dialog.getByLabel('Target amount').fill('200')
  await dialog.getByLabel('Saved so far').fill('60.50')
  await dialog.getByLabel('Category').selectOption('Car Purchase')
  await dialog.getByRole('radio', { name: 'Red' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(page, 'Goal Updated!')).toHaveCount(1)
  expect(goalsOf(server, person)[0]).toEqual({
    ...before[0],
    name: 'Cargo bicycle',
    target_amount: 20_000,
    current_amount: 6050,
    category: 'Car Purchase',
    color: 'destructive',
    milestone: null,
  })
  await expect(page.getByRole('button', { name: 'More for Cargo bicycle' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(openGoal(page, 'Bicycle')).toBeVisible()
  expect(goalsOf(server, person)).toEqual(before)

  await choose('Boat', 'Delete')
  await expect(openGoal(page, 'Boat')).toBeHidden()
  await expect(toastOf(page, 'Goal Deleted')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'More for Bicycle' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(openGoal(page, 'Boat')).toBeVisible()
  expect(goalsOf(server, person)).toEqual(before)
})

test('a goal that another window changes keeps that, and one that it deletes stays open with what was typed', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/goals')
  const id = await makeGoal(page, { name: 'Bicycle' })
  const second = await context.newPage()
  await second.goto('/goals')
  const dialog = second.getByRole('dialog')
  const edit = async () => {
    await second.getByRole('button', { name: 'More for Bicycle' }).click()
    await second.getByRole('menuitem', { name: 'Edit' }).click()
  }
  await edit()
  await dialog.getByLabel('Goal name').fill('Tandem')
  await callTool(page, 'addToGoal', { id, amountMinor: 4000 })
  await dialog.getByLabel('Target amount').fill('99999999999')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByLabel('Target amount')).toBeFocused()
  await expect(dialog.getByLabel('Target amount')).toHaveAccessibleDescription(
    'That amount is larger than one entry can hold.',
  )
  await dialog.getByLabel('Target amount').fill('100')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(second, 'Goal Updated!')).toHaveCount(1)
  expect(goalsOf(server, person)).toMatchObject([{ name: 'Tandem', current_amount: 4000, target_amount: 10_000 }])

  await openGoal(second, 'Tandem').click()
  await dialog.getByLabel('Amount').fill('12')
  await callTool(page, 'deleteGoal', { id })
  await expect(dialog.getByText('This goal was deleted elsewhere meanwhile.')).toBeVisible()
  await expect(dialog.getByLabel('Amount')).toHaveValue('12')
  await expect(dialog.getByRole('button', { name: 'Add to goal' })).toBeDisabled()
})

signedIn('the scale of the achievements is in the own currency', async ({ page }) => {
  await callTool(page, 'updateProfile', { currency: 'GBP' })
  await page.goto('/goals')
  await expect(page.locator('.ach-pin')).toHaveText(['£1K', '£5K'])
})

test.describe('west of UTC', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  signedIn(
    'a deadline is the day that was stored, and a second window shows what is done in the first',
    async ({ page, context }) => {
      await page.goto('/goals')
      const second = await context.newPage()
      await second.goto('/goals')
      await expect(second.getByText('No goals set yet')).toBeVisible()
      await makeGoal(page, { name: 'Old debt', deadline: '2025-01-05' })
      await expect(goalRow(second, 'Old debt')).toContainText('Jan 5, 2025')
      await openGoal(page, 'Old debt').click()
      await page.getByLabel('Amount').fill('40')
      await page.keyboard.press('Enter')
      await expect(goalRow(second, 'Old debt')).toContainText('$60.00 to go')
      await second.getByRole('button', { name: 'More for Old debt' }).click()
      await second.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByText('No goals set yet')).toBeVisible()
    },
  )
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('each failure says so, what was shown is back, and what was typed stays', async ({ page, server, person }) => {
    test.setTimeout(90_000)
    await page.goto('/goals')
    await makeGoal(page, { name: 'Bicycle', savedMinor: 2000 })
    const before = goalsOf(server, person)
    await page.route(/\/api\/tools\/(createGoal|updateGoal|addToGoal|deleteGoal)$/, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: true } } }),
    )
    const told = async (title: string) => {
      await expect(page.getByRole('alert').filter({ hasText: title })).toContainText('xyz')
      await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click()
    }

    await openGoal(page, 'Bicycle').click()
    await page.getByLabel('Amount').fill('80')
    await page.keyboard.press('Enter')
    await told('Error updating goal')
    await expect(page.getByLabel('Amount')).toHaveValue('80')
    await page.keyboard.press('Escape')
    await expect(goalRow(page, 'Bicycle')).toContainText('$80.00 to go')

    await page.getByRole('button', { name: 'More for Bicycle' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Goal name').fill('Tandem')
    await page.keyboard.press('Enter')
    await told('Error updating goal')
    await page.keyboard.press('Escape')
    await expect(openGoal(page, 'Bicycle')).toBeVisible()

    await page.getByRole('button', { name: 'More for Bicycle' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await told('Error deleting goal')
    await expect(openGoal(page, 'Bicycle')).toBeVisible()

    await page.getByRole('button', { name: 'Apply Now' }).click()
    await page.getByRole('button', { name: 'Create goal' }).click()
    await told('Error creating goal')
    await expect(page.getByLabel('Goal name')).toHaveValue('Emergency Fund Boost')
    expect(goalsOf(server, person)).toEqual(before)

    await page.route('**/api/tools/getGoals', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: false } } }),
    )
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'Error loading data' })).toContainText('xyz')
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await page.unroute('**/api/tools/getGoals')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(openGoal(page, 'Bicycle')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    signedIn(
      'axe finds nothing on the screen, its sheets and its calendar; nothing scrolls sideways at 320 px',
      async ({ page }) => {
        await page.goto('/')
        await makeGoal(page, { name: 'A goal with a name that is rather long for a phone', savedMinor: 5500 })
        await makeGoal(page, { name: 'Done', savedMinor: 10_000 })
        // A goal that is reached while the screen is open has a party, which fades out under axe.
        await page.goto('/goals')
        await expect(openGoal(page, 'Done')).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await page.getByRole('button', { name: 'More for Done' }).click()
        await page.getByRole('menuitem', { name: 'Edit' }).click()
        await page.getByRole('button', { name: /^Target date/ }).click()
        await expect(page.getByRole('grid')).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}
