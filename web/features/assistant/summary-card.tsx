import { Link } from 'react-router'
import { entryCount, isOfAllTime, type Summary, summaryLink } from '#web/features/assistant/summary-link.ts'
import { useToday } from '#web/lib/person/today.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { periodLabel } from '#web/ui/period-label.ts'

const SHOWN = 3

/** The newest rows behind a figure, and the way to all of them. */
export function SummaryCard({ summary }: { summary: Summary }) {
  const today = useToday()
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
        <span>{isOfAllTime(summary) ? 'All time' : periodLabel(summary, today)}</span>
        <Link to={summaryLink(summary)}>
          {summary.count === 1 ? 'Show it' : `All ${entryCount(summary.count)}`}
          <Icon name="chevron-right" size="s" />
        </Link>
      </li>
    </ul>
  )
}
