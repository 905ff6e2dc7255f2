import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAYS_KEPT } from '#domain/closing.ts'
import { purgeClosed } from '#server/auth/purge-closed.ts'
import { callTool, failureOf, say, seedSubscription } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { lastMail } from '#tests/support/outbox.ts'
import { storedSubscriptions } from '#tests/support/payments.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const DAY_MS = 86_400_000
const coffee = { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' } as const

let app: TestApp
let ada: SignedUp
let bob: SignedUp

beforeEach(async () => {
  app = await makeApp()
  ada = await signUp(app)
  bob = await signUp(app)
})
afterEach(() => app.close())

const close = (person: SignedUp, json: unknown) =>
  app.request('/api/account/close', { method: 'POST', headers: person.headers, json })
const signIn = (person: SignedUp) =>
  app.request('/api/auth/sign-in/email', { method: 'POST', json: { email: person.email, password: person.password } })

/** Every row of the file that names one of these values, by table. */
function rowsNaming(values: string[]): string[] {
  const db = new Sqlite(`${app.folder}/sayso.db`, { readonly: true })
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  const found = tables.filter((table) =>
    (db.prepare(`select * from "${table}"`).all() as object[]).some((row) =>
      values.some((value) => JSON.stringify(row).includes(value)),
    ),
  )
  db.close()
  return found
}

describe('closing an account', () => {
  test('ends every session at once, refuses to sign in, and erases everything thirty days later', async () => {
    await say(app, ada, 'coffee 4, lunch 12')
    await callTool(app, ada, 'undoLast', {})
    await callTool(app, bob, 'addTransaction', coffee)
    await app.request('/api/contact', { json: { name: 'Ada', email: ada.email, message: 'Bye.' } })
    const answer = await close(ada, { email: ada.email.toUpperCase(), password: ada.password })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ erasedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect((await app.request('/api/me', { headers: ada.headers })).status).toBe(401)
    expect(await failureOf(await signIn(ada))).toEqual({ status: 403, code: 'account_closed' })
    await expect.poll(() => lastMail(app, ada.email, /account is closed$/)).toContain('Everything that was kept in it')

    const start = Date.now()
    app.setTime(start + (DAYS_KEPT - 1) * DAY_MS)
    expect(await purgeClosed(app.context)).toBe(0)
    app.setTime(start + DAYS_KEPT * DAY_MS + 60_000)
    expect(await purgeClosed(app.context)).toBe(1)
    expect(rowsNaming([ada.id, ada.email])).toEqual([])
    expect(rowsNaming([bob.id])).toContain('transactions')
  })

  test('ends the renewal of what is paid for', async () => {
    await seedSubscription(app, ada, { periodEnd: '2099-01-01T00:00:00.000Z', reference: 'test_of_ada' })
    await seedSubscription(app, bob, { periodEnd: '2099-01-01T00:00:00.000Z', reference: 'test_of_bob' })
    expect((await close(ada, { email: ada.email, password: ada.password })).status).toBe(200)
    const stored = await storedSubscriptions(app)
    const renewed = stored.filter((row) => row.cancel_at_period_end === 0)
    expect(renewed.map((row) => row.user_id)).toEqual([bob.id])
  })

  test('is refused while what is paid for cannot be ended', async () => {
    const other = await makeApp({
      env: { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_BASE_URL: 'http://127.0.0.1:9' },
    })
    const eve = await signUp(other)
    await seedSubscription(other, eve, { periodEnd: '2099-01-01T00:00:00.000Z', reference: 'sub_of_eve' })
    const answer = await other.request('/api/account/close', {
      headers: eve.headers,
      json: { email: eve.email, password: eve.password },
    })
    expect(await failureOf(answer)).toEqual({ status: 502, code: 'provider_unavailable' })
    expect((await other.request('/api/me', { headers: eve.headers })).status).toBe(200)
    await other.close()
  })

  test('asks for the e-mail and the password of this account', async () => {
    const other = await close(ada, { email: bob.email, password: ada.password })
    expect(await failureOf(other)).toEqual({ status: 400, code: 'other_email', field: 'email' })
    for (const password of ['wrong horse battery', '', undefined]) {
      const wrong = await close(ada, { email: ada.email, ...(password === undefined ? {} : { password }) })
      expect(await failureOf(wrong)).toEqual({ status: 400, code: 'wrong_password', field: 'password' })
    }
    expect((await app.request('/api/me', { headers: ada.headers })).status).toBe(200)
  })

  test('does not let a password be guessed', async () => {
    for (let guess = 0; guess < 10; guess++) await close(ada, { email: ada.email, password: `guess ${guess}` })
    const answer = await close(ada, { email: ada.email, password: ada.password })
    expect(await failureOf(answer)).toMatchObject({ status: 429 })
  })
})

describe('the export', () => {
  const exported = async (person: SignedUp) => {
    const answer = await app.request('/api/account/export', { headers: person.headers })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sayso-\d{4}-\d\d-\d\d\.json"$/)
    return (await answer.json()) as { email: string; tables: Record<string, Record<string, unknown>[]> }
  }

  test('holds every row of the person, and of nobody else', async () => {
    for (let count = 0; count < 3; count++) await callTool(app, ada, 'addTransaction', coffee)
    await say(app, ada, 'lunch fifteen or fifty')
    await callTool(app, ada, 'setBudget', { category: 'Shopping', amountMinor: 10_000 })
    await callTool(app, bob, 'addTransaction', { ...coffee, merchant: 'Secret of Bob' })
    const { email, tables } = await exported(ada)
    expect(email).toBe(ada.email)
    const db = new Sqlite(`${app.folder}/sayso.db`, { readonly: true })
    for (const table of ['transactions', 'budgets', 'changes', 'assistant_turns', 'pending_questions']) {
      const count = db.prepare(`select count(*) from "${table}" where user_id = ?`).pluck().get(ada.id)
      expect(tables[table], table).toHaveLength(count as number)
    }
    db.close()
    expect(tables.transactions?.[0]).toMatchObject({ merchant: 'Coffee', amount: 400, category: 'Food & Dining' })
    expect(tables.profiles).toHaveLength(1)
    expect(JSON.stringify(tables)).not.toMatch(/Secret of Bob/)
  })

  test('holds no key that opens a door', async () => {
    const { tables } = await exported(ada)
    expect(tables.auth_session).toHaveLength(1)
    expect(Object.keys(tables.auth_session?.[0] ?? {})).not.toContain('token')
    expect(JSON.stringify(tables)).not.toMatch(/"(password|accessToken|refreshToken|idToken)"/)
  })

  test('is one whole file however many rows there are', async () => {
    const { writer } = app.context
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      id: `row-${index}`,
      user_id: ada.id,
      merchant: 'Kiosk "A", B',
      amount: index + 1,
      date: '2026-01-01',
      category: 'Other',
      created_at: new Date(index).toISOString(),
      account_id: null,
      card_id: null,
    }))
    for (let from = 0; from < rows.length; from += 400) {
      await writer
        .insertInto('transactions')
        .values(rows.slice(from, from + 400))
        .execute()
    }
    expect((await exported(ada)).tables.transactions).toHaveLength(1201)
  })
})

test('the welcome is known to be over once it was finished or skipped', async () => {
  const isWelcomed = async () =>
    ((await (await app.request('/api/me', { headers: ada.headers })).json()) as { isWelcomed: boolean }).isWelcomed
  expect(await isWelcomed()).toBe(false)
  await callTool(app, ada, 'updateProfile', { isWelcomed: true })
  expect(await isWelcomed()).toBe(true)
})
