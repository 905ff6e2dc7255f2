import { type Day, monthName } from '#domain/calendar.ts'
import type { DashboardView } from '#domain/views.ts'
import { EmptyNote } from '#web/features/dashboard/empty-note.tsx'
import { SectionHead } from '#web/features/dashboard/section-head.tsx'
import { CategoryRing } from '#web/ui/charts/category-ring.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'
import { tintOf } from '#web/ui/tint.ts'

/** The five largest categories of the month round the total of all. */
export function SpendingSection({ spending, today }: { spending: DashboardView['spending']; today: Day }) {
  const { totalMinor, topCategories } = spending
  const percent = (amountMinor: number) => Math.round((amountMinor / totalMinor) * 100)
  const title = (
    <SectionHead id="spending" title="Spending This Month" more={{ label: monthName(today), to: '/spend' }} />
  )

  if (topCategories.length === 0) {
    return (
      <section className="home-part" aria-labelledby="spending">
        {title}
        <EmptyNote text="Let's begin tracking your spending!" hint="Say “coffee four”, and it stands here." />
      </section>
    )
  }
  return (
    <section className="home-part" aria-labelledby="spending">
      {title}
      <div className="card spend">
        <CategoryRing
          totalMinor={totalMinor}
          shares={topCategories.map((one) => ({
            key: one.category,
            color: one.color,
            tint: tintOf(one.category),
            amountMinor: one.totalMinor,
          }))}
          label={`Spending by category: ${topCategories.map((one) => `${one.category} ${percent(one.totalMinor)} percent`).join(', ')}`}
        >
          <p className="caption">Total Spent</p>
          <Money amountMinor={totalMinor} size="figure" />
        </CategoryRing>
        <ul className="cats rules">
          {topCategories.map((one) => (
            <li key={one.category}>
              <span className={`dot ${inkClass(one.color)}`} data-tint={tintOf(one.category)} />
              <span>{one.category}</span>
              <span className="cats-much">
                <Money amountMinor={one.totalMinor} size="row" />
                <span className="pc pct">{percent(one.totalMinor)}%</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
