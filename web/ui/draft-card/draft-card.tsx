import * as m from 'framer-motion/m'
import { addDays, formatDay } from '#domain/calendar.ts'
import { categoryColor } from '#domain/category.ts'
import { isCurrency } from '#domain/currency.ts'
import { moneyParts } from '#domain/money.ts'
import type { Draft } from '#domain/understanding/frame.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { useToday } from '#web/lib/person/today.ts'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import { RollingAmount } from '#web/ui/draft-card/rolling-amount.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { spring } from '#web/ui/motion.ts'
import { useEntrance } from '#web/ui/use-entrance.ts'
import '#web/ui/draft-card/draft-card.css'
// Its footnotes are those of the sentence.
import '#web/ui/draft-card/spoken-words.css'

/** One entry as far as it has been said; dashed while it is open, solid once it settles. It flies to its row by `flightId`. */
export function DraftCard({ draft, isSettled, flightId }: { draft: Draft; isSettled: boolean; flightId: string }) {
  const own = useCurrency()
  const today = useToday()
  const { merchant, amountMinor, correctedFromMinor, category, kind, day } = draft
  const entrance = useEntrance({ y: 16, scale: 0.97, opacity: 0 })
  const currency = draft.currency ?? own
  // With the amount, also one that has to be asked about, or once another day was said.
  const isDayKnown = amountMinor !== null || currency !== own || day !== today

  return (
    <m.li
      layout="position"
      layoutId={flightId}
      // It flies to its row alone: where the words above it grow, it gives way in the same frame.
      layoutDependency={flightId}
      className={isSettled ? 'draft card' : 'draft card open'}
      initial={entrance}
      animate={{ y: 0, scale: 1, opacity: 1 }}
      exit={{ opacity: 0, scale: 0.97 }}
      transition={spring.card}
    >
      <div className="draft-main">
        <p className="draft-name">
          {merchant ?? (kind === 'income' ? 'Income' : 'Spend')}
          <sup>{draft.index + 1}</sup>
        </p>
        <div className="draft-chips">
          {category && (
            <Chip className={`chip ${inkClass(categoryColor(category))}`} key={category}>
              {category}
            </Chip>
          )}
          {isDayKnown && (
            <Chip className={isSettled ? 'chip plain' : 'chip plain arriving'} delay={0.04} key={day}>
              {day === today ? 'Today' : day === addDays(today, -1) ? 'Yesterday' : formatDay(day)}
            </Chip>
          )}
        </div>
      </div>
      <p className="draft-amount">
        {correctedFromMinor !== null && (
          <s className="was">
            <span className="sr">corrected from </span>
            {shortAmount(correctedFromMinor)}
            <PenStroke form="amount" />
          </s>
        )}
        {amountMinor === null || !isCurrency(currency) ? (
          <span className="draft-missing" />
        ) : (
          <RollingAmount amountMinor={amountMinor} currency={currency} sign={kind === 'income' ? '+' : ''} />
        )}
      </p>
    </m.li>
  )
}

function Chip({ children, className, delay = 0 }: { children: string; className: string; delay?: number }) {
  return (
    <m.span
      className={className}
      initial={useEntrance({ scale: 0.8, opacity: 0 })}
      animate={{ scale: 1, opacity: 1 }}
      transition={{ ...spring.chip, delay }}
    >
      {children}
    </m.span>
  )
}

function shortAmount(amountMinor: number): string {
  const { major, cents } = moneyParts(amountMinor)
  return cents === '00' ? major : `${major}.${cents}`
}
