import { useSyncExternalStore } from 'react'

export function OnlineBadge() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  return <span className={isOnline ? 'online' : 'online off'}>{isOnline ? 'Online' : 'Offline'}</span>
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
