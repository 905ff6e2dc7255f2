import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { InsightsView } from '#domain/views.ts'
import { numberWord } from '#web/features/insights/number-word.ts'
import { insightsQuery } from '#web/lib/query/insights.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/insights/insights.css'

/** The frame of the four insight pages: the way back, the title, what the words go by, and the states of reading. */
export function InsightsPage({
  title,
  back = { to: '/ai-insights', label: 'AI Insights' },
  children,
}: {
  title: string
  back?: { to: string; label: string }
  children: (view: InsightsView) => ReactNode
}) {
  const { data, error, refetch } = useQuery(insightsQuery)
  return (
    <main className="phone insights">
      <PageTitle title={title} />
      <Link className="crumb" to={back.to}>
        <Icon name="chevron-left" size="s" />
        {back.label}
      </Link>
      <header className="page-top">
        <div>
          <h1 className="title">{title}</h1>
          <p className="caption tnum">{data ? sourceOf(data) : '\u00a0'}</p>
        </div>
      </header>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="card insight-card" aria-hidden="true">
          <span className="bone bone-text" />
          <span className="bone bone-figure" />
          <span className="bone insight-bone" />
        </div>
      )}
      {data && children(data)}
    </main>
  )
}

function sourceOf({ history, entryCount, forecast }: InsightsView): string {
  if (forecast?.rule === 'measured') return `From ${numberWord(history.length)} full months of your own entries`
  if (entryCount === 0) return 'From your own entries, once there are some'
  return entryCount === 1 ? 'From your own one entry' : `From your own ${entryCount} entries`
}
