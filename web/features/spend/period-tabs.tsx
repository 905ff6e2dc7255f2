import type { KeyboardEvent } from 'react'
import { addMonths, type Day, startOfMonth } from '#domain/calendar.ts'
import { type ChosenPeriod, monthOf, type PeriodKind, periodKinds } from '#web/features/spend/period-params.ts'

const names: Record<PeriodKind, string> = {
  recent: 'Recent',
  current: 'Current month',
  month: 'Select month',
  range: 'Date range',
}

/** The four kinds of period as tabs; arrows, Home and End move between them. */
export function PeriodTabs({
  chosen,
  onChoose,
  today,
}: {
  chosen: ChosenPeriod
  onChoose: (chosen: ChosenPeriod) => void
  today: Day
}) {
  const choose = (kind: PeriodKind) => onChoose({ kind, period: startOf(kind, today) })
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, periodKinds.indexOf(chosen.kind))
    const kind = next === null ? undefined : periodKinds.at(next)
    if (!kind) return
    event.preventDefault()
    choose(kind)
    document.getElementById(`period-${kind}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="Period">
      {periodKinds.map((kind) => (
        <button
          key={kind}
          id={`period-${kind}`}
          type="button"
          role="tab"
          aria-selected={kind === chosen.kind}
          aria-controls="expense-panel"
          tabIndex={kind === chosen.kind ? 0 : -1}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            choose(kind)
          }}
          onKeyDown={move}
        >
          {names[kind]}
        </button>
      ))}
    </div>
  )
}

function startOf(kind: PeriodKind, today: Day) {
  if (kind === 'recent') return null
  if (kind === 'current') return monthOf(today)
  if (kind === 'month') return monthOf(addMonths(startOfMonth(today), -1))
  return { from: startOfMonth(today), to: today }
}

function nextIndex(key: string, index: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % periodKinds.length
  if (key === 'ArrowLeft') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : null
}
