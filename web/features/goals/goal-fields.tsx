import type { ReactNode } from 'react'
import { goalCategories } from '#domain/goal.ts'
import type { GoalDraft } from '#web/features/goals/goal-draft.ts'
import { useToday } from '#web/lib/person/today.ts'
import { DateField } from '#web/ui/date-picker/date-field.tsx'
import { AmountRow } from '#web/ui/form/amount-row.tsx'
import { ChoiceRow } from '#web/ui/form/choice-row.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

const LONGEST_NAME = 80

/** What a goal is: name, target, category and target date, which lies ahead. */
export function GoalFields({
  draft,
  onChange,
  children,
}: {
  draft: GoalDraft
  /** With the field that changes. */
  onChange: (change: Partial<GoalDraft>) => void
  /** Further rows, between the target and the date. */
  children?: ReactNode
}) {
  const today = useToday()
  return (
    <div className="form">
      <TextField
        label="Goal name"
        name="name"
        isFirst
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <div className="frow two">
        <AmountRow
          label="Target amount"
          name="target"
          value={draft.target}
          onChange={(target) => onChange({ target })}
        />
        <ChoiceRow
          label="Category"
          name="category"
          choices={goalCategories}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
      </div>
      {children}
      <DateField
        label="Target date"
        name="deadline"
        value={draft.deadline}
        min={today}
        onChange={(deadline) => onChange({ deadline })}
      />
    </div>
  )
}
