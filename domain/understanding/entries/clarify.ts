import { capital } from '#domain/capital.ts'
import { currencies, isCurrency } from '#domain/currency.ts'
import { errorRow } from '#domain/errors.ts'
import { MAX_MINOR, type Minor } from '#domain/money.ts'
import type { Entry } from '#domain/understanding/entries/entry.ts'
import type { ClarifyFrame } from '#domain/understanding/frame.ts'
import { minorPerMajor } from '#domain/understanding/money/currency-words.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import type { AmountPiece } from '#domain/understanding/words/piece.ts'

type Choice = NonNullable<ClarifyFrame['choices']>[number]

/** "$12.50", "£1,250": an amount as a question shows it; another currency by its code. */
export function sayAmount(amount: Minor, currency: string): string {
  const scale = minorPerMajor(currency)
  const whole = String(Math.floor(amount / scale)).replace(/\B(?=(\d{3})+$)/g, ',')
  const cents = amount % scale
  const sign = isCurrency(currency) ? currencies[currency].symbol : `${currency} `
  return `${sign}${whole}${cents === 0 ? '' : `.${String(cents).padStart(String(scale).length - 1, '0')}`}`
}

/** The one thing to ask when no amount was said, or one that no entry can have, and then why it cannot. */
export function questionFor(entry: Entry): string {
  const why = entry.amount ? whyNoAmount(entry.amount.money) : null
  return why === null ? askedFor(entry) : `${why} ${askedFor(entry)}`
}

function whyNoAmount({ count, currency }: MoneyRead): string | null {
  if (count === 0) return 'An entry cannot be zero.'
  return count * minorPerMajor(currency ?? 'USD') > MAX_MINOR ? errorRow('amount_too_large').message : null
}

function askedFor({ merchant, kind }: Entry): string {
  if (merchant === null) return 'How much was it?'
  return kind === 'income' ? `How much came in from ${merchant}?` : `How much was ${merchant}?`
}

/** What to ask of a day that no calendar has. */
export function questionForDay(unreal: string): string {
  return `There is no ${unreal}. Which day was it?`
}

/** Amounts to choose from, in the person's own words where they were words: "Fifteen", "$15". */
export function choicesBetween(pieces: readonly AmountPiece[], currency: string): Choice[] {
  const known = pieces.flatMap(({ norm, money }) =>
    money.amountMinor === null ? [] : [{ norm, amountMinor: money.amountMinor }],
  )
  const spoken = known.every(({ norm }) => /^[a-z ]+$/.test(norm))
  return known
    .filter(({ amountMinor }, at) => known.findIndex((other) => other.amountMinor === amountMinor) === at)
    .map(({ norm, amountMinor }) => ({
      label: spoken ? capital(norm) : sayAmount(amountMinor, currency),
      amountMinor,
    }))
}

/** "Fifteen or fifty?", "$12.50 or $1,250?" */
export function askOf(choices: readonly Choice[]): string {
  return `${choices.map(({ label }, at) => (at > 0 && /^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label)).join(' or ')}?`
}
