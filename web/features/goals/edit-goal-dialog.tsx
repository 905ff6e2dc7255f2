import type { Goal } from '#domain/tools/goal-schema.ts'
import { checkDraft, draftOf } from '#web/features/goals/goal-draft.ts'
import { GoalFields } from '#web/features/goals/goal-fields.tsx'
import { useUpdateGoal } from '#web/features/goals/use-update-goal.ts'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { CheckedForm } from '#web/ui/form/checked-form.tsx'
import { ColorPicks } from '#web/ui/form/color-picks.tsx'
import { readAmount, typedAmount } from '#web/ui/form/read-amount.ts'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { useChanges } from '#web/ui/form/use-changes.ts'

export function EditGoalDialog({
  goal,
  isGone,
  onClose,
}: {
  goal: Goal
  /** It was deleted meanwhile. */
  isGone: boolean
  onClose: () => void
}) {
  const { fields, changes, change } = useChanges({
    ...draftOf(goal),
    saved: typedAmount(goal.currentMinor),
    color: goal.color,
  })
  const { saved, color, ...draft } = fields
  const { send: update, isPending } = useUpdateGoal(onClose)

  const send = () => {
    const checked = checkDraft(draft, { isDateRequired: goal.deadline !== null })
    if (!checked.goal) return checked.why
    const { name, targetMinor, category, deadline } = checked.goal
    const { amountMinor: currentMinor, why } = readAmount(saved, { field: 'saved', takes: 'none or more' })
    if (why) return why
    update({
      id: goal.id,
      ...(changes.name !== undefined && { name }),
      ...(changes.target !== undefined && { targetMinor }),
      ...(changes.saved !== undefined && { currentMinor }),
      ...(changes.category && { category }),
      ...(changes.deadline && { deadline }),
      ...(changes.color && { color }),
    })
    return null
  }

  return (
    <Sheet title="Edit Goal" onClose={onClose}>
      <CheckedForm onSend={send}>
        <GoalFields draft={draft} onChange={change}>
          <AmountRow label="Saved so far" name="saved" value={saved} onChange={(text) => change({ saved: text })} />
        </GoalFields>
        <ColorPicks value={color} onChange={(picked) => change({ color: picked })} />
        <SaveButton what="goal" isGone={isGone} isBusy={isPending}>
          Save changes
        </SaveButton>
      </CheckedForm>
    </Sheet>
  )
}
