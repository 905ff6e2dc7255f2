import { type Minor, minorFromDecimal } from '#domain/money.ts'

/** The amount of a budget as it was typed, any number (specification §5); null for none. */
export function typedBudget(text: string): Minor | null {
  return text.trim() ? minorFromDecimal(Number(text)) : null
}
