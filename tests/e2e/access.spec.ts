import { expect, signedIn, signIn, signOut, test } from '#tests/e2e/house.ts'

const ownScreens = [
  ['/transactions', 'Transactions'],
  ['/budget', 'Budget'],
  ['/goals', 'Goals'],
  ['/accounts', 'Accounts'],
  ['/spend', 'Spend'],
  ['/subscriptions', 'Subscriptions'],
  ['/ai-insights', 'AI Insights'],
  ['/ai-expense-prediction', 'Expense Prediction'],
  ['/ai-spending-insights', 'Spending Insights'],
  ['/ai-investment-suggestions', 'Investment Suggestions'],
  ['/pre-launch', 'Pre-launch'],
] as const

const protectedPaths = ['/', '/dashboard', '/assistant', ...ownScreens.map(([path]) => path)]

test.describe('signed out', () => {
  for (const path of protectedPaths) {
    test(`${path} leads to the login`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    })
  }

  test('a login leads to the page first asked for and replaces the history entry', async ({
    page,
    context,
    person,
  }) => {
    await context.clearCookies()
    await page.goto('/login')
    await page.goto('/spend?x=1')
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, person)
    await expect(page).toHaveURL(/\/spend\?x=1$/)
    await expect(page.getByText('Welcome back!')).toHaveCount(1)
    await expect(page.getByText("You've been logged in successfully")).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/spend\?x=1$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Spend' })).toBeVisible()
  })

  test('a login without a page first asked for leads to the dashboard', async ({ page, context, person }) => {
    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  })
})

test.describe('signed in', () => {
  for (const [path, heading] of ownScreens) {
    signedIn(`${path} opens directly and after a reload, with a heading of its own`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    })
  }

  test('/ and /dashboard show the same home', async ({ page, person }) => {
    for (const path of ['/', '/dashboard']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
      await expect(page.getByText('Total Balance')).toBeVisible()
    }
  })

  test('sign-out in one tab signs the other out, and nothing of the first person flashes for the second', async ({
    page,
    context,
    person,
  }) => {
    await page.goto('/dashboard')
    const other = await context.newPage()
    await other.goto('/transactions')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Transactions')
    await signOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Logged out')).toBeVisible()
    await expect(other).toHaveURL(/\/login$/)
    expect(person.email).toContain('@')
  })
})

test.describe('not found', () => {
  test.use({ expectedErrors: /nope|404/ })

  for (const path of ['/nope', '/goals/nope', '/landing/nope']) {
    test(`${path} says so`, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes(path))
      await page.goto(path)
      await expect(page.getByText('404')).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 500 })
      await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
      await expect(page.getByText(path, { exact: true })).toBeVisible()
      await logged
    })
  }

  signedIn('is marked noindex until it is left, shows markup as text, and leads home and back', async ({ page }) => {
    await page.goto('/goals')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Goals')
    await page.goto('/nope/<b>x')
    await expect(page.getByText('/nope/<b>x')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/goals$/)
    await page.goto('/nope')
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
})
