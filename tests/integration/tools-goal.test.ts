import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goalColors } from '#domain/goal.ts'
import { callTool, failureOf, postTool } from '#tests/support/builders.ts'
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

const japan = { name: 'Japan', targetMinor: 10_000, category: 'Vacation', deadline: '2027-06-01' } as const

function storedGoals() {
  return app.context.reader.selectFrom('goals').selectAll().orderBy('id').execute()
}

async function made(input: Partial<typeof japan> = {}): Promise<string> {
  const { output } = await callTool(app, ada, 'createGoal', { ...japan, ...input })
  return output.goal.id
}

async function saved(id: string, amountMinor: number) {
  const { output } = await callTool(app, ada, 'addToGoal', { id, amountMinor })
  return [output.goal?.currentMinor, output.goal?.milestone]
}

describe('createGoal', () => {
  test('stores a goal with nothing saved, a colour of the four and its deadline as a day', async () => {
    const { output } = await callTool(app, ada, 'createGoal', japan)
    expect(output.goal).toEqual({
      id: expect.any(String),
      name: 'Japan',
      category: 'Vacation',
      currentMinor: 0,
      targetMinor: 10_000,
      deadline: '2027-06-01',
      color: expect.toBeOneOf([...goalColors]),
      milestone: null,
      createdAt: '2026-11-20T10:00:00.000Z',
    })
    expect(await storedGoals()).toEqual([
      {
        id: output.goal.id,
        user_id: ada.id,
        name: 'Japan',
        current_amount: 0,
        target_amount: 10_000,
        deadline: '2027-06-01',
        category: 'Vacation',
        color: output.goal.color,
        milestone: null,
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
  })

  test('without a deadline stores none', async () => {
    const { deadline: _, ...open } = japan
    await callTool(app, ada, 'createGoal', open)
    await callTool(app, ada, 'createGoal', { ...open, deadline: null })
    expect((await storedGoals()).map((row) => row.deadline)).toEqual([null, null])
  })

  test('takes its colour from the injected ids', async () => {
    let [ids, fixed] = [0, false]
    const other = await makeApp({
      now: NOW,
      newId: () => (fixed ? `0000000${ids++ % 4}-0000-4000-8000-${String(ids).padStart(12, '0')}` : randomUUID()),
    })
    const bob = await signUp(other)
    fixed = true
    const drawn: string[] = []
    for (let index = 0; index < 4; index++) {
      drawn.push((await callTool(other, bob, 'createGoal', japan)).output.goal.color)
    }
    expect(drawn.every((color) => (goalColors as readonly string[]).includes(color))).toBe(true)
    expect(new Set(drawn).size).toBeGreaterThan(1)
    await other.close()
  })

  test.each([
    ['no name', { name: ' ' }, 'missing_information', 'name'],
    ['no target', { targetMinor: undefined }, 'missing_information', 'targetMinor'],
    ['no category', { category: undefined }, 'missing_information', 'category'],
    ['an empty deadline', { deadline: '' }, 'missing_information', 'deadline'],
    ['a target of 0', { targetMinor: 0 }, 'invalid_target', 'targetMinor'],
    ['a target below 0', { targetMinor: -1 }, 'invalid_target', 'targetMinor'],
    ['a target of half a cent', { targetMinor: 0.5 }, 'invalid_target', 'targetMinor'],
    ['more than a goal holds', { targetMinor: 1_000_000_000_001 }, 'amount_too_large', 'targetMinor'],
    ['no such day', { deadline: '2027-02-30' }, 'invalid_day', 'deadline'],
    ['a category that is none', { category: 'Shopping' }, 'invalid_input', 'category'],
  ])('refuses %s', async (_, change, code, field) => {
    expect(await failureOf(await postTool(app, ada, 'createGoal', { ...japan, ...change }))).toEqual({
      status: 400,
      code,
      field,
    })
    expect(await storedGoals()).toEqual([])
  })
})

describe('addToGoal', () => {
  test('caps at the target and sets the milestones it reaches', async () => {
    const id = await made()
    expect(await saved(id, 4000)).toEqual([4000, null])
    expect(await saved(id, 1000)).toEqual([5000, 'Halfway there! 🎯'])
    expect(await saved(id, 2500)).toEqual([7500, '75% Complete!'])
    expect(await saved(id, 1500)).toEqual([9000, '75% Complete!'])
    const last = await callTool(app, ada, 'addToGoal', { id, amountMinor: 5000 })
    expect(last.output).toMatchObject({
      changed: true,
      addedMinor: 1000,
      milestoneReached: 'Goal Achieved!',
      goal: { currentMinor: 10_000, milestone: 'Goal Achieved!' },
    })
    const full = await callTool(app, ada, 'addToGoal', { id, amountMinor: 1 })
    expect(full.output).toMatchObject({ changed: false, addedMinor: 0, milestoneReached: null })
    expect(await storedGoals()).toMatchObject([{ current_amount: 10_000, milestone: 'Goal Achieved!' }])
  })

  test('between the milestones changes none', async () => {
    const id = await made()
    await saved(id, 4000)
    expect(await saved(id, 2500)).toEqual([6500, null])
    expect(await saved(id, 2500)).toEqual([9000, null])
  })

  test("does nothing for an unknown goal and for another person's", async () => {
    const id = await made()
    const stored = await storedGoals()
    const bob = await signUp(app)
    const nothing = { changed: false, goal: null, addedMinor: 0, milestoneReached: null }
    expect((await callTool(app, ada, 'addToGoal', { id: randomUUID(), amountMinor: 5 })).output).toEqual(nothing)
    expect((await callTool(app, bob, 'addToGoal', { id, amountMinor: 5 })).output).toEqual(nothing)
    expect(await storedGoals()).toEqual(stored)
  })

  test.each([
    [0, 'invalid_amount'],
    [-5, 'invalid_amount'],
    ['', 'missing_information'],
    [undefined, 'missing_information'],
  ])('refuses %j', async (amountMinor, code) => {
    const id = await made()
    expect(await failureOf(await postTool(app, ada, 'addToGoal', { id, amountMinor }))).toMatchObject({ code })
    expect(await storedGoals()).toMatchObject([{ current_amount: 0 }])
  })
})

describe('updateGoal', () => {
  test('changes what is named, and undo restores exactly', async () => {
    const id = await made()
    await saved(id, 10_000)
    const stored = await storedGoals()
    const { output } = await callTool(app, ada, 'updateGoal', {
      id,
      name: 'Kyoto',
      targetMinor: 20_000,
      deadline: null,
      category: 'Other',
      color: 'destructive',
    })
    expect(output).toMatchObject({
      changed: true,
      goal: {
        name: 'Kyoto',
        targetMinor: 20_000,
        currentMinor: 10_000,
        deadline: null,
        category: 'Other',
        color: 'destructive',
        milestone: 'Halfway there! 🎯',
        createdAt: stored[0]?.created_at,
      },
    })
    await callTool(app, ada, 'undoLast', {})
    expect(await storedGoals()).toEqual(stored)
  })

  test('caps savings that are set at the target and leaves them when the target falls', async () => {
    const id = await made()
    const set = await callTool(app, ada, 'updateGoal', { id, currentMinor: 15_000 })
    expect(set.output.goal).toMatchObject({ currentMinor: 10_000, milestone: 'Goal Achieved!' })
    const lowered = await callTool(app, ada, 'updateGoal', { id, targetMinor: 4000 })
    expect(lowered.output.goal).toMatchObject({ currentMinor: 10_000, targetMinor: 4000 })
  })

  test("does nothing for an unknown goal, another person's, or without a change", async () => {
    const id = await made()
    const stored = await storedGoals()
    const bob = await signUp(app)
    const unknown = await callTool(app, ada, 'updateGoal', { id: randomUUID(), name: 'X' })
    expect(unknown.output).toEqual({ changed: false, goal: null })
    expect((await callTool(app, bob, 'updateGoal', { id, name: 'X' })).output).toEqual({ changed: false, goal: null })
    expect((await callTool(app, ada, 'updateGoal', { id, name: 'Japan' })).output).toMatchObject({ changed: false })
    expect(await storedGoals()).toEqual(stored)
  })

  test('refuses what no goal can be', async () => {
    const id = await made()
    expect(await failureOf(await postTool(app, ada, 'updateGoal', { id, targetMinor: 0 }))).toEqual({
      status: 400,
      code: 'invalid_target',
      field: 'targetMinor',
    })
    expect(await failureOf(await postTool(app, ada, 'updateGoal', { id, name: '' }))).toMatchObject({
      code: 'missing_information',
    })
  })
})

describe('deleteGoal', () => {
  test("refuses an id that is none, an unknown goal and another person's", async () => {
    const id = await made()
    expect(await failureOf(await postTool(app, ada, 'deleteGoal', { id: 'seven' }))).toEqual({
      status: 400,
      code: 'invalid_input',
      field: 'id',
    })
    expect(await failureOf(await postTool(app, ada, 'deleteGoal', { id: randomUUID() }))).toMatchObject({
      code: 'not_found',
    })
    expect(await failureOf(await postTool(app, await signUp(app), 'deleteGoal', { id }))).toMatchObject({
      code: 'not_found',
    })
    expect(await storedGoals()).toHaveLength(1)
  })
})

describe('getGoals', () => {
  test("lists the person's own, newest first, with what is saved in all", async () => {
    const first = await made()
    app.setTime(NOW + 1000)
    const second = await made({ name: 'Japan' })
    await saved(first, 10_000)
    await saved(second, 250)
    const bob = await signUp(app)
    const answer = await app.request('/api/tools/getGoals', { json: {}, headers: ada.headers })
    expect(await answer.json()).toMatchObject({
      changeId: null,
      output: { goals: [{ id: second }, { id: first }], totalSavedMinor: 10_250, completed: 1 },
    })
    expect((await callTool(app, bob, 'getGoals', {})).output).toEqual({ goals: [], totalSavedMinor: 0, completed: 0 })
    expect(await failureOf(await postTool(app, ada, 'getGoals', 'all'))).toMatchObject({ code: 'invalid_input' })
  })
})
