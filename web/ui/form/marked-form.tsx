import { type ReactNode, useEffect, useRef } from 'react'
import { focusField } from '#web/ui/form/focus-field.ts'
import { type Fault, FormMarks } from '#web/ui/form/use-field.tsx'

/** A form that marks its faulty fields, each with its fault under it. Once it was sent, the first of them takes the focus, unless the person types on. */
export function MarkedForm({
  faults,
  onTouch,
  onSend,
  children,
}: {
  faults: readonly Fault[]
  /** Something is typed into or chosen in the field of that name. */
  onTouch: (field: string) => void
  onSend: () => void
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    const first = faults[0]
    if (!isSent.current || !first) return
    isSent.current = false
    const field = form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)
    if (field) focusField(field)
  })
  const touch = (field: string) => {
    isSent.current = false
    onTouch(field)
  }
  return (
    <form
      ref={form}
      noValidate
      onChange={({ target }) => touch('name' in target && typeof target.name === 'string' ? target.name : '')}
      onSubmit={(event) => {
        event.preventDefault()
        isSent.current = true
        onSend()
      }}
    >
      <FormMarks value={{ faults, touch }}>{children}</FormMarks>
    </form>
  )
}
