import { dayParts, monthName } from '#domain/calendar.ts'
import type { InsightsView } from '#domain/views.ts'
import { Cite } from '#web/features/insights/cite.tsx'
import { ForecastCard } from '#web/features/insights/forecast-card.tsx'
import { InsightsPage } from '#web/features/insights/insights-page.tsx'
import { rowsLink } from '#web/features/insights/rows-link.ts'
import { TooLittle } from '#web/features/insights/too-little.tsx'

const MONTHS_SHOWN = 12

export function ExpensePredictionScreen() {
  return (
    <InsightsPage title="Expense Prediction">
      {(view) =>
        view.forecast ? (
          <>
            <ForecastCard view={view} forecast={view.forecast} />
            <section className="insight-part" aria-labelledby="method">
              <h2 id="method" className="heading">
                How it is worked out
              </h2>
              <p className="insight-method">
                {view.forecast.rule === 'starting'
                  ? 'What you have spent this month and five percent more. From two full months on, your own months take over, and the confidence is measured on them.'
                  : 'The middle one of your last six full months, so that one odd month does not lead it. Each earlier month was forecast in the same way from the months before it: the confidence is 100 percent less the average miss.'}
              </p>
            </section>
            {view.history.length > 0 && <Months history={view.history} />}
          </>
        ) : (
          <TooLittle text="Too little to predict from yet. Note what you spend this month, and next month’s figure stands here." />
        )
      }
    </InsightsPage>
  )
}

function Months({ history }: { history: InsightsView['history'] }) {
  return (
    <section className="insight-part" aria-labelledby="months">
      <h2 id="months" className="heading">
        Your full months
      </h2>
      <ul className="card insight-rows rules">
        {history
          .slice(-MONTHS_SHOWN)
          .reverse()
          .map(({ month, totalMinor }) => (
            <li key={month}>
              <span>
                {monthName(month)} {dayParts(month).year}
              </span>
              <Cite amountMinor={totalMinor} to={rowsLink(month, { kind: 'spend' })} />
            </li>
          ))}
      </ul>
    </section>
  )
}
