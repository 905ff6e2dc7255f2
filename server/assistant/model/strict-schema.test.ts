import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { daySchema } from '#domain/transaction.ts'
import { functionTools } from '#server/assistant/model/function-tools.ts'
import { readArguments } from '#server/assistant/model/read-arguments.ts'
import { strictSchema } from '#server/assistant/model/strict-schema.ts'
import { strictFaults } from '#tests/support/model-server/check-strict-schema.ts'

describe('every contract', () => {
  test.each(functionTools())('$function.name is strict', ({ function: { parameters, description, strict } }) => {
    expect(strictFaults(parameters)).toEqual([])
    expect(strict).toBe(true)
    expect(description).not.toBe('')
  })
})

test('makes optional properties nullable, amounts decimal, days described, and drops what strict mode refuses', () => {
  const input = z.object({
    note: z.string().min(1).max(9).optional(),
    amountMinor: z.number().int().positive(),
    limitMinor: z.number().nullish(),
    day: daySchema.optional(),
    kind: z.enum(['a', 'b']).default('a'),
    parts: z.array(z.object({ shareMinor: z.number() })).optional(),
    to: z.discriminatedUnion('type', [z.object({ type: z.literal('x') }), z.object({ type: z.literal('y') })]),
  })
  const schema = strictSchema(input)
  expect(strictFaults(schema)).toEqual([])
  expect(schema.required).toEqual(['note', 'amount', 'limit', 'day', 'kind', 'parts', 'to'])
  expect(schema.properties).toMatchObject({
    note: { type: ['string', 'null'] },
    amount: { type: 'number' },
    limit: { type: ['number', 'null'] },
    day: { type: ['string', 'null'], description: 'A calendar day as YYYY-MM-DD.' },
    kind: { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
    parts: { type: ['array', 'null'], items: { properties: { share: { type: 'number' } } } },
    to: { anyOf: [{ properties: { type: { enum: ['x'] } } }, { properties: { type: { enum: ['y'] } } }] },
  })
})

test('refuses a shape that strict mode cannot say', () => {
  expect(() => strictSchema(z.object({ extra: z.record(z.string(), z.number()) }))).toThrow(RangeError)
})

describe('arguments', () => {
  const spend = { merchant: 'Bakery', amount: 12.5, category: 'Food & Dining' }
  const read = (args: unknown, name = 'addTransaction') =>
    readArguments({ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) })

  test('lose their nulls and get their minor units back', () => {
    expect(read({ ...spend, kind: null, date: null, pending: null, accountId: null, made: 'up' })).toEqual({
      name: 'addTransaction',
      input: { merchant: 'Bakery', amountMinor: 1250, category: 'Food & Dining' },
    })
    expect(read({ ...spend, amount: '$12.50' })).toMatchObject({ input: { amountMinor: 1250 } })
  })

  test('come back as a fault when the contract, JSON or the registry refuses them', () => {
    expect(read({ ...spend, amount: -4 })).toEqual({ fault: 'invalid_amount', field: 'amountMinor' })
    expect(read({ merchant: 'Bakery' })).toMatchObject({ fault: 'missing_information' })
    expect(read('{"merchant": "Bak')).toEqual({ fault: 'arguments_are_no_json_object' })
    expect(read('[]')).toEqual({ fault: 'arguments_are_no_json_object' })
    expect(read({}, 'dropTables')).toEqual({ fault: 'unknown_tool' })
    expect(read({}, 'toString')).toEqual({ fault: 'unknown_tool' })
    expect(read({ firstName: 'Eve' }, 'updateProfile')).toEqual({ fault: 'unknown_tool' })
  })
})
