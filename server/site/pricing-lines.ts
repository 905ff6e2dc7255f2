import { product } from '#domain/product.ts'

/** The line over the prices and its turn, true of the monthly limit that is in force. */
export function pricingLines(limit: number): [line: string, turn: string] {
  if (limit === 0) return ['Typing is free.', 'So is the ledger.']
  if (limit === 1) return ['The first one', `is on ${product.assistant}.`]
  const first = limit === 100 ? 'hundred' : limit.toLocaleString('en-US')
  return [`The first ${first}`, `are on ${product.assistant}.`]
}
