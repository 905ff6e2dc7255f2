import { useRef, useState } from 'react'
import type { Transaction } from '#domain/transaction.ts'
import { TransactionRow } from '#web/features/transactions/transaction-row.tsx'
import { useDeleteTransaction } from '#web/features/transactions/use-delete-transaction.ts'
import { useRowsInView } from '#web/features/transactions/use-rows-in-view.ts'
import { useSlidingRows } from '#web/features/transactions/use-sliding-rows.ts'

const CLOCK_SLACK_MS = 2000

/** The diary: rows hang from the numeral of their day. A long one holds only what is near the window. */
export function TransactionList({ rows, total }: { rows: readonly Transaction[]; total: number }) {
  const remove = useDeleteTransaction()
  const [openedAt] = useState(() => Date.now() - CLOCK_SLACK_MS)
  const list = useRef<HTMLUListElement>(null)
  const { places, heightPx, measure } = useRowsInView(list, rows)
  useSlidingRows(list, rows.map((row) => row.id).join(), places.map((place) => place.index).join())
  return (
    <ul className="diary entries" ref={list} style={{ height: heightPx }} aria-label="Entries">
      {places.map(({ index, top }) => {
        const row = rows[index]
        return (
          row && (
            <TransactionRow
              key={row.id}
              transaction={row}
              place={{ index, top, total, isFirstOfDay: rows[index - 1]?.date !== row.date }}
              measure={measure}
              isFresh={Date.parse(row.createdAt) > openedAt}
              onDelete={remove}
            />
          )
        )
      })}
    </ul>
  )
}
