import Database from 'better-sqlite3'
import { addDays, addMonths, startOfMonth, todayIn } from '#domain/calendar.ts'
import { addMonthlyBill, addTransaction, colorOf, expect, signedIn, type TestPerson, test } from '#tests/e2e/house.ts'
import type { RunningServer } from '#tests/e2e/server.ts'

/** Fills in what no screen can make yet: accounts with their history, and goals. */
function seed(server: RunningServer, run: (database: Database.Database) => void) {
  const database = new Database(server.databaseFile)
  database.pragma('busy_timeout = 5000')
  try {
    run(database)
  } finally {
    database.close()
  }
}

function seedAccount(server: RunningServer, person: TestPerson, balanceMinor: number) {
  seed(server, (database) => {
    database
      .prepare(
        `insert into accounts (id, user_id, bank_name, account_type, masked_account_number, current_balance, is_active, created_at)
         values (?, ?, 'Northbank', 'checking', '2204', ?, 1, '2026-01-01T00:00:00.000Z')`,
      )
      .run(crypto.randomUUID(), person.id, balanceMinor)
  })
}

test('a new account sees no invented figure', async ({ page, person }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  await expect(page.getByText("Let's begin tracking your spending!")).toBeVisible()
  await expect(page.getByText('No upcoming bills')).toBeVisible()
  await expect(page.getByText('Ready to set your first goal?')).toBeVisible()
  await expect(page.getByText('from last month')).toHaveCount(0)
  await expect(page.getByText('%')).toHaveCount(0)
})

for (const [time, greeting] of [
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
] as const) {
  test(`at ${time} in the person's own zone it says ${greeting}`, async ({ page, person }) => {
    await page.clock.setFixedTime(new Date(`2026-11-20T${time}:00-05:00`))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${greeting}, ${person.firstName}`)
  })
}

for (const [way, lastMonthMinor, told, ink] of [
  ['a rise', 100_000, '+10.0%', 'var(--success)'],
  ['no change', 110_000, '+0.0%', 'var(--success)'],
  ['a fall', 120_000, '−8.3%', 'var(--destructive)'],
] as const) {
  test(`${way} since the end of last month is told with its sign and in its colour`, async ({
    page,
    server,
    person,
  }) => {
    seedAccount(server, person, 110_000)
    const today = todayIn(Date.now(), 'America/New_York')
    seed(server, (database) => {
      database
        .prepare(
          `insert into balance_history (user_id, account_id, day, balance, created_at)
           select user_id, id, ?, ?, ? from accounts where user_id = ?`,
        )
        .run(addDays(startOfMonth(today), -1), lastMonthMinor, '2026-01-01T00:00:00.000Z', person.id)
    })
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Total Balance' })
    await expect(card).toContainText(`${told}from last month`)
    await expect(card.getByText(told)).toHaveCSS('color', await colorOf(page, ink))
  })
}

signedIn(
  'what is paid every month is among the bills to come, with its day and the newest amount',
  async ({ page }) => {
    const newest = addDays(todayIn(Date.now(), 'America/New_York'), -3)
    await addMonthlyBill(page, newest)
    await page.goto('/')
    const bills = page.getByRole('region', { name: 'Upcoming Bills' })
    await expect(bills.getByRole('listitem')).toHaveText([/Streamlinein \d+ days\$15\.49/])
    await expect(bills.locator('time')).toHaveAttribute('datetime', addMonths(newest, 1))
    await expect(bills).not.toContainText('No upcoming bills')
  },
)

test('the balance can be hidden, also from a screen reader', async ({ page, server, person }) => {
  seedAccount(server, person, 1_146_512)
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Total Balance' })
  await expect(card).toContainText('$11,465.12')
  await card.getByRole('button', { name: /hide/i }).click()
  await expect(card).not.toContainText('465')
  await expect(card).toContainText('•')
  await card.getByRole('button', { name: /show/i }).click()
  await expect(card).toContainText('$11,465.12')
})

signedIn('spending shows the five largest categories and the total of all', async ({ page }) => {
  await page.goto('/')
  const spends = [
    ['Food & Dining', 41_230],
    ['Shopping', 28_640],
    ['Bills', 24_000],
    ['Transportation', 12_875],
    ['Entertainment', 6_499],
    ['Travel', 300],
    ['Other', 200],
  ] as const
  for (const [category, amountMinor] of spends) {
    await addTransaction(page, { merchant: `At ${category}`, amountMinor, category })
  }
  await addTransaction(page, { merchant: 'Payroll', amountMinor: 320_000, category: 'Income' })
  const card = page.getByRole('region', { name: 'Spending This Month' })
  await expect(card).toContainText('Total Spent')
  await expect(card).toContainText('$1,137.44')
  await expect(card.getByRole('listitem')).toHaveText([
    /Food & Dining.*\$412\.30/,
    /Shopping.*\$286\.40/,
    /Bills.*\$240\.00/,
    /Transportation.*\$128\.75/,
    /Entertainment.*\$64\.99/,
  ])
})

test('the first three goals show how far they are', async ({ page, server, person }) => {
  seed(server, (database) => {
    const insert = database.prepare(
      `insert into goals (id, user_id, name, current_amount, target_amount, deadline, category, color, created_at)
       values (?, ?, ?, 184000, 250000, '2027-04-05', 'Vacation', 'info', ?)`,
    )
    for (let index = 1; index <= 4; index++) {
      insert.run(crypto.randomUUID(), person.id, `Goal ${index}`, `2026-01-0${index}T00:00:00.000Z`)
    }
  })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Goal Progress' })
  await expect(card.getByRole('progressbar')).toHaveCount(3)
  await expect(card.getByText(/^Goal \d$/)).toHaveText(['Goal 4', 'Goal 3', 'Goal 2'])
  await expect(card).toContainText('$1,840.00')
  await expect(card).toContainText('$2,500.00')
})

signedIn('the quick tiles lead where they say', async ({ page }) => {
  for (const [name, path] of [
    ['Manage Accounts', '/accounts'],
    ['AI Insights', '/ai-insights'],
    ['Transactions', '/transactions'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Add Transaction' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

signedIn('exactly five encouraging lines take turns', async ({ page }) => {
  const lines = new Set<string>()
  for (const chance of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999_999]) {
    await page.addInitScript((fixed) => {
      Math.random = () => fixed
    }, chance)
    await page.goto('/')
    lines.add((await page.getByTestId('encouragement').textContent()) ?? '')
  }
  expect(lines.size).toBe(5)
})
