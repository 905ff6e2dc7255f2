import type { Page } from '@playwright/test'
import { addTransaction, callTool, execute, expect, signedIn, signIn, test, transactionsOf } from '#tests/e2e/house.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_|Failed to load resource|Failed to fetch/ })

/** Resolves once the app itself is kept on the device. */
async function untilKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

const bar = (page: Page) => page.locator('.offline-bar')

/** A view is kept a moment after it stands. */
function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const kept = (await caches.keys()).filter((name) => name.startsWith('views-'))
    const requests = await Promise.all(kept.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().some(({ url }) => new URL(url).pathname === wanted)
  }, path)
}

/** Adds a meal as a person does, in the dialog. */
async function addInDialog(page: Page, merchant: string, amount: string) {
  await page.getByRole('button', { name: 'Add Transaction' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Merchant').fill(merchant)
  await dialog.getByRole('radio', { name: 'Food & Dining' }).check()
  await dialog.getByRole('button', { name: 'Add Transaction' }).click()
}

test('what was loaded is readable without a network, and what is said then arrives once', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/')
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
  await page.goto('/transactions')
  await expect(page.getByText('Corner Market')).toBeVisible()
  await expect.poll(() => isKept(page, '/api/transactions')).toBe(true)
  await page.goto('/')
  await expect(page.getByText('Spending This Month')).toBeVisible()
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(bar(page)).toContainText('You are offline')
  await expect(page.getByText('$21.50').first()).toBeVisible()
  await expect(bar(page)).toContainText(/As of (yesterday, )?\d{1,2}:\d{2} [AP]M/)
  await page.goto('/transactions')
  await expect(page).toHaveURL(/\/transactions$/)
  await expect(page.getByText('Corner Market')).toBeVisible()

  await addInDialog(page, 'Kiosk', '4.20')
  await expect(page.getByText('Waiting for a connection')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Kiosk')

  await page.goto('/assistant')
  await page.getByRole('textbox').fill('bus ticket three dollars')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Bus')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You are offline, so I kept that/)).toBeVisible()
  await page.getByRole('textbox').fill('how much did I spend on food this week')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You are offline, so I kept that/)).toHaveCount(2)
  await page.goto('/transactions')
  await expect(bar(page)).toContainText('2 entries and 1 message wait')
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('bus ticket three dollars')

  await context.setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0)
  const [market, ...sent] = transactionsOf(server, person)
  expect(market?.merchant).toBe('Corner Market')
  expect(sent.map(({ amount, date }) => [amount, date])).toEqual([
    [420, market?.date],
    [300, market?.date],
  ])
  await expect(page.getByRole('listitem').filter({ hasText: 'Kiosk' })).toBeVisible()
})

test('it says of when the figures of each screen are, also of a day before', async ({ page, context, person: _ }) => {
  const read = new Date('2026-11-17T19:05:00Z')
  await page.clock.install({ time: read })
  await page.goto('/goals')
  await expect(page.getByText('No goals set yet')).toBeVisible()
  await untilKept(page)
  await page.clock.setSystemTime('2026-11-20T18:00:00Z')
  await page.goto('/')
  await expect(page.getByText('Spending This Month')).toBeVisible()
  await expect.poll(() => isKept(page, '/api/dashboard')).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(bar(page)).toContainText(/You are offline\s*As of 1:0\d PM/)
  await page.goto('/goals')
  await expect(bar(page)).toContainText(/As of Tuesday, 2:0\d PM/)
})

signedIn('the first entry of all waits, and nothing says that there is none', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await addInDialog(page, 'Thai Basil', '18.40')
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Thai Basil')
  await expect(page.getByText('No transactions found')).toBeHidden()
  await expect(page.getByText('0 shown')).toBeHidden()
  const right = (name: string) => waiting.locator(name).evaluate((element) => element.getBoundingClientRect().right)
  expect((await right('li')) - (await right('.row-delete'))).toBeLessThan(16)
  expect((await right('.row-delete')) - (await right('.row-amount'))).toBeLessThan(64)
})

test('a spend whose answer was lost is written once, and keeps the day on which it was said', async ({
  page,
  server,
  person,
}) => {
  const twoDaysAgo = Date.now() - 2 * 86_400_000
  await page.clock.install({ time: twoDaysAgo })
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found')).toBeVisible()
  let tries = 0
  await page.route('**/api/health', (route) => route.abort())
  await page.route('**/api/tools/addTransaction', async (route) => {
    tries += 1
    if (tries === 1) await route.fetch()
    await route.abort()
  })
  await addInDialog(page, 'Bakery', '9')
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Bakery')
  const saidOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(twoDaysAgo)
  const bakery = { merchant: 'Bakery', amount: 900, date: saidOn }
  expect(transactionsOf(server, person)).toMatchObject([bakery])

  await page.route('**/functions/v1/ai-assistant', (route) => route.abort())
  await page.goto('/assistant')
  await page.getByRole('textbox').fill('bus ticket three dollars')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Sayso cannot be reached, so I kept that/)).toBeVisible()

  await page.unrouteAll()
  await page.clock.setSystemTime(Date.now())
  await page.goto('/transactions')
  await expect(page.getByRole('button', { name: 'Edit Bakery' })).toHaveCount(1)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([bakery, { amount: 300, date: saidOn }])
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0)
  expect(transactionsOf(server, person)).toHaveLength(2)
})

signedIn('a screen that was never opened says so, and comes by itself with the network', async ({ page, context }) => {
  await page.goto('/')
  await untilKept(page)
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('No goals set yet')).toBeVisible()
})

test.describe('before anything is kept on the device', () => {
  test.use({ serviceWorkers: 'block' })

  signedIn(
    'the chat stays at its end where answers grow in place, and stays where one reads',
    async ({ page, context }) => {
      await page.goto('/assistant')
      const talk = page.getByRole('log')
      const gap = () => talk.evaluate((roll) => roll.scrollHeight - roll.clientHeight - roll.scrollTop)
      await expect(page.getByText('Where did the money go today?')).toBeVisible()
      await context.setOffline(true)
      const kept = page.getByText(/, so I kept that/)
      for (const [count, words] of ['coffee four, lunch twelve', 'taxi nine', 'bread three, milk two'].entries()) {
        await page.getByRole('textbox').fill(words)
        await page.keyboard.press('Enter')
        await expect(kept).toHaveCount(count + 1)
      }
      let answer = () => {}
      const isAllowed = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(/api\/chat/, (route) => isAllowed.then(() => route.continue()))
      await context.setOffline(false)
      // The notice has taken its room from the chat before the answers come.
      await expect(page.locator('.talk-top')).toHaveCSS('padding-top', '112px')
      answer()
      await expect(talk.getByRole('button', { name: 'Undo' })).toHaveCount(3)
      await talk.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await gap()).toBeLessThan(2)

      await talk.evaluate((roll) => roll.scrollTo({ top: 0 }))
      await expect.poll(gap).toBeGreaterThan(100)
      await talk.getByRole('button', { name: 'Undo' }).first().click()
      await expect(talk.getByText('Taken back', { exact: true })).toBeVisible()
      expect(await talk.evaluate((roll) => roll.scrollTop)).toBe(0)
    },
  )

  test('one adds all the same; what has not come yet says so, leaves the screen, and opens once it can', async ({
    page,
    context,
    server,
    person,
  }) => {
    const isHere = page.waitForResponse(/\/add-transaction-dialog-.*\.js$/)
    await page.goto('/transactions')
    await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
    await expect(page.getByText('Corner Market')).toBeVisible()
    await (await isHere).finished()
    await context.setOffline(true)

    await page.getByRole('button', { name: 'Edit Corner Market' }).click()
    await expect(page.getByText('This was not opened on this device before.')).toBeVisible()
    await expect(page.getByText('Corner Market')).toBeVisible()

    await addInDialog(page, 'Kiosk', '4.20')
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Kiosk')

    await context.setOffline(false)
    await expect.poll(() => transactionsOf(server, person)).toHaveLength(2)
    await page.getByRole('button', { name: 'Edit Corner Market' }).click()
    await expect(page.getByRole('dialog').getByLabel('Merchant')).toHaveValue('Corner Market')
    await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveValue('21.50')
  })
})

test.describe('without the code of what is to open', () => {
  test.use({ serviceWorkers: 'block' })

  const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Try again as soon as we are back.' })

  for (const [path, stays, open] of [
    ['/budget', 'No Budgets Set', 'New Budget'],
    ['/goals', 'No goals set yet', 'New Goal'],
    ['/accounts', 'No accounts yet', 'Add bank account'],
  ] as const) {
    signedIn(`${path} stays, says so, and opens its dialog once the network is back`, async ({ page, context }) => {
      await page.goto(path)
      await expect(page.getByText(stays)).toBeVisible()
      await context.setOffline(true)
      await expect(bar(page)).toBeVisible()
      await page.getByRole('button', { name: open, exact: true }).click()
      await expect(told(page)).toBeVisible()
      await expect(page.getByText(stays)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await context.setOffline(false)
      await expect(bar(page)).toHaveCount(0)
      await page.getByRole('button', { name: open, exact: true }).click()
      await expect(page.getByRole('dialog', { name: open })).toBeVisible()
    })
  }

  for (const [name, path, button, opens] of [
    ['the menu of a row', '/budget', 'More for Food & Dining', 'menu'],
    ['the filter of the transactions', '/transactions', 'Filter', 'menu'],
    ['the user menu', '/', 'User menu', 'menu'],
    ['the calendar of a day', '/spend?period=range', 'From', 'grid'],
    ['the dialog that closes the account', '/settings', 'Delete My Account', 'dialog'],
  ] as const) {
    signedIn(`${name} says so, and opens once the network is back`, async ({ page, context }) => {
      await page.goto('/')
      await callTool(page, 'setBudget', { category: 'Food & Dining', amountMinor: 30_000 })
      await page.goto(path)
      const opener = page.getByRole('button', { name: button }).filter({ visible: true })
      await expect(opener).toBeVisible()
      await context.setOffline(true)
      await expect(bar(page)).toBeVisible()
      await opener.click()
      await expect(told(page)).toBeVisible()
      await expect(opener).toBeVisible()
      await context.setOffline(false)
      await expect(bar(page)).toHaveCount(0)
      // The notice may lie over it.
      await opener.press('Enter')
      await expect(page.getByRole(opens)).toBeVisible()
    })
  }
})

signedIn(
  'where only the dashboard was opened, dialogs open all the same or wait with their screen',
  async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByText('Spending This Month')).toBeVisible()
    await untilKept(page)
    await context.setOffline(true)
    for (const [tab, open] of [
      ['Budget', 'New Budget'],
      ['Goals', 'New Goal'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('It comes by itself as soon as we are back.')
      await expect(page.getByRole('button', { name: open, exact: true })).toBeDisabled()
    }
    await page.goto('/accounts')
    await page.getByRole('button', { name: 'Add bank account', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Add bank account' })).toBeVisible()
  },
)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, serviceWorkers: 'block' })

    signedIn('being told so covers nothing and pushes nothing out of reach', async ({ page, context }) => {
      const isWide = viewport.width > 1000
      for (const path of ['/assistant', '/onboarding', ...(isWide ? ['/budget'] : [])]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await context.setOffline(true)
        await expect(bar(page)).toBeVisible()
        const last =
          path === '/onboarding' ? page.getByRole('button', { name: 'Skip', exact: true }) : page.getByRole('textbox')
        const foot = isWide ? viewport.height : viewport.height - 76
        await expect
          .poll(async () => last.boundingBox().then((box) => (box ? box.y + box.height : Infinity)))
          .toBeLessThan(foot)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height)
        if (isWide) await expect(page.getByRole('button', { name: 'User menu' }).first()).toBeInViewport({ ratio: 1 })
        await context.setOffline(false)
      }
    })
  })
}

test('signing out asks about what was not sent and leaves nothing on the device', async ({ page, person }) => {
  await page.goto('/')
  await untilKept(page)
  await page.evaluate(
    ([key]) =>
      localStorage.setItem(
        key ?? '',
        JSON.stringify([
          { kind: 'sentence', key: crypto.randomUUID(), text: 'coffee four', today: '2026-01-02', entries: 1 },
        ]),
      ),
    [`sayso.unsent.${person.id}`],
  )
  await page.route('**/functions/v1/ai-assistant', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Not sent yet' })
  await expect(dialog).toContainText('1 entry was said without a connection')
  await dialog.getByRole('button', { name: 'Stay Signed In' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await dialog.getByRole('button', { name: 'Sign Out and Erase' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const left = await page.evaluate(async () => ({
    kept: Object.keys(localStorage).filter((key) => /unsent|session|chat/.test(key)),
    views: (await caches.keys()).filter((name) => name.startsWith('views-')),
  }))
  expect(left).toEqual({ kept: [], views: [] })
})

test('a session that ended elsewhere costs no entry: it waits for the next signing in', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/transactions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  await addInDialog(page, 'Kiosk', '4.20')
  await expect(page.getByText('Waiting for a connection')).toBeVisible()

  execute(server, `delete from auth_session where userId = '${person.id}'`)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, person)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Kiosk', amount: 420 }])
})

test('an entry that the server never takes stands aside with a reason, the others go on, and it can be tried again', async ({
  page,
  context,
  server,
  person,
}) => {
  execute(
    server,
    `create trigger broken before insert on transactions when new.user_id = '${person.id}' and new.merchant = 'Cursed'
     begin select raise(abort, 'no room'); end`,
  )
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found')).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  for (const merchant of ['Cursed', 'Kiosk']) {
    await addInDialog(page, merchant, '4.20')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)

  await context.setOffline(false)
  await expect(page.getByText('Error adding transaction')).toBeVisible()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Kiosk' }])
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting).toContainText('Not saved. An unexpected error occurred. Please try again.')
  await page.goto('/')
  await expect(bar(page)).toContainText('1 entry was not saved')
  await bar(page).getByRole('link', { name: 'Have a look' }).click()
  await waiting.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Error adding transaction').last()).toBeVisible()

  const error = { code: 'too_many_requests', message: 'Too much at once.', retryable: true }
  await page.route('**/api/tools/addTransaction', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, json: { error } }),
  )
  const tryAgain = waiting.getByRole('button', { name: 'Try Again' })
  await tryAgain.click()
  await expect(page.getByText('Too much at once. Retry available in 7 seconds.')).toBeVisible()
  await expect(tryAgain).toBeEnabled()
  await page.unroute('**/api/tools/addTransaction')

  execute(server, 'drop trigger broken')
  await waiting.getByRole('button', { name: 'Try Again' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect
    .poll(() => transactionsOf(server, person))
    .toMatchObject([{ merchant: 'Kiosk' }, { merchant: 'Cursed', amount: 420 }])
})

test('who has Pro is not asked to upgrade without a network', async ({ page, context, server, person }) => {
  execute(
    server,
    `insert into subscriptions (id, user_id, plan_id, provider, provider_reference, status, current_period_start, status_at, created_at)
     values ('${person.id}', '${person.id}', 'pro-usd', 'stripe', '${person.id}', 'active', '2026-01-01T00:00:00.000Z',
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  )
  await page.goto('/')
  await expect(page.getByText('Spending This Month')).toBeVisible()
  await untilKept(page)
  await context.setOffline(true)
  for (const _ of ['with what was kept', 'with nothing kept']) {
    await page.reload()
    await expect(bar(page)).toContainText('You are offline')
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menu')).toContainText('Active')
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
    await page.evaluate(async (id) => {
      const views = await caches.open(`views-${id}`)
      for (const request of await views.keys())
        if (/check-subscription|plans/.test(request.url)) await views.delete(request)
    }, person.id)
  }
})
