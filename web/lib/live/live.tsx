import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Holds the stream open while a person is signed in; its code comes after the first paint. */
export function Live({ userId }: { userId: string }) {
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('#web/lib/live/start-live.ts').then(({ startLive }) => {
      if (!isOver) stop = startLive({ userId, client })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [userId, client])
  return null
}
