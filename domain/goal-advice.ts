import { addMonths, type Day } from '#domain/calendar.ts'
import { type GoalFigures, type goalCategories, isGoalComplete } from '#domain/goal.ts'

/** A goal that is proposed: what the New Goal dialog is filled in with, and how much a month leads there. */
export type GoalAdvice = {
  kind: 'start' | 'vacation' | 'boost'
  name: string
  category: (typeof goalCategories)[number]
  targetMinor: number
  deadline: Day
  monthlyMinor: number
}

type KnownGoal = GoalFigures & { name: string; category: string }

const proposals = {
  start: { name: 'Emergency Fund', category: 'Emergency Fund', targetMinor: 100_000, months: 6 },
  vacation: { name: 'Dream Vacation', category: 'Vacation', targetMinor: 250_000, months: 8 },
  boost: { name: 'Emergency Fund Boost', category: 'Emergency Fund', targetMinor: 300_000, months: 12 },
} as const

/**
 * The goal to propose (specification §4): without goals the start of the journey, after a completed emergency goal a vacation,
 * otherwise more for emergencies.
 */
export function adviseGoal(goals: readonly KnownGoal[], today: Day): GoalAdvice {
  const kind = kindOf(goals)
  const { months, ...proposal } = proposals[kind]
  return {
    kind,
    ...proposal,
    deadline: addMonths(today, months),
    monthlyMinor: Math.ceil(proposal.targetMinor / months),
  }
}

function kindOf(goals: readonly KnownGoal[]): GoalAdvice['kind'] {
  if (goals.length === 0) return 'start'
  return goals.some((goal) => isForEmergencies(goal) && isGoalComplete(goal)) ? 'vacation' : 'boost'
}

function isForEmergencies({ name, category }: KnownGoal): boolean {
  return category === 'Emergency Fund' || /\bemergency\b/i.test(name)
}
