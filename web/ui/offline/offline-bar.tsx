import { useIsOffline } from '#web/lib/offline/connection.ts'
import { useUnsent } from '#web/lib/offline/unsent.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/offline/offline.css'

/** Above every screen while the server is out of reach, or while something said then has not arrived yet. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  const waiting = useUnsent(useMe()?.id).length
  return (
    <div role="status" className="offline-region">
      {(isOffline || waiting > 0) && (
        <p className="offline-bar">
          <Icon name="cloud-off" size="s" />
          {isOffline ? 'You are offline' : 'Sending'}
          {waiting > 0 && <span className="quiet">{waiting === 1 ? '1 entry waits' : `${waiting} entries wait`}</span>}
          {isOffline && waiting === 0 && <span className="quiet">This is what was loaded last</span>}
        </p>
      )}
    </div>
  )
}
