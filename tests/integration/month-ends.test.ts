import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DashboardView, TransactionPage } from '#domain/views.ts'
import { callTool, coffee } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: Date.parse('2026-03-20T12:00:00.000Z') })
  ada = await signUp(app)
})
afterEach(() => app.close())

async function read<View>(path: string): Promise<View> {
  const answer = await app.request(path, { headers: ada.headers })
  expect(answer.status).toBe(200)
  return answer.json() as Promise<View>
}

async function home() {
  const { today, spending, recent } = await read<DashboardView>('/api/dashboard')
  return { today, spent: spending.totalMinor, recent: recent.map(({ date }) => date) }
}

async function daysIn(period: string) {
  const { items, summary } = await read<TransactionPage>(`/api/transactions?${period}`)
  return { days: items.map(({ date }) => date), spent: summary?.expensesMinor }
}

async function live(timeZone: string) {
  await callTool(app, ada, 'updateProfile', { timeZone })
  return async (moment: string, amountMinor: number) => {
    app.setTime(Date.parse(moment))
    await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor })
  }
}

const march = 'from=2026-03-01&to=2026-03-31'
const april = 'from=2026-04-01&to=2026-04-30'

test.each([
  ['Pacific/Pago_Pago, eleven hours behind', 'Pacific/Pago_Pago', '2026-04-01T11:00:00.000Z'],
  ['UTC', 'UTC', '2026-04-01T00:00:00.000Z'],
  ['Kiritimati, fourteen hours ahead', 'Pacific/Kiritimati', '2026-03-31T10:00:00.000Z'],
  ['New York, in summer time since March 8', 'America/New_York', '2026-04-01T04:00:00.000Z'],
])('in %s the home and the list change months at midnight there', async (_, timeZone, midnight) => {
  const add = await live(timeZone)
  const before = new Date(Date.parse(midnight) - 1000).toISOString()
  await add(before, 9000)
  expect(await home()).toEqual({ today: '2026-03-31', spent: 9000, recent: ['2026-03-31'] })
  expect(await daysIn(april)).toEqual({ days: [], spent: 0 })

  await add(midnight, 300)
  expect(await home()).toEqual({ today: '2026-04-01', spent: 300, recent: ['2026-04-01', '2026-03-31'] })
  expect(await daysIn(april)).toEqual({ days: ['2026-04-01'], spent: 300 })
  expect(await daysIn(march)).toEqual({ days: ['2026-03-31'], spent: 9000 })
})

test.each([
  [
    'loses an hour',
    ['2026-03-08T04:59:59.000Z', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.000Z', '2026-03-09T04:00:00.000Z'],
    '03-0',
    [7, 8, 8, 9],
  ],
  [
    'gains an hour',
    ['2026-11-01T03:59:59.000Z', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.000Z', '2026-11-02T05:00:00.000Z'],
    '',
    ['10-31', '11-01', '11-01', '11-02'],
  ],
] as const)('on the day that %s each entry stands on its own day', async (_, moments, month, days) => {
  const add = await live('America/New_York')
  for (const [index, moment] of moments.entries()) {
    await add(moment, 100)
    expect((await home()).today).toBe(`2026-${month}${days[index]}`)
  }
  const listed = await daysIn('kind=spend')
  expect(listed.days.toReversed()).toEqual(days.map((each) => `2026-${month}${each}`))
})
