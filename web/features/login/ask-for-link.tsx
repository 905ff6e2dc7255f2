import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { SunPage } from '#web/features/login/sun-page.tsx'
import { askForResetLink } from '#web/lib/person/password-acts.ts'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'

/** The sentence afterwards is the same for every address: nobody learns here who has an account. */
export function AskForLink() {
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setSent(await askForResetLink(email))
    setSending(false)
  }

  return (
    <SunPage
      title="Reset Password"
      line={
        isSent ? (
          <>
            Look in <br />
            <em>your mail.</em>
          </>
        ) : (
          <>
            Forgot your <br />
            <em>password?</em>
          </>
        )
      }
    >
      <div role="status">
        {isSent && (
          <p>
            If there is an account with that e-mail, a link to set a new password is on its way. It works once, for one
            hour.
          </p>
        )}
      </div>
      {!isSent && (
        <form onSubmit={(event) => void submit(event)}>
          <div className="form">
            <TextRow label="Email" type="email" autoComplete="email" value={email} onChange={setEmail} />
          </div>
          <Button type="submit" tone="primary" wide busy={isSending} disabled={isSending} busyText="Sending...">
            Send Link
          </Button>
        </form>
      )}
      <p className="swap">
        {isSent ? 'All set?' : 'Remembered it?'}{' '}
        <Link className="under-link" to="/login">
          Sign In
        </Link>
      </p>
    </SunPage>
  )
}
