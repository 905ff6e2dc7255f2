import type { FormEvent, ReactNode } from 'react'
import { toast } from '#web/lib/toast/toast.ts'
import type { Refusal } from '#web/ui/form/refusal.ts'

/** A form that is checked when it is sent. What is wrong is told by a notice; its field takes the focus, and is marked until it is changed. */
export function CheckedForm({
  onSend,
  children,
}: {
  /** Sends it, or says why not. */
  onSend: () => Refusal | null
  children: ReactNode
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const marked of form.querySelectorAll('[aria-invalid]')) clear(marked)
    const refusal = onSend()
    if (!refusal) return
    const { field, ...words } = refusal
    toast({ ...words, tone: 'destructive' })
    mark(form, field)
  }
  return (
    <form onSubmit={submit} noValidate>
      {children}
    </form>
  )
}

/** Of a choice of several the whole group is marked. */
function mark(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  const marked = field?.closest('fieldset') ?? field
  marked?.setAttribute('aria-invalid', 'true')
  const touch = field instanceof HTMLButtonElement ? 'click' : 'input'
  marked?.addEventListener(touch, () => clear(marked), { once: true })
  field?.focus()
}

function clear(marked: Element): void {
  marked.removeAttribute('aria-invalid')
}
