import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'

/** How answers speak: the person's currency and day, and the words that were said. */
export type Manner = { currency: Currency; today: Day; message: string }

/** "$12.50 at Chipotle yesterday", "$4.00 for Coffee", "$20.00 from Ana", "$3,000.00 salary": amount, merchant and day said back. */
export function nameEntry(entry: Transaction, manner: Manner): string {
  return named(entry, manner, sayDay(entry.date, manner.today))
}

/** Several entries, each with its day where these differ: "$14.00 for Lunch today", "$6.00 for Parking yesterday". */
export function nameEntries(entries: readonly Transaction[], manner: Manner): string[] {
  const [first] = entries
  const isOneDay = entries.every(({ date }) => date === first?.date)
  return entries.map((entry, at) => {
    const day = sayDay(entry.date, manner.today)
    if (isOneDay) return named(entry, manner, at === entries.length - 1 ? day : '')
    return named(entry, manner, day || 'today')
  })
}

function named(entry: Transaction, manner: Manner, day: string): string {
  const amount = formatMoney(Math.abs(entry.amountMinor), manner.currency)
  return [amount, nameMerchant(entry, manner.message), day].filter(Boolean).join(' ')
}

/** Kinds of income, which come from nobody in particular. */
const kindsOfIncome = pattern.i`^(income|salary|wages?|pay(check|cheque)?|bonus|refund|rebate|cashback|interest|dividends?|pension|tips?
  |commission|allowance|gift|freelance|rent|benefits?)$`

function nameMerchant(entry: Transaction, message: string): string {
  const { merchant, amountMinor } = entry
  if (amountMinor < 0) return kindsOfIncome.test(merchant) ? merchant.toLowerCase() : `from ${merchant}`
  return merchant === unnamed.spend ? '' : `${preposition(entry, message)} ${merchant}`
}

/** "at" where the person said so: "Coffee" is no place. */
function preposition(entry: Transaction, message: string): string {
  const [text, merchant] = [` ${message.toLowerCase()}`, entry.merchant.toLowerCase()]
  return [` at ${merchant}`, ` at the ${merchant}`, `@ ${merchant}`, `@${merchant}`].some((place) =>
    text.includes(place),
  )
    ? 'at'
    : 'for'
}
