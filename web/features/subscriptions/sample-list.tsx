import { useState } from 'react'
import { categoryColor } from '#domain/category.ts'
import { cadenceName } from '#web/features/subscriptions/cadence-name.ts'
import { monthlyCost, sampleSubscriptions } from '#web/features/subscriptions/sample.ts'
import { SubscriptionRow } from '#web/features/subscriptions/subscription-row.tsx'
import { Tip } from '#web/features/subscriptions/tip.tsx'
import { TotalCard } from '#web/features/subscriptions/total-card.tsx'
import { useToday } from '#web/lib/person/today.ts'
import { CategoryChip } from '#web/ui/category-chip.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'

/** For someone of whom no subscription is known yet (ruling 14). Nothing of it is stored. */
export function SampleList() {
  const today = useToday()
  const [items, setItems] = useState(() => sampleSubscriptions(today))
  const active = items.filter((item) => item.active)
  const dearest = active.toSorted((a, b) => monthlyCost(b) - monthlyCost(a))[0]
  const toggle = (service: string) =>
    setItems(items.map((item) => (item.service === service ? { ...item, active: !item.active } : item)))
  return (
    <>
      <p className="slip note sub-sample-note">
        This is a sample. Your own subscriptions take its place once a payment has come back regularly in your entries.
      </p>
      <TotalCard
        monthlyTotalMinor={active.reduce((sum, item) => sum + monthlyCost(item), 0)}
        activeCount={active.length}
      />
      <section className="sub-part" aria-labelledby="sample">
        <h2 id="sample" className="heading">
          Sample
        </h2>
        <ul className="card proposed sub-list rules">
          {items.map((item) => (
            <SubscriptionRow
              key={item.service}
              service={item.service}
              amountMinor={item.cost}
              isActive={item.active}
              onToggle={() => toggle(item.service)}
            >
              {cadenceName[item.frequency]}, last paid <DayLabel day={item.lastPaid} form="short" />
              <CategoryChip category={item.category} color={categoryColor(item.category)} />
            </SubscriptionRow>
          ))}
        </ul>
      </section>
      <Tip service={dearest?.service} monthlyMinor={dearest && monthlyCost(dearest)} />
    </>
  )
}
