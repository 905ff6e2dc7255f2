import { useId, useState } from 'react'
import { changeOwnPassword } from '#web/lib/person/password-acts.ts'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'
import { MarkedForm } from '#web/ui/form/marked-form.tsx'
import type { Fault } from '#web/ui/form/use-field.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** What is wrong stands under the row it is about; that two differ is said while they are typed. */
export function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [again, setAgain] = useState('')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [isSaving, setSaving] = useState(false)
  const errorId = useId()
  const differ = fresh !== '' && again !== '' && fresh !== again

  const send = async () => {
    if (isSaving || differ) return
    setFaults([])
    setSaving(true)
    const outcome = await changeOwnPassword({ currentPassword: current, newPassword: fresh })
    setSaving(false)
    if (outcome.kind === 'weak') return setFaults([{ field: 'new-password', message: outcome.message }])
    if (outcome.kind === 'wrong') return setFaults([{ field: 'current-password', message: outcome.message }])
    if (outcome.kind === 'failed') return
    for (const clear of [setCurrent, setFresh, setAgain]) clear('')
  }

  return (
    <SettingsPart title="Password" note="At least 8 characters. Changing it signs you out everywhere else.">
      <MarkedForm faults={faults} onTouch={() => setFaults([])} onSend={() => void send()}>
        <div className="form">
          <PasswordRow
            label="Current password"
            name="current-password"
            spokenName="current password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
          <PasswordRow
            label="New password"
            name="new-password"
            spokenName="new password"
            autoComplete="new-password"
            value={fresh}
            onChange={setFresh}
          />
          <PasswordRow
            label="Confirm new password"
            spokenName="password confirmation"
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            isBad={differ}
            {...(differ && { describedBy: errorId })}
          />
        </div>
        <FormFault id={errorId} message={differ ? 'Passwords do not match' : null} />
        <Button type="submit" busy={isSaving} disabled={differ || current === '' || fresh === '' || again === ''}>
          Change Password
        </Button>
      </MarkedForm>
    </SettingsPart>
  )
}
