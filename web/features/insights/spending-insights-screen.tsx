import { InsightsPage } from '#web/features/insights/insights-page.tsx'
import { SpendingNotes } from '#web/features/insights/spending-notes.tsx'
import { TooLittle } from '#web/features/insights/too-little.tsx'

export function SpendingInsightsScreen() {
  return (
    <InsightsPage title="Spending Insights">
      {({ notes, today, spentMinor }) => {
        if (spentMinor === 0) {
          return <TooLittle text="Nothing is spent this month yet, so there is nothing to say about it." />
        }
        if (notes.length === 0) {
          return (
            <section className="card insight-none">
              <p className="insight-words">Nothing stands out this month. Carry on.</p>
            </section>
          )
        }
        return (
          <section className="insight-notes" aria-label="Notes">
            <SpendingNotes notes={notes} today={today} />
          </section>
        )
      }}
    </InsightsPage>
  )
}
