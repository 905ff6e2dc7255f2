import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { InsightsView, SpendCategoriesView, SpendView, SubscriptionsView } from '#domain/views.ts'
import { callTool, failureOf, postTool, seedTransaction } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

let app: TestApp
let ada: SignedUp

async function open(now = NOW, timeZone?: string) {
  app = await makeApp({ now })
  ada = await signUp(app)
  if (timeZone) {
    await app.context.writer.updateTable('profiles').set({ time_zone: timeZone }).where('id', '=', ada.id).execute()
  }
}
beforeEach(() => open())
afterEach(() => app.close())

async function read<T>(path: string): Promise<T> {
  const answer = await app.request(path, { headers: ada.headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  return answer.json() as Promise<T>
}

describe('GET /api/spend', () => {
  test('sums this month beside the whole of last month, income left out', async () => {
    await seedTransaction(app, ada, { amount: 1000, date: '2026-11-02' })
    await seedTransaction(app, ada, { amount: 2001, date: '2026-11-20' })
    await seedTransaction(app, ada, { amount: -9000, date: '2026-11-03', category: 'Income' })
    await seedTransaction(app, ada, { amount: 2000, date: '2026-10-01' })
    await seedTransaction(app, ada, { amount: 2000, date: '2026-10-31' })
    await seedTransaction(app, ada, { amount: 7777, date: '2025-11-20' })
    await seedTransaction(app, await signUp(app), { amount: 5555 })
    expect(await read<SpendView>('/api/spend')).toEqual({
      today: '2026-11-20',
      totalMinor: 3001,
      count: 2,
      averageMinor: 1501,
      lastMonthMinor: 4000,
      changePercent: -25,
      thisMonth: [
        { day: '2026-11-02', totalMinor: 1000 },
        { day: '2026-11-20', totalMinor: 3001 },
      ],
      lastMonth: [
        { day: '2026-10-01', totalMinor: 2000 },
        { day: '2026-10-31', totalMinor: 4000 },
      ],
    })
  })

  test('shows no change and no average where there is nothing to compare or to divide', async () => {
    expect(await read<SpendView>('/api/spend')).toMatchObject({
      totalMinor: 0,
      count: 0,
      averageMinor: null,
      changePercent: null,
      thisMonth: [],
      lastMonth: [],
    })
  })

  test.each([
    ['Pacific/Pago_Pago', '2026-12-01T09:30:00.000Z', '2026-11-30', 1],
    ['UTC', '2026-11-30T23:59:59.000Z', '2026-11-30', 1],
    ['UTC', '2026-12-01T00:00:00.000Z', '2026-12-01', 100],
    ['Pacific/Kiritimati', '2026-11-30T10:30:00.000Z', '2026-12-01', 100],
    // The night on which the clocks go back: 1:30 comes twice, the day does not.
    ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01', 1],
    ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01', 1],
    ['America/New_York', '2026-11-01T03:59:00.000Z', '2026-10-31', 10],
  ])('takes the month of the person in %s at %s', async (zone, moment, today, totalMinor) => {
    await app.close()
    await open(Date.parse(moment), zone)
    await seedTransaction(app, ada, { amount: 10, date: '2026-10-31' })
    await seedTransaction(app, ada, { amount: 1, date: '2026-11-30' })
    await seedTransaction(app, ada, { amount: 100, date: '2026-12-01' })
    expect(await read<SpendView>('/api/spend')).toMatchObject({ today, totalMinor })
  })
})

describe('GET /api/spend/categories', () => {
  test('sets a whole month beside the month before, any other period beside none', async () => {
    await seedTransaction(app, ada, { amount: 300, date: '2026-03-31', category: 'Travel' })
    await seedTransaction(app, ada, { amount: 500, date: '2026-03-01' })
    await seedTransaction(app, ada, { amount: 200, date: '2026-02-28' })
    await seedTransaction(app, ada, { amount: 900, date: '2026-02-01', category: 'Bills' })
    await seedTransaction(app, ada, { amount: -100, date: '2026-03-02', category: 'Income' })
    expect(await read<SpendCategoriesView>('/api/spend/categories?from=2026-03-01&to=2026-03-31')).toEqual({
      totalMinor: 800,
      compared: { from: '2026-02-01', to: '2026-02-28' },
      categories: [
        { category: 'Food & Dining', color: 'destructive', totalMinor: 500, beforeMinor: 200 },
        { category: 'Travel', color: 'info', totalMinor: 300, beforeMinor: 0 },
      ],
    })
    expect(await read<SpendCategoriesView>('/api/spend/categories?from=2026-03-02&to=2026-03-31')).toMatchObject({
      compared: null,
      categories: [{ category: 'Travel', beforeMinor: null }],
    })
  })

  test('needs a period of real days', async () => {
    const answer = await app.request('/api/spend/categories?from=2026-02-30&to=2026-03-01', { headers: ada.headers })
    expect(await failureOf(answer)).toMatchObject({ status: 400, field: 'from' })
  })
})

describe('GET /api/spend/export', () => {
  const csv = async (query: string) => {
    const answer = await app.request(`/api/spend/export${query}`, { headers: ada.headers })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return Buffer.from(await answer.arrayBuffer()).toString('utf8')
  }

  test('holds every expense of the period, newest first, whatever a page holds', async () => {
    await app.context.writer
      .insertInto('transactions')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          id: `row-${String(index).padStart(4, '0')}`,
          user_id: ada.id,
          merchant: `Shop ${index}`,
          amount: index + 1,
          date: '2026-11-05',
          category: 'Shopping',
          created_at: '2026-11-05T10:00:00.000Z',
        })),
      )
      .execute()
    await seedTransaction(app, ada, { date: '2026-11-06', merchant: 'Later' })
    await seedTransaction(app, ada, { date: '2026-11-05', amount: -500, category: 'Income' })
    const lines = (await csv('?from=2026-11-01&to=2026-11-05')).split('\r\n')
    expect(lines).toHaveLength(1205)
    expect(lines[1]).toBe('2026-11-05,Shop 1202,Shopping,12.03,USD,no')
    expect(lines[1203]).toBe('2026-11-05,Shop 0,Shopping,0.01,USD,no')
    expect((await csv('?limit=10')).split('\r\n')).toHaveLength(12)
  })

  test('keeps commas, quotes and foreign letters, and disarms what a spreadsheet would run', async () => {
    await seedTransaction(app, ada, { merchant: 'Café, "Ana"', amount: 1250 })
    await seedTransaction(app, ada, {
      merchant: '=HYPERLINK("x")',
      amount: 5,
      date: '2026-11-19',
      pending: 1,
      category: 'Other',
    })
    expect(await csv('')).toBe(
      '\uFEFFDate,Merchant,Category,Amount,Currency,Pending\r\n' +
        '2026-11-20,"Café, ""Ana""",Food & Dining,12.50,USD,no\r\n' +
        '2026-11-19,"\'=HYPERLINK(""x"")",Other,0.05,USD,yes\r\n',
    )
  })
})

describe('subscriptions', () => {
  const stream = { merchant: 'Streamline', cadence: 'monthly' } as const
  const found = () => read<SubscriptionsView>('/api/subscriptions')

  beforeEach(async () => {
    for (const [date, amount] of [
      ['2026-09-03', 1399],
      ['2026-10-03', 1399],
      ['2026-11-03', 1549],
    ] as const) {
      await seedTransaction(app, ada, { merchant: 'Streamline', amount, date, category: 'Entertainment' })
    }
  })

  test('are found in the own entries with both prices, and counted while active', async () => {
    expect(await found()).toEqual({
      subscriptions: [
        {
          merchant: 'Streamline',
          category: 'Entertainment',
          cadence: 'monthly',
          amountMinor: 1549,
          previousMinor: 1399,
          lastPaid: '2026-11-03',
          nextDay: '2026-12-03',
          monthlyMinor: 1549,
          isActive: true,
        },
      ],
      activeCount: 1,
      monthlyTotalMinor: 1549,
    })
  })

  test('one is paused for the person alone, once, and Undo takes it up again', async () => {
    const key = 'pause-once-0001'
    const first = await callTool(app, ada, 'setSubscriptionActive', { ...stream, isActive: false }, { key })
    expect(first.output).toEqual({ ...stream, isActive: false, changed: true })
    expect(await callTool(app, ada, 'setSubscriptionActive', { ...stream, isActive: false }, { key })).toEqual(first)
    expect(await found()).toMatchObject({ activeCount: 0, monthlyTotalMinor: 0, subscriptions: [{ isActive: false }] })
    expect((await callTool(app, ada, 'listRecurring', {})).output).toEqual({ recurring: [], monthlyTotalMinor: 0 })

    await callTool(app, ada, 'undoLast', { changeId: first.changeId ?? 0 })
    expect(await found()).toMatchObject({ activeCount: 1, monthlyTotalMinor: 1549 })
    expect(await app.context.reader.selectFrom('paused_payments').selectAll().execute()).toEqual([])

    await callTool(app, ada, 'setSubscriptionActive', { ...stream, isActive: false })
    const again = await callTool(app, ada, 'setSubscriptionActive', {
      merchant: 'STREAMLINE',
      cadence: 'monthly',
      isActive: true,
    })
    expect(again.output).toEqual({ ...stream, isActive: true, changed: true })
    await callTool(app, ada, 'undoLast', { changeId: again.changeId ?? 0 })
    expect(await found()).toMatchObject({ activeCount: 0 })
  })

  test('what was never found cannot be paused', async () => {
    const answer = (input: object) => postTool(app, ada, 'setSubscriptionActive', input)
    expect(await failureOf(await answer({ ...stream, merchant: 'Nobody', isActive: false }))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await failureOf(await answer({ ...stream, merchant: ' ', isActive: false }))).toMatchObject({
      status: 400,
      code: 'missing_information',
    })
  })
})

describe('GET /api/insights', () => {
  const insights = () => read<InsightsView>('/api/insights')

  test('says nothing of an empty ledger', async () => {
    expect(await insights()).toEqual({
      today: '2026-11-20',
      entryCount: 0,
      spentMinor: 0,
      history: [],
      forecast: null,
      notes: [],
      surplus: null,
    })
  })

  test('starts with 1.05 and confidence 87 on the own spending of this month', async () => {
    await seedTransaction(app, ada, { amount: 20_000 })
    await seedTransaction(app, ada, { amount: -50_000, category: 'Income' })
    await seedTransaction(app, await signUp(app), { amount: 99_999 })
    expect(await insights()).toMatchObject({
      spentMinor: 20_000,
      forecast: { rule: 'starting', expectedMinor: 21_000, confidence: 87 },
      surplus: {
        incomeMinor: 50_000,
        surplusMinor: 30_000,
        advice: { kind: 'invest', percent: 60, amountMinor: 18_000 },
      },
    })
  })

  test('forecasts from two full months on, with even months surer than wild ones', async () => {
    const months = ['2026-07-04', '2026-08-04', '2026-09-04', '2026-10-04']
    const bob = await signUp(app)
    for (const [index, date] of months.entries()) {
      await seedTransaction(app, ada, { amount: 30_000, date })
      await seedTransaction(app, bob, { amount: [10_000, 40_000, 20_000, 90_000][index] ?? 0, date })
    }
    expect((await insights()).forecast).toEqual({
      rule: 'measured',
      expectedMinor: 30_000,
      confidence: 99,
      testedMonths: 3,
      band: null,
    })
    ada = bob
    expect((await insights()).forecast).toMatchObject({ expectedMinor: 30_000, confidence: 42, testedMonths: 3 })
    expect((await insights()).history.map(({ month, totalMinor }) => [month, totalMinor])).toEqual([
      ['2026-07-01', 10_000],
      ['2026-08-01', 40_000],
      ['2026-09-01', 20_000],
      ['2026-10-01', 90_000],
    ])
  })

  test('names what passed the own usual month, counting months without it as none', async () => {
    await seedTransaction(app, ada, { amount: 10_000, date: '2026-09-10', category: 'Shopping' })
    await seedTransaction(app, ada, { amount: 10_000, date: '2026-10-10', category: 'Shopping' })
    await seedTransaction(app, ada, { amount: 4_000, date: '2026-10-10', category: 'Travel' })
    await seedTransaction(app, ada, { amount: 15_000, category: 'Shopping' })
    await seedTransaction(app, ada, { amount: 2_000, category: 'Travel' })
    expect((await insights()).notes).toEqual([
      { kind: 'above-usual', category: 'Shopping', amountMinor: 15_000, usualMinor: 10_000, overMinor: 5_000 },
    ])
  })
})
