import { DayPicker } from 'react-day-picker'
import { addMonths, type Day } from '#domain/calendar.ts'
import { useToday } from '#web/lib/person/today.ts'
import { dateOfDay, dayOfDate } from '#web/ui/date-picker/calendar-dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/date-picker/calendar.css'

const YEARS_BACK = 10
const YEARS_AHEAD = 50

const classNames = {
  root: 'cal',
  month: 'cal-month',
  month_caption: 'cal-caption',
  dropdowns: 'cal-drops',
  dropdown_root: 'cal-drop',
  caption_label: 'cal-label',
  button_previous: 'round cal-step',
  button_next: 'round cal-step',
  month_grid: 'cal-grid',
  weekday: 'cal-weekday',
  day_button: 'cal-day',
}

/** One month of days; those before `min` and after `max` cannot be chosen. Arrow keys, Page Up and Down, Home and End move. */
export function Calendar({
  value,
  min,
  max,
  onPick,
}: {
  value: Day | null
  min?: Day | undefined
  max?: Day | undefined
  onPick: (day: Day) => void
}) {
  const today = useToday()
  const first = min ?? addMonths(today, -12 * YEARS_BACK)
  const last = max ?? addMonths(today, 12 * YEARS_AHEAD)
  const shown = value ?? (max && max < today ? max : min && min > today ? min : today)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      navLayout="around"
      today={dateOfDay(today)}
      defaultMonth={dateOfDay(shown)}
      startMonth={dateOfDay(first)}
      endMonth={dateOfDay(last)}
      selected={value ? dateOfDay(value) : undefined}
      onSelect={(date: Date) => onPick(dayOfDate(date))}
      disabled={[...(min ? [{ before: dateOfDay(min) }] : []), ...(max ? [{ after: dateOfDay(max) }] : [])]}
      classNames={classNames}
      components={{ Chevron }}
    />
  )
}

function Chevron({ orientation = 'down' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  if (orientation === 'left') return <Icon name="chevron-left" size="m" />
  if (orientation === 'right') return <Icon name="chevron-right" size="m" />
  return <Icon name="chevron-down" size="s" />
}
