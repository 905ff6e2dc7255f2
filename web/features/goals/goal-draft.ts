import { type Day, parseDay } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { readAmount, typedAmount } from '#web/ui/form/read-amount.ts'
import { empty, missing, type Refusal } from '#web/ui/form/refusal.ts'

/** A goal as it stands in the form, amounts as typed. */
export type GoalDraft = {
  name: string
  target: string
  category: (typeof goalCategories)[number] | null
  deadline: Day | null
}

export const emptyDraft: GoalDraft = { name: '', target: '', category: null, deadline: null }

export function draftOf({ name, category, targetMinor, deadline }: Goal | GoalAdvice): GoalDraft {
  return { name, category, target: typedAmount(targetMinor), deadline: deadline && parseDay(deadline) }
}

type CheckedGoal = {
  name: string
  targetMinor: number
  category: (typeof goalCategories)[number]
  deadline: Day | null
}
type Checked = { goal: CheckedGoal } | { goal: null; why: Refusal }

/** The goal, or what is missing or wrong (specification §5). A goal that had no date yet may stay without one. */
export function checkDraft(draft: GoalDraft, { isDateRequired }: { isDateRequired: boolean }): Checked {
  const name = draft.name.trim()
  const { category, deadline } = draft
  const why = missing({ name, target: draft.target.trim(), category, deadline: deadline ?? !isDateRequired })
  if (why || !category) return { goal: null, why: why ?? empty('category') }
  const target = readAmount(draft.target, { field: 'target', takes: 'target' })
  if (target.why) return { goal: null, why: target.why }
  return { goal: { name, targetMinor: target.amountMinor, category, deadline } }
}
