/** What a person types to link an account by hand (specification §5). */
export type BankField = 'accountNumber' | 'sortCode' | 'routingNumber' | 'iban'

const byAccountNumber: readonly BankField[] = ['accountNumber']
const byIban: readonly BankField[] = ['iban']
const bySortCode: readonly BankField[] = ['accountNumber', 'sortCode']

/**
 * Countries with the fields that their banks go by (specification §5). Ireland has its own rule, Finland goes by IBAN; Nordic are
 * Sweden, Norway, Denmark and Iceland (ruling 30).
 */
const countries = {
  GB: { name: 'United Kingdom', fields: bySortCode },
  US: { name: 'United States', fields: ['accountNumber', 'routingNumber'] },
  IE: { name: 'Ireland', fields: bySortCode },
  AT: { name: 'Austria', fields: byIban },
  BE: { name: 'Belgium', fields: byIban },
  BG: { name: 'Bulgaria', fields: byIban },
  HR: { name: 'Croatia', fields: byIban },
  CY: { name: 'Cyprus', fields: byIban },
  EE: { name: 'Estonia', fields: byIban },
  FI: { name: 'Finland', fields: byIban },
  FR: { name: 'France', fields: byIban },
  DE: { name: 'Germany', fields: byIban },
  GR: { name: 'Greece', fields: byIban },
  IT: { name: 'Italy', fields: byIban },
  LV: { name: 'Latvia', fields: byIban },
  LT: { name: 'Lithuania', fields: byIban },
  LU: { name: 'Luxembourg', fields: byIban },
  MT: { name: 'Malta', fields: byIban },
  NL: { name: 'Netherlands', fields: byIban },
  PT: { name: 'Portugal', fields: byIban },
  SK: { name: 'Slovakia', fields: byIban },
  SI: { name: 'Slovenia', fields: byIban },
  ES: { name: 'Spain', fields: byIban },
  CH: { name: 'Switzerland', fields: byIban },
  SE: { name: 'Sweden', fields: byAccountNumber },
  NO: { name: 'Norway', fields: byAccountNumber },
  DK: { name: 'Denmark', fields: byAccountNumber },
  IS: { name: 'Iceland', fields: byAccountNumber },
  AU: { name: 'Australia', fields: byAccountNumber },
  CA: { name: 'Canada', fields: byAccountNumber },
  IN: { name: 'India', fields: byAccountNumber },
  JP: { name: 'Japan', fields: byAccountNumber },
  NZ: { name: 'New Zealand', fields: byAccountNumber },
  PL: { name: 'Poland', fields: byAccountNumber },
  SG: { name: 'Singapore', fields: byAccountNumber },
} as const satisfies Record<string, { name: string; fields: readonly BankField[] }>

export type BankCountry = keyof typeof countries
export const bankCountries = Object.keys(countries) as [BankCountry, ...BankCountry[]]

export function isBankCountry(code: string): code is BankCountry {
  return Object.hasOwn(countries, code)
}

export function countryName(country: BankCountry): string {
  return countries[country].name
}

export function fieldsOf(country: BankCountry): readonly BankField[] {
  return countries[country].fields
}
