import type { ReactNode } from 'react'
import type { TurnOutcome } from '#domain/views.ts'
import { DayLabel } from '#web/ui/day-label.tsx'

type Saved = TurnOutcome['saved']
type Entry = Saved[number]['transaction']

/** Under the name of an entry: its category and its day, as far as the others of its turn have another. */
export function OwnFacts({ entry: { category, date }, saved }: { entry: Entry; saved: Saved }) {
  const common = commonTo(saved)
  if (common.category && common.date) return null
  return (
    <small className="saved-facts">
      {joined([
        common.category ? null : category,
        common.date ? null : <DayLabel key="day" day={date} form={common.category ? 'relative' : 'inSentence'} />,
      ])}
    </small>
  )
}

/** At the foot: how many there are, and what they have in common. */
export function CommonFacts({ saved }: { saved: Saved }) {
  const { category, date } = commonTo(saved)
  const isWhole = category !== null && date !== null
  return (
    <span>
      {joined([
        isWhole ? null : `${saved.length} entries`,
        category,
        date && <DayLabel key="day" day={date} form="inSentence" />,
      ])}
    </span>
  )
}

function commonTo(saved: Saved): { category: Entry['category'] | null; date: Entry['date'] | null } {
  const entries = saved.map(({ transaction }) => transaction)
  const [first] = entries
  if (!first) return { category: null, date: null }
  return {
    category: entries.every(({ category }) => category === first.category) ? first.category : null,
    date: entries.every(({ date }) => date === first.date) ? first.date : null,
  }
}

function joined(parts: readonly ReactNode[]): ReactNode {
  return parts.filter((part) => part !== null).flatMap((part, index) => (index > 0 ? [', ', part] : [part]))
}
