import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, signedIn, signIn, signOut, test } from '#tests/e2e/house.ts'

async function fillSignUp(
  page: Page,
  given: Partial<Record<'first' | 'last' | 'email' | 'password' | 'again', string>> = {},
) {
  await page.getByLabel('First name', { exact: false }).fill(given.first ?? 'Maya')
  await page.getByLabel('Last name', { exact: false }).fill(given.last ?? 'Okafor')
  await page.getByLabel('Email').fill(given.email ?? `${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? 'correct horse battery')
  await page
    .getByLabel('Confirm password', { exact: false })
    .fill(given.again ?? given.password ?? 'correct horse battery')
}

test('a stranger signs up and stands on the dashboard', async ({ page }) => {
  await page.goto('/signup')
  const create = page.getByRole('button', { name: 'Create Account' })
  await fillSignUp(page)
  await expect(create).toBeDisabled()
  await page.getByRole('checkbox').check()
  const request = page.waitForRequest('**/api/auth/sign-up/email')
  await create.click()
  const body = (await request).postDataJSON()
  expect(body).toMatchObject({ first_name: 'Maya', last_name: 'Okafor' })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Account created successfully!')).toHaveCount(1)
  await expect(page.getByText('Welcome, Maya')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})

test('sign-up stays shut until names, terms and equal passwords are there', async ({ page }) => {
  await page.goto('/signup')
  const create = page.getByRole('button', { name: 'Create Account' })
  await page.getByRole('checkbox').check()
  await fillSignUp(page)
  await expect(create).toBeEnabled()
  await fillSignUp(page, { first: '   ' })
  await expect(create).toBeDisabled()
  await fillSignUp(page, { last: '   ' })
  await expect(create).toBeDisabled()
  await fillSignUp(page, { again: 'something else' })
  await expect(create).toBeDisabled()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password', { exact: false }).fill('')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/sign-up/')) sent++
  })
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await fillSignUp(page)
  await page.getByRole('checkbox').uncheck()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(create).toBeDisabled()
  expect(sent).toBe(0)
})

test('each password field shows and hides on its own', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  const again = page.getByLabel('Confirm password', { exact: false })
  await page
    .getByRole('button', { name: /show password/i })
    .first()
    .click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(again).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /hide password/i }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('the links in the terms do not tick the box, and lead to written pages', async ({ page }) => {
  await page.goto('/signup')
  for (const [name, path] of [
    [/terms/i, '/terms'],
    [/privacy/i, '/privacy'],
  ] as const) {
    await page.goto('/signup')
    await expect(page.locator('label').getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  }
})

test('planCode and currency travel along', async ({ page }) => {
  await page.goto('/signup?planCode=paid&currency=GBP')
  await expect(page.getByRole('link', { name: /log ?in|sign in/i })).toHaveAttribute(
    'href',
    '/login?planCode=paid&currency=GBP',
  )
})

test.describe('while the answer is away', () => {
  test('login is busy, every button of it disabled, and one double click is one request', async ({
    page,
    context,
    person,
  }) => {
    await context.clearCookies()
    await page.goto('/login')
    let requests = 0
    await page.route('**/api/auth/sign-in/email', async (route) => {
      requests++
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await expect(page.getByRole('button', { name: /google/i })).toBeDisabled()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(requests).toBe(1)
  })

  test('sign-up reads Creating Account...', async ({ page }) => {
    await page.goto('/signup')
    await page.route('**/api/auth/sign-up/email', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await fillSignUp(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    await expect(page.getByRole('button', { name: /google/i })).toBeDisabled()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('refused', () => {
  test.use({ expectedErrors: /status of (4|5)\d\d/ })

  test('a wrong password gives exactly one message', async ({ page, context, person }) => {
    await context.clearCookies()
    await page.goto('/login')
    await signIn(page, { ...person, password: 'not this one' })
    await expect(page.getByText('Login failed', { exact: true })).toHaveCount(1)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  })

  test('a taken e-mail and a weak password are told', async ({ page, context, person }) => {
    await context.clearCookies()
    await page.goto('/signup')
    await fillSignUp(page, { email: person.email })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Signup failed', { exact: true })).toBeVisible()
    await fillSignUp(page, { password: 'a' })
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(/too weak: it needs at least \d+ characters/i)).toBeVisible()
  })

  test('Google says that it is not set up here', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: /google/i }).click()
    await expect(page.getByText('Google login failed')).toBeVisible()
    await expect(page.getByText(/not set up/i)).toBeVisible()
  })

  signedIn('a logout that fails says so and keeps the person signed in', async ({ page }) => {
    await page.goto('/dashboard')
    await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, json: { message: 'xyz' } }))
    await signOut(page)
    await expect(page.getByText('Logout failed')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

signedIn('no long-lived token is within reach of page scripts', async ({ page, context }) => {
  await page.goto('/dashboard')
  await expect(page.getByText('Total Balance')).toBeVisible()
  const readable = await page.evaluate(
    () => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  )
  const cookies = await context.cookies()
  for (const cookie of cookies) {
    expect(cookie.httpOnly).toBe(true)
    expect(cookie.sameSite).toBe('Lax')
    expect(readable).not.toContain(cookie.value)
  }
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
})

test.describe('before the code has come', () => {
  test('the login stands, what is typed stays, and a press on Sign In waits for it', async ({
    page,
    context,
    person,
  }) => {
    await context.clearCookies()
    const release = await holdCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Back to the books.')
    await expect(page).toHaveTitle('Login · Sayso')
    await expect(page.locator('.orb')).toHaveCSS('width', '300px')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute('data-pressed')
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('none of it runs until there is a sign of a person, and who is signed in does not wait', async ({
    page,
    context,
    person: _,
  }) => {
    await page.goto('/login')
    await expect(page).toHaveURL(/\/dashboard$/)
    await context.clearCookies()
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('script[type=module]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  })

  test('nothing of it moves where its second half comes late', async ({ page, server }) => {
    let sendRest = () => {}
    const rest = new Promise<void>((resolve) => {
      sendRest = resolve
    })
    const slow = createServer(async (request, response) => {
      const answer = await fetch(`${server.url}${request.url}`)
      const body = Buffer.from(await answer.arrayBuffer())
      const half = request.url === '/login' ? body.indexOf('<form') : body.length
      for (const name of ['content-type', 'content-security-policy']) {
        response.setHeader(name, answer.headers.get(name) ?? '')
      }
      response.write(body.subarray(0, half))
      if (half < body.length) await rest
      response.end(body.subarray(half))
    }).listen(0)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { port } = slow.address() as AddressInfo
    const opening = page.goto(`http://localhost:${port}/login`)
    const line = page.getByRole('heading', { name: 'Back to the books.', includeHidden: true })
    await expect(line).toBeAttached()
    await expect(line).toBeHidden()
    sendRest()
    await opening
    await expect(line).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-moved')
    slow.close()
  })

  test('so does the sign-up, its tick and all', async ({ page }) => {
    const release = await holdCode(page)
    await page.goto('/signup', { waitUntil: 'commit' })
    await fillSignUp(page)
    await page.getByRole('checkbox').check()
    const create = page.getByRole('button', { name: 'Create Account' })
    await expect(create).toBeDisabled()
    release()
    await create.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('only where the address is the very one; with a plan in it the links carry it on', async ({ page, request }) => {
    expect(await (await request.get('/login')).text()).toContain('data-path="/login"')
    expect(await (await request.get('/signup?planCode=paid')).text()).not.toContain('data-path')
    await page.goto('/signup?planCode=paid&currency=USD')
    await expect(page.getByText('Pro plan in USD')).toBeVisible()
  })
})

/** No script comes before the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
