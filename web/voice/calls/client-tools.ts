import { parseDay } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import { minorFromDecimal } from '#domain/money.ts'
import type { ToolInput } from '#domain/tools/registry.ts'

/** A client tool call as the agent's service spells it (specification §7), in the form of our own tools. */
export type KnownCall =
  | { name: 'addTransaction'; input: ToolInput<'addTransaction'> }
  | { name: 'getTransactionSummary'; input: ToolInput<'getTransactionSummary'> }

/** Reads amount (a decimal), merchant or payee, category and date. Throws an `Error` whose words are for the agent. */
export function readClientCall(name: string, parameters: unknown): KnownCall {
  const given = typeof parameters === 'object' && parameters !== null ? (parameters as Record<string, unknown>) : {}
  if (name === 'addTransaction') return { name, input: addInput(given) }
  if (name === 'getTransactionSummary') return { name, input: summaryInput(given) }
  throw new Error(`There is no tool named ${name}.`)
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
