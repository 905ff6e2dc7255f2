import type { Currency } from '#domain/currency.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import type { ChoiceOption, OpenChoice, PreparedChange } from '#server/assistant/entries/open-choice.ts'

/** "two thousand five": which of the sums is meant, and the change that each of them makes. */
export function askReading(
  readings: readonly Minor[],
  currency: Currency,
  changeTo: (amountMinor: Minor) => PreparedChange,
): OpenChoice {
  const options = readings.map((amountMinor) => readingOption(amountMinor, currency, changeTo))
  return { ask: `${options.map(({ label }) => label).join(' or ')}?`, options }
}

/** One sum to choose, by its amount in the person's currency. */
export function readingOption(
  amountMinor: Minor,
  currency: Currency,
  changeTo: (amountMinor: Minor) => PreparedChange,
): ChoiceOption {
  return { label: formatMoney(amountMinor, currency), amountMinor, ...changeTo(amountMinor) }
}
