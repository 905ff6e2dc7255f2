import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { SunPage } from '#web/features/login/sun-page.tsx'
import { openRecovery } from '#web/lib/auth/auth.ts'
import { setNewPassword } from '#web/lib/person/password-acts.ts'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'
import { MarkedForm } from '#web/ui/form/marked-form.tsx'
import type { Fault } from '#web/ui/form/use-field.tsx'

/** The new password, twice. What is wrong with it stands under it; a link that is over leads elsewhere. */
export function NewPassword({ token, onLinkOver }: { token: string; onLinkOver: () => void }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [isSaving, setSaving] = useState(false)
  const navigate = useNavigate()
  const errorId = useId()
  useEffect(openRecovery, [])

  const differ = password !== '' && again !== '' && password !== again

  const send = async () => {
    if (isSaving || differ) return
    setFaults([])
    setSaving(true)
    const outcome = await setNewPassword({ token, newPassword: password })
    setSaving(false)
    if (outcome.kind === 'changed') void navigate('/login', { replace: true })
    if (outcome.kind === 'weak') setFaults([{ field: 'new-password', message: outcome.message }])
    if (outcome.kind === 'link over') onLinkOver()
  }

  return (
    <SunPage
      title="New Password"
      line={
        <>
          A new <br />
          <em>password.</em>
        </>
      }
    >
      <MarkedForm faults={faults} onTouch={() => setFaults([])} onSend={() => void send()}>
        <div>
          <div className="form">
            <PasswordRow
              label="New password"
              name="new-password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
            />
            <PasswordRow
              label="Confirm password"
              spokenName="password confirmation"
              autoComplete="new-password"
              value={again}
              onChange={setAgain}
              isBad={differ}
              {...(differ && { describedBy: errorId })}
            />
          </div>
          <FormFault id={errorId} message={differ ? 'Passwords do not match' : null} />
        </div>
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isSaving}
          disabled={isSaving || differ || password === '' || again === ''}
          busyText="Saving..."
        >
          Set Password
        </Button>
      </MarkedForm>
    </SunPage>
  )
}
