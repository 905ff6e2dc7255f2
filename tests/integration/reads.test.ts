import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RecordPage } from '#db/read/records.ts'
import type { DashboardView, TransactionPage } from '#domain/views.ts'
import {
  callTool,
  coffee,
  failureOf,
  seedAccount,
  seedBalance,
  seedCard,
  seedTransaction,
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

async function read<T>(path: string, person: Pick<SignedUp, 'headers'> = ada): Promise<T> {
  const answer = await app.request(path, { headers: person.headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return answer.json() as Promise<T>
}

/** Walks all pages and returns the ids in the order shown. */
async function walk(path: string, between?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await read(
      `${path}${cursor ? `&cursor=${cursor}` : ''}`,
    )
    ids.push(...page.items.map((item) => item.id))
    cursor = page.nextCursor
    await between?.()
  } while (cursor)
  return ids
}

describe('GET /api/transactions', () => {
  test('pages by date, created_at and id, losing no tie and showing none twice', async () => {
    const rows: { id: string; date: string; created_at: string }[] = []
    for (let index = 0; index < 25; index++) {
      const date = index % 3 === 0 ? '2026-11-19' : '2026-11-20'
      const created_at = `2026-11-20T10:00:0${index % 2}.000Z`
      rows.push({ id: await seedTransaction(app, ada, { date, created_at }), date, created_at })
    }
    const expected = rows
      .sort((a, b) => (`${b.date}${b.created_at}${b.id}` < `${a.date}${a.created_at}${a.id}` ? -1 : 1))
      .map((row) => row.id)
    expect(await walk('/api/transactions?limit=4')).toEqual(expected)
    expect(await walk('/api/transactions?limit=5')).toEqual(expected)
    expect(await walk('/api/transactions?limit=25')).toEqual(expected)
  })

  test('shows each row once while others are added above', async () => {
    const first = await Promise.all(Array.from({ length: 6 }, () => seedTransaction(app, ada, { date: '2026-11-01' })))
    const shown = await walk('/api/transactions?limit=2', () => callTool(app, ada, 'addTransaction', coffee))
    expect([...shown].sort()).toEqual([...first].sort())
  })

  test('sums what matches, not what is shown', async () => {
    await seedTransaction(app, ada, { amount: 10 })
    await seedTransaction(app, ada, { amount: 20 })
    await seedTransaction(app, ada, { amount: -1000, category: 'Income' })
    await seedTransaction(app, await signUp(app), { amount: 5 })
    const page = await read<TransactionPage>('/api/transactions?limit=1')
    expect(page.items).toHaveLength(1)
    expect(page.summary).toEqual({ count: 3, volumeMinor: 1030, incomeMinor: 1000, expensesMinor: 30 })
    const second = await read<TransactionPage>(`/api/transactions?limit=1&cursor=${page.nextCursor}`)
    expect(second.summary).toBeNull()
    const food = await read<TransactionPage>('/api/transactions?category=Food%20%26%20Dining')
    expect(food.summary).toEqual({ count: 2, volumeMinor: 30, incomeMinor: 0, expensesMinor: 30 })
  })

  test('searches merchant and category in any case, and a wildcard means itself', async () => {
    const add = (merchant: string, category = 'Other') => seedTransaction(app, ada, { merchant, category })
    await add('100% Juice')
    await add('1000 Juices')
    await add('snake_case')
    await add('snakeXcase')
    await add('back\\slash')
    await add('CAFÉ Noir')
    await add('Cinema', 'Entertainment')
    const search = async (text: string) => {
      const page = await read<TransactionPage>(`/api/transactions?search=${encodeURIComponent(text)}`)
      return page.items.map((item) => item.merchant).sort()
    }
    expect(await search('100%')).toEqual(['100% Juice'])
    expect(await search('SNAKE_')).toEqual(['snake_case'])
    expect(await search('\\')).toEqual(['back\\slash'])
    expect(await search('café')).toEqual(['CAFÉ Noir'])
    expect(await search('entertain')).toEqual(['Cinema'])
    expect(await search("'; drop table transactions; --")).toEqual([])
    expect(await search('')).toHaveLength(7)
  })

  test('shows an unknown colour as accent', async () => {
    await seedTransaction(app, ada, { category_color: 'zzz' })
    const { items } = await read<TransactionPage>('/api/transactions')
    expect(items[0]?.categoryColor).toBe('accent')
  })

  test('keeps to a period with both its ends, and to one kind of money', async () => {
    const add = (date: string, amount: number) => seedTransaction(app, ada, { date, amount })
    await add('2026-11-08', 1)
    const [first, refund, last] = [
      await add('2026-11-09', 10),
      await add('2026-11-12', -4),
      await add('2026-11-15', 20),
    ]
    await add('2026-11-16', 2)
    const week = 'from=2026-11-09&to=2026-11-15'
    expect(await walk(`/api/transactions?${week}&limit=2`)).toEqual([last, refund, first])
    const { summary } = await read<TransactionPage>(`/api/transactions?${week}`)
    expect(summary).toEqual({ count: 3, volumeMinor: 34, incomeMinor: 4, expensesMinor: 30 })
    expect(await walk(`/api/transactions?${week}&kind=spend`)).toEqual([last, first])
    expect(await walk(`/api/transactions?${week}&kind=income`)).toEqual([refund])
    expect(await walk('/api/transactions?from=2026-11-15&to=')).toHaveLength(2)
    expect(await walk('/api/transactions?from=2026-11-15&to=2026-11-09')).toEqual([])
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=many',
    'cursor=zzz',
    'cursor=W10',
    'cursor=%00',
    'category=Zebra',
    'kind=both',
    'from=2026-02-30',
    'to=today',
  ])('refuses %s', async (query) => {
    const answer = await app.request(`/api/transactions?${query}`, { headers: ada.headers })
    expect(await failureOf(answer)).toEqual({ status: 400, code: 'invalid_input', field: query.split('=')[0] })
  })
})

describe('GET /api/records/:table', () => {
  test('pages newest first by created_at, ties included, under the stored names', async () => {
    const ids: string[] = []
    for (let index = 0; index < 7; index++) ids.push(await seedTransaction(app, ada, { date: `2026-11-0${index + 1}` }))
    const newest = await seedTransaction(app, ada, { created_at: '2026-11-20T11:00:00.000Z', date: '2020-01-01' })
    await seedTransaction(app, await signUp(app))
    expect(await walk('/api/records/transactions?limit=3')).toEqual([newest, ...ids.sort().reverse()])
    const { items } = await read<RecordPage>('/api/records/transactions?limit=1')
    expect(items[0]).toEqual({
      id: newest,
      user_id: ada.id,
      merchant: 'Coffee',
      amount_minor: 400,
      date: '2020-01-01',
      category: 'Food & Dining',
      category_color: 'destructive',
      pending: false,
      created_at: '2026-11-20T11:00:00.000Z',
      account_id: null,
      card_id: null,
    })
  })

  test('reads all five tables, and no other', async () => {
    await seedAccount(app, ada, { balance: 254_367 })
    for (const table of ['transactions', 'budgets', 'goals', 'cards']) {
      expect(await read(`/api/records/${table}`)).toEqual({ items: [], nextCursor: null })
    }
    const { items } = await read<RecordPage>('/api/records/accounts')
    expect(items).toMatchObject([{ bank_name: 'First Bank', current_balance_minor: 254_367, is_active: true }])
    for (const table of ['changes', 'auth_user', 'profiles']) {
      const answer = await app.request(`/api/records/${table}`, { headers: ada.headers })
      expect(await failureOf(answer)).toEqual({ status: 404, code: 'no_such_route' })
    }
  })
})

test('the profile is one row of id and names', async () => {
  expect(await read('/api/profile')).toEqual({ id: ada.id, first_name: 'Ada', last_name: 'Lovelace' })
})

describe('GET /api/dashboard', () => {
  test('is empty and invents nothing for a new person', async () => {
    expect(await read<DashboardView>('/api/dashboard')).toEqual({
      today: '2026-11-20',
      balance: { totalMinor: 0, changePercent: null, thisMonth: [], lastMonth: [] },
      spending: { totalMinor: 0, topCategories: [] },
      upcomingBills: [],
      goals: [],
      recent: [],
    })
  })

  test('adds accounts and cards, and compares with the end of last month', async () => {
    const account = await seedAccount(app, ada, { balance: 100_000, day: '2026-09-15' })
    await seedBalance(app, ada, { accountId: account, balance: 90_000, day: '2026-10-10' })
    await seedBalance(app, ada, { accountId: account, balance: 120_000, day: '2026-10-20' })
    await seedBalance(app, ada, { accountId: account, balance: 110_000, day: '2026-10-20' })
    await app.context.writer.updateTable('accounts').set({ current_balance: 110_000 }).execute()
    await seedCard(app, ada, { balance: -10_000, day: '2026-10-05' })
    await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 5000, accountId: account })
    await seedAccount(app, await signUp(app), { balance: 77 })
    const { balance } = await read<DashboardView>('/api/dashboard')
    expect(balance).toEqual({
      totalMinor: 95_000,
      changePercent: -5,
      lastMonth: [
        { day: '2026-10-05', totalMinor: 90_000 },
        { day: '2026-10-10', totalMinor: 80_000 },
        { day: '2026-10-20', totalMinor: 100_000 },
      ],
      thisMonth: [{ day: '2026-11-20', totalMinor: 95_000 }],
    })
  })

  test('counts an account that came since then as there before, and one that went as never there', async () => {
    const account = await seedAccount(app, ada, { balance: 100_000, day: '2026-10-05' })
    const gone = await seedAccount(app, ada, { balance: 500_000, day: '2026-10-06' })
    const changeNow = async () => (await read<DashboardView>('/api/dashboard')).balance.changePercent
    const added = { accountType: 'savings' as const, maskedAccountNumber: '****1180', balanceMinor: 400_000 }
    const { output } = await callTool(app, ada, 'addAccount', { ...added, bankName: 'Harbour' })
    expect(await changeNow()).toBe(0)
    await callTool(app, ada, 'deleteAccount', { id: gone })
    expect(await changeNow()).toBe(0)
    await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 50_000, accountId: account })
    expect(await changeNow()).toBe(-10)
    await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 100_000, accountId: output.account.id })
    await callTool(app, ada, 'deleteAccount', { id: output.account.id })
    expect((await read<DashboardView>('/api/dashboard')).balance).toMatchObject({
      totalMinor: 50_000,
      changePercent: -75,
    })
  })

  test('shows no percentage when last month holds nothing to compare', async () => {
    await seedAccount(app, ada, { balance: 5000, day: '2026-11-03' })
    const { balance } = await read<DashboardView>('/api/dashboard')
    expect(balance).toMatchObject({ totalMinor: 5000, changePercent: null, lastMonth: [] })
  })

  test("counts the spending of the person's own month, the five largest categories first", async () => {
    await callTool(app, ada, 'updateProfile', { timeZone: 'Pacific/Kiritimati' })
    app.setTime(Date.parse('2026-11-30T12:00:00.000Z'))
    const spends = { 'Food & Dining': 600, Shopping: 500, Bills: 400, Travel: 300, Healthcare: 200, Other: 100 }
    for (const [category, amount] of Object.entries(spends)) {
      await seedTransaction(app, ada, { category, amount, date: '2026-12-01' })
    }
    await seedTransaction(app, ada, { amount: 9999, date: '2026-11-30' })
    await seedTransaction(app, ada, { amount: 9999, date: '2025-12-01' })
    await seedTransaction(app, ada, { amount: -9999, date: '2026-12-01', category: 'Income' })
    const view = await read<DashboardView>('/api/dashboard')
    expect(view.today).toBe('2026-12-01')
    expect(view.spending.totalMinor).toBe(2100)
    expect(view.spending.topCategories).toEqual([
      { category: 'Food & Dining', color: 'destructive', totalMinor: 600 },
      { category: 'Shopping', color: 'info', totalMinor: 500 },
      { category: 'Bills', color: 'muted', totalMinor: 400 },
      { category: 'Travel', color: 'info', totalMinor: 300 },
      { category: 'Healthcare', color: 'info', totalMinor: 200 },
    ])
    expect(view.recent).toHaveLength(5)
  })

  test('announces what was paid monthly', async () => {
    for (const date of ['2026-08-25', '2026-09-25', '2026-10-25']) {
      await seedTransaction(app, ada, { merchant: 'Netflix', amount: 1599, date })
    }
    const { upcomingBills } = await read<DashboardView>('/api/dashboard')
    expect(upcomingBills).toEqual([{ merchant: 'Netflix', day: '2026-11-25', amountMinor: 1599 }])
  })

  test('announces what comes back at any cadence within a month, but for what is paused', async () => {
    const paid = {
      Gym: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
      Water: ['2026-02-28', '2026-05-28', '2026-08-28'],
      Tax: ['2024-12-01', '2025-12-01'],
      Domain: ['2024-12-30', '2025-12-30'],
    }
    for (const [merchant, days] of Object.entries(paid)) {
      for (const date of days) await seedTransaction(app, ada, { merchant, amount: 2000, date })
    }
    const bills = async () =>
      (await read<DashboardView>('/api/dashboard')).upcomingBills.map(({ merchant, day }) => [merchant, day])
    expect(await bills()).toEqual([
      ['Gym', '2026-11-23'],
      ['Water', '2026-11-28'],
      ['Tax', '2026-12-01'],
    ])
    await callTool(app, ada, 'setSubscriptionActive', { merchant: 'Gym', cadence: 'weekly', isActive: false })
    expect(await bills()).toEqual([
      ['Water', '2026-11-28'],
      ['Tax', '2026-12-01'],
    ])
  })
})

test('nothing is read without a session', async () => {
  for (const path of ['/api/dashboard', '/api/transactions', '/api/records/goals', '/api/profile', '/api/live']) {
    expect(await failureOf(await app.request(path))).toEqual({ status: 401, code: 'not_authenticated' })
  }
})
