import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays, day } from '#domain/calendar.ts'
import { seedLedger } from '#server/tools/seed-ledger.ts'
import { callTool } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

let app: TestApp
beforeEach(async () => {
  app = await makeApp()
})
afterEach(() => app.close())

const until = day('2026-11-21')

async function storedBy(userId: string) {
  const { reader } = app.context
  const own = <Row extends { user_id?: string }>(rows: Row[]) => rows.map(({ user_id, ...row }) => row)
  return {
    transactions: own(
      await reader
        .selectFrom('transactions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    ),
    accounts: own(await reader.selectFrom('accounts').selectAll().where('user_id', '=', userId).execute()),
    cards: own(await reader.selectFrom('cards').selectAll().where('user_id', '=', userId).execute()),
    history: own(
      await reader.selectFrom('balance_history').selectAll().where('user_id', '=', userId).orderBy('seq').execute(),
    ),
  }
}

test('a seeded year is what the screens need to look lived in', async () => {
  const person = await signUp(app)
  const seeded = await seedLedger(app.context, { userId: person.id, seed: 'sayso', rows: 1100, until })
  expect(seeded).toEqual({ transactions: 1100, from: '2025-11-22' })

  const { transactions, accounts, cards } = await storedBy(person.id)
  expect(transactions).toHaveLength(1100)
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(1100)
  expect(transactions.every(({ date }) => date > addDays(until, -365) && date <= until)).toBe(true)
  expect(new Set(transactions.map(({ category }) => category)).size).toBe(10)
  expect(accounts).toHaveLength(2)
  expect(cards).toHaveLength(2)
  expect((await callTool(app, person, 'getGoals', {})).output.goals.map(({ milestone }) => milestone)).toEqual(
    expect.arrayContaining(['Halfway there! 🎯', '75% Complete!', 'Goal Achieved!', null]),
  )
})

test('each balance is the last row of its history', async () => {
  const person = await signUp(app)
  await seedLedger(app.context, { userId: person.id, seed: 'sayso', rows: 400, until })
  const { accounts, cards, history } = await storedBy(person.id)
  for (const { id, current_balance } of [...accounts, ...cards]) {
    const last = history.findLast(({ account_id, card_id }) => account_id === id || card_id === id)
    expect(last?.balance).toBe(current_balance)
  }
})

test('the stored budgets agree with the entries of the month, and one that was there stays', async () => {
  const person = await signUp(app)
  app.setTime(Date.parse('2026-11-21T12:00:00.000Z'))
  await callTool(app, person, 'setBudget', { category: 'Shopping', amountMinor: 5000 })
  await seedLedger(app.context, { userId: person.id, seed: 'sayso', rows: 1100 })
  const { budgets } = (await callTool(app, person, 'getBudgetStatus', {})).output
  const stored = await app.context.reader.selectFrom('budgets').selectAll().where('user_id', '=', person.id).execute()
  expect(stored.map(({ category, spent_amount, status }) => [category, spent_amount, status]).sort()).toEqual(
    budgets.map(({ category, spentMinor, status }) => [category, spentMinor, status]).sort(),
  )
  expect(budgets.filter(({ category }) => category === 'Shopping').map(({ budgetMinor }) => budgetMinor)).toEqual([
    5000,
  ])
})

test('the same seed gives another person the same life under other ids', async () => {
  const [first, second] = [await signUp(app), await signUp(app)]
  for (const { id } of [first, second]) await seedLedger(app.context, { userId: id, seed: 'sayso', rows: 300, until })
  const [one, two] = [await storedBy(first.id), await storedBy(second.id)]
  const facts = (rows: typeof one.transactions) =>
    rows.map(({ merchant, amount, date, created_at }) => [merchant, amount, date, created_at].join(' ')).sort()
  expect(facts(two.transactions)).toEqual(facts(one.transactions))
  const ids = new Set(one.transactions.map(({ id }) => id))
  expect(two.transactions.some(({ id }) => ids.has(id))).toBe(false)
})

test('a seed is added once, is not what "undo" takes back, and another seed adds another life', async () => {
  const person = await signUp(app)
  const order = { userId: person.id, seed: 'sayso', rows: 50, until }
  expect(await seedLedger(app.context, order)).toMatchObject({ transactions: 50 })
  expect(await seedLedger(app.context, { ...order, rows: 60 })).toBeNull()
  await expect(callTool(app, person, 'undoLast', {})).rejects.toThrow('nothing_to_undo')
  expect(await seedLedger(app.context, { ...order, seed: 'other', rows: 3 })).toMatchObject({ transactions: 3 })
  expect((await storedBy(person.id)).transactions).toHaveLength(53)
})

test('a subscription whose price rose is found, one that ended is not', async () => {
  const person = await signUp(app)
  app.setTime(Date.parse('2026-11-21T12:00:00.000Z'))
  await seedLedger(app.context, { userId: person.id, seed: 'sayso', rows: 1100 })
  const { recurring } = (await callTool(app, person, 'listRecurring', {})).output
  expect(recurring.find(({ merchant }) => merchant === 'Netflix')).toMatchObject({
    amountMinor: 1799,
    previousMinor: 1549,
    cadence: 'monthly',
  })
  expect(recurring.map(({ merchant }) => merchant)).not.toContain('Hulu')
})
