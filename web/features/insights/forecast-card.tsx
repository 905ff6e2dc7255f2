import type { ReactNode } from 'react'
import { addMonths, monthName, startOfMonth } from '#domain/calendar.ts'
import { capital } from '#domain/capital.ts'
import type { Forecast } from '#domain/forecast.ts'
import type { InsightsView } from '#domain/views.ts'
import { Bell } from '#web/features/insights/bell.tsx'
import { Cite } from '#web/features/insights/cite.tsx'
import { numberWord } from '#web/features/insights/number-word.ts'
import { rowsLink } from '#web/features/insights/rows-link.ts'
import { TwoBars } from '#web/features/insights/two-bars.tsx'
import { Money } from '#web/ui/money.tsx'

/** Next month's spending with its confidence; a spread is drawn only where one was measured. */
export function ForecastCard({
  view: { today, spentMinor },
  forecast,
  more,
}: {
  view: InsightsView
  forecast: Forecast
  more?: ReactNode
}) {
  const { expectedMinor, confidence } = forecast
  const [now, next] = [monthName(today), monthName(addMonths(startOfMonth(today), 1))]
  const difference = expectedMinor - spentMinor
  const band = forecast.rule === 'measured' ? forecast.band : null
  return (
    <section className="card insight-card" aria-labelledby="expected">
      <div className="insight-top">
        <h2 id="expected">Expected in {next}</h2>
        <span className="caption">
          <b className="pct">{confidence}%</b> confidence
        </span>
      </div>
      <Money amountMinor={expectedMinor} size="figure-lg" />
      <p className="caption">
        {forecast.rule === 'starting' ? '5% more than ' : <Money amountMinor={Math.abs(difference)} />}
        {forecast.rule === 'measured' && (difference < 0 ? ' less than ' : ' more than ')}
        {now} so far, <Cite amountMinor={spentMinor} to={rowsLink(today, { kind: 'spend' })} />
      </p>
      {band ? (
        <Bell expectedMinor={expectedMinor} band={band} />
      ) : (
        <TwoBars
          now={{ name: `${now} so far`, amountMinor: spentMinor }}
          next={{ name: next, amountMinor: expectedMinor }}
        />
      )}
      <div className="insight-foot">
        <p className="caption">{footOf(forecast)}</p>
        {more}
      </div>
    </section>
  )
}

function footOf(forecast: Forecast): string {
  if (forecast.rule === 'starting') return 'A starting rule, until there are two full months to learn from.'
  const { testedMonths, band } = forecast
  if (band) {
    return `${capital(numberWord(band.inside))} of the last ${numberWord(testedMonths)} months fell inside the violet band.`
  }
  const months = testedMonths === 1 ? 'one month' : `${numberWord(testedMonths)} months`
  return `The confidence is measured on ${months} of your own so far.`
}
