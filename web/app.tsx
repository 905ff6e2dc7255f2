import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { SplashGate } from '#web/features/splash/splash-gate.tsx'
import { useSession } from '#web/lib/auth/use-session.ts'
import { keepFocus } from '#web/lib/keep-focus.ts'
import { greetFromGoogle } from '#web/lib/person/auth-acts.ts'
import { Screens } from '#web/routes.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { BehindSplash } from '#web/ui/guards/behind-splash.tsx'
import { RateLimitNotice } from '#web/ui/guards/rate-limit-notice.tsx'
import { focusScreen } from '#web/ui/screen-focus.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'

export function App() {
  return (
    <BrowserRouter>
      <Everything />
    </BrowserRouter>
  )
}

/** The app inside whichever router says where it is. */
export function Everything() {
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'unknown') greetFromGoogle(status === 'signedIn')
  }, [status])
  useEffect(() => keepFocus(focusScreen), [])

  return (
    <>
      <ErrorBoundary>
        <BehindSplash>
          <Screens />
        </BehindSplash>
        <SplashGate />
      </ErrorBoundary>
      <RateLimitNotice />
      <Toaster />
    </>
  )
}
