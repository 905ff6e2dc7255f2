import { Link } from 'react-router'
import { SunPage } from '#web/features/login/sun-page.tsx'

/** A link that was used, or is older than its hour. */
export function LinkIsOver() {
  return (
    <SunPage
      title="Reset Password"
      line={
        <>
          This link has <br />
          <em>had its day.</em>
        </>
      }
    >
      <p role="alert">
        A link works once, for one hour. Nothing has changed: if your new password is set already, sign in with it.
      </p>
      <p className="swap">
        <Link className="under-link" to="/reset-password">
          Send a New Link
        </Link>{' '}
        or{' '}
        <Link className="under-link" to="/login">
          Sign In
        </Link>
      </p>
    </SunPage>
  )
}
