import { afterEach, beforeEach, expect, test } from 'vitest'
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

async function month() {
  const { output } = await callTool(app, ada, 'getBudgetStatus', {})
  return { from: output.from, to: output.to, spent: output.budgets.map((budget) => budget.spentMinor) }
}

async function stored() {
  const row = await app.context.reader.selectFrom('budgets').select(['spent_amount', 'status']).executeTakeFirst()
  return row && [row.spent_amount, row.status]
}

const april = { from: '2026-04-01', to: '2026-04-30' }
const march = { from: '2026-03-01', to: '2026-03-31' }

test.each([
  ['Pacific/Pago_Pago, eleven hours behind', 'Pacific/Pago_Pago', '2026-04-01T11:00:00.000Z'],
  ['UTC', 'UTC', '2026-04-01T00:00:00.000Z'],
  ['Kiritimati, fourteen hours ahead', 'Pacific/Kiritimati', '2026-03-31T10:00:00.000Z'],
  ['New York, in summer time since March 8', 'America/New_York', '2026-04-01T04:00:00.000Z'],
  ['Kathmandu, on a quarter of an hour', 'Asia/Kathmandu', '2026-03-31T18:15:00.000Z'],
])('in %s the month ends at midnight there, to the second', async (_, timeZone, midnight) => {
  await callTool(app, ada, 'updateProfile', { timeZone })
  await callTool(app, ada, 'setBudget', { category: 'Food & Dining', amountMinor: 10_000 })
  await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 9000 })

  app.setTime(Date.parse(midnight) - 1000)
  expect(await month()).toEqual({ ...march, spent: [9000] })
  await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 1000 })
  expect(await stored()).toEqual([10_000, 'over'])

  app.setTime(Date.parse(midnight))
  expect(await month()).toEqual({ ...april, spent: [0] })
  await callTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 300 })
  expect(await month()).toEqual({ ...april, spent: [300] })
  expect(await stored()).toEqual([300, 'good'])
})

test('the month that gains an hour begins and ends at its own midnights', async () => {
  await callTool(app, ada, 'updateProfile', { timeZone: 'America/New_York' })
  // November 1, 2026: the clocks of New York go back at two.
  app.setTime(Date.parse('2026-11-01T03:59:59.000Z'))
  expect(await month()).toMatchObject({ from: '2026-10-01', to: '2026-10-31' })
  app.setTime(Date.parse('2026-11-01T04:00:00.000Z'))
  expect(await month()).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  app.setTime(Date.parse('2026-12-01T04:59:59.000Z'))
  expect(await month()).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  app.setTime(Date.parse('2026-12-01T05:00:00.000Z'))
  expect(await month()).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
})
