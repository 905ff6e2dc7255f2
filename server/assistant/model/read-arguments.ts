import { AppError } from '#domain/errors.ts'
import { minorFromDecimal, parseMoneyInput } from '#domain/money.ts'
import { isOffered } from '#domain/tools/offered.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import type { PlannedCall } from '#server/assistant/model/model-turn.ts'
import { type JsonSchema, modelName, plainSchema } from '#server/assistant/model/strict-schema.ts'
import { parseInput } from '#server/tools/parse-input.ts'

/** Why a call cannot be run, as the model is told. */
export type CallFault = { fault: string; field?: string }

/**
 * Reads what a model sent as a call of one of the tools: nulls are what was left out, decimals become minor units again. A
 * call that the contract refuses comes back as its fault.
 */
export function readArguments(call: { name: string; arguments: string }): PlannedCall | CallFault {
  if (!isOffered(call.name)) return { fault: 'unknown_tool' }
  const value = parseJson(call.arguments)
  if (!isRecord(value)) return { fault: 'arguments_are_no_json_object' }
  const input = toInput(value, plainSchema(toolContracts[call.name].input)) as Record<string, unknown>
  try {
    parseInput(call.name, input)
    return { name: call.name, input }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { fault: error.code, ...(error.field ? { field: error.field } : {}) }
  }
}

/** The inverse of what `strictSchema` did to the shape. What the schema does not describe is dropped. */
function toInput(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const items = variantsOf(schema).find((variant) => variant.type === 'array')?.items as JsonSchema | undefined
    return items ? value.map((item) => toInput(item, items)) : value
  }
  if (!isRecord(value)) return value
  const properties = Object.assign({}, ...variantsOf(schema).map((variant) => variant.properties ?? {})) as JsonSchema
  const names = Object.keys(properties)
  const entries = names.flatMap((name) => {
    const shown = modelName(name, names)
    const given = Object.hasOwn(value, shown) ? value[shown] : undefined
    if (given === null || given === undefined) return []
    return [[name, shown === name ? toInput(given, properties[name] as JsonSchema) : toMinor(given)] as const]
  })
  return Object.fromEntries(entries)
}

function variantsOf(schema: JsonSchema): JsonSchema[] {
  const variants = schema.anyOf ?? schema.oneOf
  return Array.isArray(variants) ? (variants as JsonSchema[]).flatMap(variantsOf) : [schema]
}

/** Small models write "$12.50" where a number belongs. What is no amount stays as it is, for the contract to refuse. */
function toMinor(given: unknown): unknown {
  if (typeof given === 'number') return minorFromDecimal(given) ?? given
  return typeof given === 'string' ? (parseMoneyInput(given) ?? given) : given
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
