import type { Currency } from '#domain/currency.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import type { OpenChoice, PreparedCall } from '#server/assistant/entries/open-choice.ts'

/** "two thousand five": which of the sums is meant, and the call that each of them makes. */
export function askReading(
  readings: readonly Minor[],
  currency: Currency,
  callFor: (amountMinor: Minor) => PreparedCall,
): OpenChoice {
  const options = readings.map((amountMinor) => ({
    label: formatMoney(amountMinor, currency),
    amountMinor,
    calls: [callFor(amountMinor)],
  }))
  return { ask: `${options.map(({ label }) => label).join(' or ')}?`, options }
}
