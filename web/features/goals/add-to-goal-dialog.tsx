import { useState } from 'react'
import { isGoalComplete } from '#domain/goal.ts'
import { isPayable, parseMoneyInput } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { useAddToGoal } from '#web/features/goals/use-add-to-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountField } from '#web/ui/form/amount-field.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { invalidAmount } from '#web/ui/form/refusal.ts'
import { Money } from '#web/ui/money.tsx'

/** Money for a goal, at most up to its target (specification §4, §5). */
export function AddToGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [amount, setAmount] = useState('')
  // The figures under the field stay those that the person answers to, also while the bar behind grows ahead of the server.
  const [{ currentMinor, targetMinor }] = useState(goal)
  const { send: add, isPending } = useAddToGoal(onClose)

  const send = () => {
    const amountMinor = parseMoneyInput(amount)
    if (!isPayable(amountMinor)) return invalidAmount('amount')
    add({ id: goal.id, amountMinor })
    return null
  }

  return (
    <Sheet title={`Add to ${goal.name}`} onClose={onClose}>
      <CheckedForm onSend={send}>
        <AmountField value={amount} onChange={setAmount} />
        <p className="caption tnum add-room">
          {isGoalComplete({ currentMinor, targetMinor }) ? (
            'This goal has all it asked for. Raise its target to add more.'
          ) : (
            <>
              <Money amountMinor={targetMinor - currentMinor} /> to go. What is more than that stays with you.
            </>
          )}
        </p>
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Add to goal
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
