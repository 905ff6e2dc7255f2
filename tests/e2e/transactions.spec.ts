import type { Page } from '@playwright/test'
import { todayIn } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import {
  addTransaction,
  colorOf,
  expect,
  seedLife,
  signedIn,
  test,
  transactionsOf,
  withMotion,
} from '#tests/e2e/house.ts'

test.use(withMotion)

function row(page: Page, merchant: string) {
  return page.getByRole('listitem').filter({ hasText: merchant })
}

async function openAddDialog(page: Page) {
  await page.goto('/transactions')
  await page.getByRole('button', { name: /^add/i }).first().click()
  return page.getByRole('dialog')
}

test('a spend added by hand stands in the list, in SQLite, and after a reload', async ({ page, server, person }) => {
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Merchant').fill('Chipotle')
  const amount = dialog.getByLabel('Amount')
  await expect(amount).toHaveAttribute('type', 'number')
  await expect(amount).toHaveAttribute('step', '0.01')
  await amount.fill('12.50')
  await dialog.getByRole('radio', { name: 'Food & Dining' }).click()
  await dialog.getByRole('button', { name: /^add/i }).click()
  await expect(page.getByText('Transaction Added', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Chipotle transaction for $12.50 added successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Chipotle')).toContainText('−$12.50')
  await expect(row(page, 'Chipotle')).toContainText('Food & Dining')
  expect(transactionsOf(server, person)).toMatchObject([
    { merchant: 'Chipotle', amount: 1250, category: 'Food & Dining', category_color: 'destructive', pending: 0 },
  ])
  await page.reload()
  await expect(row(page, 'Chipotle')).toBeVisible()
  await page.getByRole('button', { name: /^add/i }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Merchant')).toHaveValue('')
  await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveValue('')
})

test('pressed twice before it is drawn anew, an entry is added once and changed once', async ({
  page,
  server,
  person,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/api\/tools\/(?:add|update)Transaction$/.test(request.url())) sent.push(request.url().split('/').at(-1) ?? '')
  })
  const dialog = await openAddDialog(page)
  const pressTwice = () =>
    dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await dialog.getByLabel('Merchant').fill('Coffee')
  await dialog.getByLabel('Amount').fill('4')
  await dialog.getByRole('radio', { name: 'Food & Dining' }).check()
  await pressTwice()
  await expect(page.getByText('Transaction Added', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit Coffee' }).click()
  await dialog.getByLabel('Amount').fill('5')
  await pressTwice()
  await expect(page.getByText('Transaction Updated', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Coffee')).toHaveCount(1)
  expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 500 }])
  expect(sent).toEqual(['addTransaction', 'updateTransaction'])
})

test('an entry that is under way when its dialog is closed is not added again by another press', async ({
  page,
  server,
  person,
}) => {
  const dialog = await openAddDialog(page)
  let answer = () => {}
  await page.route('**/api/tools/addTransaction', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await dialog.getByLabel('Merchant').fill('Coffee')
  await dialog.getByLabel('Amount').fill('4')
  await dialog.getByRole('radio', { name: 'Food & Dining' }).check()
  const add = dialog.locator('[type=submit]')
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(dialog.getByLabel('Merchant')).toHaveValue('Coffee')
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await dialog.getByLabel('Merchant').press('Enter')
  answer()
  await expect(page.getByText('Transaction Added', { exact: true })).toHaveCount(1)
  await expect(dialog).toBeHidden()
  expect(transactionsOf(server, person)).toHaveLength(1)
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(dialog.getByLabel('Merchant')).toHaveValue('')
})

signedIn('at 390 px two notices show, the third in reach of F8, and the older ones in a line', async ({ page }) => {
  for (const merchant of ['Coffee', 'Lunch', 'Bus', 'Tea'])
    await addTransaction(page, { merchant, amountMinor: 400, category: 'Food & Dining' })
  await page.goto('/transactions')
  const notices = page.locator('.snack')
  for (const merchant of ['Coffee', 'Lunch', 'Bus']) {
    await page.getByRole('button', { name: `Delete ${merchant}` }).dispatchEvent('click')
    await expect(notices.last()).toContainText(merchant)
  }
  await expect(notices.filter({ visible: true })).toHaveText([/Lunch transaction/, /Bus transaction/])
  const height = async () => (await page.locator('.toast-stack').boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(150)
  await page.keyboard.press('F8')
  await expect(notices.filter({ visible: true })).toHaveCount(3)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(notices.first().getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Coffee' })).toBeFocused()
})

signedIn('a notice says its emoji once each, and no more than one lies over the sheet', async ({ page }) => {
  const dialog = await openAddDialog(page)
  for (const [merchant, amount] of [
    ['🍕🍕 Slice', '3'],
    ['Tea', '2'],
  ] as const) {
    if (merchant === 'Tea') await page.getByRole('button', { name: 'Add Transaction' }).click()
    await dialog.getByLabel('Merchant').fill(merchant)
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByRole('radio', { name: 'Food & Dining' }).check()
    await dialog.getByRole('button', { name: /^add/i }).click()
    await expect(dialog).toBeHidden()
  }
  const notices = page.locator('.snack')
  await expect(notices).toHaveCount(2)
  // Drawn anew as the seconds go.
  await expect(notices.first().locator('.undo-ring')).toHaveText('8')
  await expect(notices.first().locator('.snack-text')).toHaveText(
    '🍕🍕 Slice transaction for $3.00 added successfully!',
  )
  await expect(notices.first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(dialog).toBeVisible()
  await expect(notices.filter({ visible: true })).toHaveCount(1)
  await expect(notices.last()).toBeVisible()
})

signedIn('what was typed is there again after Escape or Back, which stays on the page', async ({ page }) => {
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Merchant').fill('Chipotle')
  await dialog.getByRole('radio', { name: 'Shopping' }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Transaction' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Merchant')).toHaveValue('Chipotle')
  await dialog.getByLabel('Amount').fill('7')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/transactions$/)
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('7')
  await expect(dialog.getByRole('radio', { name: 'Shopping' })).toBeChecked()
})

signedIn(
  'an amount that was refused is selected, also when the dialog opens anew: the next takes its place',
  async ({ page }) => {
    const dialog = await openAddDialog(page)
    const amount = dialog.getByLabel('Amount')
    await dialog.getByLabel('Merchant').fill('Chipotle')
    await dialog.getByRole('radio', { name: 'Shopping' }).check()
    await amount.fill('-50')
    await dialog.getByRole('button', { name: /^add/i }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('-60')
    await expect(amount).toHaveValue('-60')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add Transaction' }).click()
    await expect(amount).toHaveValue('-60')
    await page.keyboard.type('3.99')
    await expect(amount).toHaveValue('3.99')
  },
)

test('an income is stored below zero, and shown in green with a plus', async ({ page, server, person }) => {
  const dialog = await openAddDialog(page)
  await dialog.getByLabel('Merchant').fill('Northwind')
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByRole('radio', { name: 'Income' }).click()
  await dialog.getByRole('button', { name: /^add/i }).click()
  await expect(page.getByText('Northwind transaction for $5.00 added successfully!')).toBeVisible()
  await expect(row(page, 'Northwind')).toContainText('+$5.00')
  await expect(row(page, 'Northwind').locator('.row-amount')).toHaveCSS('color', await colorOf(page, 'var(--success)'))
  expect(transactionsOf(server, person)).toMatchObject([{ amount: -500, category_color: 'success' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Northwind')).toHaveCount(0)
  await expect.poll(() => transactionsOf(server, person)).toEqual([])
})

test('a spend is plain with a minus in every list, and only what is pending says so', async ({ page, person: _ }) => {
  await addTransaction(page, { merchant: 'Kiosk', amountMinor: 420, category: 'Food & Dining', pending: true })
  await addTransaction(page, { merchant: 'Baker', amountMinor: 300, category: 'Food & Dining' })
  for (const path of ['/transactions', '/spend']) {
    await page.goto(path)
    const spend = row(page, 'Kiosk')
    await expect(spend).toContainText('−$4.20')
    await expect(spend.locator('.row-amount')).toHaveCSS('color', await colorOf(page, 'var(--foreground)'))
  }
  await page.goto('/transactions')
  await expect(row(page, 'Kiosk').getByText('Pending')).toBeVisible()
  await expect(row(page, 'Baker').getByText('Pending')).toHaveCount(0)
})

test.describe('where it is another day than at the server', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  signedIn('what is added has the date Today and stands first', async ({ page }) => {
    const today = todayIn(Date.now(), 'Pacific/Pago_Pago')
    await page.goto('/')
    await expect(page.getByText('Total Balance')).toBeVisible()
    await addTransaction(page, { merchant: 'Lunch', amountMinor: 1200, category: 'Food & Dining', date: today })
    const dialog = await openAddDialog(page)
    await dialog.getByLabel('Merchant').fill('Chipotle')
    await dialog.getByLabel('Amount').fill('12.50')
    await dialog.getByRole('radio', { name: 'Food & Dining' }).click()
    await dialog.getByRole('button', { name: /^add/i }).click()
    await expect(page.getByText('Transaction Added', { exact: true })).toBeVisible()
    const first = page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first()
    await expect(first).toContainText('Chipotle')
    await expect(first.locator('time')).toHaveText('Today')
    await expect(first.locator('time')).toHaveAttribute('datetime', today)
  })
})

test('what is missing or not positive is said, and nothing is written', async ({ page, server, person }) => {
  const dialog = await openAddDialog(page)
  const add = dialog.getByRole('button', { name: /^add/i })
  await add.click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
  const marked = dialog.locator('[aria-invalid=true]')
  const [amount, merchant] = [dialog.getByLabel('Amount'), dialog.getByLabel('Merchant')]
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a field that is marked')
  await amount.fill('-5')
  await expect(marked).toHaveCount(0)
  await add.click()
  await expect(merchant).toBeFocused()
  await expect(merchant).toHaveAttribute('aria-invalid', 'true')
  await expect(merchant).toHaveAccessibleDescription('Please fill this in.')
  await merchant.fill('Corner shop')
  await add.click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Category' })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('group', { name: 'Category' })).toHaveAccessibleDescription('Please fill this in.')
  await expectAccessible(page, 'a choice that is marked')
  await dialog.getByRole('radio', { name: 'Shopping' }).click()
  await expect(marked).toHaveCount(0)
  await add.click()
  await expect(page.getByText('Invalid Amount', { exact: true })).toBeVisible()
  await expect(amount).toBeFocused()
  await expect(marked).toHaveCount(1)
  await dialog.getByLabel('Amount').fill('0')
  await add.click()
  await expect(dialog).toBeVisible()
  expect(transactionsOf(server, person)).toEqual([])
})

test('an amount is read as it was typed or pasted, or refused whole, and never as another one', async ({
  page,
  context,
  server,
  person,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAddDialog(page)
  const amount = dialog.getByLabel('Amount')
  await dialog.getByLabel('Merchant').fill('Bakery')
  await dialog.getByRole('radio', { name: 'Food & Dining' }).click()
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await amount.press('Control+V')
  }
  for (const text of ['1e9', '1.239', '12a5', '1,2345', '1.2.3']) {
    for (const enter of [(each: string) => amount.pressSequentially(each), paste]) {
      await amount.press('Control+A')
      await enter(text)
      await expect(amount).toHaveValue(text)
      await dialog.getByRole('button', { name: /^add/i }).click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(amount).toHaveAccessibleDescription('An amount above zero, like 12.50.')
      await expect(amount).toHaveAccessibleName('Amount')
    }
  }
  for (const [text, amountMinor] of [
    ['1,250.50', 125_050],
    ['12,50', 1250],
    ['1,250', 125_000],
  ] as const) {
    for (const enter of [(each: string) => amount.pressSequentially(each), paste]) {
      await amount.fill('')
      await enter(text)
      await dialog.getByRole('button', { name: /^add/i }).click()
      await expect(dialog).toBeHidden()
      expect(transactionsOf(server, person)[0]).toMatchObject({ amount: amountMinor })
      await page.getByRole('button', { name: 'Undo' }).first().click()
      await expect.poll(() => transactionsOf(server, person)).toEqual([])
      await page.getByRole('button', { name: 'Add Transaction' }).click()
      await expect(amount).toHaveAttribute('type', 'number')
      await dialog.getByLabel('Merchant').fill('Bakery')
      await dialog.getByRole('radio', { name: 'Food & Dining' }).click()
    }
  }
})

signedIn('a comma goes in where the caret stands, and in the place of what is selected', async ({ page }) => {
  const dialog = await openAddDialog(page)
  const amount = dialog.getByLabel('Amount')
  await amount.pressSequentially('1234')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.pressSequentially(',0')
  await expect(amount).toHaveValue('1,0234')
  await amount.fill('')
  await amount.pressSequentially('55')
  await amount.press('Control+A')
  await amount.pressSequentially(',5')
  await expect(amount).toHaveValue(',5')
})

test('of an entry that two windows change, each saves what it changed', async ({ page, context, server, person }) => {
  await page.goto('/transactions')
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
  const second = await context.newPage()
  await second.goto('/transactions')
  for (const each of [page, second]) await each.getByRole('button', { name: 'Edit Corner Market' }).click()
  await second.getByRole('dialog').getByLabel('Amount').fill('77.77')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await expect(second.getByText('Transaction Updated', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByLabel('Merchant').fill('Corner Bakery')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Transaction Updated', { exact: true })).toBeVisible()
  expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Corner Bakery', amount: 7777 }])
})

signedIn('a new account is told what to do, and a search that finds nothing can be cleared', async ({ page }) => {
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Search' })).toHaveCount(0)
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await expect(row(page, 'Coffee')).toBeVisible()
  await page.getByPlaceholder('Search transactions...').fill('zzz')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(row(page, 'Coffee')).toBeVisible()
})

signedIn('a search without an end finds nothing, and says so', async ({ page }) => {
  const endless = 'x'.repeat(10_000)
  await page.goto(`/transactions?search=${endless}`)
  await expect(page.getByText('No transactions found')).toBeVisible()
  await page.goto('/transactions')
  await page.getByPlaceholder('Search transactions...').fill(endless)
  await expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible()
  await expect(page.getByText('Nothing here goes by that name.')).toBeVisible()
})

signedIn('search, filter, count and summary speak of all rows, not of the loaded page', async ({ page }) => {
  await page.goto('/transactions')
  for (let index = 0; index < 60; index++) {
    await addTransaction(page, {
      merchant: `Shop ${index}`,
      amountMinor: 100,
      category: 'Shopping',
      date: '2026-03-05',
    })
  }
  await addTransaction(page, {
    merchant: 'Old Chipotle',
    amountMinor: 2050,
    category: 'Food & Dining',
    date: '2026-01-05',
  })
  await addTransaction(page, { merchant: 'Payroll', amountMinor: 100_000, category: 'Income', date: '2026-01-01' })
  await page.reload()
  await expect(page.getByText('$1,080.50')).toBeVisible()
  await expect(page.getByText('+$1,000.00')).toBeVisible()
  await expect(page.getByText('−$80.50')).toBeVisible()
  await page.getByPlaceholder('Search transactions...').fill('chip')
  await expect(row(page, 'Old Chipotle')).toBeVisible()
  await expect(page.getByText('1 shown')).toBeVisible()
  await page.getByPlaceholder('Search transactions...').fill('DINING')
  await expect(row(page, 'Old Chipotle')).toBeVisible()
  await page.getByPlaceholder('Search transactions...').fill('')
  await page.getByRole('button', { name: /filter/i }).click()
  await page.getByRole('menuitemradio', { name: 'Income' }).click()
  await expect(row(page, 'Payroll')).toBeVisible()
  await expect(page.getByText('1 shown')).toBeVisible()
  await page.getByRole('button', { name: /filter/i }).click()
  await page.getByRole('menuitemradio', { name: /all/i }).click()
  await expect(row(page, 'Shop 59')).toBeVisible()
})

test('more rows load by key: none doubled or lost when one is inserted meanwhile', async ({ page, server, person }) => {
  await page.goto('/transactions')
  for (let index = 0; index < 70; index++) {
    await addTransaction(page, { merchant: `Row ${index}`, amountMinor: 100, category: 'Other', date: '2026-02-02' })
  }
  await page.reload()
  await expect(row(page, 'Row 69')).toBeVisible()
  await addTransaction(page, { merchant: 'Latecomer', amountMinor: 100, category: 'Other', date: '2026-02-03' })
  await page.getByRole('button', { name: 'Load More Transactions' }).click()
  await expect(page.getByText('Row 0', { exact: true })).toBeVisible()
  await expect(page.getByText('Latecomer', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load More Transactions' })).toBeHidden()
  const shown = await page.getByText(/^(Row \d+|Latecomer)$/).allTextContents()
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.length).toBe(transactionsOf(server, person).length)
})

test('an entry is edited from its row by keyboard alone, and Undo restores it exactly', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/transactions')
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining', pending: true })
  const before = transactionsOf(server, person)
  await page.getByRole('button', { name: 'Edit Corner Market' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await expect(dialog.getByLabel('Amount')).toHaveValue('21.50')
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await dialog.getByLabel('Amount').fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Amount', { exact: true })).toBeVisible()
  await dialog.getByLabel('Amount').fill('24.80')
  await dialog.getByLabel('Merchant').fill('Corner Bakery')
  await dialog.getByRole('button', { name: 'Date' }).press('Enter')
  await expect(dialog.getByRole('grid').locator('button:focus')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Shopping' }).check()
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByLabel('Merchant').press('Enter')
  await expect(page.getByText('Transaction Updated', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Corner Bakery')).toContainText('−$24.80')
  await expect(row(page, 'Corner Bakery')).toContainText('Yesterday')
  expect(transactionsOf(server, person)).toMatchObject([
    { merchant: 'Corner Bakery', amount: 2480, category: 'Shopping', pending: 0 },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Corner Market')).toContainText('Pending')
  expect(transactionsOf(server, person)).toEqual(before)
})

test('a long list keeps only the rows near the window, and every one of them in reach', async ({
  page,
  server,
  person,
}) => {
  seedLife(server, person, 900)
  await page.goto('/transactions')
  const more = page.getByRole('button', { name: 'Load More Transactions' })
  for (let shown = 50; shown < 400; shown += 50) {
    await expect(page.getByText(`${shown} shown of 900`)).toBeVisible()
    await more.click()
  }
  await expect(page.getByText('400 shown of 900')).toBeVisible()
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  expect(await entries.count()).toBeLessThan(60)
  await more.scrollIntoViewIfNeeded()
  const last = entries.last()
  await expect(last).toHaveAttribute('aria-posinset', '400')
  await expect(last).toHaveAttribute('aria-setsize', '900')
  await expect(last).toBeInViewport()
  await last.getByRole('button', { name: /^delete/i }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Transaction Deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('of 899')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ }).and(page.locator(':focus'))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('400 shown of 900')).toBeVisible()
  await expect(page.getByText('Today').first()).not.toBeInViewport()
})

for (const way of ['hover', 'keyboard', 'touch'] as const) {
  test.describe(`deleting by ${way}`, () => {
    test.use(way === 'touch' ? { hasTouch: true, isMobile: true } : {})

    test('removes the row, says so, and Undo brings the same row back', async ({ page, server, person }) => {
      await page.goto('/transactions')
      await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
      const before = transactionsOf(server, person)
      const remove = row(page, 'Corner Market').getByRole('button', { name: /delete/i })
      await expect(row(page, 'Corner Market')).toBeVisible()
      if (way === 'hover') {
        await row(page, 'Corner Market').hover()
        await remove.click()
      } else if (way === 'keyboard') {
        await remove.focus()
        await page.keyboard.press('Enter')
      } else {
        await remove.tap()
      }
      await expect(page.getByText('Transaction Deleted', { exact: true })).toHaveCount(1)
      await expect(page.getByText('Corner Market transaction has been removed.')).toBeVisible()
      await expect(row(page, 'Corner Market').filter({ hasText: '21.50' })).toHaveCount(0)
      await expect.poll(() => transactionsOf(server, person)).toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(row(page, 'Corner Market').filter({ hasText: '21.50' })).toBeVisible()
      expect(transactionsOf(server, person)).toEqual(before)
    })
  })
}

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /status of 500/ })

  const refusal = { error: { code: 'internal', message: 'xyz', retryable: true } }

  test('adding says so and keeps what was typed', async ({ page, server, person }) => {
    const dialog = await openAddDialog(page)
    await page.route('**/api/tools/addTransaction', (route) => route.fulfill({ status: 500, json: refusal }))
    await dialog.getByLabel('Merchant').fill('Chipotle')
    await dialog.getByLabel('Amount').fill('12.50')
    await dialog.getByRole('radio', { name: 'Shopping' }).click()
    await dialog.getByRole('button', { name: /^add/i }).click()
    await expect(page.getByText('Error adding transaction')).toBeVisible()
    await expect(page.getByText('xyz')).toBeVisible()
    await expect(dialog.getByLabel('Merchant')).toHaveValue('Chipotle')
    expect(transactionsOf(server, person)).toEqual([])
  })

  signedIn('deleting says so and the row is back', async ({ page }) => {
    await page.goto('/transactions')
    await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
    await page.route('**/api/tools/deleteTransaction', (route) => route.fulfill({ status: 500, json: refusal }))
    await row(page, 'Corner Market')
      .getByRole('button', { name: /delete/i })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Error deleting transaction')).toBeVisible()
    await expect(row(page, 'Corner Market')).toBeVisible()
  })

  signedIn('loading says so', async ({ page }) => {
    await page.route('**/api/transactions?**', (route) => route.fulfill({ status: 500, json: refusal }))
    await page.goto('/transactions')
    await expect(page.getByText('Error loading data').first()).toBeVisible()
    await expect(page.getByText('xyz').first()).toBeVisible()
  })
})
