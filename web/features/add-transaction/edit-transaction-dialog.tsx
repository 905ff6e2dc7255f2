import { useState } from 'react'
import { transactionCategories } from '#domain/category.ts'
import type { Transaction } from '#domain/transaction.ts'
import { CategoryPicks } from '#web/features/add-transaction/category-picks.tsx'
import { MerchantRow } from '#web/features/add-transaction/merchant-row.tsx'
import { PendingCheck } from '#web/features/add-transaction/pending-check.tsx'
import { readEntry } from '#web/features/add-transaction/read-entry.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-picker/date-field.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountField } from '#web/ui/form/amount-field.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import '#web/features/add-transaction/add-transaction.css'

/** One entry, everything about it open to change. Undo takes the whole change back. */
export function EditTransactionDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const [amount, setAmount] = useState((Math.abs(transaction.amountMinor) / 100).toFixed(2))
  const [merchant, setMerchant] = useState(transaction.merchant)
  const [category, setCategory] = useState(transaction.category)
  const [date, setDate] = useState(transaction.date)
  const [pending, setPending] = useState(transaction.pending)
  const update = useTool('updateTransaction')
  const undo = useUndo()

  const send = () => {
    if (update.isPending) return null
    const read = readEntry({ amount, merchant, category })
    if (!read.entry) return read.why
    update.mutate(
      { id: transaction.id, ...read.entry, date, pending },
      {
        onSuccess: ({ output, changeId }) => {
          onClose()
          if (!output.changed) return
          toast({
            title: 'Transaction Updated',
            description: `${output.transaction.merchant} is up to date.`,
            ...undo(changeId),
          })
        },
      },
    )
    return null
  }

  return (
    <Sheet title="Edit Transaction" onClose={onClose}>
      <CheckedForm onSend={send}>
        <AmountField value={amount} onChange={setAmount} />
        <div className="form">
          <MerchantRow value={merchant} onChange={setMerchant} />
          <DateField label="Date" value={date} onChange={setDate} />
        </div>
        <CategoryPicks categories={transactionCategories} value={category} onChange={setCategory} />
        <PendingCheck isChecked={pending} onChange={setPending} />
        <Button type="submit" tone="primary" wide busy={update.isPending} className="add-submit">
          Save Changes
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
