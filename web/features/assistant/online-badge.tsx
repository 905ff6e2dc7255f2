import { useIsOffline } from '#web/lib/offline/connection.ts'

export function OnlineBadge() {
  const isOffline = useIsOffline()
  return <span className={isOffline ? 'online off' : 'online'}>{isOffline ? 'Offline' : 'Online'}</span>
}
