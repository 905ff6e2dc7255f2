import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

const CloseAccountDialog = lazy(async () => ({
  default: (await import('#web/features/account-settings/close-account-dialog.tsx')).CloseAccountDialog,
}))

export function CloseAccount(account: { email: string; hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false)
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
      {isAsked && (
        <Suspense>
          <CloseAccountDialog {...account} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </SettingsPart>
  )
}
