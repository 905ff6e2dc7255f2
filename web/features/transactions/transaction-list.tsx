import { useRef, useState } from 'react'
import type { Day } from '#domain/calendar.ts'
import type { Transaction } from '#domain/transaction.ts'
import { DayMargin } from '#web/features/transactions/day-margin.tsx'
import { TransactionRow } from '#web/features/transactions/transaction-row.tsx'
import { useDeleteTransaction } from '#web/features/transactions/use-delete-transaction.ts'
import { useSlidingRows } from '#web/features/transactions/use-sliding-rows.ts'

const CLOCK_SLACK_MS = 2000

/** The diary: rows hang from the numeral of their day. */
export function TransactionList({ rows }: { rows: readonly Transaction[] }) {
  const remove = useDeleteTransaction()
  const [openedAt] = useState(() => Date.now() - CLOCK_SLACK_MS)
  const list = useRef<HTMLDivElement>(null)
  useSlidingRows(list, rows.map((row) => row.id).join())
  return (
    <div className="diary" ref={list}>
      {groupsOf(rows).map((group) => (
        <div className="group" key={group.day}>
          <DayMargin day={group.day} />
          <ul>
            {group.rows.map((row) => (
              <TransactionRow
                key={row.id}
                transaction={row}
                isFresh={Date.parse(row.createdAt) > openedAt}
                onDelete={remove}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function groupsOf(rows: readonly Transaction[]): { day: Day; rows: Transaction[] }[] {
  const groups: { day: Day; rows: Transaction[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.day === row.date) last.rows.push(row)
    else groups.push({ day: row.date, rows: [row] })
  }
  return groups
}
