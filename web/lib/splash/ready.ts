import { createOpenState } from '#web/lib/open-state.ts'
import { isPublicPath } from '#web/lib/screens/public-paths.ts'

const SEEN_KEY = 'splash-seen'

/** Set once the first screen stands with its data: the splash gives way at once (ruling 45). */
export const firstScreen = createOpenState()

const turn = createOpenState(globalThis.sessionStorage?.getItem(SEEN_KEY) === null)

/** Once a browser session, never on the login or the public site, and never over content that is ready (ruling 45). */
export function useIsSplashUp(path: string): boolean {
  const isItsTurn = turn.useIsOpen()
  const isReady = firstScreen.useIsOpen()
  return isItsTurn && !isReady && !isPublicPath(path)
}

export function endSplash(): void {
  sessionStorage.setItem(SEEN_KEY, 'yes')
  turn.set(false)
}
