import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signIn, type TestPerson, test } from '#tests/e2e/house.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

const sentence = /If there is an account with that e-mail, a link to set a new password is on its way\./

/** What the mail's link leads to, as a path of this server. */
async function linkFor({ folder }: RunningServer, { email }: TestPerson): Promise<string | undefined> {
  const outbox = join(folder, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')))
  const mail = mails.findLast((text) => text.includes(`To: ${email}\r\n`) && /Subject: Reset/.test(text))
  return mail && /\/reset-password\?token=[\w-]+/.exec(mail)?.[0]
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
}

const save = (page: Page) => page.getByRole('button', { name: 'Set Password' })

test.use({ expectedErrors: /Failed to load resource/ })

test('a forgotten password is set anew by a mailed link, which works once', async ({ page, server, person }) => {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forgot your')
  await askForLink(page, person.email)
  await expect.poll(() => linkFor(server, person)).toBeTruthy()
  const link = (await linkFor(server, person)) ?? ''

  await page.goto(link)
  await choose(page, 'a brand new password', 'a brand new passwort')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Show password', exact: true }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')

  await choose(page, 'short')
  await save(page).click()
  await expect(page.getByText(/it needs at least 8 characters/)).toBeVisible()

  await choose(page, 'a brand new password')
  await save(page).click()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, person)
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  await signIn(page, { ...person, password: 'a brand new password' })
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await choose(page, 'yet another password')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This link has had its day.')
  await page.getByRole('link', { name: 'Send a New Link' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the sentence is the same where there is no account, and no mail goes out', async ({ page, server }) => {
  const email = 'nobody@example.com'
  await page.goto('/reset-password')
  await askForLink(page, email)
  expect(await linkFor(server, { email, password: '', firstName: '', lastName: '', id: '' })).toBeUndefined()
})

test('a link that was never one is told kindly, and a browser that is signed in is led to the login', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/reset-password?token=made-up')
  await choose(page, 'a brand new password')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('A link works once, for one hour.')

  await page.getByRole('link', { name: 'Send a New Link' }).click()
  await askForLink(page, person.email)
  await expect.poll(() => linkFor(server, person)).toBeTruthy()
  await page.goto((await linkFor(server, person)) ?? '')
  await choose(page, 'a brand new password')
  await save(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})
