import type { MouseEvent } from 'react'
import type { Transaction } from '#domain/transaction.ts'
import { CategoryChip } from '#web/ui/category-chip.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

export function TransactionRow({
  transaction,
  isFresh,
  onDelete,
}: {
  transaction: Transaction
  /** Came in while the list stood open: it is washed in colour for a moment. */
  isFresh: boolean
  onDelete: (transaction: Transaction) => void
}) {
  const { merchant, category, categoryColor, amountMinor, date, pending } = transaction
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(event.currentTarget)
    onDelete(transaction)
  }
  return (
    <li className={isFresh ? 'row row-fresh' : 'row'} data-slide={transaction.id}>
      <div className="row-what">
        <p className="name">
          <span className="row-merchant">{merchant}</span>
          {pending && <span className="chip pending">Pending</span>}
        </p>
        <CategoryChip category={category} color={categoryColor} />
        <DayLabel day={date} className="sr" />
      </div>
      <Money amountMinor={amountMinor} size="row" sign="effect" />
      <button type="button" className="row-delete" aria-label={`Delete ${merchant}`} onClick={remove}>
        <Icon name="trash" size="m" />
      </button>
    </li>
  )
}

/** Keyboards stay in the list: the focus goes on to the next row's button, from the last one to the row before. */
function focusNeighbour(button: HTMLButtonElement): void {
  if (document.activeElement !== button) return
  const all = [...document.querySelectorAll<HTMLButtonElement>('.row-delete')]
  const index = all.indexOf(button)
  const next = all[index + 1] ?? all[index - 1]
  next?.focus()
}
