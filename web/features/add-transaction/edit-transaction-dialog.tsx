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
import { typedAmount } from '#web/ui/form/read-amount.ts'
import { useChanges } from '#web/ui/form/use-changes.ts'
import '#web/features/add-transaction/add-transaction.css'

/** One entry, everything about it open to change. Undo takes the whole change back. */
export function EditTransactionDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const { fields, changes, change } = useChanges({
    amount: typedAmount(Math.abs(transaction.amountMinor)),
    merchant: transaction.merchant,
    category: transaction.category,
    date: transaction.date,
    pending: transaction.pending,
  })
  const undo = useUndo()
  const { send: update, isPending } = useTool('updateTransaction', {
    onDone: ({ output, changeId }) => {
      onClose()
      if (!output.changed) return
      toast({
        title: 'Transaction Updated',
        description: `${output.transaction.merchant} is up to date.`,
        ...undo(changeId),
      })
    },
  })

  const send = () => {
    const read = readEntry(fields)
    if (!read.entry) return read.why
    const { amountMinor, merchant } = read.entry
    const { amount, merchant: typedMerchant, ...others } = changes
    update({
      id: transaction.id,
      ...(amount !== undefined && { amountMinor }),
      ...(typedMerchant !== undefined && { merchant }),
      ...others,
    })
    return null
  }

  return (
    <Sheet title="Edit Transaction" onClose={onClose}>
      <CheckedForm onSend={send}>
        <AmountField value={fields.amount} onChange={(amount) => change({ amount })} />
        <div className="form">
          <MerchantRow value={fields.merchant} onChange={(merchant) => change({ merchant })} />
          <DateField label="Date" value={fields.date} onChange={(date) => change({ date })} />
        </div>
        <CategoryPicks
          categories={transactionCategories}
          value={fields.category}
          onChange={(category) => change({ category })}
        />
        <PendingCheck isChecked={fields.pending} onChange={(pending) => change({ pending })} />
        <Button type="submit" tone="primary" wide busy={isPending} className="add-submit">
          Save Changes
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
