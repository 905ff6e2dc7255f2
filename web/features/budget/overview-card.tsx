import { leftPerDay, percentToTenth } from '#domain/budget.ts'
import { type Day, dayParts, monthName } from '#domain/calendar.ts'
import type { BudgetsView } from '#web/features/budget/budgets-view.ts'
import { stateLook } from '#web/features/budget/state-look.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { MonthEnds } from '#web/ui/charts/month-ends.tsx'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'
import { formatPercent } from '#web/ui/percent.ts'

const TICKS = 72
const TICKS_WIDE = 144

/** All budgets together, against the days of the month. */
export function OverviewCard({ view, today }: { view: BudgetsView; today: Day }) {
  const isWide = useIsWide()
  const { spentMinor, budgetMinor, leftMinor, state } = view.total
  const { ink } = stateLook[state]
  const percent = percentToTenth(view.total)
  const last = dayParts(view.to).date
  const date = today <= view.to ? dayParts(today).date : last
  const pace = date / last
  const share = budgetMinor > 0 ? spentMinor / budgetMinor : spentMinor > 0 ? 1 : 0
  const month = monthName(view.from).slice(0, 3)

  return (
    <section className="card over" aria-labelledby="overview">
      <h2 id="overview">Monthly Overview</h2>
      <Money amountMinor={spentMinor} size="figure" className="over-spent" />
      <p className="caption tnum">
        spent of <Money amountMinor={budgetMinor} />
      </p>
      <div className="over-meter">
        <TickBar
          parts={[{ share, ink: `var(--${ink}-fill)` }]}
          height={18}
          count={isWide ? TICKS_WIDE : TICKS}
          mark={pace}
        />
      </div>
      <MonthEnds month={month} last={last} at={pace * 100} />
      <dl className="trio">
        <div>
          <dt className="caption">used</dt>
          <dd className="pct">{percent === null ? '–' : formatPercent(percent)}</dd>
        </div>
        <div>
          <dt className="caption">{state === 'over' ? 'over' : 'remaining'}</dt>
          <dd className={`over-left ${inkClass(ink)}`} data-state={state}>
            {state === 'over' && <Icon name="alert-fill" size="s" />}
            <Money amountMinor={state === 'over' ? -leftMinor : Math.max(0, leftMinor)} />
          </dd>
        </div>
        <div>
          <dt className="caption">left per day</dt>
          <dd>
            <Money amountMinor={leftPerDay(leftMinor, last - date + 1)} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
