import { transactionCategories } from '#domain/category.ts'
import { formatMoney } from '#domain/money.ts'
import { CategoryPicks } from '#web/features/add-transaction/category-picks.tsx'
import { JustSayIt } from '#web/features/add-transaction/just-say-it.tsx'
import { MerchantRow } from '#web/features/add-transaction/merchant-row.tsx'
import { readEntry } from '#web/features/add-transaction/read-entry.ts'
import { useAddEntry } from '#web/features/add-transaction/use-add-entry.ts'
import { entryDraft } from '#web/lib/open-state.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { useToday } from '#web/lib/person/today.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountField } from '#web/ui/form/amount-field.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import '#web/features/add-transaction/add-transaction.css'

/** One entry by hand (specification §5). What was typed stays until it is saved, however the dialog was closed. */
export function AddTransactionDialog({ onClose }: { onClose: () => void }) {
  const draft = entryDraft.use()
  const { amount, merchant, category } = draft
  const currency = useCurrency()
  const today = useToday()
  const undo = useUndo()
  const { send: add, isPending } = useAddEntry((saved, { merchant: name, amountMinor }) => {
    // What was typed anew since it was closed is another entry.
    if (entryDraft.get() === draft) {
      entryDraft.clear()
      onClose()
    }
    const what = `${name} transaction for ${formatMoney(amountMinor, currency)}`
    if (saved) {
      const description = `${what} added successfully!`
      toast({ title: 'Transaction Added', description, tone: 'success', ...undo(saved.changeId) })
    } else {
      toast({ title: 'Waiting for a connection', description: `${what} is kept and will be sent.` })
    }
  })

  const send = () => {
    const read = readEntry({ amount, merchant, category })
    if (!read.entry) return read.why
    add({ ...read.entry, date: today })
    return null
  }

  return (
    <Sheet title="Add Transaction" onClose={onClose}>
      <CheckedForm onSend={send}>
        <AmountField value={amount} onChange={(text) => entryDraft.set({ ...draft, amount: text })} />
        <div className="form">
          <MerchantRow value={merchant} onChange={(text) => entryDraft.set({ ...draft, merchant: text })} />
        </div>
        <CategoryPicks
          categories={transactionCategories}
          value={category}
          onChange={(chosen) => entryDraft.set({ ...draft, category: chosen })}
        />
        <Button type="submit" tone="primary" wide busy={isPending} className="add-submit">
          Add Transaction
        </Button>
      </CheckedForm>
      <JustSayIt onLeave={onClose} />
    </Sheet>
  )
}
