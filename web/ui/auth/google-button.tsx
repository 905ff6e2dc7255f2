import { useState } from 'react'
import { logInWithGoogle } from '#web/lib/person/auth-acts.ts'
import { useIsAwake } from '#web/lib/use-is-awake.ts'
import { GoogleMark } from '#web/ui/auth/google-mark.tsx'
import { Button } from '#web/ui/button.tsx'

export function GoogleButton({ isBusy, onBusy }: { isBusy: boolean; onBusy: (isBusy: boolean) => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const isAwake = useIsAwake()
  const leave = async () => {
    setLeaving(true)
    onBusy(true)
    await logInWithGoogle()
    setLeaving(false)
    onBusy(false)
  }
  return (
    <Button tone="line" wide disabled={isBusy} waking={!isAwake} busy={isLeaving} onClick={() => void leave()}>
      <GoogleMark />
      Continue with Google
    </Button>
  )
}
