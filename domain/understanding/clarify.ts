import type { Minor } from '#domain/money.ts'
import type { Entry } from '#domain/understanding/entry.ts'

/** "12.50", "1,250": an amount as a person writes it in a question, without a sign of currency. */
export function sayAmount(amount: Minor): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const cents = amount % 100
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, '0')}`
}

/** The one thing to ask when no amount was said. */
export function questionFor(entry: Entry): string {
  if (entry.merchant === null) return 'How much was it?'
  if (entry.kind === 'income') return `How much came in from ${lowerFirst(entry)}?`
  return `How much was ${lowerFirst(entry)}?`
}

function lowerFirst(entry: Entry): string {
  return entry.merchant ?? 'it'
}
