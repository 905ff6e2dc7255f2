import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'

/** The total balance over the person's accounts and cards (specification §9). */
export function sayBalance({ totalMinor, purses }: { totalMinor: number; purses: number }, currency: Currency): string {
  if (purses === 0) return 'I know of no account or card yet, so there is no balance to tell.'
  const over = purses === 1 ? 'in 1 account' : `over ${purses} accounts and cards`
  return `Your balance is ${formatMoney(totalMinor, currency)}, ${over}.`
}
