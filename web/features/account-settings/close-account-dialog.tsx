import { useId, useState } from 'react'
import { formatDay } from '#domain/calendar.ts'
import { ApiError, type ApiErrorCode } from '#web/lib/api.ts'
import { closeOwnAccount } from '#web/lib/person/close-account.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useAct } from '#web/lib/tools/use-act.ts'
import { PasswordRow } from '#web/ui/auth/password-row.tsx'
import { TextRow } from '#web/ui/auth/text-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { FormFault } from '#web/ui/form/form-fault.tsx'
import { MarkedForm } from '#web/ui/form/marked-form.tsx'
import type { Fault } from '#web/ui/form/use-field.tsx'

/** The row that a refusal is about. */
const fieldOf: Partial<Record<ApiErrorCode, string>> = { other_email: 'email', wrong_password: 'password' }

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
  const close = useAct({
    mutationFn: closeOwnAccount,
    onSuccess: ({ erasedOn }) =>
      toast({ title: 'Account deleted', description: `Everything is erased on ${formatDay(erasedOn)}.` }),
    meta: { errorTitle: null },
  })
  const faults = faultsOf(close.error)
  const send = () => close.send({ email: typed.trim(), ...(hasPassword ? { password } : {}) })

  return (
    <Sheet
      title="Delete my account"
      description={`This cannot be undone. Type ${email} to show that you mean it.`}
      onClose={onClose}
    >
      <MarkedForm faults={faults} onTouch={() => close.error && close.reset()} onSend={send}>
        <div className="form">
          <TextRow
            data-first
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          {hasPassword && (
            <PasswordRow
              label="Password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          )}
        </div>
        <FormFault id={errorId} message={faults.length === 0 ? close.error?.message : null} />
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
      </MarkedForm>
    </Sheet>
  )
}

function faultsOf(error: Error | null): readonly Fault[] {
  const field = error instanceof ApiError && fieldOf[error.code]
  return error && field ? [{ field, message: error.message }] : []
}
