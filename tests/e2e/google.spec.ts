import { fileURLToPath } from 'node:url'
import { test as base, expect, rows } from '#tests/e2e/house.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'

const fake = fileURLToPath(new URL('../support/google/fake-google.mjs', import.meta.url))

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer({
        GOOGLE_CLIENT_ID: 'client-of-a-test',
        GOOGLE_CLIENT_SECRET: 'secret-of-a-test',
        NODE_OPTIONS: `--import=${fake}`,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('a way through Google and back greets once, makes one person, and finds them again', async ({ page, server }) => {
  const email = 'maya@example.org'
  await page.route('https://accounts.google.com/**', (route) => {
    const asked = new URL(route.request().url())
    expect(asked.searchParams.get('client_id')).toBe('client-of-a-test')
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.searchParams.get('state') ?? '')
    back.searchParams.set('code', email)
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
  for (const from of ['/signup', '/login']) {
    await page.goto(from)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByText('Welcome!', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByText('Logged out')).toBeVisible()
  }
  expect(rows(server, 'select first_name, last_name from profiles')).toEqual([
    { first_name: 'Maya', last_name: 'Okafor' },
  ])
})

test('who turns back at Google is told so, and stays at the login', async ({ page }) => {
  await page.route('https://accounts.google.com/**', (route) => {
    const asked = new URL(route.request().url())
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.searchParams.get('state') ?? '')
    back.searchParams.set('error', 'access_denied')
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Google login failed')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})
