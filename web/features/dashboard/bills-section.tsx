import { type Day, dayNumber, dayParts, monthName } from '#domain/calendar.ts'
import type { DashboardView } from '#domain/views.ts'
import { EmptyNote } from '#web/features/dashboard/empty-note.tsx'
import { SectionHead } from '#web/features/dashboard/section-head.tsx'
import { Money } from '#web/ui/money.tsx'

/** Recurring payments expected next (ruling 13), in the diary's margin. */
export function BillsSection({ bills, today }: { bills: DashboardView['upcomingBills']; today: Day }) {
  return (
    <section className="home-part" aria-labelledby="bills">
      <SectionHead id="bills" title="Upcoming Bills" more={{ label: 'Subscriptions', to: '/subscriptions' }} />
      {bills.length === 0 ? (
        <EmptyNote text="No upcoming bills" />
      ) : (
        <div className="open">
          <ul className="bills rules">
            {bills.map((bill) => (
              <li key={`${bill.merchant} ${bill.day}`}>
                <time className="day" dateTime={bill.day}>
                  <b>{dayParts(bill.day).date}</b>
                  <span>{monthName(bill.day).slice(0, 3)}</span>
                </time>
                <div className="mid">
                  <p className="bill-name">{bill.merchant}</p>
                  <p className="caption">{daysUntil(bill.day, today)}</p>
                </div>
                <Money amountMinor={bill.amountMinor} size="row" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function daysUntil(due: Day, today: Day): string {
  const days = dayNumber(due) - dayNumber(today)
  if (days <= 0) return 'due today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
