import { type Achievement, achievementsOf, FIRST_STEP_MINOR, MASTER_STEP_MINOR } from '#domain/achievement.ts'
import { currencies } from '#domain/currency.ts'
import type { GoalsView } from '#web/features/goals/goals-view.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const TICKS = 72
const TICKS_WIDE = 60

/** What has been reached, first, and how far the rest is. */
export function AchievementsCard({ view }: { view: GoalsView }) {
  const isWide = useIsWide()
  const { symbol } = currencies[useCurrency()]
  const all = achievementsOf(view)
  const reached = all.filter((one) => one.isReached)
  return (
    <section className="card ach" aria-labelledby="achievements">
      <div className="ach-top">
        <h2 id="achievements">Achievements</h2>
        <span className="caption tnum">
          {reached.length} of {all.length}
        </span>
      </div>
      <div className="ach-scale" aria-hidden="true">
        <TickBar
          parts={[{ share: view.totalSavedMinor / MASTER_STEP_MINOR, ink: 'var(--success-fill)' }]}
          height={16}
          count={isWide ? TICKS_WIDE : TICKS}
          mark={FIRST_STEP_MINOR / MASTER_STEP_MINOR}
        />
        <span className="ach-pin ach-first">{symbol}1K</span>
        <span className="ach-pin ach-master">{symbol}5K</span>
      </div>
      <ul className="rules">
        {[...reached, ...all.filter((one) => !one.isReached)].map((one) => (
          <AchievementLine key={one.name} achievement={one} />
        ))}
      </ul>
    </section>
  )
}

function AchievementLine({ achievement: { name, isReached, leftMinor } }: { achievement: Achievement }) {
  return (
    <li className={isReached ? '' : 'ach-not'}>
      <Icon name={isReached ? 'bookmark-fill' : 'bookmark'} className={isReached ? 'in' : ''} />
      <b>{name}</b>
      <span className="caption tnum">
        {isReached ? 'Reached' : leftMinor === null ? 'Complete a goal' : <Left amountMinor={leftMinor} />}
      </span>
    </li>
  )
}

function Left({ amountMinor }: { amountMinor: number }) {
  return (
    <>
      <Money amountMinor={amountMinor} /> to go
    </>
  )
}
