import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endSplash, firstScreen } from '#web/lib/splash/ready.ts'

/** Stands beside a person's own screen inside its Suspense, so that it is there no sooner than the screen's code; waits for its data. */
export function ReadyWithData() {
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return isWaiting ? null : <ReadyNow />
}

/** Stands beside a screen that asks for no data. */
export function ReadyNow() {
  useEffect(() => {
    firstScreen.open()
    endSplash()
  }, [])
  return null
}
