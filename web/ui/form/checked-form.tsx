import { type ReactNode, useRef, useState } from 'react'
import { dismissToast, toast } from '#web/lib/toast/toast.ts'
import { MarkedForm } from '#web/ui/form/marked-form.tsx'
import type { Refusal } from '#web/ui/form/refusal.ts'
import type { Fault } from '#web/ui/form/use-field.tsx'

/**
 * A form that is checked when it is sent. What is wrong is told by a notice too, which goes when the form is sent anew; its field takes the
 * focus, and is marked until it is changed.
 */
export function CheckedForm({
  onSend,
  children,
}: {
  /** Sends it, or says why not. */
  onSend: () => Refusal | null
  children: ReactNode
}) {
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const told = useRef('')
  const send = () => {
    dismissToast(told.current)
    const refusal = onSend()
    if (!refusal) return setFaults([])
    const { field, inField, ...words } = refusal
    told.current = toast({ ...words, tone: 'destructive' })
    setFaults([{ field, message: inField ?? words.description }])
  }
  return (
    <MarkedForm
      faults={faults}
      onTouch={(touched) => setFaults(faults.filter(({ field }) => field !== touched))}
      onSend={send}
    >
      {children}
    </MarkedForm>
  )
}
