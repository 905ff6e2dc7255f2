import type { TransactionSummary } from '#domain/views.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Money } from '#web/ui/money.tsx'

/** Over all rows that match the search and the filter (ruling 32). */
export function SummaryCard({ summary }: { summary: TransactionSummary }) {
  const isWide = useIsWide()
  const { volumeMinor, incomeMinor, expensesMinor } = summary
  const parts =
    volumeMinor > 0
      ? [
          { share: incomeMinor / volumeMinor, ink: 'var(--success-fill)' },
          { share: expensesMinor / volumeMinor, ink: 'var(--foreground)' },
        ]
      : []
  return (
    <section className="card sum" aria-label="Summary">
      <p className="caption">Total Volume</p>
      <Money amountMinor={volumeMinor} size="figure" />
      <div className="split">
        <TickBar parts={parts} count={isWide ? 144 : 72} />
      </div>
      <div className="two">
        <div>
          <p className="caption">Income</p>
          <Money amountMinor={-incomeMinor} size="row" sign="effect" />
        </div>
        <div>
          <p className="caption">Expenses</p>
          <Money amountMinor={expensesMinor} size="row" sign="effect" />
        </div>
      </div>
    </section>
  )
}
