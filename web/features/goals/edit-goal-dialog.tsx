import { useState } from 'react'
import { parseMoneyInput } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { checkDraft, draftOf, typedAmount } from '#web/features/goals/goal-draft.ts'
import { GoalFields } from '#web/features/goals/goal-fields.tsx'
import { useUpdateGoal } from '#web/features/goals/use-update-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'
import { invalidAmount } from '#web/ui/form/refusal.ts'

export function EditGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(goal))
  const [saved, setSaved] = useState(() => typedAmount(goal.currentMinor))
  const [color, setColor] = useState(goal.color)
  const { send: update, isPending } = useUpdateGoal(onClose)

  const send = () => {
    const checked = checkDraft(draft, { isDateRequired: goal.deadline !== null })
    if (!checked.goal) return checked.why
    const currentMinor = parseMoneyInput(saved)
    if (currentMinor === null || currentMinor < 0) {
      return invalidAmount('saved', 'What is saved can be nothing, but not less.')
    }
    update({ ...checked.goal, id: goal.id, currentMinor, color })
    return null
  }

  return (
    <Sheet title="Edit Goal" onClose={onClose}>
      <CheckedForm onSend={send}>
        <GoalFields draft={draft} onChange={setDraft}>
          <AmountRow label="Saved so far" name="saved" value={saved} onChange={setSaved} />
        </GoalFields>
        <ColorPicks value={color} onChange={setColor} />
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Save changes
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
