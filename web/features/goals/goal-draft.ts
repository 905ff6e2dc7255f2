import { type Day, parseDay } from '#domain/calendar.ts'
import type { goalCategories } from '#domain/goal.ts'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import { parseMoneyInput } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import { missing, type Refusal } from '#web/ui/form/refusal.ts'

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
type Checked = { goal: CheckedGoal } | { goal: null; why: Refusal }

/** The goal, or what is missing or wrong (specification §5). A goal that had no date yet may stay without one. */
export function checkDraft(draft: GoalDraft, { isDateRequired }: { isDateRequired: boolean }): Checked {
  const name = draft.name.trim()
  const { category, deadline } = draft
  const why = missing({ name, target: draft.target.trim(), category, deadline: deadline ?? !isDateRequired })
  const targetMinor = parseMoneyInput(draft.target)
  if (why || !category || targetMinor === null || targetMinor <= 0) return { goal: null, why: why ?? invalidTarget }
  return { goal: { name, targetMinor, category, deadline } }
}

const invalidTarget: Refusal = {
  title: 'Invalid Target',
  description: 'Please enter a positive target amount.',
  field: 'target',
}
