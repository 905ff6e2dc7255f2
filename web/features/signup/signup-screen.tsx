import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { product } from '#domain/product.ts'
import { PlanLine } from '#web/features/signup/plan-line.tsx'
import { TermsCheck } from '#web/features/signup/terms-check.tsx'
import { createAccount } from '#web/lib/person/auth-acts.ts'
import { GoogleButton } from '#web/ui/auth/google-button.tsx'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'
import '#web/ui/auth/auth.css'
import '#web/features/signup/signup.css'

const empty = { firstName: '', lastName: '', email: '', password: '', again: '' }

export function SignupScreen() {
  const [form, setForm] = useState(empty)
  const [hasAgreed, setAgreed] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { search, state } = useLocation()
  const [params] = useSearchParams()
  const errorId = useId()

  const set = (field: keyof typeof empty) => (value: string) => setForm((now) => ({ ...now, [field]: value }))
  const isBusy = isCreating || isLeaving
  const differ = form.password !== '' && form.again !== '' && form.password !== form.again
  const hasNames = form.firstName.trim() !== '' && form.lastName.trim() !== ''
  const isComplete = hasAgreed && hasNames && form.password !== '' && form.password === form.again

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setCreating(true)
    const { email, password, firstName, lastName } = form
    await createAccount({ email, password, firstName, lastName })
    setCreating(false)
  }

  return (
    <main className="phone auth signup">
      <PageTitle title="Create Account" />
      <header className="auth-top">
        <a href="/landing" aria-label={product.name}>
          <Wordmark />
        </a>
      </header>
      <h1 className="title">Open your books</h1>
      <PlanLine planCode={params.get('planCode')} currency={params.get('currency')} />
      <form method="post" onSubmit={(event) => void submit(event)}>
        <div>
          <div className="form">
            <div className="frow two">
              <TextRow
                label="First name"
                autoComplete="given-name"
                value={form.firstName}
                onChange={set('firstName')}
              />
              <TextRow label="Last name" autoComplete="family-name" value={form.lastName} onChange={set('lastName')} />
            </div>
            <TextRow label="Email" type="email" autoComplete="email" value={form.email} onChange={set('email')} />
            <PasswordRow
              label="Password"
              describedBy="password-rule"
              autoComplete="new-password"
              value={form.password}
              onChange={set('password')}
            />
            <PasswordRow
              label="Confirm password"
              spokenName="password confirmation"
              autoComplete="new-password"
              value={form.again}
              onChange={set('again')}
              isBad={differ}
              {...(differ && { describedBy: errorId })}
            />
          </div>
          <p className="caption password-rule" id="password-rule">
            A password has at least 8 characters.
          </p>
          <FormFault id={errorId} message={differ ? 'Passwords do not match' : null} />
        </div>
        <TermsCheck isChecked={hasAgreed} onChange={setAgreed} />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isCreating}
          disabled={isBusy || !isComplete}
          busyText="Creating Account..."
        >
          Create Account
        </Button>
        <p className="or">or</p>
        <GoogleButton isBusy={isBusy} onBusy={setLeaving} />
      </form>
      <p className="swap">
        Already have an account?{' '}
        <Link className="under-link" to={`/login${search}`} state={state}>
          Sign In
        </Link>
      </p>
    </main>
  )
}
