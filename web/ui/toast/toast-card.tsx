import { useState } from 'react'
import { dismissToast, type Toast } from '#web/lib/toast/toast.ts'
import { Emoji } from '#web/ui/emoji.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UndoRing } from '#web/ui/toast/undo-ring.tsx'
import { useCountdown } from '#web/ui/toast/use-countdown.ts'

const NOTICE_MS = 6000
const UNDO_MS = 10_000

/** One notice. Its time stands still while it is pointed at, holds the focus, or the tab is hidden. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const durationMs = toast.undo ? UNDO_MS : NOTICE_MS
  const leftMs = useCountdown({ durationMs, isPaused: isHeld, onEnd: () => dismissToast(toast.id) })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice holds its time, it does nothing
    <div
      role={toast.tone === 'destructive' ? 'alert' : 'status'}
      className={`snack ${toast.tone === 'destructive' ? 'snack-bad' : ''}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.undo ? <UndoRing leftMs={leftMs} durationMs={UNDO_MS} /> : <ToneMark tone={toast.tone} />}
      <div className="snack-words">
        <p className="snack-title">{toast.title}</p>
        {toast.description && (
          <p className="snack-text">
            <Emoji text={toast.description} />
          </p>
        )}
      </div>
      {toast.undo ? (
        <button type="button" className="snack-undo" aria-keyshortcuts="F8" onClick={() => takeBack(toast)}>
          <Icon name="undo" size="m" />
          Undo
          <span className="snack-key" aria-hidden="true">
            F8
          </span>
        </button>
      ) : (
        <button type="button" className="snack-close" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
          <Icon name="close" size="m" />
        </button>
      )}
    </div>
  )
}

function takeBack(toast: Toast): void {
  dismissToast(toast.id)
  toast.undo?.()
}

function ToneMark({ tone }: { tone: Toast['tone'] }) {
  if (tone === 'destructive') return <Icon name="alert-fill" size="m" />
  return <Icon name="check-fill" size="m" />
}
