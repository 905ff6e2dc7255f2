import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endSplash, firstScreen } from '#web/lib/splash/ready.ts'

/** Stands beside the screen inside its Suspense, so that it is there no sooner than the screen's code. */
export function ReadySignal() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  useEffect(() => {
    if (isWaiting) return
    firstScreen.open()
    endSplash()
  }, [isWaiting])
  return null
}
