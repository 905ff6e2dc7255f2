import { randomUUID } from 'node:crypto'
import { expect, rows, signedIn, signUp, test, transactionsOf } from '#tests/e2e/house.ts'

test('the welcome takes a name, a currency, a first spend and a first budget', async ({ page, context, server }) => {
  const person = await signUp(context, server, { firstName: 'Ada', lastName: '' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Set Up' }).click()
  await expect(page.getByRole('heading', { name: 'What should Penny call you?' })).toBeFocused()
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Which money do you spend?' })).toBeFocused()
  await page.getByText('£ GBP').click()
  await page.getByRole('button', { name: 'Next' }).click()
  const typed = page.getByLabel('Or type it')
  await typed.fill('coffee four')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Coffee')
  await typed.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel(/Budget Amount/).fill('300')
  await page.getByRole('button', { name: 'Set Budget' }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Food & Dining: £300.00 a month.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set Up' })).toHaveCount(0)
  expect(rows(server, 'select first_name, currency from profiles where id = ?', person.id)).toEqual([
    { first_name: 'Grace', currency: 'GBP' },
  ])
  expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  expect(rows(server, 'select category, budget_amount from budgets where user_id = ?', person.id)).toEqual([
    { category: 'Food & Dining', budget_amount: 30_000 },
  ])
})

signedIn('the words of the first spend and what was saved stand above the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Or type it').fill('coffee four, lunch twelve')
  await page.keyboard.press('Enter')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeEnabled()
  for (const text of ['Coffee four, lunch twelve', '−$4.00', '−$12.00']) {
    const shown = page.getByRole('main').getByText(text, { exact: true })
    await expect(shown).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => bottomOf(await shown.boundingBox())).toBeLessThan(topOf(await next.boundingBox()))
  }
})

test('each step may be skipped, and then nothing is written', async ({ page, server, person }) => {
  await page.goto('/onboarding')
  for (const title of [/call you/, /money do you spend/, /spend today/, /in check/]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
  }
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set Up' })).toHaveCount(0)
  expect(rows(server, 'select first_name, currency from profiles where id = ?', person.id)).toEqual([
    { first_name: person.firstName, currency: 'USD' },
  ])
  for (const table of ['transactions', 'budgets']) {
    expect(rows(server, `select id from ${table} where user_id = ?`, person.id)).toEqual([])
  }
})

test('the notice of a new account leaves the button of the step in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Confirm password').fill('correct horse battery')
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Set Up' }).click()
  await expect(page.getByRole('heading', { name: 'What should Penny call you?' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click({ trial: true })
  await page.getByRole('button', { name: 'Skip all' }).click({ trial: true })
  await expect(page.getByText('Account created successfully!')).toBeVisible()
})

type Box = { y: number; height: number } | null

function topOf(box: Box): number {
  return box?.y ?? Number.NaN
}

function bottomOf(box: Box): number {
  return topOf(box) + (box?.height ?? Number.NaN)
}
