import { Link } from 'react-router'
import { Cite } from '#web/features/insights/cite.tsx'
import { InsightsPage } from '#web/features/insights/insights-page.tsx'
import { rowsLink } from '#web/features/insights/rows-link.ts'
import { SurplusWords } from '#web/features/insights/surplus-words.tsx'
import { TooLittle } from '#web/features/insights/too-little.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'

export function InvestmentSuggestionsScreen() {
  return (
    <InsightsPage title="Investment Suggestions">
      {({ surplus, spentMinor, today }) => {
        if (!surplus) {
          return (
            <TooLittle text="Nothing is noted this month yet. With income and spends, what is left over stands here." />
          )
        }
        const { advice, incomeMinor, surplusMinor } = surplus
        return (
          <>
            <section className="card insight-card">
              <p className="insight-words">
                <SurplusWords surplus={surplus} today={today} />
              </p>
              {advice.kind === 'emergency' && (
                <Link className={buttonClass()} to="/goals">
                  Open Goals
                </Link>
              )}
            </section>
            <ul className="card insight-rows rules">
              <li>
                <span>Income this month</span>
                <Cite amountMinor={incomeMinor} to={rowsLink(today, { kind: 'income' })} />
              </li>
              <li>
                <span>Spending this month</span>
                <Cite amountMinor={spentMinor} to={rowsLink(today, { kind: 'spend' })} />
              </li>
              <li>
                <span>Left over</span>
                <b>
                  <Money amountMinor={surplusMinor} />
                </b>
              </li>
              {advice.kind === 'invest' && (
                <>
                  <li>
                    <span>Could be put to work, {advice.percent} percent</span>
                    <b>
                      <Money amountMinor={advice.amountMinor} />
                    </b>
                  </li>
                  <li>
                    <span>Stays at hand</span>
                    <Money amountMinor={surplusMinor - advice.amountMinor} />
                  </li>
                </>
              )}
            </ul>
            <p className="caption insight-small">A rule of thumb on your own figures, not financial advice.</p>
          </>
        )
      }}
    </InsightsPage>
  )
}
