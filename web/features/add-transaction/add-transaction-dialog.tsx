import { type FormEvent, useState } from 'react'
import { type TransactionCategory, transactionCategories } from '#domain/category.ts'
import { formatMoney, MAX_MINOR, parseMoneyInput } from '#domain/money.ts'
import { CategoryPicks } from '#web/features/add-transaction/category-picks.tsx'
import { JustSayIt } from '#web/features/add-transaction/just-say-it.tsx'
import { useCurrency } from '#web/lib/person/currency.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountField } from '#web/ui/form/amount-field.tsx'
import '#web/features/add-transaction/add-transaction.css'

/** One entry by hand (specification §5). It is mounted anew each time it opens, so its fields start empty. */
export function AddTransactionDialog({ onClose }: { onClose: () => void }) {
  const [amount, setAmount] = useState('')
  const [merchant, setMerchant] = useState('')
  const [category, setCategory] = useState<TransactionCategory | null>(null)
  const currency = useCurrency()
  const add = useTool('addTransaction')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const name = merchant.trim()
    if (!name || !amount.trim() || !category) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      })
      return
    }
    const amountMinor = parseMoneyInput(amount)
    if (amountMinor === null || amountMinor <= 0 || amountMinor > MAX_MINOR) {
      toast({
        title: 'Invalid Amount',
        description: 'Please enter a valid positive amount.',
        tone: 'destructive',
      })
      return
    }
    add.mutate(
      { merchant: name, amountMinor, category },
      {
        onSuccess: () => {
          onClose()
          toast({
            title: 'Transaction Added',
            description: `${name} transaction for ${formatMoney(amountMinor, currency)} added successfully!`,
            tone: 'success',
          })
        },
      },
    )
  }

  return (
    <Sheet title="Add Transaction" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <AmountField value={amount} onChange={setAmount} />
        <div className="form">
          <label className="frow">
            <span>Merchant</span>
            <input
              type="text"
              required
              maxLength={120}
              autoComplete="off"
              value={merchant}
              onChange={(event) => setMerchant(event.target.value)}
            />
          </label>
        </div>
        <CategoryPicks categories={transactionCategories} value={category} onChange={setCategory} />
        <Button type="submit" tone="primary" wide busy={add.isPending} className="add-submit">
          Add Transaction
        </Button>
      </form>
      <JustSayIt onLeave={onClose} />
    </Sheet>
  )
}
