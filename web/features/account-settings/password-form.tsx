import { type FormEvent, useId, useState } from 'react'
import { changeOwnPassword } from '#web/lib/person/password-acts.ts'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** What is wrong stands under the row it is about. */
export function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<{ kind: 'weak' | 'wrong'; message: string } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const errorId = useId()
  const differ = fresh !== '' && again !== '' && fresh !== again
  const message = differ ? 'Passwords do not match' : fault?.message
  const change = (set: (value: string) => void) => (value: string) => {
    set(value)
    setFault(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || differ) return
    setSaving(true)
    const outcome = await changeOwnPassword({ currentPassword: current, newPassword: fresh })
    setSaving(false)
    if (outcome.kind === 'weak' || outcome.kind === 'wrong') return setFault(outcome)
    if (outcome.kind === 'failed') return
    for (const clear of [setCurrent, setFresh, setAgain]) clear('')
  }

  return (
    <SettingsPart title="Password" note="At least 8 characters. Changing it signs you out everywhere else.">
      <form onSubmit={(event) => void submit(event)}>
        <div className="form">
          <PasswordRow
            label="Current password"
            spokenName="current password"
            autoComplete="current-password"
            value={current}
            onChange={change(setCurrent)}
            isBad={fault?.kind === 'wrong'}
            {...(fault?.kind === 'wrong' && { describedBy: errorId })}
          />
          <PasswordRow
            label="New password"
            spokenName="new password"
            autoComplete="new-password"
            value={fresh}
            onChange={change(setFresh)}
            isBad={fault?.kind === 'weak'}
            {...(fault?.kind === 'weak' && { describedBy: errorId })}
          />
          <PasswordRow
            label="Confirm new password"
            spokenName="password confirmation"
            autoComplete="new-password"
            value={again}
            onChange={change(setAgain)}
            isBad={differ}
            {...(differ && { describedBy: errorId })}
          />
        </div>
        <FormFault id={errorId} message={message} />
        <Button type="submit" busy={isSaving} disabled={differ || current === '' || fresh === '' || again === ''}>
          Change Password
        </Button>
      </form>
    </SettingsPart>
  )
}
