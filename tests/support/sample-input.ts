import { z } from 'zod'

type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  pattern?: string
}

/** What a sample is made of: the ids and numbers that belong to somebody else, and plain words. */
export type Material = { id: string; number: number; text: string; day: string }

/**
 * An input that the schema takes, with every id and number from the material: all fields when that parses, else the
 * required ones. Throws when neither does.
 */
export function sampleInput(schema: z.ZodType, material: Material): unknown {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  for (const isFull of [true, false]) {
    for (const text of [material.text, '1234', material.day]) {
      const sample = build(described, { ...material, text }, isFull)
      if (schema.safeParse(sample).success) return sample
    }
  }
  throw new Error(`No sample parses: ${JSON.stringify(build(described, material, false))}`)
}

function build(schema: JsonSchema, material: Material, isFull: boolean): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  const choice = choices?.find((option) => option.type !== 'null')
  if (choice) return build(choice, material, isFull)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(([name]) => isFull || schema.required?.includes(name))
    return Object.fromEntries(wanted.map(([name, property]) => [name, build(property, material, isFull)]))
  }
  if (schema.type === 'array') return schema.items ? [build(schema.items, material, isFull)] : []
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(material.number, schema.minimum ?? 1)
  if (schema.type === 'string') return buildText(schema, material)
  return {}
}

function buildText({ format, pattern }: JsonSchema, { id, text, day }: Material): string {
  if (format === 'uuid') return id
  const candidates = [text, day, '1234', '2026-11', 'UTC', id]
  return (pattern && candidates.find((candidate) => new RegExp(pattern).test(candidate))) || text
}
