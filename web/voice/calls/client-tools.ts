import { parseDay } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import { minorFromDecimal } from '#domain/money.ts'
import { isOffered, type OfferedTool } from '#domain/tools/offered.ts'
import type { ToolInput } from '#domain/tools/registry.ts'

/** A call of `addTransaction` in the form of our own tool. */
export type AddCall = { name: 'addTransaction'; input: ToolInput<'addTransaction'> }

/**
 * A client tool call. The two that the specification names (§7) are put into the form of our own tools; of the others the input stands
 * as it came, for the contract on the server to judge.
 */
export type KnownCall = AddCall | { name: Exclude<OfferedTool, 'addTransaction'>; input: object }

/** Reads amount (a decimal), merchant or payee, category and date. Throws an `Error` whose words are for the agent. */
export function readClientCall(name: string, parameters: unknown): KnownCall {
  const given = typeof parameters === 'object' && parameters !== null ? (parameters as Record<string, unknown>) : {}
  if (!isOffered(name)) throw new Error(`There is no tool named ${name}.`)
  if (name === 'addTransaction') return { name, input: addInput(given) }
  return { name, input: name === 'getTransactionSummary' ? summaryInput(given) : withoutNulls(given) }
}

/** A model sends null for what it leaves out. */
function withoutNulls(given: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

function addInput(given: Record<string, unknown>): ToolInput<'addTransaction'> {
  const amount = typeof given.amount === 'string' ? Number(given.amount.replace(/[$,\s]/g, '')) : given.amount
  const amountMinor = typeof amount === 'number' ? minorFromDecimal(Math.abs(amount)) : null
  if (!amountMinor) throw new Error('The amount is missing or not a number. Ask the person for it.')
  const merchant = words(given.merchant) ?? words(given.payee)
  if (!merchant) throw new Error('The merchant is missing. Ask the person for it.')
  const date = words(given.date)
  if (date && !parseDay(date)) throw new Error('The date must be YYYY-MM-DD.')
  return {
    merchant,
    amountMinor,
    category: categoryOf(given.category),
    ...(date ? { date } : {}),
  }
}

function summaryInput(given: Record<string, unknown>): ToolInput<'getTransactionSummary'> {
  const category = words(given.category)
  const merchant = words(given.merchant) ?? words(given.payee)
  const [from, to] = [words(given.from), words(given.to)]
  return {
    ...(category && isTransactionCategory(category) ? { category } : {}),
    ...(merchant ? { merchant } : {}),
    ...(from && parseDay(from) ? { from } : {}),
    ...(to && parseDay(to) ? { to } : {}),
    ...(given.kind === 'income' ? { kind: 'income' as const } : {}),
  }
}

function categoryOf(value: unknown): TransactionCategory {
  const name = words(value)
  return name && isTransactionCategory(name) ? name : 'Other'
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null
}
