import { addMonths, type Day, day as dayFrom, dayParts, monthName, startOfMonth } from '#domain/calendar.ts'
import { type ChosenPeriod, monthOf } from '#web/features/spend/period-params.ts'
import { DateField } from '#web/ui/date-picker/date-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const MONTHS_BACK = 60

/** The month or the days to choose, for the kinds of period that have any. */
export function PeriodFields({
  chosen: { kind, period },
  onChoose,
  today,
}: {
  chosen: ChosenPeriod
  onChoose: (chosen: ChosenPeriod) => void
  today: Day
}) {
  if (!period || kind === 'recent' || kind === 'current') return null
  if (kind === 'range') {
    return (
      <div className="form period-form period-two">
        <DateField
          label="From"
          value={period.from}
          max={period.to}
          onChange={(from) => onChoose({ kind, period: { ...period, from } })}
        />
        <DateField
          label="To"
          value={period.to}
          min={period.from}
          onChange={(to) => onChoose({ kind, period: { ...period, to } })}
        />
      </div>
    )
  }
  const choose = (month: Day) => onChoose({ kind, period: monthOf(month) })
  const isNewest = period.from >= startOfMonth(today)
  return (
    <div className="period-month">
      <button
        type="button"
        className="square line"
        aria-label="Month before"
        onClick={() => choose(addMonths(period.from, -1))}
      >
        <Icon name="chevron-left" />
      </button>
      <label className="period-select">
        <span className="sr">Month</span>
        <select value={period.from} onChange={(event) => choose(dayFrom(event.target.value))}>
          {monthsFor(period.from, today).map((month) => (
            <option key={month} value={month}>
              {monthName(month)} {dayParts(month).year}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
      <button
        type="button"
        className="square line"
        aria-label="Month after"
        aria-disabled={isNewest || undefined}
        onClick={() => {
          if (!isNewest) choose(addMonths(period.from, 1))
        }}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

/** Newest first; a month from further away that the address asks for is one of them. */
function monthsFor(shown: Day, today: Day): Day[] {
  const months = Array.from({ length: MONTHS_BACK }, (_, index) => addMonths(startOfMonth(today), -index))
  if (months.includes(shown)) return months
  return [...months, shown].toSorted().reverse()
}
