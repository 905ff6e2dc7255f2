import type { Day } from '#domain/calendar.ts'
import type { Transaction } from '#domain/transaction.ts'
import { transactionToEdit } from '#web/lib/open-state.ts'
import { CategoryChip } from '#web/ui/category-chip.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { DayMargin } from '#web/ui/day-margin.tsx'
import { Money } from '#web/ui/money.tsx'

/** The diary of expenses: rows hang from the numeral of their day, each opens to be changed. */
export function ExpenseList({ rows }: { rows: readonly Transaction[] }) {
  return (
    <div className="diary">
      {byDay(rows).map(({ day, entries }) => (
        <div className="group" key={day}>
          <DayMargin day={day} />
          <ul>
            {entries.map((row) => (
              <li className="row" key={row.id} data-row={row.id}>
                <div className="expense-what">
                  <p className="name">
                    <button
                      type="button"
                      className="row-edit"
                      aria-haspopup="dialog"
                      aria-label={`Edit ${row.merchant}`}
                      onClick={() => transactionToEdit.set(row)}
                    >
                      {row.merchant}
                    </button>
                    {row.pending && <span className="chip pending">Pending</span>}
                  </p>
                  <CategoryChip category={row.category} color={row.categoryColor} />
                  <DayLabel day={row.date} className="sr" />
                </div>
                <Money amountMinor={row.amountMinor} size="row" sign="effect" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function byDay(rows: readonly Transaction[]): { day: Day; entries: Transaction[] }[] {
  const days: { day: Day; entries: Transaction[] }[] = []
  for (const row of rows) {
    const last = days.at(-1)
    if (last?.day === row.date) last.entries.push(row)
    else days.push({ day: row.date, entries: [row] })
  }
  return days
}
