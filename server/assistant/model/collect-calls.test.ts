import { expect, test } from 'vitest'
import { createCallCollector } from '#server/assistant/model/collect-calls.ts'

type Delta = Parameters<ReturnType<typeof createCallCollector>['take']>[0][number]

function collect(...deltas: unknown[]) {
  const collector = createCallCollector()
  for (const delta of deltas) collector.take([delta as Delta])
  return collector.calls()
}

const one = { id: 'a', name: 'getGoals', arguments: '{"x":1}' }
const two = { id: 'b', name: 'getGoals', arguments: '{"x":2}' }

test('puts pieces together by index', () => {
  const calls = collect(
    { index: 0, id: 'a', function: { name: 'getGoals', arguments: '' } },
    { index: 0, function: { arguments: '{"x"' } },
    { index: 1, id: 'b', function: { name: 'getGoals', arguments: '{"x":2}' } },
    { index: 0, function: { arguments: ':1}' } },
  )
  expect(calls).toEqual([one, two])
})

test('keeps calls apart that all have index 0 and ids of their own', () => {
  const calls = collect(
    { index: 0, id: 'a', function: { name: 'getGoals', arguments: '{"x":1}' } },
    { index: 0, id: 'b', function: { name: 'getGoals', arguments: '{"x":2}' } },
  )
  expect(calls).toEqual([one, two])
})

test('takes calls without an index, arguments as an object, and names what has no id', () => {
  expect(collect({ id: 'a', function: { name: 'getGoals', arguments: { x: 1 } } })).toEqual([one])
  expect(collect({ function: { name: 'getGoals', arguments: '{"x":1}' } })).toEqual([{ ...one, id: 'call_0' }])
})
