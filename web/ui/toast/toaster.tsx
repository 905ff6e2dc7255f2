import { useEffect, useRef } from 'react'
import { useToasts } from '#web/lib/toast/toast.ts'
import { ToastCard } from '#web/ui/toast/toast-card.tsx'
import '#web/ui/toast/toast.css'

/** The live region stands in the page before any notice does, so that screen readers announce each one. F8 leads to the newest. */
export function Toaster() {
  const toasts = useToasts()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') list.current?.querySelector<HTMLElement>('.snack:last-child button')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <section className="toasts" aria-label="Notifications (F8)" aria-live="polite" aria-relevant="additions text">
      <div ref={list} className="toast-stack">
        {toasts.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </div>
    </section>
  )
}
