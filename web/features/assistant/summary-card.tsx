import { Link } from 'react-router'
import { type Day, dayParts, monthName } from '#domain/calendar.ts'
import { entryCount, type Summary, summaryLink } from '#web/features/assistant/summary-link.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const SHOWN = 3

/** The newest rows behind a figure, and the way to all of them. */
export function SummaryCard({ summary }: { summary: Summary }) {
  if (summary.newest.length === 0) return null
  return (
    <ul className="saved rules">
      {summary.newest.slice(0, SHOWN).map((entry) => (
        <li key={entry.id}>
          <span className="saved-name">{entry.merchant}</span>
          <Money amountMinor={entry.amountMinor} size="row" sign="effect" />
        </li>
      ))}
      <li className="foot">
        <span>{spanOf(summary.from, summary.to)}</span>
        <Link to={summaryLink(summary)}>
          {summary.count === 1 ? 'Show it' : `All ${entryCount(summary.count)}`}
          <Icon name="chevron-right" size="s" />
        </Link>
      </li>
    </ul>
  )
}

/** "Nov 9 to 15", "Oct 28 to Nov 3", "Nov 9". */
function spanOf(from: Day, to: Day): string {
  const [start, end] = [dayParts(from), dayParts(to)]
  const first = `${monthName(from).slice(0, 3)} ${start.date}`
  if (from === to) return first
  const last = start.month === end.month ? `${end.date}` : `${monthName(to).slice(0, 3)} ${end.date}`
  return `${first} to ${last}`
}
