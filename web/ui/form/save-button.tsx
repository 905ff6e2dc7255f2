import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'

/** Sends a form that changes something, unless that was deleted meanwhile, which is said. */
export function SaveButton({
  what,
  isGone,
  isBusy,
  children,
}: {
  what: string
  isGone: boolean
  isBusy: boolean
  children: string
}) {
  const goneId = useId()
  const told = `This ${what} was deleted elsewhere meanwhile. Nothing can be saved to it.`
  return (
    <>
      <FormFault id={goneId} message={isGone ? told : null} />
      <Button type="submit" tone="primary" wide busy={isBusy} disabled={isGone} className="sheet-submit">
        {children}
      </Button>
    </>
  )
}
