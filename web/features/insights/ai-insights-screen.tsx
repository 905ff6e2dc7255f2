import { Link } from 'react-router'
import { ForecastCard } from '#web/features/insights/forecast-card.tsx'
import { InsightsPage } from '#web/features/insights/insights-page.tsx'
import { Note } from '#web/features/insights/note.tsx'
import { SpendingNotes } from '#web/features/insights/spending-notes.tsx'
import { SurplusWords } from '#web/features/insights/surplus-words.tsx'
import { TooLittle } from '#web/features/insights/too-little.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const MOST_NOTES = 3

/** What the person's own entries say, in short; each part leads to its page. */
export function AiInsightsScreen() {
  return (
    <InsightsPage title="AI Insights" back={{ to: '/', label: 'Dashboard' }}>
      {(view) => {
        const { today, forecast, notes, surplus } = view
        return (
          <>
            {forecast ? (
              <ForecastCard
                view={view}
                forecast={forecast}
                more={
                  <Link className="square line" to="/ai-expense-prediction" aria-label="Expense Prediction">
                    <Icon name="chevron-right" />
                  </Link>
                }
              />
            ) : (
              <TooLittle text="Too little to say yet. Note a few spends of this month, and what they tell stands here." />
            )}
            <section className="insight-notes" aria-label="Notes">
              <SpendingNotes notes={notes.slice(0, MOST_NOTES)} today={today} />
              {surplus && (
                <Note
                  title="Investment suggestion"
                  icon="plant"
                  color="muted"
                  words={<SurplusWords surplus={surplus} today={today} />}
                >
                  <Link className="insight-link" to="/ai-investment-suggestions">
                    {surplus.advice.kind === 'invest' ? (
                      <span>
                        See <Money amountMinor={surplus.advice.amountMinor} /> laid out
                      </span>
                    ) : (
                      'See why'
                    )}
                    <Icon name="chevron-right" size="s" />
                  </Link>
                </Note>
              )}
            </section>
            <ul className="rules insight-ways">
              <li>
                <Link to="/ai-expense-prediction">
                  Expense Prediction <Icon name="chevron-right" size="s" />
                </Link>
              </li>
              <li>
                <Link to="/ai-spending-insights">
                  Spending Insights <Icon name="chevron-right" size="s" />
                </Link>
              </li>
              <li>
                <Link to="/ai-investment-suggestions">
                  Investment Suggestions <Icon name="chevron-right" size="s" />
                </Link>
              </li>
            </ul>
          </>
        )
      }}
    </InsightsPage>
  )
}
