import { Link } from 'react-router'
import { useIsOffline } from '#web/lib/offline/connection.ts'
import { useUnsent } from '#web/lib/offline/unsent.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/offline/offline.css'

/** Above every screen while the server is out of reach, or while something said then has not arrived yet. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  const unsent = useUnsent(useMe()?.id)
  const refused = unsent.filter(({ refusal }) => refusal !== undefined).length
  const waiting = unsent.length - refused
  return (
    <div role="status" className="offline-region">
      {(isOffline || waiting > 0) && (
        <p className="offline-bar">
          <Icon name="cloud-off" size="s" />
          {isOffline ? 'You are offline' : 'Sending'}
          {waiting > 0 && <span className="quiet">{waiting === 1 ? '1 entry waits' : `${waiting} entries wait`}</span>}
          {isOffline && waiting === 0 && <span className="quiet">What was loaded is still here</span>}
        </p>
      )}
      {!isOffline && refused > 0 && (
        <p className="offline-bar">
          <Icon name="alert-fill" size="s" />
          {refused === 1 ? '1 entry was not saved' : `${refused} entries were not saved`}
          <Link className="offline-look" to="/transactions">
            Have a look
          </Link>
        </p>
      )}
    </div>
  )
}
