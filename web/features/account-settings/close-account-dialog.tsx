import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { formatDay } from '#domain/calendar.ts'
import { closeOwnAccount } from '#web/lib/person/close-account.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'

/** The one act that no Undo takes back, so it asks for the e-mail, typed, and for the password where there is one. */
export function CloseAccountDialog({
  email,
  hasPassword,
  onClose,
}: {
  email: string
  hasPassword: boolean
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const errorId = useId()
  const close = useMutation({
    mutationFn: closeOwnAccount,
    onSuccess: ({ erasedOn }) =>
      toast({ title: 'Account deleted', description: `Everything is erased on ${formatDay(erasedOn)}.` }),
    meta: { errorTitle: null },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!close.isPending) close.mutate({ email: typed.trim(), ...(hasPassword ? { password } : {}) })
  }

  return (
    <Sheet
      title="Delete my account"
      description={`This cannot be undone. Type ${email} to show that you mean it.`}
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <div className="form">
          <TextRow
            data-first
            label="Email"
            type="email"
            autoComplete="off"
            aria-describedby={close.isError ? errorId : undefined}
            value={typed}
            onChange={setTyped}
          />
          {hasPassword && (
            <PasswordRow label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
          )}
        </div>
        <FormFault id={errorId} message={close.error?.message} />
        <Button
          type="submit"
          tone="destructive"
          wide
          className="sheet-submit"
          busy={close.isPending}
          disabled={typed.trim() === '' || (hasPassword && password === '')}
        >
          Delete My Account
        </Button>
      </form>
    </Sheet>
  )
}
