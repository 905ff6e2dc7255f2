import type { OpenSheet } from '#web/features/accounts/accounts-screen.tsx'
import { AddAccountDialog } from '#web/features/accounts/add-account-dialog.tsx'
import { AddCardDialog } from '#web/features/accounts/add-card-dialog.tsx'
import { LinkDialog } from '#web/features/accounts/link/link-dialog.tsx'

/** The sheets of the screen, loaded with the first that opens. */
export function AccountDialogs({ opened, onClose }: { opened: OpenSheet; onClose: () => void }) {
  if (opened === 'account') return <AddAccountDialog onClose={onClose} />
  if (opened === 'card') return <AddCardDialog onClose={onClose} />
  return <LinkDialog isBack={opened === 'back'} onClose={onClose} />
}
