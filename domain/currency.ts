/** Currencies a ledger may be kept in (specification §9). */
export const currencies = {
  USD: { symbol: '$', name: 'US dollar', plural: 'dollars' },
  GBP: { symbol: '£', name: 'British pound', plural: 'pounds' },
} as const

export type Currency = keyof typeof currencies

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]]

export function isCurrency(value: string): value is Currency {
  return Object.hasOwn(currencies, value)
}

/** What to ask of an amount in another currency: a ledger has one (ruling 42). */
export function askInOwnCurrency(currency: string): string {
  return `How much was that in ${currencies[isCurrency(currency) ? currency : 'USD'].plural}?`
}
