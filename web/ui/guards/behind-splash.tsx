import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useIsSplashUp } from '#web/lib/splash/ready.ts'

/** What is built behind the splash is out of reach of keys and screen readers until the splash has gone. */
export function BehindSplash({ children }: { children: ReactNode }) {
  const isSplashUp = useIsSplashUp(useLocation().pathname)
  return (
    <div className="contents" inert={isSplashUp} aria-hidden={isSplashUp || undefined}>
      {children}
    </div>
  )
}
