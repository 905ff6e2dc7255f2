import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CloseAccount } from '#web/features/account-settings/close-account.tsx'
import { NameForm } from '#web/features/account-settings/name-form.tsx'
import { PasswordBones } from '#web/features/account-settings/password-bones.tsx'
import { PasswordForm } from '#web/features/account-settings/password-form.tsx'
import { SessionList } from '#web/features/account-settings/session-list.tsx'
import { accountQuery } from '#web/lib/query/account.ts'
import { useMe } from '#web/lib/query/me.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** Name, password, sessions, the person's data as a file, and the way out (ruling 17). */
export function AccountSettingsScreen() {
  const me = useMe()
  const account = useQuery(accountQuery)
  return (
    <SettingsPage title="Account Settings" line={me?.email}>
      {me && <NameForm person={me} />}
      {account.isError && <LoadFailed error={account.error} onRetry={() => void account.refetch()} />}
      {account.isPending && <PasswordBones />}
      {account.data?.hasPassword && <PasswordForm />}
      <SessionList />
      <SettingsPart title="Your plan" note="What you pay for, until when, and the way out of it.">
        <p className="settings-row">
          <Link className={buttonClass({ tone: 'line' })} to="/plan">
            Manage Plan
          </Link>
        </p>
      </SettingsPart>
      <SettingsPart
        title="Your data"
        note="Every entry, budget, goal, account and talk, and the journal of all changes, in one JSON file."
      >
        <p className="settings-row">
          <a className={buttonClass({ tone: 'line' })} href="/api/account/export" download>
            <Icon name="download" size="m" />
            Export My Data
          </a>
        </p>
      </SettingsPart>
      {me && account.data && <CloseAccount email={me.email} hasPassword={account.data.hasPassword} />}
    </SettingsPage>
  )
}
