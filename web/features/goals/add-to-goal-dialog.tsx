import { useState } from 'react'
import { isGoalComplete } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { useAddToGoal } from '#web/features/goals/use-add-to-goal.ts'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountField } from '#web/ui/form/amount-field.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { Money } from '#web/ui/money.tsx'

/** Money for a goal, at most up to its target (specification §4, §5). */
export function AddToGoalDialog({
  goal,
  isGone,
  onClose,
}: {
  goal: Goal
  /** It was deleted meanwhile. */
  isGone: boolean
  onClose: () => void
}) {
  const [amount, setAmount] = useState('')
  // The figures under the field stay those that the person answers to, also while the bar behind grows ahead of the server.
  const [{ currentMinor, targetMinor }] = useState(goal)
  const { send: add, isPending } = useAddToGoal(onClose)

  const send = () => {
    const { amountMinor, why } = readAmount(amount, { field: 'amount', takes: 'positive' })
    if (why) return why
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
        <SaveButton what="goal" isGone={isGone} isBusy={isPending}>
          Add to goal
        </SaveButton>
      </CheckedForm>
    </Sheet>
  )
}
