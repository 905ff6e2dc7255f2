import { type FormEvent, useState } from 'react'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import { checkDraft, draftOf, emptyDraft } from '#web/features/goals/goal-draft.ts'
import { GoalFields } from '#web/features/goals/goal-fields.tsx'
import { useCreateGoal } from '#web/features/goals/use-create-goal.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'

/** A new goal, empty or filled in with what was proposed. */
export function NewGoalDialog({ advice, onClose }: { advice: GoalAdvice | null; onClose: () => void }) {
  const [draft, setDraft] = useState(advice ? draftOf(advice) : emptyDraft)
  const { send, isPending } = useCreateGoal(onClose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { problem, goal } = checkDraft(draft, { isDateRequired: true })
    if (problem) toast(problem)
    else send(goal)
  }

  return (
    <Sheet title="New Goal" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <GoalFields draft={draft} onChange={setDraft} />
        <Button type="submit" tone="primary" wide busy={isPending} className="sheet-submit">
          Create goal
        </Button>
      </form>
    </Sheet>
  )
}
