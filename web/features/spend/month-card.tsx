import { addMonths, monthName, startOfMonth } from '#domain/calendar.ts'
import type { SpendView } from '#domain/views.ts'
import { MonthChart } from '#web/features/spend/month-chart.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { changeSize } from '#web/ui/percent.ts'

/** This month's spending against last month's; nothing is compared where there is nothing to compare with. */
export function MonthCard({ view }: { view: SpendView }) {
  const { today, totalMinor, count, averageMinor, changePercent, lastMonth } = view
  return (
    <section className="card month-card" aria-labelledby="this-month">
      <h2 id="this-month" className="month-card-title">
        This month
      </h2>
      <Money amountMinor={totalMinor} size="figure-lg" />
      {changePercent !== null && (
        <div className="month-change">
          <p>
            <b className={changePercent > 0 ? 'spend-more' : 'in'}>
              <Icon name={changePercent > 0 ? 'arrow-up-right' : 'arrow-down-right'} size="s" />
              {changePercent > 0 ? '+' : changePercent < 0 ? '−' : ''}
              {changeSize(changePercent)}
            </b>
            <span className="quiet">versus last month</span>
          </p>
          {lastMonth.length > 0 && (
            <span className="month-key quiet" aria-hidden="true">
              <i />
              {monthName(addMonths(startOfMonth(today), -1))}
            </span>
          )}
        </div>
      )}
      <MonthChart view={view} />
      <dl className="month-two">
        <div>
          <dt className="caption">{count === 1 ? 'transaction' : 'transactions'}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt className="caption">average per transaction</dt>
          <dd>{averageMinor === null ? '–' : <Money amountMinor={averageMinor} />}</dd>
        </div>
      </dl>
    </section>
  )
}
