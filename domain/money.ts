import { type Currency, currencies } from '#domain/currency.ts'

declare const minorBrand: unique symbol

/** An amount in integer minor units (cents). Positive is spending, negative is income (ruling 3, ruling 4). */
export type Minor = number & { readonly [minorBrand]: true }

/** The largest absolute amount that one entry may hold: 10^12 minor units. */
export const MAX_MINOR = 1_000_000_000_000

/** Whether that much can be paid: more than nothing, and no more than one entry may hold. */
export function isPayable(amountMinor: Minor | null): amountMinor is Minor {
  return amountMinor !== null && amountMinor > 0 && amountMinor <= MAX_MINOR
}

/** Brands an integer as minor units; throws RangeError for anything that is not a safe integer. */
export function minor(value: number): Minor {
  if (!Number.isSafeInteger(value)) throw new RangeError('An amount must be a whole number of minor units')
  return (value === 0 ? 0 : value) as Minor
}

/** Decimal number of the wire form of specification §7 (12.5) to minor units (1250); null when it is not finite or too large. */
export function minorFromDecimal(value: number): Minor | null {
  if (!Number.isFinite(value)) return null
  const scaled = Math.round(Number(`${value}e2`))
  return Number.isSafeInteger(scaled) ? minor(scaled) : null
}

/**
 * What a person types or pastes into an amount field ("12.50", "1,299.99", "-$5", "12,50") to minor units; null when it is no amount. A comma
 * before three digits groups, one before fewer stands for the point; a part of a minor unit is refused, never rounded.
 */
export function parseMoneyInput(text: string): Minor | null {
  const plain = withoutCommas(
    text
      .trim()
      .replace('−', '-')
      .replace(/^(-?)[$£]/, '$1'),
  )
  const match = /^(-?)(\d{0,12})(?:\.(\d{0,2}))?$/.exec(plain)
  if (!match || (!match[2] && !match[3])) return null
  const amount = Number(match[2] || '0') * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return minor(match[1] ? -amount : amount)
}

/** As it is where the commas neither group ("1,234", "1,00,000.5") nor stand for the point ("12,5"). */
function withoutCommas(text: string): string {
  if (/^-?[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  return text.replace(/^(-?\d*),(\d{0,2})$/, '$1.$2')
}

/** Minor units to the decimal number of the wire form of specification §7. */
export function decimalFromMinor(amountMinor: Minor): number {
  return amountMinor / 100
}

/** "$1,234.50", en-US, two decimals (specification §1). The sign of the number is kept: "−$5.00". */
export function formatMoney(amountMinor: number, currency: Currency = 'USD'): string {
  const { major, cents, negative } = moneyParts(amountMinor)
  return `${negative ? '−' : ''}${currencies[currency].symbol}${major}.${cents}`
}

/** The parts of an amount, for setting the cents apart: "1,234" and "50". */
export function moneyParts(amountMinor: number): { negative: boolean; major: string; cents: string } {
  const absolute = Math.abs(amountMinor)
  const major = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return { negative: amountMinor < 0, major, cents: String(absolute % 100).padStart(2, '0') }
}
