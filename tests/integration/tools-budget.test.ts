import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LiveEvent } from '#domain/views.ts'
import { callTool, coffee, failureOf, postTool, seedTransaction } from '#tests/support/builders.ts'
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

const food = { category: 'Food & Dining', amountMinor: 10_000 } as const

function storedBudgets() {
  return app.context.reader.selectFrom('budgets').selectAll().orderBy('id').execute()
}

async function storedFood() {
  const row = (await storedBudgets()).find((budget) => budget.category === 'Food & Dining')
  return row && { spent: row.spent_amount, status: row.status }
}

async function spend(amountMinor: number, more: { category?: 'Bills' | 'Shopping'; date?: string } = {}) {
  return callTool(app, ada, 'addTransaction', { ...coffee, amountMinor, ...more })
}

describe('setBudget', () => {
  test('makes a budget with what is already spent this month, and changes the one there is', async () => {
    await seedTransaction(app, ada, { amount: 8500, date: '2026-11-01' })
    await seedTransaction(app, ada, { amount: 9999, date: '2026-10-31' })
    await seedTransaction(app, ada, { amount: -700, date: '2026-11-02' })
    const made = await callTool(app, ada, 'setBudget', food)
    expect(made.output).toEqual({
      budget: {
        id: expect.any(String),
        category: 'Food & Dining',
        budgetMinor: 10_000,
        spentMinor: 8500,
        leftMinor: 1500,
        percentUsed: 85,
        state: 'warning',
        color: 'success',
        status: 'warning',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
      created: true,
      previousMinor: null,
    })
    const set = await callTool(app, ada, 'setBudget', { ...food, amountMinor: 30_000, color: 'accent' })
    expect(set.output).toMatchObject({
      created: false,
      previousMinor: 10_000,
      budget: { id: made.output.budget.id, budgetMinor: 30_000, color: 'accent', status: 'good' },
    })
    expect(await storedBudgets()).toEqual([
      {
        id: made.output.budget.id,
        user_id: ada.id,
        category: 'Food & Dining',
        budget_amount: 30_000,
        spent_amount: 8500,
        color: 'accent',
        status: 'good',
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  test('takes 0 and less: over as soon as anything is spent, good before, no percentage', async () => {
    const zero = await callTool(app, ada, 'setBudget', { ...food, amountMinor: 0 })
    expect(zero.output.budget).toMatchObject({ status: 'good', state: 'normal', percentUsed: null, leftMinor: 0 })
    await spend(1)
    expect(await storedFood()).toEqual({ spent: 1, status: 'over' })
    const below = await callTool(app, ada, 'setBudget', { ...food, amountMinor: -500 })
    expect(below.output.budget).toMatchObject({ status: 'over', state: 'over', percentUsed: null, leftMinor: -501 })
  })

  test.each([
    ['no category', { category: undefined }, 'missing_information', 'category'],
    ['no amount', { amountMinor: undefined }, 'missing_information', 'amountMinor'],
    ['an amount as text', { amountMinor: '5' }, 'invalid_amount', 'amountMinor'],
    ['half a cent', { amountMinor: 0.5 }, 'invalid_amount', 'amountMinor'],
    ['too much', { amountMinor: 1_000_000_000_001 }, 'amount_too_large', 'amountMinor'],
    ['a category of entries', { category: 'Bills' }, 'invalid_input', 'category'],
    ['a colour that is none of the five', { color: 'muted' }, 'invalid_input', 'color'],
  ])('refuses %s', async (_, change, code, field) => {
    expect(await failureOf(await postTool(app, ada, 'setBudget', { ...food, ...change }))).toEqual({
      status: 400,
      code,
      field,
    })
    expect(await storedBudgets()).toEqual([])
  })

  test('undo takes a new budget away and gives an old one its amount and colour back', async () => {
    await callTool(app, ada, 'setBudget', food)
    await spend(9000)
    const stored = await storedBudgets()
    await callTool(app, ada, 'setBudget', { ...food, amountMinor: 100, color: 'info' })
    await callTool(app, ada, 'undoLast', {})
    expect(await storedBudgets()).toEqual(stored)
    const made = await callTool(app, ada, 'setBudget', { category: 'Travel', amountMinor: 5 })
    await callTool(app, ada, 'undoLast', { changeId: made.changeId ?? 0 })
    expect(await storedBudgets()).toEqual(stored)
  })

  test('keeps the budgets of two people apart', async () => {
    const bob = await signUp(app)
    await callTool(app, bob, 'setBudget', { ...food, amountMinor: 5 })
    await callTool(app, ada, 'setBudget', food)
    await spend(400)
    expect((await storedBudgets()).map((row) => [row.user_id, row.budget_amount, row.spent_amount]).sort()).toEqual(
      [
        [ada.id, 10_000, 400],
        [bob.id, 5, 0],
      ].sort(),
    )
  })
})

describe('updateBudget', () => {
  test('changes amount and colour by id or by category, and undo restores exactly', async () => {
    const { output } = await callTool(app, ada, 'setBudget', food)
    await spend(9000)
    const stored = await storedBudgets()
    const byId = await callTool(app, ada, 'updateBudget', { id: output.budget.id, amountMinor: 9000 })
    expect(byId.output).toMatchObject({
      changed: true,
      budget: { budgetMinor: 9000, status: 'over', state: 'warning' },
    })
    expect(await storedFood()).toEqual({ spent: 9000, status: 'over' })
    const byName = await callTool(app, ada, 'updateBudget', { category: 'Food & Dining', color: 'warning' })
    expect(byName.output).toMatchObject({ changed: true, budget: { budgetMinor: 9000, color: 'warning' } })
    await callTool(app, ada, 'undoLast', { changeId: byName.changeId ?? 0 })
    await callTool(app, ada, 'undoLast', { changeId: byId.changeId ?? 0 })
    expect(await storedBudgets()).toEqual(stored)
  })

  test("does nothing for an unknown id, an unknown category and another person's budget", async () => {
    const bob = await signUp(app)
    const { output } = await callTool(app, bob, 'setBudget', food)
    const stored = await storedBudgets()
    for (const choice of [{ id: randomUUID() }, { id: output.budget.id }, { category: 'Food & Dining' as const }]) {
      const answer = await callTool(app, ada, 'updateBudget', { ...choice, amountMinor: 1 })
      expect(answer.output).toEqual({ changed: false, budget: null })
    }
    expect(await storedBudgets()).toEqual(stored)
  })

  test('refuses a call that names no budget or no amount', async () => {
    const { output } = await callTool(app, ada, 'setBudget', food)
    const { id } = output.budget
    const nameless = await postTool(app, ada, 'updateBudget', { amountMinor: 5 })
    expect(await failureOf(nameless)).toEqual({ status: 400, code: 'missing_information', field: 'id' })
    const wrong = await postTool(app, ada, 'updateBudget', { id, amountMinor: 'much' })
    expect(await failureOf(wrong)).toEqual({ status: 400, code: 'invalid_amount', field: 'amountMinor' })
  })
})

describe('deleteBudget', () => {
  test('removes it once a key; undo brings it back with what was spent meanwhile', async () => {
    const { output } = await callTool(app, ada, 'setBudget', { ...food, color: 'info' })
    const input = { id: output.budget.id }
    const deleted = await callTool(app, ada, 'deleteBudget', input, { key: 'delete' })
    expect(deleted.output.budget).toEqual(output.budget)
    expect(await callTool(app, ada, 'deleteBudget', input, { key: 'delete' })).toEqual(deleted)
    expect(await storedBudgets()).toEqual([])
    await spend(8000)
    await callTool(app, ada, 'undoLast', { changeId: deleted.changeId ?? 0 })
    expect(await storedBudgets()).toMatchObject([
      { id: input.id, budget_amount: 10_000, color: 'info', spent_amount: 8000, status: 'warning' },
    ])
  })

  test('refuses an unknown one, a stranger, and an undo whose place was taken since', async () => {
    const bob = await signUp(app)
    const { output } = await callTool(app, bob, 'setBudget', food)
    expect(await failureOf(await postTool(app, ada, 'deleteBudget', { id: output.budget.id }))).toEqual({
      status: 404,
      code: 'not_found',
    })
    expect(await failureOf(await postTool(app, ada, 'deleteBudget', {}))).toMatchObject({ code: 'missing_information' })
    const deleted = await callTool(app, bob, 'deleteBudget', { category: 'Food & Dining' })
    await callTool(app, bob, 'setBudget', { ...food, amountMinor: 77 })
    expect(await failureOf(await postTool(app, bob, 'undoLast', { changeId: deleted.changeId }))).toEqual({
      status: 409,
      code: 'changed_since',
    })
    expect((await storedBudgets()).map((row) => row.budget_amount)).toEqual([77])
  })
})

describe('spent and status as stored', () => {
  beforeEach(() => callTool(app, ada, 'setBudget', food))

  test('follow adding, editing, deleting and undoing, in the same change', async () => {
    const added = await spend(7999)
    expect(await storedFood()).toEqual({ spent: 7999, status: 'good' })
    const { id } = added.output.transaction
    const edited = await callTool(app, ada, 'updateTransaction', { id, amountMinor: 8000 })
    expect(await storedFood()).toEqual({ spent: 8000, status: 'warning' })
    await callTool(app, ada, 'updateTransaction', { id, amountMinor: 10_000 })
    expect(await storedFood()).toEqual({ spent: 10_000, status: 'over' })
    await callTool(app, ada, 'undoLast', {})
    expect(await storedFood()).toEqual({ spent: 8000, status: 'warning' })
    const deleted = await callTool(app, ada, 'deleteTransaction', { id })
    expect(await storedFood()).toEqual({ spent: 0, status: 'good' })
    await callTool(app, ada, 'undoLast', { changeId: deleted.changeId ?? 0 })
    await callTool(app, ada, 'undoLast', { changeId: edited.changeId ?? 0 })
    expect(await storedFood()).toEqual({ spent: 7999, status: 'good' })
    await callTool(app, ada, 'updateTransaction', { id, category: 'Shopping' })
    expect(await storedFood()).toEqual({ spent: 0, status: 'good' })
    await callTool(app, ada, 'updateTransaction', { id, category: 'Food & Dining', date: '2026-10-31' })
    expect(await storedFood()).toEqual({ spent: 0, status: 'good' })
  })

  test('stay untouched by what does not move them', async () => {
    const before = await app.context.reader.selectFrom('budgets').selectAll().execute()
    const { changeId } = await spend(500, { category: 'Shopping' })
    await callTool(app, ada, 'addTransaction', { merchant: 'Job', amountMinor: 5, category: 'Income' })
    await callTool(app, ada, 'addTransaction', { ...coffee, kind: 'income' })
    expect(await app.context.reader.selectFrom('budgets').selectAll().execute()).toEqual(before)
    const change = await app.context.reader
      .selectFrom('changes')
      .select('tables')
      .where('seq', '=', changeId)
      .executeTakeFirst()
    expect(change?.tables).toBe('["transactions"]')
  })

  test('undoing one of several spends leaves the others counted', async () => {
    const first = await spend(1000)
    await spend(2000)
    await callTool(app, ada, 'undoLast', { changeId: first.changeId ?? 0 })
    expect(await storedFood()).toEqual({ spent: 2000, status: 'good' })
  })

  test('Utilities counts Bills', async () => {
    await callTool(app, ada, 'setBudget', { category: 'Utilities', amountMinor: 5000 })
    const { output } = await spend(4500, { category: 'Bills' })
    expect(output.budget).toEqual({ category: 'Utilities', budgetMinor: 5000, spentMinor: 4500, leftMinor: 500 })
    expect(await storedBudgets()).toContainEqual(
      expect.objectContaining({ category: 'Utilities', spent_amount: 4500, status: 'warning' }),
    )
  })

  test('a change of the budget by an entry tells open screens of both tables', async () => {
    const heard: LiveEvent[] = []
    app.context.bell.listen(ada.id, { sessionId: 'any', onEvent: (event) => heard.push(event), onEnd() {} })
    const { changeId } = await spend(100)
    expect(heard).toEqual([{ id: changeId, tables: ['transactions', 'budgets'] }])
  })

  test("a new month in the person's own zone starts at nothing: at once for reads, stored with the first write", async () => {
    await callTool(app, ada, 'updateProfile', { timeZone: 'America/Los_Angeles' })
    await spend(9000)
    app.setTime(Date.parse('2026-12-01T07:30:00.000Z'))
    const stillNovember = await callTool(app, ada, 'getBudgetStatus', {})
    expect(stillNovember.output).toMatchObject({ from: '2026-11-01', budgets: [{ spentMinor: 9000 }] })
    app.setTime(Date.parse('2026-12-01T08:00:00.000Z'))
    const december = await callTool(app, ada, 'getBudgetStatus', {})
    expect(december.output).toMatchObject({
      from: '2026-12-01',
      to: '2026-12-31',
      budgets: [{ spentMinor: 0, status: 'good', leftMinor: 10_000 }],
    })
    const records = await app.request('/api/records/budgets', { headers: ada.headers })
    expect(await records.json()).toMatchObject({ items: [{ spent_amount_minor: 0, status: 'good' }] })
    expect(await storedFood()).toEqual({ spent: 9000, status: 'warning' })
    await callTool(app, ada, 'createGoal', { name: 'Japan', targetMinor: 5, category: 'Vacation' })
    expect(await storedFood()).toEqual({ spent: 0, status: 'good' })
    await spend(300)
    expect(await storedFood()).toEqual({ spent: 300, status: 'good' })
  })

  test('moving to a zone where it is another month moves the budgets too', async () => {
    await spend(9000)
    app.setTime(Date.parse('2026-11-30T15:00:00.000Z'))
    await callTool(app, ada, 'updateProfile', { timeZone: 'Pacific/Kiritimati' })
    expect(await storedFood()).toEqual({ spent: 0, status: 'good' })
  })
})

describe('what an entry leaves of its budget', () => {
  test('is told with the entry of this month, and with the summary of the category', async () => {
    await callTool(app, ada, 'setBudget', food)
    const { output } = await spend(1230)
    expect(output.budget).toEqual({
      category: 'Food & Dining',
      budgetMinor: 10_000,
      spentMinor: 1230,
      leftMinor: 8770,
    })
    const asked = await callTool(app, ada, 'getTransactionSummary', { category: 'Food & Dining' })
    expect(asked.output.budget).toEqual(output.budget)
  })

  test('is not told for another month, for income, without a budget, or for all categories', async () => {
    await callTool(app, ada, 'setBudget', food)
    expect((await spend(100, { date: '2026-10-31' })).output).not.toHaveProperty('budget')
    expect((await spend(100, { category: 'Shopping' })).output).not.toHaveProperty('budget')
    const refund = await callTool(app, ada, 'addTransaction', { ...coffee, kind: 'income' })
    expect(refund.output).not.toHaveProperty('budget')
    expect((await callTool(app, ada, 'getTransactionSummary', {})).output).not.toHaveProperty('budget')
    const week = { category: 'Food & Dining', from: '2026-11-16', to: '2026-11-20' } as const
    expect((await callTool(app, ada, 'getTransactionSummary', week)).output).not.toHaveProperty('budget')
  })
})

describe('getBudgetStatus', () => {
  test('tells each budget, newest first, and all together; no key, no journal', async () => {
    await callTool(app, ada, 'setBudget', food)
    app.setTime(NOW + 1000)
    await callTool(app, ada, 'setBudget', { category: 'Shopping', amountMinor: 0 })
    await spend(10_001)
    const answer = await app.request('/api/tools/getBudgetStatus', { json: {}, headers: ada.headers })
    expect(await answer.json()).toMatchObject({
      changeId: null,
      output: {
        budgets: [
          { category: 'Shopping', percentUsed: null, state: 'normal', status: 'good' },
          { category: 'Food & Dining', percentUsed: 100, state: 'over', status: 'over', leftMinor: -1 },
        ],
        total: { budgetMinor: 10_000, spentMinor: 10_001, leftMinor: -1, percentUsed: 100, state: 'over' },
      },
    })
    const one = await callTool(app, ada, 'getBudgetStatus', { category: 'Shopping' })
    expect(one.output.budgets.map((budget) => budget.category)).toEqual(['Shopping'])
  })

  test('is empty without budgets, blind to other people, and refuses a category that is none', async () => {
    await callTool(app, await signUp(app), 'setBudget', food)
    const { output } = await callTool(app, ada, 'getBudgetStatus', {})
    expect(output).toMatchObject({ budgets: [], total: { budgetMinor: 0, spentMinor: 0, percentUsed: null } })
    expect(await failureOf(await postTool(app, ada, 'getBudgetStatus', { category: 'Zebra' }))).toEqual({
      status: 400,
      code: 'invalid_input',
      field: 'category',
    })
  })
})
