import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline, onConnection } from '#web/lib/offline/connection.ts'
import { registerWorker } from '#web/lib/offline/register-worker.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'

/** Sends what waits as soon as the server can be reached, and brings what is on screen up to date. */
export function BackOnline({ userId }: { userId: string }) {
  const client = useQueryClient()
  useEffect(() => {
    registerWorker()
    let wasOffline = isOffline()
    const send = () => {
      if (unsentOf(userId).length === 0) return
      void import('#web/lib/offline/send-unsent.ts').then(({ sendUnsent }) => sendUnsent({ personId: userId, client }))
    }
    if (!wasOffline) send()
    return onConnection(() => {
      const isBack = wasOffline && !isOffline()
      wasOffline = isOffline()
      if (!isBack) return
      void client.invalidateQueries()
      send()
    })
  }, [userId, client])
  return null
}
