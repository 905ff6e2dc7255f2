import { useUnsent } from '#web/lib/offline/unsent.ts'
import { useSignOut } from '#web/lib/person/use-sign-out.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import '#web/ui/offline/offline.css'

/** Signing out erases what was never sent: that is said first (ruling 48). A sign-out that fails erases nothing. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const waiting = useUnsent(me?.id).length
  const signOut = useSignOut()
  const leave = () => {
    onClose()
    void signOut()
  }
  const what = waiting === 1 ? '1 entry was' : `${waiting} entries were`
  return (
    <Sheet
      title="Not sent yet"
      description={`${what} said without a connection and never arrived. Signing out erases what waits on this device.`}
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
