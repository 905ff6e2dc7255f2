import { Link } from 'react-router'
import { useIsOffline, useOutOfReach } from '#web/lib/offline/connection.ts'
import { type Unsent, useUnsent } from '#web/lib/offline/unsent.ts'
import { tellUnsent } from '#web/lib/offline/unsent-count.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAsOf } from '#web/ui/offline/use-as-of.ts'
import '#web/ui/offline/offline.css'

/** Above every screen while the server is out of reach, or while something said then has not arrived yet. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  const words = useOutOfReach()
  const asOf = useAsOf()
  const unsent = useUnsent(useMe()?.id)
  const refused = unsent.filter(({ refusal }) => refusal !== undefined)
  const waiting = unsent.filter(({ refusal }) => refusal === undefined)
  return (
    <div role="status" className="offline-region">
      {(isOffline || waiting.length > 0) && (
        <p className="offline-bar">
          <Icon name="cloud-off" size="s" />
          {isOffline ? words : 'Sending'}
          {waiting.length > 0 && <span className="quiet">{tellWaiting(waiting)}</span>}
          {isOffline && (
            <span className="quiet">{asOf ?? (waiting.length === 0 && 'What was loaded is still here')}</span>
          )}
        </p>
      )}
      {!isOffline && refused.length > 0 && (
        <p className="offline-bar">
          <Icon name="alert-fill" size="s" />
          {tellRefused(refused)}
          <Link className="offline-look" to="/transactions">
            Have a look
          </Link>
        </p>
      )}
    </div>
  )
}

function tellWaiting(waiting: readonly Unsent[]): string {
  const { words, isOne } = tellUnsent(waiting)
  return `${words} ${isOne ? 'waits' : 'wait'}`
}

function tellRefused(refused: readonly Unsent[]): string {
  const { words, isOne, hasMessages } = tellUnsent(refused)
  if (hasMessages) return `${words} did not go through`
  return `${words} ${isOne ? 'was' : 'were'} not saved`
}
