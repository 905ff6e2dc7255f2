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

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: NOW })
  ada = await signUp(app)
})
afterEach(() => app.close())

async function added(change: Partial<{ accountId: string; cardId: string; kind: 'income'; category: 'Income' }> = {}) {
  const { output } = await callTool(app, ada, 'addTransaction', { ...coffee, ...change })
  return output.transaction
}

async function balanceOf(table: 'accounts' | 'cards', id: string): Promise<number | undefined> {
  const row = await app.context.reader
    .selectFrom(table as 'accounts')
    .select('current_balance')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.current_balance
}

describe('updateTransaction', () => {
  test('changes what is named and keeps id and created_at; undo restores exactly', async () => {
    const entry = await added()
    const stored = await storedTransactions(app)
    app.setTime(NOW + 60_000)
    const change = {
      merchant: 'Tea House',
      amountMinor: 1500,
      category: 'Entertainment',
      date: '2026-11-18',
      pending: true,
    } as const
    const { output } = await callTool(app, ada, 'updateTransaction', { id: entry.id, ...change })
    expect(output).toEqual({
      transaction: { ...entry, ...change, categoryColor: 'accent' },
      previous: entry,
      changed: true,
    })
    expect(await storedTransactions(app)).toEqual([
      {
        ...stored[0],
        merchant: 'Tea House',
        amount: 1500,
        category: 'Entertainment',
        category_color: 'accent',
        date: '2026-11-18',
        pending: 1,
      },
    ])
    await callTool(app, ada, 'undoLast', { transactionId: entry.id })
    expect(await storedTransactions(app)).toEqual(stored)
  })

  test('moves the balance of account or card by the difference, and undo moves it back', async () => {
    const account = await seedAccount(app, ada, { balance: 10_000 })
    const card = await seedCard(app, ada, { balance: 0 })
    const bank = await added({ accountId: account })
    const plastic = await added({ cardId: card })
    const edited = await callTool(app, ada, 'updateTransaction', { id: bank.id, amountMinor: 1000 })
    expect(await balanceOf('accounts', account)).toBe(9000)
    await callTool(app, ada, 'updateTransaction', { id: plastic.id, category: 'Income' })
    expect(await balanceOf('cards', card)).toBe(400)
    await callTool(app, ada, 'updateTransaction', { id: bank.id, merchant: 'Bar' })
    expect(await balanceOf('accounts', account)).toBe(9000)
    await callTool(app, ada, 'undoLast', {})
    await callTool(app, ada, 'undoLast', { changeId: edited.changeId ?? 0 })
    expect(await balanceOf('accounts', account)).toBe(9600)
  })

  test.each([
    ['into Income it is money in', {}, { category: 'Income' }, -400, 'Income'],
    ['a spend that was money in keeps its category', {}, { kind: 'income' }, -400, 'Food & Dining'],
    ['out of Income it is spending', { category: 'Income' }, { category: 'Shopping' }, 400, 'Shopping'],
    ['income that was a spend leaves Income', { category: 'Income' }, { kind: 'spend' }, 400, 'Other'],
    ['a refund stays one in another category', { kind: 'income' }, { category: 'Shopping' }, -400, 'Shopping'],
    ['a refund stays one with another amount', { kind: 'income' }, { amountMinor: 900 }, -900, 'Food & Dining'],
    ['income stays income with another amount', { category: 'Income' }, { amountMinor: 900 }, -900, 'Income'],
  ] as const)('%s', async (_, before, change, amountMinor, category) => {
    const entry = await added(before)
    const { output } = await callTool(app, ada, 'updateTransaction', { id: entry.id, ...change })
    expect(output.transaction).toMatchObject({ amountMinor, category })
  })

  test('says when nothing changed, and then there is nothing to undo', async () => {
    const entry = await added()
    const { output } = await callTool(app, ada, 'updateTransaction', { id: entry.id, amountMinor: 400 })
    expect(output).toEqual({ transaction: entry, previous: entry, changed: false })
    expect((await callTool(app, ada, 'undoLast', {})).output.removed).toEqual([entry])
  })

  test.each([
    ['no id', { id: undefined }, 'missing_information', 'id'],
    ['an empty merchant', { merchant: ' ' }, 'missing_information', 'merchant'],
    ['an amount of zero', { amountMinor: 0 }, 'invalid_amount', 'amountMinor'],
    ['an amount below zero', { amountMinor: -5 }, 'invalid_amount', 'amountMinor'],
    ['no such day', { date: '2026-02-30' }, 'invalid_day', 'date'],
    ['a category that is none', { category: 'Utilities' }, 'invalid_input', 'category'],
  ])('refuses %s', async (_, change, code, field) => {
    const entry = await added()
    const stored = await storedTransactions(app)
    expect(await failureOf(await postTool(app, ada, 'updateTransaction', { id: entry.id, ...change }))).toEqual({
      status: 400,
      code,
      field,
    })
    expect(await storedTransactions(app)).toEqual(stored)
  })

  test("knows neither an unknown entry nor another person's", async () => {
    const entry = await added()
    const bob = await signUp(app)
    for (const [person, id] of [[ada, randomUUID()] as const, [bob, entry.id] as const]) {
      expect(await failureOf(await postTool(app, person, 'updateTransaction', { id, amountMinor: 5 }))).toEqual({
        status: 404,
        code: 'not_found',
      })
    }
  })

  test('tells what the entry leaves of its budget', async () => {
    await callTool(app, ada, 'setBudget', { category: 'Food & Dining', amountMinor: 10_000 })
    const entry = await added()
    const { output } = await callTool(app, ada, 'updateTransaction', { id: entry.id, amountMinor: 1500 })
    expect(output.budget).toEqual({
      category: 'Food & Dining',
      budgetMinor: 10_000,
      spentMinor: 1500,
      leftMinor: 8500,
    })
  })
})

describe('listTransactions', () => {
  beforeEach(async () => {
    await seedTransaction(app, ada, { merchant: 'Old Cafe', amount: 100, date: '2026-10-05' })
    await seedTransaction(app, ada, { merchant: 'Cafe Uno', amount: 200, date: '2026-11-05' })
    await seedTransaction(app, ada, { merchant: 'Zara', amount: 300, date: '2026-11-06', category: 'Shopping' })
    await seedTransaction(app, ada, { merchant: 'Job', amount: -900, date: '2026-11-07', category: 'Income' })
    await seedTransaction(app, await signUp(app), { merchant: 'Cafe of another', amount: 55 })
  })

  test.each([
    ['everything, newest first', {}, ['Job', 'Zara', 'Cafe Uno', 'Old Cafe'], 4],
    ['what matches words in any case', { search: 'cAFe' }, ['Cafe Uno', 'Old Cafe'], 2],
    ['one category', { category: 'Shopping' }, ['Zara'], 1],
    ['a period with both its ends', { from: '2026-11-05', to: '2026-11-06' }, ['Zara', 'Cafe Uno'], 2],
    ['as many as asked for', { limit: 1 }, ['Job'], 4],
    ['nothing where nothing is', { search: 'xylophone' }, [], 0],
  ] as const)('lists %s', async (_, input, merchants, count) => {
    const { output, changeId } = await callTool(app, ada, 'listTransactions', input)
    expect(output.transactions.map((entry) => entry.merchant)).toEqual(merchants)
    expect(output.summary.count).toBe(count)
    expect(changeId).toBeNull()
  })

  test('adds up all that match, not only what it lists', async () => {
    const { output } = await callTool(app, ada, 'listTransactions', { from: '2026-11-01', limit: 1 })
    expect(output.summary).toEqual({ count: 3, volumeMinor: 1400, incomeMinor: 900, expensesMinor: 500 })
  })

  test('refuses a period that ends before it begins, and a limit that is none', async () => {
    const backwards = await postTool(app, ada, 'listTransactions', { from: '2026-11-02', to: '2026-11-01' })
    expect(await failureOf(backwards)).toEqual({ status: 400, code: 'invalid_day', field: 'to' })
    const limit = await postTool(app, ada, 'listTransactions', { limit: 0 })
    expect(await failureOf(limit)).toEqual({ status: 400, code: 'invalid_input', field: 'limit' })
  })
})

describe('listRecurring', () => {
  test("finds what the person pays regularly, with a price change, and nobody else's", async () => {
    for (const [date, amount] of [
      ['2026-08-25', 1199],
      ['2026-09-25', 1199],
      ['2026-10-25', 1399],
    ] as const) {
      await seedTransaction(app, ada, { merchant: 'Netflix', amount, date, category: 'Entertainment' })
    }
    for (const date of ['2024-11-28', '2025-11-28']) {
      await seedTransaction(app, ada, { merchant: 'Domain Co', amount: 2400, date, category: 'Bills' })
    }
    for (const date of ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-18']) {
      await seedTransaction(app, ada, { merchant: 'Cafe', amount: 400, date })
    }
    const bob = await signUp(app)
    const { output, changeId } = await callTool(app, ada, 'listRecurring', {})
    expect(output).toEqual({
      recurring: [
        {
          merchant: 'Netflix',
          category: 'Entertainment',
          cadence: 'monthly',
          amountMinor: 1399,
          previousMinor: 1199,
          lastPaid: '2026-10-25',
          nextDay: '2026-11-25',
          monthlyMinor: 1399,
        },
        {
          merchant: 'Domain Co',
          category: 'Bills',
          cadence: 'yearly',
          amountMinor: 2400,
          previousMinor: 2400,
          lastPaid: '2025-11-28',
          nextDay: '2026-11-28',
          monthlyMinor: 200,
        },
      ],
      monthlyTotalMinor: 1599,
    })
    expect(changeId).toBeNull()
    expect((await callTool(app, bob, 'listRecurring', {})).output).toEqual({ recurring: [], monthlyTotalMinor: 0 })
    expect(await failureOf(await postTool(app, ada, 'listRecurring', []))).toMatchObject({ code: 'invalid_input' })
  })
})
