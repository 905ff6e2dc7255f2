import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMe } from '#web/lib/query/me.ts'

/**
 * Holds the stream open while a person is signed in; its code comes after the first paint. It follows from the change that stood
 * when the page began to read, so that nothing falls between a screen's data and the stream.
 */
export function Live({ userId }: { userId: string }) {
  const client = useQueryClient()
  const me = useMe()
  const [from, setFrom] = useState<number>()
  if (me && from === undefined) setFrom(me.changeSeq)

  useEffect(() => {
    if (from === undefined) return
    let isOver = false
    let stop = () => {}
    import('#web/lib/live/start-live.ts').then(({ startLive }) => {
      if (!isOver) stop = startLive({ userId, client, from })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [userId, client, from])
  return null
}
