import type { TransactionCategory } from '#domain/category.ts'
import type { DetectedSubscription, SubscriptionsView } from '#domain/views.ts'
import { cadenceName } from '#web/features/subscriptions/cadence-name.ts'
import { PriceNote } from '#web/features/subscriptions/price-note.tsx'
import { SubscriptionRow } from '#web/features/subscriptions/subscription-row.tsx'
import { Tip } from '#web/features/subscriptions/tip.tsx'
import { TotalCard } from '#web/features/subscriptions/total-card.tsx'
import { useSetActive } from '#web/features/subscriptions/use-set-active.ts'
import { DayLabel } from '#web/ui/day-label.tsx'

/** What nobody leaves unused: rent and power, food, the way to work. */
const livedOn = new Set<TransactionCategory>(['Bills', 'Food & Dining', 'Transportation'])

export function DetectedList({ view }: { view: SubscriptionsView }) {
  const { subscriptions, activeCount, monthlyTotalMinor } = view
  const risen = newestRise(subscriptions)
  const dearest = subscriptions
    .filter(({ isActive, category }) => isActive && !livedOn.has(category))
    .toSorted((a, b) => b.monthlyMinor - a.monthlyMinor)[0]
  return (
    <>
      <TotalCard monthlyTotalMinor={monthlyTotalMinor} activeCount={activeCount} />
      {risen && <PriceNote key={keyOf(risen)} subscription={risen} />}
      <section className="sub-part" aria-labelledby="detected">
        <h2 id="detected" className="heading">
          Detected
        </h2>
        <ul className="card sub-list rules">
          {subscriptions.map((one) => (
            <DetectedRow key={keyOf(one)} subscription={one} />
          ))}
        </ul>
      </section>
      <Tip service={dearest?.merchant} monthlyMinor={dearest?.monthlyMinor} />
    </>
  )
}

function DetectedRow({ subscription }: { subscription: DetectedSubscription }) {
  const { merchant, cadence, amountMinor, lastPaid, isActive } = subscription
  const setActive = useSetActive(subscription)
  return (
    <SubscriptionRow
      service={merchant}
      amountMinor={amountMinor}
      isActive={isActive}
      onToggle={() => setActive(!isActive)}
    >
      {isActive && (
        <>
          {cadenceName[cadence]}, last paid <DayLabel day={lastPaid} form="short" />
        </>
      )}
    </SubscriptionRow>
  )
}

/** Bills for what was used differ each time; a subscription has a price. */
function newestRise(subscriptions: readonly DetectedSubscription[]): DetectedSubscription | undefined {
  return subscriptions
    .filter(
      ({ isActive, category, cadence, amountMinor, previousMinor }) =>
        isActive && !livedOn.has(category) && !cadence.endsWith('weekly') && amountMinor > previousMinor,
    )
    .toSorted((a, b) => (a.lastPaid < b.lastPaid ? 1 : -1))[0]
}

function keyOf({ merchant, cadence, amountMinor }: DetectedSubscription): string {
  return `${merchant} ${cadence} ${amountMinor}`
}
