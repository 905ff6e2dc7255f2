import { expect, test } from 'vitest'
import { asksAnyLimit, type LimitAsked, readLimitAsked } from '#domain/talk/limit-sentence.ts'

const over: LimitAsked = { asks: 'over', isWhich: false }
const within: LimitAsked = { asks: 'within', isWhich: false }

test.each([
  ['Am I over budget anywhere?', over],
  ['did I go over on anything', over],
  ['have I blown the food budget', over],
  ['am I still within my transport budget', within],
  ['which budgets am I over', { asks: 'over', isWhich: true }],
  ['by how much am I over', null],
  ['how much is left for food', null],
  ['is my food budget ok', null],
])('%j asks of a limit: %j', (text, asked) => {
  expect(readLimitAsked(text)).toEqual(asked)
})

test.each([
  ['am i over anywhere this month', true],
  ['are any of my budgets over the limit', true],
  ['which categories am i over budget on', true],
  ['have i exceeded any of my limits', true],
  ['am i over on groceries', false],
  ['am i over the moon', false],
  ['did i go past aldi', false],
])('%j asks of all of them: %j', (text, isOfAll) => {
  expect(asksAnyLimit(text)).toBe(isOfAll)
})
