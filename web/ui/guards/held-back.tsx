import { useEffect, useRef } from 'react'
import { RateLimitCard } from '#web/ui/rate-limit-card.tsx'
import '#web/ui/guards/held-back.css'

export function HeldBack({ seconds, onClose }: { seconds: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="held-back" aria-label="Rate Limit Exceeded" onClose={onClose}>
      <RateLimitCard seconds={seconds} onRetry={() => dialog.current?.close()} />
    </dialog>
  )
}
