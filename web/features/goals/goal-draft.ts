import { type Day, parseDay } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import { parseMoneyInput } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { ToastInput } from '#web/lib/toast/toast.ts'

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

/** "480.00", as an amount field takes it. */
export function typedAmount(amountMinor: number): string {
  return (amountMinor / 100).toFixed(2)
}

type CheckedGoal = {
  name: string
  targetMinor: number
  category: (typeof goalCategories)[number]
  deadline: Day | null
}
type Checked = { problem: ToastInput; goal: null } | { problem: null; goal: CheckedGoal }

/** What is missing or wrong (specification §5), or the goal. A goal that had no date yet may stay without one. */
export function checkDraft(draft: GoalDraft, { isDateRequired }: { isDateRequired: boolean }): Checked {
  const name = draft.name.trim()
  if (!name || !draft.target.trim() || !draft.category || (isDateRequired && !draft.deadline)) {
    return refused('Missing Information', 'Please fill in all required fields.')
  }
  const targetMinor = parseMoneyInput(draft.target)
  if (targetMinor === null || targetMinor <= 0) {
    return refused('Invalid Target', 'Please enter a positive target amount.')
  }
  return { problem: null, goal: { name, targetMinor, category: draft.category, deadline: draft.deadline } }
}

function refused(title: string, description: string): Checked {
  return { problem: { title, description, tone: 'destructive' }, goal: null }
}
