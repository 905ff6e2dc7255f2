import { useState } from 'react'
import { MASKED_NUMBER_MAX } from '#domain/account.ts'
import { balancesQuery } from '#web/lib/query/accounts.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { ChoiceRow } from '#web/ui/form/choice-row.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { missing } from '#web/ui/form/refusal.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const kinds = ['Checking', 'Savings'] as const

/** A bank account by hand (specification §5). */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const [bankName, setBankName] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>('Checking')
  const [number, setNumber] = useState('')
  const [balance, setBalance] = useState('')
  const undo = useUndo()
  const { send: add, isPending } = useOptimisticTool('addAccount', {
    queryKey: balancesQuery.queryKey,
    onDone: ({ changeId }) => {
      onClose()
      toast({ title: 'Account added', tone: 'success', ...undo(changeId) })
    },
  })

  const send = () => {
    const why = missing({ bank: bankName.trim(), number: number.trim(), balance: balance.trim() })
    if (why) return why
    const read = readAmount(balance, { field: 'balance', takes: 'any' })
    if (read.why) return read.why
    add({
      bankName: bankName.trim(),
      accountType: kind === 'Savings' ? 'savings' : 'checking',
      maskedAccountNumber: number.trim(),
      balanceMinor: read.amountMinor,
    })
    return null
  }

  return (
    <Sheet title="Add bank account" onClose={onClose}>
      <CheckedForm onSend={send}>
        <div className="form">
          <TextField label="Bank name" name="bank" value={bankName} onChange={setBankName} maxLength={80} isFirst />
          <ChoiceRow label="Account type" choices={kinds} value={kind} onChange={setKind} />
          <TextField
            label="Masked account number"
            name="number"
            value={number}
            onChange={setNumber}
            maxLength={MASKED_NUMBER_MAX}
            placeholder="****1234"
          />
          <AmountRow label="Balance" name="balance" value={balance} onChange={setBalance} />
        </div>
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Add account
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
