import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline, onConnection } from '#web/lib/offline/connection.ts'
import { registerWorker } from '#web/lib/offline/register-worker.ts'
import { onUncounted, uncountedOf } from '#web/lib/offline/uncounted.ts'
import { onUnsent, unsentOf } from '#web/lib/offline/unsent.ts'

/** Until what alone was kept from the server is sent once more. */
const AGAIN_SECONDS = 30

/** Until the talks that no server took are counted once more, one wait after the other; what waits longer is left to the next visit. */
const COUNT_AGAIN_SECONDS = [30, 60, 120, 240, 480, 960]

/** Sends what waits as soon as the server can be reached, counts the talks, and brings what is on screen up to date. */
export function BackOnline({ userId }: { userId: string }) {
  const client = useQueryClient()
  useEffect(() => {
    registerWorker()
    let wasOffline = isOffline()
    let later: ReturnType<typeof setTimeout> | undefined
    let countLater: ReturnType<typeof setTimeout> | undefined
    let waitsOver = 0
    let isOver = false
    const sendIn = (seconds: number) => {
      clearTimeout(later)
      later = setTimeout(() => void send(), seconds * 1000)
    }
    const send = async () => {
      clearTimeout(later)
      later = undefined
      if (isOver || unsentOf(userId).length === 0) return
      const { sendUnsent } = await import('#web/lib/offline/send-unsent.ts')
      const waitSeconds = await sendUnsent({ personId: userId, client })
      if (waitSeconds !== null && !isOver) sendIn(waitSeconds)
    }
    const count = async () => {
      if (isOver || isOffline() || uncountedOf(userId).length === 0) return
      const { countChats } = await import('#web/lib/offline/count-chats.ts')
      await countChats(userId)
      clearTimeout(countLater)
      if (uncountedOf(userId).length === 0) waitsOver = 0
      else if (!isOver && !isOffline()) countAgain()
    }
    const countAgain = () => {
      const seconds = COUNT_AGAIN_SECONDS[waitsOver]
      if (seconds === undefined) return
      countLater = setTimeout(() => {
        waitsOver += 1
        void count()
      }, seconds * 1000)
    }
    if (!wasOffline) void send()
    void count()
    // A spend that alone was kept from the server waits with nothing to come back from.
    const stopWaiting = onUnsent(() => {
      const waits = unsentOf(userId).some(({ refusal }) => refusal === undefined)
      if (waits && later === undefined && !isOver && !isOffline()) sendIn(AGAIN_SECONDS)
    })
    let known = uncountedOf(userId).length
    const stopCounting = onUncounted(() => {
      const many = uncountedOf(userId).length
      if (many > known) waitsOver = 0
      known = many
      void count()
    })
    const stop = onConnection(() => {
      const isBack = wasOffline && !isOffline()
      wasOffline = isOffline()
      if (!isBack) return
      void client.invalidateQueries()
      void send()
      waitsOver = 0
      void count()
    })
    return () => {
      isOver = true
      stop()
      stopCounting()
      stopWaiting()
      clearTimeout(later)
      clearTimeout(countLater)
    }
  }, [userId, client])
  return null
}
