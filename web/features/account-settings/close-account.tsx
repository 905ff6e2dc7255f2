import { useState } from 'react'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Button } from '#web/ui/button.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

const dialog = new Part(
  async () => (await import('#web/features/account-settings/close-account-dialog.tsx')).CloseAccountDialog,
)

export function CloseAccount(account: { email: string; hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <SettingsPart
      title="Delete my account"
      note="You are signed out everywhere at once, and nobody can sign in again. A paid plan is not renewed. Thirty days later everything is erased."
    >
      <p className="settings-row">
        <Button tone="line" onClick={() => setAsked(true)}>
          Delete My Account
        </Button>
      </p>
      {isAsked && <OnDemand part={dialog} props={{ ...account, onClose: close }} onMissing={close} />}
    </SettingsPart>
  )
}
