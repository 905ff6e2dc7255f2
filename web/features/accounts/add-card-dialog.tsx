import { useState } from 'react'
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

const kinds = ['Credit', 'Debit'] as const
const DIGITS = 4

/** A card by hand (specification §5); only a credit card has a limit. What is owed on it is a negative balance. */
export function AddCardDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('Credit')
  const [digits, setDigits] = useState('')
  const [issuer, setIssuer] = useState('')
  const [balance, setBalance] = useState('')
  const [limit, setLimit] = useState('')
  const undo = useUndo()
  const { send: add, isPending } = useOptimisticTool('addCard', {
    queryKey: balancesQuery.queryKey,
    onDone: ({ changeId }) => {
      onClose()
      toast({ title: 'Card added', tone: 'success', ...undo(changeId) })
    },
  })

  const send = () => {
    const why = missing({ issuer: issuer.trim(), digits, balance: balance.trim() })
    if (why) return why
    const read = readAmount(balance, { field: 'balance', takes: 'any' })
    if (read.why) return read.why
    const readLimit =
      kind === 'Credit' && limit.trim() ? readAmount(limit, { field: 'limit', takes: 'none or more' }) : null
    if (readLimit?.why) return readLimit.why
    add({
      cardType: kind === 'Credit' ? 'credit' : 'debit',
      lastFourDigits: digits,
      bankIssuer: issuer.trim(),
      balanceMinor: read.amountMinor,
      creditLimitMinor: readLimit?.amountMinor ?? null,
    })
    return null
  }

  return (
    <Sheet title="Add card" onClose={onClose}>
      <CheckedForm onSend={send}>
        <div className="form">
          <ChoiceRow label="Card type" choices={kinds} value={kind} onChange={setKind} />
          <TextField label="Issuer" name="issuer" value={issuer} onChange={setIssuer} maxLength={80} isFirst />
          <TextField
            label="Last four digits"
            name="digits"
            value={digits}
            onChange={(text) => setDigits(text.replace(/\D/g, '').slice(0, DIGITS))}
            inputMode="numeric"
            placeholder="4242"
          />
          <AmountRow label="Balance" name="balance" value={balance} onChange={setBalance} />
          {kind === 'Credit' && (
            <AmountRow label="Credit limit (optional)" name="limit" value={limit} onChange={setLimit} isOptional />
          )}
        </div>
        {kind === 'Credit' && <p className="caption owed-hint">What you owe on it is a balance below zero.</p>}
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Add card
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
