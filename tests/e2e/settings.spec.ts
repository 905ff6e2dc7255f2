import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addTransaction, expect, rows, signIn, signUp, test } from '#tests/e2e/house.ts'

const openFromMenu = async (page: Page, item: string) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible()
}

test.describe('Account Settings', () => {
  test('changes the name and the password', async ({ page, person, server }) => {
    await openFromMenu(page, 'Account Settings')
    await page.getByLabel('First name').fill('Grace')
    await page.getByRole('button', { name: 'Save Name' }).click()
    await expect(page.getByText('Name changed')).toBeVisible()
    await page.getByLabel('Last name').fill('Hopper')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => rows(server, 'select first_name, last_name from profiles where id = ?', person.id))
      .toEqual([{ first_name: 'Grace', last_name: 'Hopper' }])
    await expect(page.getByLabel('Last name')).toBeFocused()
    await expect(page.getByLabel('Last name')).toHaveValue('Hopper')

    const change = async (current: string) => {
      await page.getByLabel('Current password', { exact: true }).fill(current)
      await page.getByLabel('New password', { exact: true }).fill('another horse battery')
      await page.getByLabel('Confirm new password', { exact: true }).fill('another horse battery')
      await page.getByRole('button', { name: 'Change Password' }).click()
    }
    await change(person.password)
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()

    const signIn = (password: string) =>
      page.request.post('/api/auth/sign-in/email', { data: { email: person.email, password } })
    expect((await signIn(person.password)).status()).toBe(401)
    expect((await signIn('another horse battery')).status()).toBe(200)
  })

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: /400/ })
    test('says so under the row', async ({ page, person }) => {
      await page.goto('/settings')
      await page.getByLabel('Current password', { exact: true }).fill(`${person.password}!`)
      await page.getByLabel('New password', { exact: true }).fill('another horse battery')
      await page.getByLabel('Confirm new password', { exact: true }).fill('another horse')
      await expect(page.getByText('Passwords do not match')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Change Password' })).toBeDisabled()
      await page.getByLabel('Confirm new password', { exact: true }).fill('another horse battery')
      await page.getByRole('button', { name: 'Change Password' }).click()
      const current = page.getByLabel('Current password', { exact: true })
      await expect(current).toBeFocused()
      await expect(current).toHaveAttribute('aria-invalid', 'true')
      await expect(current).toHaveAccessibleDescription('That is not your current password.')
    })
  })

  test('lists the sessions and ends another one at once', async ({ page, person, browser, server }) => {
    const other = await browser.newContext({ baseURL: server.url })
    const elsewhere = await other.newPage()
    await elsewhere.goto('/login')
    await signIn(elsewhere, person)
    await expect(elsewhere.getByText('Spending This Month')).toBeVisible()

    await page.goto('/settings')
    const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await sessions.getByRole('button').click()
    await expect(sessions).toHaveCount(1)
    await expect(sessions).toContainText('This one')
    expect((await other.request.get('/api/me')).status()).toBe(401)
    await other.close()
  })

  test('exports everything, and deletes the account', async ({ page, person, server }) => {
    await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
    await page.goto('/settings')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export My Data' }).click(),
    ])
    const file = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(download.suggestedFilename()).toMatch(/^sayso-\d{4}-\d\d-\d\d\.json$/)
    expect(file.tables.transactions).toEqual([
      expect.objectContaining(
        rows<Record<string, unknown>>(
          server,
          'select id, merchant, amount, date from transactions where user_id = ?',
          person.id,
        )[0] ?? {},
      ),
    ])

    await page.getByRole('button', { name: 'Delete My Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Account deleted')).toBeVisible()
    const [row] = rows<{ days: number }>(
      server,
      "select round(julianday(purge_at) - julianday('now')) as days from profiles where id = ?",
      person.id,
    )
    expect(row?.days).toBe(30)
    const answer = await page.request.post('/api/auth/sign-in/email', {
      data: { email: person.email, password: person.password },
    })
    expect(answer.status()).toBe(403)
  })

  test.describe('typed wrongly', () => {
    test.use({ expectedErrors: /400/ })
    test('deletes nothing', async ({ page, person }) => {
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Delete My Account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email').fill(`not-${person.email}`)
      await dialog.getByLabel('Password', { exact: true }).fill(person.password)
      await dialog.getByRole('button', { name: 'Delete My Account' }).click()
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('That is not the e-mail of this account.')
      await dialog.getByLabel('Email').fill(person.email)
      await dialog.getByLabel('Password', { exact: true }).fill(`${person.password}!`)
      await dialog.getByRole('button', { name: 'Delete My Account' }).click()
      await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/)
      expect((await page.request.get('/api/me')).status()).toBe(200)
    })
  })
})

test('Preferences keep theme, currency and voice', async ({ page, person, server }) => {
  await openFromMenu(page, 'Preferences')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: '£ GBP' }).click()
  await expect(page.getByText('Currency changed')).toBeVisible()
  await page.getByRole('button', { name: 'Voice agent' }).click()
  await page.reload()
  for (const name of ['Dark', '£ GBP', 'Voice agent']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(rows(server, 'select currency from profiles where id = ?', person.id)).toEqual([{ currency: 'GBP' }])
})

test('Privacy & Security says what is stored and where audio goes, and Support opens something real', async ({
  page,
  context,
  server,
}) => {
  await signUp(context, server)
  await openFromMenu(page, 'Privacy & Security')
  await expect(page.getByRole('region', { name: 'What is stored' })).toContainText('a journal of every change')
  await expect(page.getByRole('region', { name: 'Where audio goes' })).toContainText(
    'We get the words, never the sound.',
  )
  await openFromMenu(page, 'Support')
  await page.getByText('An entry is wrong.').click()
  await expect(page.getByText('Say “make that fifteen”')).toBeVisible()
  await page.getByRole('link', { name: /Pre-launch checklist/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pre-launch' })).toBeVisible()
})

test('the pre-launch list moves with each tick, is ready at ninety percent, and is exported', async ({
  page,
  person,
}) => {
  await page.goto('/pre-launch')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(20)
  for (const priority of ['Critical', 'Important', 'Optional']) {
    const part = page.getByRole('region', { name: priority })
    for (const item of await part.getByRole('listitem').all()) {
      await expect(item).toHaveText(new RegExp(`^.{4,}[a-z.].{10,}${priority}, \\d+ (min|h)$`))
    }
    await expect(part.getByRole('listitem')).not.toHaveCount(0)
  }
  for (let index = 0; index < 17; index++) await boxes.nth(index).press('Space')
  await expect(page.getByText('85%, ready from 90%')).toBeVisible()
  await boxes.nth(17).press('Space')
  await expect(page.getByText('Ready for launch')).toBeVisible()
  await page.reload()
  await expect(page.getByText('18 of 20 done')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Report' }).click(),
  ])
  const report = await readFile(await download.path(), 'utf8')
  expect(report.match(/^- \[x\]/gm), person.email).toHaveLength(18)
  expect(report.match(/^- \[ \]/gm)).toHaveLength(2)
})

test('Usage Analytics shows the turns and voice chats of this month', async ({ page, server, person }) => {
  await page.goto('/assistant')
  for (const words of ['coffee four', 'lunch twelve']) {
    await page.getByRole('textbox', { name: 'Message' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText(/Saved/)
  }
  await page.request.post('/functions/v1/increment-usage', { data: {} })
  await expect.poll(() => rows(server, 'select 1 from turn_figures where user_id = ?', person.id)).toHaveLength(2)
  await openFromMenu(page, 'Usage Analytics')
  const month = page.getByRole('region', { name: 'This month' })
  await expect(month, person.email).toContainText('2turns, 0 spoken')
  await expect(month).toContainText('1of 100 voice chats')
  await expect(page.getByRole('row', { name: /Last word to shown/ })).toBeVisible()
})
