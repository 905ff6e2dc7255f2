import { afterEach, beforeEach, expect, test } from 'vitest'
import { say, storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: Date.parse('2026-11-20T10:30:00.000Z'), env: { ASSISTANT: 'local' } })
  ada = await signUp(app)
})
afterEach(() => app.close())

const tell = async (message: string) => (await say(app, ada, message)).message
const budgets = () => app.context.reader.selectFrom('budgets').select(['category', 'budget_amount']).execute()

test('a budget may be nothing, said at once or of the one that the talk is about', async () => {
  await tell('set transport to 0')
  expect(await budgets()).toEqual([{ category: 'Transportation', budget_amount: 0 }])
  await tell('set shopping to 300')
  await tell('make it 0')
  expect(await budgets()).toContainEqual({ category: 'Shopping', budget_amount: 0 })
})

test('an entry of nothing is refused, and the entry stays', async () => {
  await tell('coffee 4')
  expect(await tell('make it 0')).toBe('Please enter a valid positive amount.')
  expect(await storedTransactions(app)).toMatchObject([{ amount: 400 }])
})

test('half a budget is asked for the other half', async () => {
  expect(await tell('set a budget of 200')).toContain('which category')
  await tell('dining')
  expect(await budgets()).toEqual([{ category: 'Food & Dining', budget_amount: 20000 }])

  expect(await tell('set a budget for travel')).toBe('How much a month for Travel?')
  await tell('350')
  expect(await budgets()).toContainEqual({ category: 'Travel', budget_amount: 35000 })

  await tell('set a budget of 90')
  expect(await tell('never mind')).toBe('All right, I left it as it is.')
  await tell('set a budget of 90')
  await tell('lunch 12')
  expect(await budgets()).toHaveLength(2)
  expect(await storedTransactions(app)).toMatchObject([{ merchant: 'Lunch', amount: 1200 }])
})

test('redo takes the undo back, once, and only right after it', async () => {
  expect(await tell('redo')).toContain('nothing to redo')
  await tell('coffee 4, lunch 12')
  const stored = await storedTransactions(app)
  await tell('undo')
  expect(await storedTransactions(app)).toEqual([])
  await tell('redo')
  expect(await storedTransactions(app)).toEqual(stored)
  expect(await tell('redo')).toContain('nothing to redo')
  await tell('undo')
  await tell('parking 6')
  expect(await tell('redo')).toContain('nothing to redo')
  expect(await storedTransactions(app)).toMatchObject([{ merchant: 'Parking' }])
})

test("a goal's target and deadline are changed by word", async () => {
  await tell('new goal Japan 2000')
  await tell('put 100 towards Japan')
  await tell('change the target of the Japan goal to 2,400')
  await tell('push the deadline for the Japan goal back to march')
  const goals = await app.context.reader.selectFrom('goals').selectAll().execute()
  expect(goals).toMatchObject([{ name: 'Japan', target_amount: 240000, current_amount: 10000, deadline: '2027-03-31' }])
  expect(await tell('change the kitchen goal to 900')).toContain('Japan')
})

test('an entry with an odd question behind it is written, and the question is not passed over', async () => {
  const answer = await tell('lunch 12, is there anything odd this month')
  expect(answer).toContain('Saved, $12.00 for Lunch')
  expect(await storedTransactions(app)).toMatchObject([{ merchant: 'Lunch', amount: 1200 }])
  expect(answer).toContain('The rest of that I did not get.')
})

test.each([
  'set the thermostat to 68',
  'set an alarm for 7',
  'play the last 3 songs',
  'text my sister 5 times',
  'transfer 300 dollars from checking to savings',
  'pay 85 on my visa',
  'raise my credit limit to 5000',
  'limit my card to 500',
  'book train tickets for 2 to leeds',
  'move my dentist appointment to next week',
  "there's a fee of 12 dollars on my statement",
  'my top-up of 50 was reverted',
  'on which day did I pay $43.18 to Walgreens?',
])('"%s" changes nothing', async (message) => {
  await tell('coffee 4')
  const stored = await storedTransactions(app)
  const before = await app.context.reader.selectFrom('changes').selectAll().execute()
  expect(await tell(message)).not.toBe('')
  expect(await storedTransactions(app)).toEqual(stored)
  expect(await app.context.reader.selectFrom('changes').selectAll().execute()).toEqual(before)
})
