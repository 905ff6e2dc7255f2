import { z } from 'zod'
import { daySchema } from '#domain/transaction.ts'

export type JsonSchema = { [keyword: string]: unknown }

const MONEY = "An amount as the person said it, as a decimal number in the person's currency, without a sign."
const DAY = 'A calendar day as YYYY-MM-DD.'

/**
 * A contract's input as a strict function schema: every property is required, what may be left out may be null, nothing
 * else is taken, and amounts are decimals under their plain name (`amountMinor` is `amount`). Keywords that strict mode
 * refuses are left to the contract itself. Throws RangeError for a shape that cannot be said strictly.
 */
export function strictSchema(input: z.ZodType): JsonSchema {
  const plain = strict(plainSchema(input))
  if (plain.type !== 'object') throw new RangeError('A function takes an object')
  return plain
}

/** The contract's input as plain JSON schema, with days marked. */
export function plainSchema(input: z.ZodType): JsonSchema {
  return z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === (daySchema as z.core.$ZodType)) jsonSchema.format = 'date'
    },
  }) as JsonSchema
}

/** The name under which a model sees a property: an amount in minor units becomes a decimal one. */
export function modelName(name: string, siblings: readonly string[]): string {
  const plain = name.replace(/Minor$/, '')
  return plain !== '' && !siblings.includes(plain) ? plain : name
}

function strict(schema: JsonSchema): JsonSchema {
  const variants = schema.anyOf ?? schema.oneOf
  if (Array.isArray(variants))
    return keepDescription(schema, { anyOf: variants.map((variant) => strict(asSchema(variant))) })
  if (schema.const !== undefined) return keepDescription(schema, { type: typeof schema.const, enum: [schema.const] })
  if (schema.type === 'object') return keepDescription(schema, strictObject(schema))
  if (schema.type === 'array') return keepDescription(schema, { type: 'array', items: strict(asSchema(schema.items)) })
  if (typeof schema.type !== 'string') throw new RangeError('A property has no one type')
  if (schema.format === 'date') return { type: 'string', description: DAY }
  return keepDescription(schema, { type: schema.type, ...(Array.isArray(schema.enum) ? { enum: schema.enum } : {}) })
}

function strictObject(schema: JsonSchema): JsonSchema {
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') {
    throw new RangeError('A record has no fixed properties')
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const names = properties.map(([name]) => name)
  const required = Array.isArray(schema.required) ? schema.required : []
  const strictProperties = properties.map(([name, property]) => {
    const shown = modelName(name, names)
    const value = shown === name ? strict(property) : money(property)
    return [shown, required.includes(name) ? value : nullable(value)] as const
  })
  return {
    type: 'object',
    properties: Object.fromEntries(strictProperties),
    required: strictProperties.map(([name]) => name),
    additionalProperties: false,
  }
}

function money(property: JsonSchema): JsonSchema {
  const amount = { type: 'number', description: MONEY }
  return Array.isArray(property.anyOf) ? nullable(amount) : amount
}

function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.anyOf)) {
    const isNullable = schema.anyOf.some((variant: JsonSchema) => variant.type === 'null')
    return isNullable ? schema : { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  }
  if (typeof schema.type === 'string' && schema.enum === undefined && schema.type !== 'object') {
    return { ...schema, type: [schema.type, 'null'] }
  }
  return { anyOf: [schema, { type: 'null' }] }
}

function keepDescription(from: JsonSchema, to: JsonSchema): JsonSchema {
  return typeof from.description === 'string' ? { ...to, description: from.description } : to
}

function asSchema(value: unknown): JsonSchema {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError('A property has no schema')
  return value as JsonSchema
}
