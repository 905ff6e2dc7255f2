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
    let later: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const send = async () => {
      clearTimeout(later)
      if (isOver || unsentOf(userId).length === 0) return
      const { sendUnsent } = await import('#web/lib/offline/send-unsent.ts')
      const waitSeconds = await sendUnsent({ personId: userId, client })
      if (waitSeconds !== null && !isOver) later = setTimeout(() => void send(), waitSeconds * 1000)
    }
    if (!wasOffline) void send()
    const stop = onConnection(() => {
      const isBack = wasOffline && !isOffline()
      wasOffline = isOffline()
      if (!isBack) return
      void client.invalidateQueries()
      void send()
    })
    return () => {
      isOver = true
      stop()
      clearTimeout(later)
    }
  }, [userId, client])
  return null
}
