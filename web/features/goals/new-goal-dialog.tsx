import { useState } from 'react'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import { checkDraft, draftOf, emptyDraft } from '#web/features/goals/goal-draft.ts'
import { GoalFields } from '#web/features/goals/goal-fields.tsx'
import { useCreateGoal } from '#web/features/goals/use-create-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'

/** A new goal, empty or filled in with what was proposed. */
export function NewGoalDialog({ advice, onClose }: { advice: GoalAdvice | null; onClose: () => void }) {
  const [draft, setDraft] = useState(advice ? draftOf(advice) : emptyDraft)
  const { send: create, isPending } = useCreateGoal(onClose)

  const send = () => {
    const checked = checkDraft(draft, { isDateRequired: true })
    if (!checked.goal) return checked.why
    create(checked.goal)
    return null
  }

  return (
    <Sheet title="New Goal" onClose={onClose}>
      <CheckedForm onSend={send}>
        <GoalFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Create goal
        </Button>
      </CheckedForm>
    </Sheet>
  )
}
