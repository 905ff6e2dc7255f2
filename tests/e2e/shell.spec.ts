import type { Locator } from '@playwright/test'
import { colorOf, execute, expect, seedLife, signedIn, test } from '#tests/e2e/house.ts'

signedIn('the five tabs stand in order, and only an exact path makes one active', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Dashboard', 'Hey Penny', 'Spend', 'Goals', 'Budget'])
  for (const [index, path] of ['/', '/assistant', '/spend', '/goals', '/budget'].entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect(active).toHaveText('Dashboard')
  await page.goto('/goals')
  await expect(active).toHaveText('Goals')
  for (const path of ['/dashboard', '/transactions']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(active).toHaveCount(0)
  }
})

signedIn('the layers of the style sheets stand in order, whichever of them arrives first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/budget')
  await expect(page.getByRole('button', { name: 'New Budget' })).toHaveCSS('border-radius', '14px')
  await expect(page.locator('.phone')).toHaveCSS('padding-left', '20px')
})

signedIn('the bottom navigation is 76 px high', async ({ page }) => {
  await page.goto('/')
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(box?.height).toBe(76)
})

signedIn(
  'the last row keeps 32 px above the navigation, or 20 where the viewport can be measured, or what its bar covers',
  async ({ page }) => {
    const room = async () =>
      Number.parseFloat(await page.locator('.phone').evaluate((e) => getComputedStyle(e).paddingBottom)) - 76
    await page.goto('/budget')
    await expect(page.getByRole('button', { name: 'New Budget' })).toBeVisible()
    expect(await room()).toBe(20)
    await page.evaluate(() => {
      const viewport = window.visualViewport
      Object.defineProperty(viewport, 'height', { value: window.innerHeight - 90 })
      viewport?.dispatchEvent(new Event('resize'))
    })
    expect(await room()).toBe(90)
    await page.addInitScript(() => Object.defineProperty(window, 'visualViewport', { value: null }))
    await page.reload()
    await expect(page.getByRole('button', { name: 'New Budget' })).toBeVisible()
    expect(await room()).toBe(32)
  },
)

signedIn('the user menu holds its six items and each opens something', async ({ page }) => {
  await page.goto('/')
  const items = ['Account Settings', 'Usage Analytics', 'Preferences', 'Privacy & Security', 'Support', 'Sign Out']
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(items)
  await page.keyboard.press('Escape')
  for (const name of items.slice(0, -1)) {
    await page.goto('/')
    await page
      .getByRole('button', { name: /account|menu/i })
      .first()
      .click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
})

signedIn('the user menu dims what is behind it, and a press there closes it and nothing more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const avatar = page.getByRole('button', { name: 'User menu' }).filter({ visible: true })
  await avatar.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.locator('.scrim')).toHaveCSS('background-color', await colorOf(page, 'var(--scrim)'))
  await page.getByRole('link', { name: 'Budget' }).click({ force: true })
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.locator('.scrim')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await avatar.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await avatar.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the user menu counts the voice chats of who has a limit', async ({ page, server, person }) => {
  const chats = await page.request.post('/functions/v1/increment-usage', { data: { usage_type: 'voice_chat' } })
  expect(chats.ok()).toBe(true)
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menu')).toContainText('1 of 100 voice chats')
  await page.keyboard.press('Escape')
  execute(
    server,
    `insert into subscriptions (id, user_id, plan_id, provider, provider_reference, status, current_period_start, status_at, created_at)
     values ('${person.id}', '${person.id}', 'pro-usd', 'stripe', '${person.id}', 'active', '2026-01-01T00:00:00.000Z',
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  )
  await page.reload()
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menu')).toContainText('Active')
  await expect(page.getByRole('menu')).not.toContainText('voice chats')
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('what stands still beside the page takes the focus without moving it', async ({ page, server, person }) => {
    seedLife(server, person, 60)
    await page.goto('/transactions')
    await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible()
    for (const still of [page.getByRole('button', { name: 'User menu' }), page.getByPlaceholder(/add a spend/i)]) {
      await still.focus()
      await expect(still).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
  })
})

test.describe('the splash', () => {
  signedIn('says what it prepares, rises in steps of twenty every 200 ms, and gives way', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T12:00:00-05:00') })
    await page.clock.pauseAt(new Date('2026-11-20T12:00:01-05:00'))
    await page.route('**/api/me', () => {})
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const bar = page.getByRole('progressbar')
    for (const value of ['0', '20', '40', '60', '80', '100']) {
      await expect(bar).toHaveAttribute('aria-valuenow', value)
      await expect(page.getByText('Preparing your finance assistant...').last()).toBeVisible()
      await page.clock.runFor(200)
    }
    await expect(bar).toHaveCount(0)
  })
})

const routes = [
  '/',
  '/assistant',
  '/transactions',
  '/budget',
  '/goals',
  '/accounts',
  '/spend',
  '/subscriptions',
  '/nope',
]
const open = ['/login', '/signup', '/landing', '/terms', '/privacy']

for (const size of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, expectedErrors: /nope|404/ })

    signedIn(
      'nothing scrolls sideways, no foreign host is asked, no policy is broken',
      async ({ page, context, server }) => {
        test.setTimeout(90_000)
        const foreign: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
        })
        for (const path of routes) {
          const answer = await page.goto(path)
          expect(answer?.headers()['content-security-policy']).toMatch(/default-src 'none'/)
          expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            const { scroll, client } = await page.evaluate(() => ({
              scroll: document.documentElement.scrollWidth,
              client: document.documentElement.clientWidth,
            }))
            expect(scroll, `${path}, ${colorScheme}`).toBe(client)
          }
        }
        await context.clearCookies()
        for (const path of open) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
        }
        expect(foreign).toEqual([])
      },
    )
  })
}

signedIn('a notice covers neither the greeting on a phone nor a sheet on a wide screen', async ({ page }) => {
  const notice = page.locator('.snack')
  await page.goto('/assistant')
  await page.getByPlaceholder(/add a spend/i).fill('coffee four, lunch fourteen and parking six')
  await page.keyboard.press('Enter')
  await expect(notice).toContainText('Coffee $4.00, Lunch $14.00, and Parking $6.00')
  await expect.poll(async () => areApart(notice, page.getByRole('heading', { level: 1 }))).toBe(true)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Add Transaction' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add Transaction' }).click()
  await expect(notice).toContainText('Missing Information')
  await expect.poll(async () => areApart(notice, sheet)).toBe(true)
})

for (const width of [390, 800]) {
  signedIn(`at ${width} px a sheet as high as the window keeps its head clear of a notice`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/transactions')
    await page.getByRole('button', { name: 'Add Transaction' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Amount').fill('4')
    await sheet.getByLabel('Merchant').fill('Coffee')
    await sheet.getByText('Food & Dining').click()
    await sheet.getByRole('button', { name: 'Add Transaction' }).click()
    await expect(page.locator('.snack')).toContainText('Transaction Added')
    await page.getByRole('button', { name: 'Edit Coffee' }).click()
    await sheet.getByRole('button', { name: /^Date/ }).click()
    await expect(sheet.getByRole('grid')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => areApart(page.locator('.snack'), sheet)).toBe(true)
  })
}

for (const width of [390, 1280]) {
  signedIn(
    `at ${width} px the slash leads from a button to the line to type on, and Space presses it`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByText('Total Balance')).toBeVisible()
      if (width > 1000) await expect(page.getByPlaceholder(/add a spend/i)).toBeVisible()
      await page.getByRole('button', { name: 'Hide balance' }).press(' ')
      await expect(page.getByRole('button', { name: 'Show balance' })).toBeFocused()
      await page.keyboard.press('/')
      await expect(page.getByPlaceholder(/add a spend/i)).toBeFocused()
    },
  )
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}
