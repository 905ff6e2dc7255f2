import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { colorOf, expect, rows, signedIn, test } from '#tests/e2e/house.ts'

type Stored = { bank_name: string; current_balance: number; account_type: string }
const accountsOf =
  'select bank_name, account_type, current_balance from accounts where user_id = ? order by current_balance'
const cardsOf = 'select card_type, last_four_digits, current_balance, credit_limit from cards where user_id = ?'

function notice(page: Page, title: string) {
  return page.locator('.snack-title').getByText(title, { exact: true })
}
async function openLink(page: Page) {
  await page.getByRole('button', { name: 'Link a bank' }).click()
  return page.getByRole('dialog', { name: 'Link a bank' })
}

test('accounts and cards by hand: added, summed, removed, taken back', async ({ page, server, person }) => {
  await page.goto('/accounts')
  await expect(page.getByText('No accounts yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh linked accounts' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add bank account' }).click()
  const account = page.getByRole('dialog', { name: 'Add bank account' })
  await account.getByRole('button', { name: 'Add account' }).click()
  await expect(notice(page, 'Missing Information')).toBeVisible()
  await account.getByLabel('Bank name').fill('Harbour')
  expect(await account.getByLabel('Account type').locator('option').allTextContents()).toEqual([
    'Choose',
    'Checking',
    'Savings',
  ])
  await account.getByLabel('Account type').selectOption('Savings')
  await account.getByLabel('Masked account number').pressSequentially('****11809')
  await expect(account.getByLabel('Masked account number')).toHaveValue('****1180')
  await expect(account.getByLabel('Balance')).toHaveAttribute('step', '0.01')
  await account.getByLabel('Balance').fill('640.00')
  await account.getByRole('button', { name: 'Add account' }).click()
  await expect(notice(page, 'Account added')).toBeVisible()

  await page.getByRole('button', { name: 'Add card' }).click()
  const card = page.getByRole('dialog', { name: 'Add card' })
  await card.getByLabel('Issuer').fill('Meridian')
  await card.getByLabel('Last four digits').pressSequentially('4a4719')
  await expect(card.getByLabel('Last four digits')).toHaveValue('4471')
  await card.getByLabel('Balance').fill('-812.30')
  await card.getByLabel('Credit limit (optional)').fill('3000')
  await card.getByLabel('Card type').selectOption('Debit')
  await expect(card.getByLabel('Credit limit (optional)')).toHaveCount(0)
  await card.getByLabel('Card type').selectOption('Credit')
  await card.getByRole('button', { name: 'Add card' }).click()
  await expect(notice(page, 'Card added')).toBeVisible()
  await expect(page.getByText('Total Balance −$172.30')).toBeVisible()
  expect(rows(server, accountsOf, person.id)).toEqual([
    { bank_name: 'Harbour', account_type: 'savings', current_balance: 64_000 },
  ])
  expect(rows(server, cardsOf, person.id)).toEqual([
    { card_type: 'credit', last_four_digits: '4471', current_balance: -81_230, credit_limit: 300_000 },
  ])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove Meridian card' }).click()
  await expect(notice(page, 'Card removed')).toBeVisible()
  await expect(page.getByText('Total Balance $640.00')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Harbour Savings' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Account removed')).toBeVisible()
  await expect(page.getByText('No accounts yet')).toBeVisible()
  expect(rows(server, accountsOf, person.id)).toEqual([])
  await page.locator('.snack', { hasText: 'Account removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove Harbour Savings' })).toBeVisible()
  expect(rows<Stored>(server, accountsOf, person.id)).toHaveLength(1)
})

test('a balance and a limit are read with their commas, or refused at their field', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/accounts')
  await page.getByRole('button', { name: 'Add bank account' }).click()
  const account = page.getByRole('dialog', { name: 'Add bank account' })
  await account.getByLabel('Bank name').fill('Harbour')
  await account.getByLabel('Masked account number').fill('1180')
  const balance = account.getByLabel('Balance')
  for (const text of ['1.239', '0.001', '1e9', '99999999999']) {
    await balance.fill('')
    await balance.pressSequentially(text)
    await account.getByRole('button', { name: 'Add account' }).click()
    await expect(balance).toBeFocused()
    await expect(balance).toHaveAttribute('aria-invalid', 'true')
    await expect(balance).toHaveAccessibleDescription(/amount/)
  }
  await balance.fill('')
  await balance.pressSequentially('-1,234.50')
  await account.getByRole('button', { name: 'Add account' }).click()
  await expect(notice(page, 'Account added')).toBeVisible()

  await page.getByRole('button', { name: 'Add card' }).click()
  const card = page.getByRole('dialog', { name: 'Add card' })
  const limit = card.getByLabel('Credit limit (optional)')
  await card.getByLabel('Issuer').fill('Meridian')
  await card.getByLabel('Last four digits').fill('4471')
  await card.getByLabel('Balance').pressSequentially('1,234.50')
  await limit.pressSequentially('-3')
  await card.getByRole('button', { name: 'Add card' }).click()
  await expect(limit).toBeFocused()
  await expect(limit).toHaveAccessibleDescription('This can be nothing, but not less.')
  await limit.fill('')
  await limit.pressSequentially('3,000')
  await card.getByRole('button', { name: 'Add card' }).click()
  await expect(notice(page, 'Card added')).toBeVisible()
  expect(rows(server, accountsOf, person.id)).toMatchObject([{ current_balance: -123_450 }])
  expect(rows(server, cardsOf, person.id)).toMatchObject([{ current_balance: 123_450, credit_limit: 300_000 }])
})

signedIn('a wrong detail of a bank is told at its field, and another country begins anew', async ({ page }) => {
  await page.goto('/accounts')
  const dialog = await openLink(page)
  await dialog.getByRole('button', { name: /Alder/ }).click()
  await dialog.getByLabel('Account number').fill('12')
  await dialog.getByLabel('Sort code').fill('12')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByLabel('Account number')).toBeFocused()
  await expect(dialog.getByLabel('Account number')).toHaveAccessibleDescription('An account number has 8 digits.')
  await expect(dialog.getByLabel('Sort code')).toHaveAccessibleDescription('A sort code has 6 digits.')
  await dialog.getByLabel('Country').selectOption('Germany')
  await expect(dialog.getByLabel('IBAN')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.locator('.ferr')).toHaveCount(0)
})

test('a bank is found, linked in three and two seconds, refreshed and unlinked', async ({ page, server, person }) => {
  // Four looks of axe and seven countries.
  test.slow()
  await page.goto('/accounts')
  const dialog = await openLink(page)
  const banks = dialog.getByRole('listitem')
  await expect(banks).toHaveCount(8)
  await expect(dialog.getByPlaceholder('Search banks')).toBeFocused()
  await dialog.getByPlaceholder('Search banks').fill('zzz')
  await expect(dialog.getByText('No banks found matching "zzz"')).toBeVisible()
  await dialog.getByPlaceholder('Search banks').fill('alder')
  await expect(banks).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Account number')).toBeFocused()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByPlaceholder('Search banks')).toHaveValue('alder')
  await dialog.getByRole('button', { name: /Alder/ }).click()

  const connect = dialog.getByRole('button', { name: 'Connect' })
  for (const [country, fields] of [
    ['Ireland', ['Account number', 'Sort code']],
    ['United States', ['Account number', 'Routing number']],
    ['Germany', ['IBAN']],
    ['Finland', ['IBAN']],
    ['Switzerland', ['IBAN']],
    ['Sweden', ['Account number']],
    ['Canada', ['Account number']],
    ['United Kingdom', ['Account number', 'Sort code']],
  ] as const) {
    await dialog.getByLabel('Country').selectOption(country)
    await expect(dialog.getByRole('textbox')).toHaveCount(fields.length)
    await expect(connect).toBeDisabled()
    for (const field of fields) await dialog.getByLabel(field).fill('12345')
    for (const missing of fields) {
      await expect(connect).toBeEnabled()
      await dialog.getByLabel(missing).fill('')
      await expect(connect).toBeDisabled()
      await dialog.getByLabel(missing).fill('12345')
    }
    for (const field of fields) await dialog.getByLabel(field).fill('')
  }
  expect(await dialog.getByLabel('Account type').locator('option').allTextContents()).toEqual([
    'Choose',
    'Checking',
    'Savings',
    'Current',
  ])
  await dialog.getByLabel('Account number').fill('3192 6819')
  await dialog.getByLabel('Sort code').fill('12-34-5')
  await connect.click()
  await expect(dialog.getByText('A sort code has 6 digits.')).toBeVisible()
  await expect(dialog.getByText('Sort code', { exact: true })).toHaveCSS(
    'color',
    await colorOf(page, 'var(--destructive)'),
  )
  await expectAccessible(page)
  await dialog.getByLabel('Sort code').fill('12-34-56')
  const pressed = Date.now()
  await connect.click()
  await expect(dialog.getByText('Connecting to Alder & Co')).toBeVisible()
  await expect(dialog.getByText('Your bank is linked')).toBeVisible()
  await expect(dialog.getByText('Two sample accounts stand in your list.')).toBeVisible()
  const connected = Date.now()
  await expect(dialog).toBeHidden()
  expect(connected - pressed).toBeGreaterThanOrEqual(2900)
  expect(Date.now() - connected).toBeGreaterThanOrEqual(1500)
  await expect(notice(page, 'Account Linked Successfully')).toBeVisible()
  await expect(page.getByText('Total Balance $11,465.12')).toBeVisible()
  await expect(page.getByText('Refreshed just now')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Linked' }).getByText('Sample', { exact: true })).toHaveCount(2)
  expect(rows<Stored>(server, accountsOf, person.id).map((row) => row.current_balance)).toEqual([254_367, 892_145])
  expect(rows(server, 'select id from transactions where user_id = ?', person.id)).toHaveLength(2)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Refresh linked accounts' }).click()
  await expect(notice(page, 'Accounts Refreshed')).toBeVisible()
  expect(rows(server, 'select id from transactions where user_id = ?', person.id)).toHaveLength(2)
  await page.getByRole('button', { name: 'Remove Alder & Co Savings' }).click()
  await expect(notice(page, 'Account Unlinked')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Alder & Co Checking' }).click()
  await expect(page.getByText('No accounts yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh linked accounts' })).toBeDisabled()
})

test.describe('failures', () => {
  test.use({ expectedErrors: /status of 5\d\d|Failed to load resource/ })

  test('closed while it connects, a bank is let go of: nothing is written, and it can be linked afterwards', async ({
    page,
    server,
    person,
  }) => {
    await page.goto('/accounts')
    const fill = async () => {
      const dialog = await openLink(page)
      await dialog.getByRole('button', { name: /Lindqvist/ }).click()
      await dialog.getByLabel('Account number').fill('83279412')
      await dialog.getByRole('button', { name: 'Connect' }).click()
      await expect(dialog.getByText('Connecting to Lindqvist')).toBeVisible()
      return dialog
    }
    const closed = await fill()
    const told = page.waitForResponse(/\/api\/banking\/abandon$/)
    const ended = page.waitForResponse(/\/api\/banking\/link$/)
    await closed.getByRole('button', { name: 'Close' }).click()
    await expect(closed).toBeHidden()
    expect(await (await told).json()).toEqual({ kind: 'abandoned' })
    expect((await ended).status()).toBe(409)
    await expect(page.getByText('No accounts yet')).toBeVisible()
    expect(rows(server, accountsOf, person.id)).toEqual([])
    expect(rows(server, 'select id from bank_links where user_id = ?', person.id)).toEqual([])

    await fill()
    await expect(notice(page, 'Account Linked Successfully')).toBeVisible({ timeout: 10_000 })
    expect(rows<Stored>(server, accountsOf, person.id)).toHaveLength(2)
  })

  signedIn('are told, and nothing is lost', async ({ page }) => {
    const body = { error: { code: 'internal', message: 'The ledger is away.', retryable: false } }
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: body }))
    await page.goto('/accounts')
    await fail('**/api/tools/addAccount')
    await page.getByRole('button', { name: 'Add bank account' }).click()
    const account = page.getByRole('dialog')
    await account.getByLabel('Bank name').fill('Harbour')
    await account.getByLabel('Masked account number').fill('1180')
    await account.getByLabel('Balance').fill('5')
    await account.getByRole('button', { name: 'Add account' }).click()
    await expect(notice(page, 'Error adding account')).toBeVisible()
    await expect(page.getByText('The ledger is away.')).toBeVisible()
    await page.unroute('**/api/tools/addAccount')
    await account.getByRole('button', { name: 'Add account' }).click()
    await expect(notice(page, 'Account added')).toBeVisible()

    await fail('**/api/tools/addCard')
    await page.getByRole('button', { name: 'Add card' }).click()
    const card = page.getByRole('dialog')
    await card.getByLabel('Issuer').fill('Wayfare')
    await card.getByLabel('Last four digits').fill('9043')
    await card.getByLabel('Balance').fill('172.30')
    await card.getByRole('button', { name: 'Add card' }).click()
    await expect(notice(page, 'Error adding card')).toBeVisible()
    await page.unroute('**/api/tools/addCard')
    await card.getByRole('button', { name: 'Add card' }).click()

    await fail('**/api/tools/delete*')
    await page.getByRole('button', { name: 'Remove Wayfare card' }).click()
    await expect(notice(page, 'Error removing card')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Harbour Checking' }).click()
    await expect(notice(page, 'Error removing account')).toBeVisible()
    await expect(page.getByText('Total Balance $177.30')).toBeVisible()

    await fail('**/api/banking/link')
    const dialog = await openLink(page)
    await dialog.getByRole('button', { name: /Lindqvist/ }).click()
    await dialog.getByLabel('Account number').fill('83279412')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(notice(page, 'Link Failed')).toBeVisible()
    await expect(page.getByText('Failed to link bank account. Please try again.')).toBeVisible()
    await expect(dialog.getByLabel('Account number')).toHaveValue('83279412')
    await page.unroute('**/api/banking/link')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(notice(page, 'Account Linked Successfully')).toBeVisible({ timeout: 10_000 })
    await fail('**/api/banking/refresh')
    await page.getByRole('button', { name: 'Refresh linked accounts' }).click()
    await expect(notice(page, 'Refresh Failed')).toBeVisible()
    await expect(page.getByText('Failed to refresh account data.')).toBeVisible()

    await fail('**/api/tools/getBalances')
    await page.reload()
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await page.unroute('**/api/tools/getBalances')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Wayfare')).toBeVisible()
  })
})
