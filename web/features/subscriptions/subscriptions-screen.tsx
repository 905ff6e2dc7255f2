import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DetectedList } from '#web/features/subscriptions/detected-list.tsx'
import { SampleList } from '#web/features/subscriptions/sample-list.tsx'
import { subscriptionsQuery } from '#web/lib/query/subscriptions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/subscriptions/subscriptions.css'

/** What is paid again and again: found in the person's own entries, or else a sample that says it is one. */
export function SubscriptionsScreen() {
  const { data, error, refetch } = useQuery(subscriptionsQuery)
  return (
    <main className="phone subscriptions">
      <PageTitle title="Subscriptions" />
      <Link className="crumb" to="/">
        <Icon name="chevron-left" size="s" />
        Dashboard
      </Link>
      <header className="page-top">
        <div>
          <h1 className="title">Subscriptions</h1>
          <p className="caption">{data ? lineOf(data.subscriptions.length) : '\u00a0'}</p>
        </div>
      </header>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div aria-hidden="true">
          <div className="card sub-sum">
            <span className="bone bone-figure" />
          </div>
          <div className="card sub-list">
            {['first', 'second', 'third'].map((row) => (
              <span key={row} className="bone sub-bone" />
            ))}
          </div>
        </div>
      )}
      {data && (data.subscriptions.length > 0 ? <DetectedList view={data} /> : <SampleList />)}
    </main>
  )
}

function lineOf(found: number): string {
  return found > 0 ? 'Found in your own entries' : 'A sample, not your own'
}
