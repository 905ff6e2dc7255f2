import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { addMonths, type Day } from '#domain/calendar.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'

export { expect }

export type TestPerson = { email: string; password: string; firstName: string; lastName: string; id: string }

type Fixtures = {
  /** A new person, signed in in this page's context. */
  person: TestPerson
  /** What the browser may say on its console as an error without failing the test. */
  expectedErrors: RegExp
  watchedPage: undefined
}

/** For `test.use`: screens that move, as they do for everybody who does not ask for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** One server a worker; each test makes its own person, so tests never meet. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  person: async ({ context, server }, use) => use(await signUp(context, server)),
  expectedErrors: [/^$/, { option: true }],
  watchedPage: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** A test in which somebody is signed in, whoever it is. */
export const signedIn = test.extend<{ somebody: undefined }>({
  somebody: [async ({ person: _ }, use) => use(undefined), { auto: true }],
})

/** Makes a person over better-auth's own route; the session cookie lands in the context. */
export async function signUp(
  context: BrowserContext,
  server: RunningServer,
  given: Partial<TestPerson> = {},
): Promise<TestPerson> {
  const person = {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Okafor',
    ...given,
  }
  const answer = await context.request.post(`${server.url}/api/auth/sign-up/email`, {
    data: {
      email: person.email,
      password: person.password,
      first_name: person.firstName,
      last_name: person.lastName,
    },
    headers: { 'X-Time-Zone': 'America/New_York' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const body = await answer.json()
  return { ...person, id: body.user.id }
}

/** Signs in on the login that stands on the page, with the e-mail and the password that are given. */
export async function signIn(page: Page, person: Pick<TestPerson, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** Reads the SQLite file as it is on disk. */
export function rows<Row>(server: RunningServer, sql: string, ...parameters: unknown[]): Row[] {
  const database = new Database(server.databaseFile, { readonly: true })
  try {
    return database.prepare<unknown[], Row>(sql).all(...parameters)
  } finally {
    database.close()
  }
}

/** Runs one statement on the SQLite file, for what no screen can bring about: a disk that fails. */
export function execute(server: RunningServer, statement: string): void {
  const database = new Database(server.databaseFile)
  try {
    database.exec(statement)
  } finally {
    database.close()
  }
}

/** A subscription as a provider's messages leave it; the reference is one of a real provider. */
export function subscribe(
  server: RunningServer,
  person: TestPerson,
  { end = "'2999-01-05T12:00:00.000Z'", isCanceled = false, reference = 'I-77' } = {},
): void {
  execute(
    server,
    `insert into subscriptions (id, user_id, plan_id, provider, provider_reference, current_period_start,
       current_period_end, cancel_at_period_end, status_at, created_at)
     values ('${randomUUID()}', '${person.id}', 'pro-usd', 'paypal', '${reference} ${person.id}',
       '2026-01-01T00:00:00.000Z', ${end}, ${isCanceled ? 1 : 0}, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  )
}

export type StoredTransaction = {
  id: string
  merchant: string
  amount: number
  date: string
  category: string
  category_color: string
  pending: number
}

export function transactionsOf(server: RunningServer, person: TestPerson): StoredTransaction[] {
  return rows(
    server,
    'select id, merchant, amount, date, category, category_color, pending from transactions where user_id = ? order by created_at, id',
    person.id,
  )
}

/** A colour of the design, such as `var(--success)`, as the browser computes it on this page. */
export function colorOf(page: Page, value: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, value)
}

/** Calls a tool over its route, as the screens do; answers its output. */
export async function callTool(page: Page, name: string, input: unknown) {
  const answer = await page.request.post(`/api/tools/${name}`, {
    data: input,
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).output
}

/** Adds an entry through the tool route, as the screens do. */
export async function addTransaction(
  page: Page,
  input: { merchant: string; amountMinor: number; category: string; date?: string; pending?: boolean },
): Promise<string> {
  const answer = await page.request.post('/api/tools/addTransaction', {
    data: input,
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const body = await answer.json()
  return body.output.transaction.id
}

/** What comes back every month, dearer the last time: three entries of Streamline, the newest on the given day. */
export async function addMonthlyBill(page: Page, newest: Day): Promise<void> {
  for (const [back, amountMinor] of [
    [2, 1399],
    [1, 1399],
    [0, 1549],
  ] as const) {
    const date = addMonths(newest, -back)
    await addTransaction(page, { merchant: 'Streamline', amountMinor, category: 'Entertainment', date })
  }
}

/** Fills the person's ledger with a made-up life, as `npm run seed` does. */
export function seedLife(server: RunningServer, person: TestPerson, rows: number): void {
  execFileSync(process.execPath, ['dist/server/seed.js', '--person', person.email, '--rows', String(rows)], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: `file:${server.databaseFile}` },
  })
}
