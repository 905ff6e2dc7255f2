import { useUnsent } from '#web/lib/offline/unsent.ts'
import { tellUnsent } from '#web/lib/offline/unsent-count.ts'
import { useSignOut } from '#web/lib/person/use-sign-out.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import '#web/ui/offline/offline.css'

/** Signing out erases what was never sent: that is said first (ruling 48). A sign-out that fails erases nothing. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const { words, isOne } = tellUnsent(useUnsent(me?.id))
  const signOut = useSignOut()
  const leave = () => {
    onClose()
    void signOut()
  }
  return (
    <Sheet
      title="Not sent yet"
      description={`${words} ${isOne ? 'was' : 'were'} said without a connection and never arrived. Signing out erases what waits on this device.`}
      onClose={onClose}
    >
      <div className="leave-acts">
        <Button tone="primary" wide data-first onClick={onClose}>
          Stay Signed In
        </Button>
        <Button tone="destructive" wide onClick={leave}>
          Sign Out and Erase
        </Button>
      </div>
    </Sheet>
  )
}
