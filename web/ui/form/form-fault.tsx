import { Icon } from '#web/ui/icon.tsx'

/** What is wrong with a form, said as it comes up. `id` is what the row it is about is described by. */
export function FormFault({ id, message }: { id: string; message: string | null | undefined }) {
  return (
    <div aria-live="polite">
      {message && (
        <p className="ferr" id={id}>
          <Icon name="alert-fill" size="s" />
          {message}
        </p>
      )}
    </div>
  )
}
