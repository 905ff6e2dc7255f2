import { FieldFault } from '#web/ui/form/field-fault.tsx'

/** What is wrong with a form, said as it comes up. `id` is what the row it is about is described by. */
export function FormFault({ id, message }: { id: string; message: string | null | undefined }) {
  return <div aria-live="polite">{message && <FieldFault id={id} message={message} />}</div>
}
