import type { Page } from '@playwright/test'
import { todayIn } from '#domain/calendar.ts'
import {
  callTool,
  execute,
  expect,
  rows,
  signedIn,
  signIn,
  signOut,
  signUp,
  test,
  transactionsOf,
} from '#tests/e2e/house.ts'

const line = /add a spend/i

/** An answer that understood an entry and saved nothing. */
const unsavedCoffee = {
  message: 'Adding that.',
  function_call: {
    name: 'addTransaction',
    arguments: JSON.stringify({ amount: 4, payee: 'Coffee', category: 'Food & Dining', date: '2026-11-20' }),
  },
}

test('sending waits for words, shows that Penny thinks, and then her reply under her name', async ({
  page,
  person,
}) => {
  await page.goto('/assistant')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await expect(page.getByText('Online')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await page.route('**/functions/v1/ai-assistant', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.getByPlaceholder(line).fill('coffee 4')
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.getByText('Penny is thinking…')).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  await expect(page.getByText('Penny is thinking…')).toBeHidden()
  const reply = page.getByRole('log').locator('.turn').filter({ hasText: 'Saved, $4.00 for Coffee.' })
  await expect(reply.getByText('Penny', { exact: true })).toBeVisible()
})

for (const [time, greeting] of [
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:30', 'Good evening'],
] as const) {
  test(`at ${time} Penny says ${greeting}`, async ({ page, person }) => {
    await page.clock.setFixedTime(new Date(`2026-11-20T${time}:00-05:00`))
    await page.goto('/assistant')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${greeting}, ${person.firstName}`)
  })
}

test('a long name leaves the state of the line in sight', async ({ page, context, server }) => {
  await signUp(context, server, { firstName: 'Wolfeschlegelsteinhausenbergerdorff' })
  await page.goto('/assistant')
  await expect(page.getByText('Online')).toBeInViewport({ ratio: 1 })
})

test('an unclear amount is asked about, nothing is written, and the answer completes it', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill('taxi home fifteen or fifty')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fifteen or fifty?')).toBeVisible()
  expect(transactionsOf(server, person)).toEqual([])
  const cards = page.getByRole('list', { name: 'Drafts' })
  await page.getByPlaceholder(line).fill('tea fifteen')
  await expect(cards).toContainText('Tea')
  await page.getByPlaceholder(line).fill('fifteen')
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: /Fifteen/ }).click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ amount: 1500, category: 'Transportation' }])
})

test('the talk is still there after a reload, and another person of this browser sees none of it', async ({
  page,
  context,
  server,
  person,
}) => {
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill('coffee 4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Coffee 4')
  await page.reload()
  await expect(page.getByRole('log')).toContainText('Coffee 4')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain(person.id)
  await page.goto('about:blank')
  await context.clearCookies()
  await signUp(context, server)
  await page.goto('/assistant')
  await expect(page.getByPlaceholder(line)).toBeVisible()
  await expect(page.getByText('Coffee 4')).toHaveCount(0)
})

test('a long talk is read back page by page, and an entry shows what later words made of it', async ({
  page,
  person,
}) => {
  for (let turn = 1; turn <= 53; turn++) {
    const answer = await page.request.post('/functions/v1/ai-assistant', { data: { message: `Kiosk ${turn}` } })
    expect(answer.ok(), person.email).toBe(true)
  }
  await page.goto('/assistant')
  const talk = page.getByRole('log')
  await expect(talk.getByText('Kiosk 53', { exact: true })).toBeVisible()
  await expect(talk.getByText('Kiosk 3', { exact: true })).toHaveCount(0)
  await talk.getByRole('button', { name: 'Earlier' }).click()
  await expect(talk.getByText('Kiosk 1', { exact: true })).toBeAttached()
  await expect(talk.getByRole('button', { name: 'Earlier' })).toHaveCount(0)

  await page.getByRole('textbox').fill('make that 15')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByText('Changed since')).toBeVisible()
  await expect(talk.getByRole('listitem').filter({ hasText: '$53.00' })).toHaveCount(0)
})

test('the same request sent again writes one row', async ({ page, server, person }) => {
  const turnId = crypto.randomUUID()
  const send = () => page.request.post('/functions/v1/ai-assistant', { data: { message: 'coffee 4', turn_id: turnId } })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(bodies[0].function_call.name).toBe('addTransaction')
  expect(JSON.parse(bodies[0].function_call.arguments)).toMatchObject({ amount: 4, merchant: 'Coffee' })
  expect(bodies[0].function_result.success).toBe(true)
  expect(transactionsOf(server, person)).toHaveLength(1)
})

test('an answer that saved nothing is saved by the page', async ({ page, server, person }) => {
  await page.goto('/assistant')
  await page.route('**/functions/v1/ai-assistant', (route) => route.fulfill({ json: unsavedCoffee }))
  await page.getByPlaceholder(line).fill('coffee 4')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => transactionsOf(server, person))
    .toMatchObject([{ merchant: 'Coffee', amount: 400, date: '2026-11-20', pending: 0 }])
})

test('broken stored history is logged only', async ({ page, server, person }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill('hello')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Hello')
  // Penny answers before the server has kept the turn, and what waits to be sent is broken below as well.
  await expect
    .poll(() => rows(server, 'select message from assistant_turns where user_id = ?', person.id))
    .toEqual([{ message: 'hello' }])
  await page.addInitScript((id) => {
    for (const key of Object.keys(localStorage)) if (key.includes(id)) localStorage.setItem(key, '{broken')
  }, person.id)
  await page.reload()
  await expect(page.getByPlaceholder(line)).toBeVisible()
  await expect.poll(() => logged.some((text) => /history/i.test(text))).toBe(true)
  await expect(page.getByRole('log')).toContainText('Hello')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeEmpty()
})

/** Makes the talk that this device keeps two days older; resolves with the moment of its last line. */
function makeOlder(page: Page, personId: string): Promise<string> {
  return page.evaluate((key) => {
    const lines: { timestamp: string }[] = JSON.parse(localStorage.getItem(key) ?? '[]')
    for (const line of lines) line.timestamp = new Date(Date.parse(line.timestamp) - 2 * 86_400_000).toISOString()
    localStorage.setItem(key, JSON.stringify(lines))
    return lines.at(-1)?.timestamp ?? ''
  }, `sayso.chat.${personId}`)
}

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ })

  test('Penny says so, and trying again with the same turn writes once, after a reload too, on the day it was said', async ({
    page,
    server,
    person,
  }) => {
    await page.goto('/assistant')
    await page.route('**/functions/v1/ai-assistant', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: true } } }),
    )
    await page.getByPlaceholder(line).fill('coffee 4')
    await page.keyboard.press('Enter')
    await expect(page.getByText("I'm sorry, I encountered an error processing your request.")).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('alert').first()).toBeVisible()
    const saidAt = await makeOlder(page, person.id)
    await page.reload()
    await page.getByRole('log').getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/functions/v1/ai-assistant')
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
    await expect
      .poll(() => transactionsOf(server, person))
      .toMatchObject([{ date: todayIn(Date.parse(saidAt), 'America/New_York') }])
  })

  test('Penny says that an entry could not be saved, and trying again saves it once', async ({
    page,
    server,
    person,
  }) => {
    await page.goto('/assistant')
    await page.route('**/functions/v1/ai-assistant', (route) => route.fulfill({ json: unsavedCoffee }))
    await page.route('**/api/tools/addTransaction', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'xyz', retryable: true } } }),
    )
    await page.getByPlaceholder(line).fill('coffee 4')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText("I couldn't save that transaction. Please try again.", {
      timeout: 20_000,
    })
    expect(transactionsOf(server, person)).toEqual([])
    await page.unroute('**/functions/v1/ai-assistant')
    await page.unroute('**/api/tools/addTransaction')
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
    await expect.poll(() => transactionsOf(server, person)).toHaveLength(1)
  })
})

signedIn('/ goes to the line to type on, from any screen on a wide one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/transactions')
  // By its role: what stands behind the splash takes no focus yet.
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder(line)).toBeFocused()
  await page.keyboard.type('coffee 4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Coffee' })).toContainText('−$4.00')
})

test('signing out takes the conversation off this device, and signing in brings it back', async ({ page, person }) => {
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill('coffee 4')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/saved/i).first()).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Coffee')
  await page.goto('/assistant')
  await signIn(page, person)
  await expect(page.getByRole('log')).toContainText('Coffee 4')
})

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|Failed to fetch/ })

  signedIn('the badge tells when the network is gone', async ({ page, context }) => {
    await page.goto('/assistant')
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
  })
})

test.describe('accounts and cards by words', () => {
  const tell = async (page: import('@playwright/test').Page, words: string) => {
    await page.getByPlaceholder(line).fill(words)
    // Waits until Penny is done with the line before.
    await page.getByRole('button', { name: 'Send' }).click()
  }

  test('have titles of their own, and Undo', async ({ page, server, person }) => {
    await page.goto('/assistant')
    const accounts = () => rows(server, 'select bank_name from accounts where user_id = ?', person.id)
    await tell(page, 'add a savings account at Barclays ending 1234 with 500')
    await expect(page.getByText('Account Added', { exact: true })).toBeVisible()
    await tell(page, 'add an Amex credit card ending 1009 owing 250')
    await expect(page.getByText('Card Added', { exact: true })).toBeVisible()
    await tell(page, 'remove the Amex card')
    await expect(page.getByText('Card Removed', { exact: true })).toBeVisible()
    await tell(page, 'remove my Barclays account')
    await expect(page.getByText('Account Removed', { exact: true })).toBeVisible()
    expect(accounts()).toEqual([])
    await page.getByRole('status').filter({ hasText: 'Account Removed' }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(accounts).toEqual([{ bank_name: 'Barclays' }])
  })

  test('that cannot be kept are told under Error', async ({ page, server, person }) => {
    await page.goto('/assistant')
    await tell(page, 'add a savings account at Barclays ending 1234 with 500')
    await tell(page, 'add an Amex debit card ending 1009 with 20')
    await expect(page.getByText('Card Added', { exact: true })).toBeVisible()
    // The figures of a turn follow its answer: they come to grief where the tables change under them.
    await expect
      .poll(() => rows(server, 'select turn_id from turn_figures where user_id = ?', person.id))
      .toHaveLength(2)
    for (const table of ['accounts', 'cards']) {
      for (const act of ['insert', 'delete']) {
        execute(
          server,
          `create trigger ${table}_${act}_fails before ${act} on ${table}
           begin select raise(abort, 'disk full') where ${act === 'insert' ? 'new' : 'old'}.user_id = '${person.id}'; end`,
        )
      }
    }
    for (const [words, told] of [
      ['add a checking account at Chase ending 7777 with 10', 'Failed to add account. Please try again.'],
      ['add a Monzo debit card ending 4242 with 5', 'Failed to add card. Please try again.'],
      ['remove my Barclays account', 'Failed to remove account'],
      ['remove the Amex card', 'Failed to remove card'],
    ] as const) {
      await tell(page, words)
      await expect(page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: told })).toBeVisible()
    }
  })
})

test('the next answer takes the notice of the turn before down, and Undo stays on the card', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/assistant')
  const tell = async (words: string) => {
    await page.getByPlaceholder(line).fill(words)
    await page.keyboard.press('Enter')
  }
  const notices = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('status', { includeHidden: true })
  await tell('coffee four')
  await expect(notices).toContainText('Coffee transaction for $4.00')
  // Its own time stands still while it is pointed at.
  await notices.hover()
  await tell('lunch twelve')
  await expect(notices).toHaveCount(1)
  await expect(notices).toContainText('Lunch transaction for $12.00')
  await notices.hover()
  await tell('how much did I spend today')
  await expect(page.getByRole('log')).toContainText('$16.00')
  await expect(notices).toHaveCount(0)
  const cards = page.getByRole('log').getByRole('list')
  await cards.filter({ hasText: 'Coffee' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Lunch', amount: 1200 }])
})

test.describe('an entry that is gone by now', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('its Undo says so, and calls it no error', async ({ page, server, person }) => {
    await page.goto('/assistant')
    await page.getByPlaceholder(line).fill('coffee four')
    await page.keyboard.press('Enter')
    const notices = page.getByRole('region', { name: 'Notifications (F8)' })
    await expect(notices).toContainText('Coffee transaction for $4.00')
    await notices.getByRole('status').hover()
    const [coffee] = transactionsOf(server, person)
    await callTool(page, 'deleteTransaction', { id: coffee?.id })
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(notices.getByRole('status').filter({ hasText: 'Already gone' })).toContainText(
      'That entry is gone already.',
    )
    await expect(notices.getByRole('alert')).toHaveCount(0)
  })
})

test('what is no entry stands on a card too, and its Undo takes it back', async ({ page, server, person }) => {
  await page.goto('/assistant')
  const tell = async (words: string) => {
    await page.getByPlaceholder(line).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  const budgets = () => rows(server, 'select budget_amount from budgets where user_id = ?', person.id)
  await tell('set dining to 300')
  const card = page.getByRole('list').filter({ hasText: 'Budget a month' })
  await expect(card).toContainText('Food & Dining')
  await expect(card).toContainText('$300.00')
  expect(budgets()).toHaveLength(1)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Taken back')
  await expect.poll(budgets).toEqual([])

  await tell('new goal Japan 2000')
  await expect(page.getByText('New goal Japan, $2,000.00.')).toBeVisible()
  await tell('undo')
  await expect(page.getByRole('list').filter({ hasText: 'New goal' })).toContainText('Taken back')
})

test('what was removed is struck on its card, and stands there again once it is put back', async ({
  page,
  person: _,
}) => {
  await page.goto('/assistant')
  const tell = async (words: string) => {
    await page.getByPlaceholder(line).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await tell('coffee 4')
  await expect(page.getByText('Saved, $4.00 for Coffee.')).toBeVisible()
  await tell('delete the coffee')
  const card = page.getByRole('list').filter({ hasText: 'Entry removed' })
  await expect(card.locator('s')).toHaveText('removed: Coffee')
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Put back')
  await expect(card).toContainText('Coffee')
  await expect(card.locator('s')).toHaveCount(0)
})

test('entries that were told at once show where they differ, and once below what they have in common', async ({
  page,
  person: _,
}) => {
  await page.goto('/assistant')
  const rowsOf = async (words: string) => {
    await page.getByPlaceholder(line).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
    const card = page.getByRole('log').getByRole('list').filter({ hasText: '2 entries' }).last()
    return card.getByRole('listitem')
  }
  const days = await rowsOf('lunch 12 today and lunch 9 yesterday')
  await expect(days).toHaveText([/Lunch\s*Today/, /Lunch\s*Yesterday/, /^2 entries, Food & Dining/])
  const kinds = await rowsOf('coffee 4, uber 18')
  await expect(kinds).toHaveText([/Coffee\s*Food & Dining/, /Uber\s*Transportation/, /^2 entries, today/])
})

test('of several entries of a name the one that is pressed goes', async ({ page, server, person }) => {
  await page.goto('/assistant')
  for (const [words, said] of [
    ['coffee 4', 'Saved, $4.00 for Coffee.'],
    ['coffee 5', 'Saved, $5.00 for Coffee.'],
    ['delete the coffee', 'Which one: $5.00 today or $4.00 today?'],
  ] as const) {
    await page.getByPlaceholder(line).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(said)).toBeVisible()
  }
  await page.getByRole('button', { name: '$4.00 today' }).click()
  await expect(page.getByText('Entry removed')).toBeVisible()
  expect(rows(server, 'select amount from transactions where user_id = ?', person.id)).toEqual([{ amount: 500 }])
})
