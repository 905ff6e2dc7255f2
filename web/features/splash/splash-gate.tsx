import { useState } from 'react'
import { useLocation } from 'react-router'
import { Splash } from '#web/features/splash/splash.tsx'
import { isPublicPath } from '#web/lib/screens/public-paths.ts'
import { firstScreen } from '#web/lib/splash/ready.ts'

const SEEN_KEY = 'splash-seen'

/** Once a browser session, never on the login or the public site, and never over content that is ready (ruling 45). */
export function SplashGate() {
  const [isOver, setOver] = useState(() => sessionStorage.getItem(SEEN_KEY) !== null)
  const isReady = firstScreen.useIsOpen()
  const { pathname } = useLocation()
  if (isOver || isReady || isPublicPath(pathname)) return null
  const end = () => {
    sessionStorage.setItem(SEEN_KEY, 'yes')
    setOver(true)
  }
  return <Splash onComplete={end} />
}
