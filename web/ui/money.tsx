import { currencies } from '#domain/currency.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import { useCurrency } from '#web/lib/person/currency.ts'

/** row: sans, in lists. text: as the words around it. figure and figure-lg: large serif with the cents raised. */
type Size = 'text' | 'row' | 'figure' | 'figure-lg'

/**
 * The one way an amount is shown. `sign="effect"` takes a stored amount (positive is spending) and shows what it did to the
 * person's money: income green with a plus, spending plain with a minus (ruling 3). `sign="own"`, the rule elsewhere, keeps the sign
 * that the number has.
 */
export function Money({
  amountMinor,
  size = 'text',
  sign = 'own',
  className = '',
}: {
  amountMinor: number
  size?: Size
  sign?: 'own' | 'effect'
  className?: string
}) {
  const currency = useCurrency()
  const isIncome = sign === 'effect' && amountMinor < 0
  const prefix = signOf(amountMinor, sign)
  const spoken = prefix + formatMoney(Math.abs(amountMinor), currency)
  const tone = isIncome ? 'in' : ''

  if (size === 'text') return <span className={`tnum nowrap ${tone} ${className}`}>{spoken}</span>
  if (size === 'row') return <span className={`row-amount ${tone} ${className}`}>{spoken}</span>

  const { major, cents } = moneyParts(amountMinor)
  return (
    <span
      role="img"
      aria-label={spoken}
      style={{ '--ems': emsOf(prefix + major) }}
      className={`figure ${size === 'figure-lg' ? 'figure-lg' : ''} ${tone} ${className}`}
    >
      {prefix}
      <span className="cur">{currencies[currency].symbol}</span>
      {major}
      <span className="cents">.{cents}</span>
    </span>
  )
}

/** How wide the figure is, in digits: its sign and digits, the symbol, and the raised cents at half their size. */
function emsOf(signed: string): number {
  return signed.length + 2.6
}

function signOf(amountMinor: number, sign: 'own' | 'effect'): '' | '+' | '−' {
  if (amountMinor === 0) return ''
  if (sign === 'effect') return amountMinor < 0 ? '+' : '−'
  return amountMinor < 0 ? '−' : ''
}
