import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const today = day('2026-11-20')

it.each([
  ['how much did acme pay me this year', { kind: 'income', merchant: 'Acme' }],
  ['did my boss pay me', { kind: 'income', merchant: 'Boss' }],
  ['how much has sam paid me back', { kind: 'income', merchant: 'Sam' }],
  ['what did i get at target', { kind: 'spend', merchant: 'Target' }],
  ['how much did i get in october', { kind: 'income' }],
  ["what's tesco had off me this month", { kind: 'spend', merchant: 'Tesco' }],
  ['how much has netflix taken out of me this year', { kind: 'spend', merchant: 'Netflix' }],
  ["what's my net for this month", { kind: 'spend', periodLabel: 'this month' }],
])('%s: asked of who paid, and of what was bought', (text, asked) => {
  expect(understand(text, { today }).frames).toMatchObject([{ intent: 'summary', ...asked }])
})

it.each(['morning penny', "how's it going", 'how are things'])('%s: a greeting', (text) => {
  expect(understand(text, { today }).frames).toMatchObject([{ intent: 'other', topic: 'greeting' }])
})

it.each([
  ['put food at 300 transport 100', [{ amountMinor: 30_000 }, { category: 'Transportation', amountMinor: 10_000 }]],
  ['put shopping at 60 yesterday', [{ intent: 'add', transaction: { amountMinor: 6000 } }]],
  ['put groceries at 40', [{ intent: 'add', transaction: { merchant: 'Groceries' } }]],
  ['put food at 300 and coffee 4', [{ amountMinor: 30_000 }, { transaction: { merchant: 'Coffee' } }]],
  ['save up 8000 to pay off the card', [{ intent: 'goal', amountMinor: 800_000, create: true }]],
  ['it is 7 am at the gas station 41 dollars', [{ intent: 'add', transaction: { amountMinor: 4100 } }]],
])('%s: what is set, saved for, or paid', (text, frames) => {
  expect(understand(text, { today }).frames).toMatchObject(frames)
})

it.each(['dunno maybe 60', 'not sure, like sixty bucks', "i don't know, 60ish"])(
  '%s: an amount, and no name',
  (text) => {
    expect(understand(text, { today }).drafts).toMatchObject([{ amountMinor: 6000, merchant: null }])
  },
)

it('takes a question of what else was sent for none of income', () => {
  expect(understand('did the bank send me my card', { today }).frames).toMatchObject([{ intent: 'other' }])
})

it.each([
  ['no no please undo I did not want that', 'undo'],
  ['I think I tapped something, can you undo whatever that did', 'undo'],
  ['I must have hit the wrong button please undo what just happened', 'undo'],
  ['how much money is there with me', 'balance'],
  ["let's do 400 a month for food", 'budget'],
  ['make it 90 max for taxis every month', 'budget'],
  ['make it 12 max for lunch', 'edit'],
  ["let's do 40 a month for netflix", 'other'],
  ['I pressed the shirt', 'other'],
  ["what's my net speed", 'other'],
  ["what's the dog had this month", 'other'],
])('%s: %s', (text, intent) => {
  expect(understand(text, { today }).frames).toMatchObject([{ intent }])
})

it.each([
  ['how much have we put into zesa this year', 'ZESA'],
  ['what did I pay arms in october', 'Arms'],
  ['how much have I paid wanjiru last week', 'Wanjiru'],
  ['how much did I pay extra this month', undefined],
  ['how much did I pay online last week', undefined],
  ['how much did I send home this month', undefined],
  ['how much have I put into it this month', undefined],
  ['how much did I pay interest last month', undefined],
])('%s: asked of whom it was paid to, and of all where that says how', (text, merchant) => {
  const [frame] = understand(text, { today }).frames
  expect(frame?.intent === 'summary' && frame.merchant).toBe(merchant)
})
