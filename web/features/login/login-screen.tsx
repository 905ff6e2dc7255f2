import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { SunPage } from '#web/features/login/sun-page.tsx'
import { logIn } from '#web/lib/person/auth-acts.ts'
import { preloadScreen } from '#web/lib/screens/preload.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { GoogleButton } from '#web/ui/auth/google-button.tsx'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where to go on to after it is decided by the guard round it. */
export function LoginScreen() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSigningIn, setSigningIn] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { search, state } = useLocation()
  const isAwake = useIsAwake()
  const isBusy = isSigningIn || isLeaving

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setSigningIn(true)
    await logIn({ email, password })
    setSigningIn(false)
  }

  return (
    <SunPage
      title="Login"
      line={
        <>
          Back to <br />
          the <em>books.</em>
        </>
      }
      onFocus={() => preloadScreen('/dashboard')}
    >
      <form method="post" onSubmit={(event) => void submit(event)}>
        <div className="form">
          <TextRow label="Email" type="email" autoComplete="email" value={email} onChange={setEmail} />
          <PasswordRow label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
        </div>
        <p className="forgot">
          <Link className="under-link" to="/reset-password">
            Forgot password?
          </Link>
        </p>
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isSigningIn}
          disabled={isBusy}
          waking={!isAwake}
          busyText="Signing in..."
        >
          Sign In
        </Button>
        <p className="or">or</p>
        <GoogleButton isBusy={isBusy} onBusy={setLeaving} />
      </form>
      <p className="swap">
        New here?{' '}
        <Link className="under-link" to={`/signup${search}`} state={state}>
          Create Account
        </Link>
      </p>
    </SunPage>
  )
}
