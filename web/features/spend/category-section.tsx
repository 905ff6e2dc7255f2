import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Day, monthName, type Period } from '#domain/calendar.ts'
import type { SpendCategoriesView } from '#domain/views.ts'
import { CategorySkeleton } from '#web/features/spend/spend-skeleton.tsx'
import { spendCategoriesQuery } from '#web/lib/query/spend.ts'
import { CategoryRing } from '#web/ui/charts/category-ring.tsx'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Money } from '#web/ui/money.tsx'
import { periodLabel } from '#web/ui/period-label.ts'
import { tintOf } from '#web/ui/tint.ts'

/** Spending of the period by category: a ring, and the same facts as text, each beside the month before where there is one. */
export function CategorySection({ period, today }: { period: Period; today: Day }) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...spendCategoriesQuery(period),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="spend-part" aria-labelledby="by-category" aria-busy={isPlaceholderData || undefined}>
      <div className="sec">
        <h2 id="by-category" className="heading">
          By category
        </h2>
        <span className="caption">{periodLabel(period, today)}</span>
      </div>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <CategorySkeleton />)}
      {data && data.categories.length === 0 && <p className="spend-none">No spending data for selected period.</p>}
      {data && data.categories.length > 0 && <Categories view={data} />}
    </section>
  )
}

function Categories({ view: { totalMinor, categories, compared } }: { view: SpendCategoriesView }) {
  const largest = Math.max(...categories.flatMap((one) => [one.totalMinor, one.beforeMinor ?? 0]))
  const percent = (amountMinor: number) => Math.round((amountMinor / totalMinor) * 100)
  const before = compared && monthName(compared.from)
  return (
    <div className="card cat-card">
      <CategoryRing
        totalMinor={totalMinor}
        shares={categories.map(({ category, color, totalMinor: amountMinor }) => ({
          key: category,
          color,
          tint: tintOf(category),
          amountMinor,
        }))}
        label={`Spending by category: ${categories.map((one) => `${one.category} ${percent(one.totalMinor)} percent`).join(', ')}`}
      >
        <p className="caption">Total Spent</p>
        <Money amountMinor={totalMinor} size="figure" />
      </CategoryRing>
      <ul className="cat-list rules">
        {categories.map((one) => (
          <li key={one.category} className={inkClass(one.color)} data-tint={tintOf(one.category)}>
            <div className="cat-line">
              <span>
                <i className="cat-dot" aria-hidden="true" />
                {one.category}
              </span>
              <span className="cat-amounts">
                <span className="caption pct">{percent(one.totalMinor)}%</span>
                <Money amountMinor={one.totalMinor} size="row" />
              </span>
            </div>
            <TickBar
              parts={[{ share: one.totalMinor / largest, ink: 'var(--f)' }]}
              {...(one.beforeMinor !== null && { mark: one.beforeMinor / largest })}
            />
            {before && one.beforeMinor !== null && (
              <span className="sr">
                {before}: <Money amountMinor={one.beforeMinor} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {before && (
        <p className="cat-key caption" aria-hidden="true">
          <i />
          {before}
        </p>
      )}
    </div>
  )
}
