import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  callTool,
  coffee,
  failureOf,
  postTool,
  seedAccount,
  seedCard,
  seedTransaction,
  storedTransactions,
} from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const day = 24 * 60 * 60 * 1000

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: NOW })
  ada = await signUp(app)
})
afterEach(() => app.close())

async function accountBalance(id: string): Promise<number | undefined> {
  const row = await app.context.reader
    .selectFrom('accounts')
    .select('current_balance')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.current_balance
}

async function balances() {
  const rows = await app.context.reader
    .selectFrom('balance_history')
    .select(['day', 'balance'])
    .orderBy('seq')
    .execute()
  return rows.map((row) => row.balance)
}

describe('addTransaction', () => {
  test('stores a spend and an income in minor units with their colours', async () => {
    const spend = await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 1250 })
    const income = await callTool(app, ada, 'addTransaction', {
      merchant: 'Ana',
      amountMinor: 1000,
      category: 'Income',
    })
    expect(spend.output.transaction).toEqual({
      id: expect.any(String),
      merchant: 'Coffee',
      amountMinor: 1250,
      category: 'Food & Dining',
      categoryColor: 'destructive',
      date: '2026-11-20',
      pending: false,
      createdAt: '2026-11-20T10:00:00.000Z',
    })
    expect(income.output.transaction).toMatchObject({ amountMinor: -1000, categoryColor: 'success' })
    expect((await storedTransactions(app)).map((row) => row.amount).sort()).toEqual([-1000, 1250])
    expect(income.changeId).toBeGreaterThan(spend.changeId ?? 0)
  })

  test('writes the day of the person, not of the server', async () => {
    await callTool(app, ada, 'updateProfile', { timeZone: 'Pacific/Kiritimati' })
    const { output } = await callTool(app, ada, 'addTransaction', coffee)
    expect(output.transaction.date).toBe('2026-11-21')
  })

  test.each([
    ['no merchant', { merchant: undefined }, 'missing_information', 'merchant'],
    ['an empty merchant', { merchant: ' ' }, 'missing_information', 'merchant'],
    ['no amount', { amountMinor: undefined }, 'missing_information', 'amountMinor'],
    ['no category', { category: '' }, 'missing_information', 'category'],
    ['an amount of zero', { amountMinor: 0 }, 'invalid_amount', 'amountMinor'],
    ['a negative amount', { amountMinor: -5 }, 'invalid_amount', 'amountMinor'],
    ['half a cent', { amountMinor: 0.5 }, 'invalid_amount', 'amountMinor'],
    ['no number', { amountMinor: Number.NaN }, 'invalid_amount', 'amountMinor'],
    ['an amount as text', { amountMinor: '400' }, 'invalid_amount', 'amountMinor'],
    ['more than an entry holds', { amountMinor: 1_000_000_000_001 }, 'amount_too_large', 'amountMinor'],
    ['no such day', { date: '2026-02-30' }, 'invalid_day', 'date'],
    ['a category that is none', { category: 'Zebra' }, 'invalid_input', 'category'],
  ])('refuses %s', async (_, change, code, field) => {
    const answer = await postTool(app, ada, 'addTransaction', { ...coffee, ...change })
    expect(await failureOf(answer)).toEqual({ status: 400, code, field })
    expect(await storedTransactions(app)).toEqual([])
  })

  test('moves the balance of a manual account or card in the same commit, and undo moves it back', async () => {
    const account = await seedAccount(app, ada, { balance: 10_000 })
    const card = await seedCard(app, ada, { balance: -5000 })
    const { changeId } = await callTool(app, ada, 'addTransaction', { ...coffee, accountId: account })
    await callTool(app, ada, 'addTransaction', { merchant: 'Job', amountMinor: 700, category: 'Income', cardId: card })
    await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 100, accountId: account })
    expect(await accountBalance(account)).toBe(9500)
    expect(await balances()).toEqual([10_000, -5000, 9600, -4300, 9500])
    await callTool(app, ada, 'undoLast', { changeId: changeId ?? 0 })
    expect(await accountBalance(account)).toBe(9900)
    expect(await balances()).toEqual([10_000, -5000, 9600, -4300, 9500, 9900])
  })

  test('leaves a linked account to its bank', async () => {
    const account = await seedAccount(app, ada, { balance: 10_000, linkedAccountId: 'bank-1' })
    await callTool(app, ada, 'addTransaction', { ...coffee, accountId: account })
    expect(await accountBalance(account)).toBe(10_000)
  })

  test("does not know another person's account or card", async () => {
    const bob = await signUp(app)
    const account = await seedAccount(app, bob, { balance: 10_000 })
    const card = await seedCard(app, bob, { balance: 10_000 })
    expect(await failureOf(await postTool(app, ada, 'addTransaction', { ...coffee, accountId: account }))).toEqual({
      status: 404,
      code: 'not_found',
      field: 'accountId',
    })
    expect(await failureOf(await postTool(app, ada, 'addTransaction', { ...coffee, cardId: card }))).toEqual({
      status: 404,
      code: 'not_found',
      field: 'cardId',
    })
    expect(await storedTransactions(app)).toEqual([])
    expect(await accountBalance(account)).toBe(10_000)
  })
})

describe('deleteTransaction', () => {
  test('removes the entry and its part of the balance; undo restores both exactly', async () => {
    const account = await seedAccount(app, ada, { balance: 10_000 })
    const { output } = await callTool(app, ada, 'addTransaction', { ...coffee, accountId: account, pending: true })
    const stored = await storedTransactions(app)
    app.setTime(NOW + 3 * day)

    const deleted = await callTool(app, ada, 'deleteTransaction', { id: output.transaction.id })
    expect(deleted.output.transaction).toEqual(output.transaction)
    expect(await storedTransactions(app)).toEqual([])
    expect(await accountBalance(account)).toBe(10_000)

    const undone = await callTool(app, ada, 'undoLast', { transactionId: output.transaction.id })
    expect(undone.output).toEqual({
      undone: 1,
      changeIds: [deleted.changeId],
      removed: [],
      restored: [output.transaction],
      others: [],
    })
    expect(await storedTransactions(app)).toEqual(stored)
    expect(await accountBalance(account)).toBe(9600)
  })

  test('refuses an id that is none', async () => {
    expect(await failureOf(await postTool(app, ada, 'deleteTransaction', { id: '7' }))).toEqual({
      status: 400,
      code: 'invalid_input',
      field: 'id',
    })
    expect(await failureOf(await postTool(app, ada, 'deleteTransaction', { id: randomUUID() }))).toMatchObject({
      code: 'not_found',
    })
  })

  test("leaves another person's entry alone", async () => {
    const bob = await signUp(app)
    const id = await seedTransaction(app, bob)
    expect(await failureOf(await postTool(app, ada, 'deleteTransaction', { id }))).toEqual({
      status: 404,
      code: 'not_found',
    })
    expect(await storedTransactions(app)).toHaveLength(1)
  })
})

describe('getTransactionSummary', () => {
  test("adds up the person's month so far, by category, without income", async () => {
    await seedTransaction(app, ada, { amount: 1000, date: '2026-11-01' })
    await seedTransaction(app, ada, { amount: 2500, date: '2026-11-20', category: 'Shopping' })
    await seedTransaction(app, ada, { amount: -9000, category: 'Income' })
    await seedTransaction(app, ada, { amount: 400, date: '2026-10-31' })
    await seedTransaction(app, ada, { amount: 400, date: '2025-11-05' })
    await seedTransaction(app, await signUp(app), { amount: 777 })
    const { output, changeId } = await callTool(app, ada, 'getTransactionSummary', {})
    expect(output).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-20',
      kind: 'spend',
      totalMinor: 3500,
      count: 2,
      byCategory: [
        { category: 'Shopping', totalMinor: 2500 },
        { category: 'Food & Dining', totalMinor: 1000 },
      ],
    })
    expect(output.newest.map((row) => row.amountMinor)).toEqual([2500, 1000])
    expect(changeId).toBeNull()
  })

  test('sums 0.1 and 0.2 to 30 cents, of one merchant in any case', async () => {
    await callTool(app, ada, 'addTransaction', { ...coffee, merchant: '50% Off_Shop', amountMinor: 10 })
    await callTool(app, ada, 'addTransaction', { ...coffee, merchant: '50% OFF_SHOP', amountMinor: 20 })
    await callTool(app, ada, 'addTransaction', { ...coffee, merchant: '50 x OffyShop', amountMinor: 20 })
    const { output } = await callTool(app, ada, 'getTransactionSummary', { merchant: '50% off_shop' })
    expect(output).toMatchObject({ totalMinor: 30, count: 2 })
  })

  test('refuses a period that ends before it begins, needs no key and is not journalled', async () => {
    const backwards = await postTool(app, ada, 'getTransactionSummary', { from: '2026-11-02', to: '2026-11-01' })
    expect(await failureOf(backwards)).toEqual({ status: 400, code: 'invalid_day', field: 'to' })
    const answer = await app.request('/api/tools/getTransactionSummary', { json: {}, headers: ada.headers })
    expect(answer.status).toBe(200)
    expect(await app.context.reader.selectFrom('changes').selectAll().execute()).toEqual([])
  })
})

describe('updateProfile', () => {
  test('changes what is named and undoes by its change, never by a bare undo', async () => {
    const added = await callTool(app, ada, 'addTransaction', coffee)
    const changed = await callTool(app, ada, 'updateProfile', { currency: 'GBP', timeZone: 'Europe/London' })
    expect(changed.output).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      currency: 'GBP',
      timeZone: 'Europe/London',
    })
    const { output } = await callTool(app, ada, 'undoLast', {})
    expect(output.removed).toEqual([added.output.transaction])
    await callTool(app, ada, 'undoLast', { changeId: changed.changeId ?? 0 })
    const profile = await app.context.reader
      .selectFrom('profiles')
      .selectAll()
      .where('id', '=', ada.id)
      .executeTakeFirst()
    expect(profile).toMatchObject({ currency: 'USD', time_zone: 'UTC', first_name: 'Ada' })
  })

  test('refuses a zone and a currency that are none, and acts once a key', async () => {
    const zone = await postTool(app, ada, 'updateProfile', { timeZone: 'Mars/Olympus' })
    expect(await failureOf(zone)).toEqual({ status: 400, code: 'invalid_input', field: 'timeZone' })
    const currency = await postTool(app, ada, 'updateProfile', { currency: 'XXX' })
    expect(await failureOf(currency)).toEqual({ status: 400, code: 'invalid_input', field: 'currency' })
    const first = await callTool(app, ada, 'updateProfile', { firstName: 'Grace' }, { key: 'name' })
    expect(await callTool(app, ada, 'updateProfile', { firstName: 'Grace' }, { key: 'name' })).toEqual(first)
  })
})

describe('undoLast', () => {
  test('takes back the whole of the last turn, and said again the one before', async () => {
    await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Earlier' })
    const turnId = randomUUID()
    await callTool(app, ada, 'addTransaction', coffee, { turnId })
    await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Lunch', amountMinor: 1200 }, { turnId })
    const { output } = await callTool(app, ada, 'undoLast', {})
    expect(output.undone).toBe(2)
    expect(output.removed.map((entry) => entry.merchant).sort()).toEqual(['Coffee', 'Lunch'])
    expect((await storedTransactions(app)).map((row) => row.merchant)).toEqual(['Earlier'])
    const again = await callTool(app, ada, 'undoLast', {})
    expect(again.output.removed.map((entry) => entry.merchant)).toEqual(['Earlier'])
    expect(await storedTransactions(app)).toEqual([])
    expect(await failureOf(await postTool(app, ada, 'undoLast', {}))).toEqual({ status: 409, code: 'nothing_to_undo' })
  })

  test('names one change or one entry, refuses it twice and acts once a key', async () => {
    const first = await callTool(app, ada, 'addTransaction', coffee)
    const second = await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Tea' })
    const input = { changeId: first.changeId ?? 0 }
    const undone = await callTool(app, ada, 'undoLast', input, { key: 'undo' })
    expect(await callTool(app, ada, 'undoLast', input, { key: 'undo' })).toEqual(undone)
    expect(await failureOf(await postTool(app, ada, 'undoLast', input))).toMatchObject({ code: 'already_undone' })
    await callTool(app, ada, 'undoLast', { transactionId: second.output.transaction.id })
    expect(await storedTransactions(app)).toEqual([])
  })

  test('can be taken back itself, and the change can then be undone again', async () => {
    const added = await callTool(app, ada, 'addTransaction', coffee)
    const stored = await storedTransactions(app)
    const undone = await callTool(app, ada, 'undoLast', {})
    await callTool(app, ada, 'undoLast', { changeId: undone.changeId ?? 0 })
    expect(await storedTransactions(app)).toEqual(stored)
    await callTool(app, ada, 'undoLast', { changeId: added.changeId ?? 0 })
    expect(await storedTransactions(app)).toEqual([])
  })

  test('has nothing to undo in an empty ledger', async () => {
    expect(await failureOf(await postTool(app, ada, 'undoLast', {}))).toEqual({ status: 409, code: 'nothing_to_undo' })
  })

  test('leaves an entry that was changed since as it is, and says of one that is gone that it is', async () => {
    const { changeId, output } = await callTool(app, ada, 'addTransaction', coffee)
    await callTool(app, ada, 'updateTransaction', { id: output.transaction.id, merchant: 'Kiosk' })
    const undone = async () => failureOf(await postTool(app, ada, 'undoLast', { changeId }))
    expect(await undone()).toEqual({ status: 409, code: 'changed_since' })
    await callTool(app, ada, 'deleteTransaction', { id: output.transaction.id })
    expect(await undone()).toEqual({ status: 409, code: 'already_gone' })
  })

  test("knows neither another person's changes nor entries", async () => {
    const bob = await signUp(app)
    const { changeId, output } = await callTool(app, bob, 'addTransaction', coffee)
    expect(await failureOf(await postTool(app, ada, 'undoLast', { changeId }))).toMatchObject({ code: 'not_found' })
    const byEntry = await postTool(app, ada, 'undoLast', { transactionId: output.transaction.id })
    expect(await failureOf(byEntry)).toMatchObject({ code: 'not_found' })
    expect(await failureOf(await postTool(app, ada, 'undoLast', {}))).toMatchObject({ code: 'nothing_to_undo' })
    expect(await storedTransactions(app)).toHaveLength(1)
  })
})
