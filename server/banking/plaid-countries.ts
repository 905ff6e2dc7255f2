import type { CountryCode } from 'plaid'
import { isBankCountry } from '#domain/bank-country.ts'

/** The countries that both Plaid and we know. */
export async function plaidCountries(): Promise<CountryCode[]> {
  const { CountryCode } = await import('plaid')
  return Object.values(CountryCode).filter((code) => isBankCountry(code))
}
