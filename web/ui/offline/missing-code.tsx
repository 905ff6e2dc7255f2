import { useEffect } from 'react'
import { onConnection, useIsOffline } from '#web/lib/offline/connection.ts'
import { stopTalking } from '#web/lib/talk-wish.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { OfflineCard } from '#web/ui/offline/offline-card.tsx'

const RELOADED_KEY = 'reloaded-for-code'
const ONCE_IN_MS = 60_000

/**
 * A screen whose code is not on this device. Without a network it comes with the network. With one, the server has a newer build: a
 * new page brings it, once; React keeps the failure, so nothing less does. A new page would end a conversation that goes on beside
 * it, so it waits for that, unless the person asks for it.
 */
export function MissingCode() {
  const isOffline = useIsOffline() || !navigator.onLine
  // The screen of the conversation itself has nothing else that would end it.
  const isTalkOn = stopTalking.use() !== null && window.location.pathname !== '/assistant'

  useEffect(() => {
    if (isTalkOn) return
    if (isOffline) return onConnection(reload)
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < ONCE_IN_MS) return
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    reload()
  }, [isOffline, isTalkOn])

  if (isOffline) return <OfflineCard what="This screen was not opened on this device before." onRetry={reload} />
  return <ErrorCard message="This screen could not be loaded." onRetry={reload} />
}

function reload(): void {
  window.location.reload()
}
