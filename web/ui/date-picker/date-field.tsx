import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Day, formatDay } from '#domain/calendar.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { useField } from '#web/ui/form/use-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

const calendar = new Part(async () => (await import('#web/ui/date-picker/calendar.tsx')).Calendar)

/**
 * A day as a row of a form: it says the day like "Jan 5, 2025" and opens a calendar below itself. A choice or Escape closes it again.
 * `min` and `max` belong to what may be chosen; the calendar's code comes when the row is touched.
 */
export function DateField({
  label,
  name,
  value,
  onChange,
  min,
  max,
  placeholder = 'Choose a day',
}: {
  label: string
  name?: string
  value: Day | null
  onChange: (day: Day) => void
  min?: Day
  max?: Day
  placeholder?: string
}) {
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLButtonElement>(null)
  const [id, valueId] = [useId(), useId()]
  const { labelId, marks, fault, touch } = useField(name)

  const close = () => {
    setOpen(false)
    row.current?.focus()
  }
  const pick = (day: Day) => {
    touch()
    onChange(day)
    close()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  return (
    <div className="date-field">
      <button
        ref={row}
        type="button"
        name={name}
        className="frow date-row"
        {...marks}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => calendar.fetchAhead()}
        onFocus={() => calendar.fetchAhead()}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={labelId} className="frow-label">
          {label}
        </span>
        <span id={valueId} className={value ? 'frow-value' : 'frow-value frow-none'}>
          {value ? formatDay(value) : placeholder}
        </span>
        <Icon name="calendar" size="s" />
      </button>
      {fault}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the calendar, wherever in it the focus is
        <div id={id} className="date-open" data-keeps-escape onKeyDown={closeOnEscape}>
          <OnDemand
            part={calendar}
            props={{ value, min, max, onPick: pick }}
            waiting={<div className="cal cal-waiting" />}
            onMissing={close}
          />
        </div>
      )}
    </div>
  )
}
