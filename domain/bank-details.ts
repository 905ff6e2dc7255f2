import { type BankCountry, type BankField, fieldsOf } from '#domain/bank-country.ts'
import { isIban } from '#domain/iban.ts'

/** What was typed for a country, without spaces and dashes. */
export type BankDetails = Partial<Record<BankField, string | undefined>>

/** What a field is called, and what it looks like in a country. */
export const bankFieldLabels: Record<BankField, string> = {
  accountNumber: 'Account number',
  sortCode: 'Sort code',
  routingNumber: 'Routing number',
  iban: 'IBAN',
}

export function fieldHint(field: BankField, country: BankCountry): string {
  if (field === 'sortCode') return '6 digits'
  if (field === 'routingNumber') return '9 digits'
  if (field === 'iban') return `${country}00 0000 0000 …`
  return fieldsOf(country).includes('sortCode') ? '8 digits' : 'Digits only'
}

/** The typed text as it is meant: spaces, dots and dashes are for the eye. */
export function plainDetail(text: string): string {
  return text.replace(/[\s.\-–]/g, '').toUpperCase()
}

/** The fields of a country that are wrong as they stand, each with what it should be; empty when all are right. */
export function checkDetails(country: BankCountry, details: BankDetails): { field: BankField; problem: string }[] {
  return fieldsOf(country).flatMap((field) => {
    const problem = problemOf(field, country, plainDetail(details[field] ?? ''))
    return problem ? [{ field, problem }] : []
  })
}

function problemOf(field: BankField, country: BankCountry, value: string): string | null {
  if (field === 'sortCode') return /^\d{6}$/.test(value) ? null : 'A sort code has 6 digits.'
  if (field === 'routingNumber') return isRoutingNumber(value) ? null : 'That is not a routing number.'
  if (field === 'iban') return isIban(value, country) ? null : 'That IBAN is not complete or has a slip in it.'
  if (fieldsOf(country).includes('sortCode')) return /^\d{8}$/.test(value) ? null : 'An account number has 8 digits.'
  return /^\d{4,20}$/.test(value) ? null : 'An account number has 4 to 20 digits.'
}

/** Nine digits whose sum, weighted 3, 7, 1, is a multiple of ten (American Bankers Association). */
function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false
  const weights = [3, 7, 1]
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0)
  return sum > 0 && sum % 10 === 0
}
