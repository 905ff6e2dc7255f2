import { useLocation } from 'react-router'
import { Splash } from '#web/features/splash/splash.tsx'
import { endSplash, useIsSplashUp } from '#web/lib/splash/ready.ts'

export function SplashGate() {
  const isUp = useIsSplashUp(useLocation().pathname)
  return isUp ? <Splash onComplete={endSplash} /> : null
}
