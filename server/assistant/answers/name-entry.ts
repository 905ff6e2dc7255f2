import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'

/** How answers speak: the person's currency and day, and the words that were said. */
export type Manner = { currency: Currency; today: Day; message: string }

/** "$12.50 at Chipotle yesterday", "$4.00 for Coffee", "$20.00 from Ana": amount, merchant and day said back. */
export function nameEntry(entry: Transaction, manner: Manner): string {
  const amount = formatMoney(Math.abs(entry.amountMinor), manner.currency)
  const day = sayDay(entry.date, manner.today)
  return [amount, preposition(entry, manner.message), entry.merchant, day].filter(Boolean).join(' ')
}

/** "at" where the person said so: "Coffee" is no place. */
function preposition(entry: Transaction, message: string): string {
  if (entry.amountMinor < 0) return 'from'
  const [text, merchant] = [message.toLowerCase(), entry.merchant.toLowerCase()]
  return [`at ${merchant}`, `at the ${merchant}`, `@ ${merchant}`, `@${merchant}`].some((place) => text.includes(place))
    ? 'at'
    : 'for'
}
