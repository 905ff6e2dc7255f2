import { useToday } from '#web/lib/person/today.ts'
import type { TransactionFilter } from '#web/lib/query/transactions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { periodLabel } from '#web/ui/period-label.ts'

const kinds = { spend: 'Spending', income: 'Income' } as const

/** What the list is narrowed to, each part with the way out of it. */
export function FilterChips({
  filter,
  onChange,
}: {
  filter: TransactionFilter
  onChange: (part: Partial<TransactionFilter>) => void
}) {
  const { category, kind } = filter
  const period = periodLabel(filter, useToday())
  if (!category && !kind && !period) return null
  return (
    <ul className="filter-chips" aria-label="Shown">
      {category && <Chip label={category} rest="all categories" onRemove={() => onChange({ category: null })} />}
      {period && <Chip label={period} rest="all dates" onRemove={() => onChange({ from: null, to: null })} />}
      {kind && <Chip label={kinds[kind]} rest="spending and income" onRemove={() => onChange({ kind: null })} />}
    </ul>
  )
}

function Chip({ label, rest, onRemove }: { label: string; rest: string; onRemove: () => void }) {
  return (
    <li>
      <button type="button" className="filter-chip" onClick={onRemove}>
        <span className="filter-chip-face">
          {label}
          <span className="sr">: show {rest}</span>
          <Icon name="close" size="s" />
        </span>
      </button>
    </li>
  )
}
