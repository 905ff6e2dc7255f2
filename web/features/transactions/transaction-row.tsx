import { memo } from 'react'
import type { Transaction } from '#domain/transaction.ts'
import { transactionToEdit } from '#web/lib/open-state.ts'
import { CategoryChip } from '#web/ui/category-chip.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { DayMargin } from '#web/ui/day-margin.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

type Place = { index: number; top: number; total: number; isFirstOfDay: boolean }

/** One entry. Anywhere on it opens it; the bin stands above that. */
export const TransactionRow = memo(
  function TransactionRow({
    transaction,
    place,
    measure,
    isFresh,
    onDelete,
  }: {
    transaction: Transaction
    place: Place
    measure: (row: HTMLElement | null) => void
    /** Came in while the list stood open: it is washed in colour for a moment. */
    isFresh: boolean
    onDelete: (transaction: Transaction) => void
  }) {
    const { merchant, category, categoryColor, amountMinor, date, pending } = transaction
    return (
      <li
        ref={measure}
        className={place.isFirstOfDay ? 'entry entry-first' : 'entry'}
        style={{ top: place.top }}
        data-index={place.index}
        data-row={transaction.id}
        aria-posinset={place.index + 1}
        aria-setsize={place.total}
      >
        {place.isFirstOfDay && <DayMargin day={date} />}
        <div className={isFresh ? 'row row-fresh' : 'row'}>
          <div className="row-what">
            <p className="name">
              <button
                type="button"
                className="row-edit row-merchant"
                aria-haspopup="dialog"
                aria-label={`Edit ${merchant}`}
                onClick={() => transactionToEdit.set(transaction)}
              >
                {merchant}
              </button>
              {pending && <span className="chip pending">Pending</span>}
            </p>
            <CategoryChip category={category} color={categoryColor} />
            <DayLabel day={date} className="sr" />
          </div>
          <Money amountMinor={amountMinor} size="row" sign="effect" />
          <button
            type="button"
            className="row-delete"
            aria-label={`Delete ${merchant}`}
            onClick={() => onDelete(transaction)}
          >
            <Icon name="trash" size="m" />
          </button>
        </div>
      </li>
    )
  },
  (before, after) =>
    before.transaction === after.transaction &&
    before.isFresh === after.isFresh &&
    before.place.index === after.place.index &&
    before.place.top === after.place.top &&
    before.place.total === after.place.total &&
    before.place.isFirstOfDay === after.place.isFirstOfDay,
)
