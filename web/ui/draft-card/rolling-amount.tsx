import * as m from 'framer-motion/m'
import { type Currency, currencies } from '#domain/currency.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import { spring } from '#web/ui/motion.ts'
import { useStill } from '#web/ui/orb/use-still.ts'
import { useCanMove } from '#web/ui/use-entrance.ts'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const DELAY_S = 0.02

/** An amount whose digits roll to their place, each column a little after the one to its right. Read out as one string. */
export function RollingAmount({
  amountMinor,
  currency,
  sign = '',
}: {
  amountMinor: number
  currency: Currency
  sign?: string
}) {
  const { major, cents } = moneyParts(amountMinor)
  const isStill = useStill()
  const isRolling = useCanMove() && !isStill
  return (
    <span role="img" aria-label={sign + formatMoney(Math.abs(amountMinor), currency)} className="figure rolling">
      {sign}
      <span className="cur">{currencies[currency].symbol}</span>
      {isRolling ? columnsOf(major).map((column) => <Column key={column.fromRight} {...column} />) : major}
      <span className="cents">.{cents}</span>
    </span>
  )
}

function columnsOf(major: string): { digit: string; fromRight: number }[] {
  return [...major].map((digit, index) => ({ digit, fromRight: major.length - index }))
}

function Column({ digit, fromRight }: { digit: string; fromRight: number }) {
  const place = DIGITS.indexOf(digit)
  if (place < 0) return <span>{digit}</span>
  return (
    <span className="roll">
      <span className="roll-width">{digit}</span>
      <m.span
        className="roll-column"
        initial={{ y: '0%' }}
        animate={{ y: `${-place * 10}%` }}
        transition={{ ...spring.roll, delay: fromRight * DELAY_S }}
      >
        {DIGITS.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </m.span>
    </span>
  )
}
