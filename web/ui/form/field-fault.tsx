import { Icon } from '#web/ui/icon.tsx'

/** What is wrong, beside what it is about, which is described by `id`. */
export function FieldFault({ id, message }: { id: string; message: string }) {
  return (
    <span className="ferr" id={id}>
      <Icon name="alert-fill" size="s" />
      {message}
    </span>
  )
}
