import { type FormEvent, useState } from 'react'
import { parseMoneyInput } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { checkDraft, draftOf, typedAmount } from '#web/features/goals/goal-draft.ts'
import { GoalFields } from '#web/features/goals/goal-fields.tsx'
import { useUpdateGoal } from '#web/features/goals/use-update-goal.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'

export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(goal))
  const [saved, setSaved] = useState(() => typedAmount(goal.currentMinor))
  const [color, setColor] = useState(goal.color)
  const { send, isPending } = useUpdateGoal(onClose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { problem, goal: checked } = checkDraft(draft, { isDateRequired: goal.deadline !== null })
    if (problem) return void toast(problem)
    const currentMinor = parseMoneyInput(saved)
    if (currentMinor === null || currentMinor < 0) {
      return void toast({
        title: 'Invalid Amount',
        description: 'What is saved can be nothing, but not less.',
        tone: 'destructive',
      })
    }
    send({ ...checked, id: goal.id, currentMinor, color })
  }

  return (
    <Sheet title="Edit Goal" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <GoalFields draft={draft} onChange={setDraft}>
          <AmountRow label="Saved so far" value={saved} onChange={setSaved} />
        </GoalFields>
        <ColorPicks value={color} onChange={setColor} />
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Save changes
        </Button>
      </form>
    </Sheet>
  )
}
