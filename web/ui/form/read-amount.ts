import { type ErrorCode, errorRow } from '#domain/errors.ts'
import { MAX_MINOR, type Minor, parseMoneyInput } from '#domain/money.ts'
import type { Refusal } from '#web/ui/form/refusal.ts'

/** "480.00", as an amount field takes it. */
export function typedAmount(amountMinor: number): string {
  return (amountMinor / 100).toFixed(2)
}

/** Which amounts a field takes, and what is said to any other. */
const kinds = {
  any: { least: -MAX_MINOR, code: 'unreadable_amount' },
  'none or more': { least: 0, code: 'negative_amount' },
  positive: { least: 1, code: 'invalid_amount', inField: 'An amount above zero, like 12.50.' },
  target: { least: 1, code: 'invalid_target', inField: 'An amount above zero, like 1,234.50.' },
} as const satisfies Record<string, { least: number; code: ErrorCode; inField?: string }>

/** What the field of that name says, or why that is not taken. */
export function readAmount(
  text: string,
  { field, takes }: { field: string; takes: keyof typeof kinds },
): { amountMinor: Minor; why: null } | { amountMinor: null; why: Refusal } {
  const { least, code, inField }: { least: number; code: ErrorCode; inField?: string } = kinds[takes]
  const amountMinor = parseMoneyInput(text)
  const isTooLarge = amountMinor !== null && Math.abs(amountMinor) > MAX_MINOR
  if (amountMinor !== null && amountMinor >= least && !isTooLarge) return { amountMinor, why: null }
  const title = takes === 'target' ? 'Invalid Target' : 'Invalid Amount'
  if (isTooLarge) return { amountMinor: null, why: { title, description: errorRow('amount_too_large').message, field } }
  return { amountMinor: null, why: { title, description: errorRow(code).message, field, ...(inField && { inField }) } }
}
