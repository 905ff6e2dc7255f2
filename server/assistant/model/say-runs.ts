import { z } from 'zod'
import { formatDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { budgetLeftSchema } from '#domain/tools/budget-schema.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'
import type { Transaction } from '#domain/transaction.ts'
import { sayBudgets, sayLeft } from '#server/assistant/answers/budget.ts'
import { sayGoals } from '#server/assistant/answers/goal.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { saySaved } from '#server/assistant/answers/saved.ts'
import { sayRemoved, sayUndone } from '#server/assistant/answers/taken-back.ts'
import type { ToolRun } from '#server/assistant/model/model-turn.ts'

/** What the tools of a turn did or found, in words made from their results; empty when there is nothing to say. */
export function sayRuns(runs: readonly ToolRun[], manner: Manner): string {
  const saved = runs.flatMap((run) => (run.name === 'addTransaction' ? entryOf(run) : []))
  const wrote = runs.filter((run) => toolContracts[run.name].effect !== 'read')
  const others = wrote.filter((run) => run.name !== 'addTransaction').map((run) => sayWritten(run, manner))
  if (wrote.length > 0)
    return [saySaved(saved, manner), sayConsequence(wrote, manner), ...others].filter(Boolean).join(' ')
  return runs
    .map((run) => sayRead(run, manner))
    .filter(Boolean)
    .join(' ')
}

/** The entries that a run is about. */
export function entryOf(run: ToolRun): Transaction[] {
  const parsed = z.object({ transaction: transactionSchema }).safeParse(run.output)
  return parsed.success ? [parsed.data.transaction] : []
}

/** The entries that an undo took out again. */
export function takenBackBy(run: ToolRun): Transaction[] {
  const parsed = undone.safeParse(run.output)
  return parsed.success ? parsed.data.removed : []
}

const undone = z.object({ removed: z.array(transactionSchema), restored: z.array(transactionSchema) })
const unchanged = z.object({ changed: z.literal(false) })
const budget = z.object({ budget: z.object({ category: z.string(), budgetMinor: z.number() }) })
const goal = z.object({ goal: z.object({ name: z.string(), currentMinor: z.number(), targetMinor: z.number() }) })
const total = z.object({
  from: transactionSchema.shape.date,
  to: transactionSchema.shape.date,
  totalMinor: z.number(),
  count: z.number(),
})

function sayWritten(run: ToolRun, manner: Manner): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, manner.currency)
  const takesAway = toolContracts[run.name].effect === 'destructive'
  if (unchanged.safeParse(run.output).success) return 'There was nothing to change.'
  const [entry] = entryOf(run)
  if (entry) return takesAway ? sayRemoved(entry, manner) : `Changed, it is ${nameEntry(entry, manner)} now.`
  const back = undone.safeParse(run.output)
  if (back.success) return sayUndone(back.data, manner)
  const ofBudget = budget.safeParse(run.output)
  if (ofBudget.success) {
    const { category, budgetMinor } = ofBudget.data.budget
    return takesAway
      ? `Removed the budget for ${category}.`
      : `The budget for ${category} is ${money(budgetMinor)} now.`
  }
  const ofGoal = goal.safeParse(run.output)
  if (!ofGoal.success) return 'Done.'
  const { name, currentMinor, targetMinor } = ofGoal.data.goal
  return takesAway ? `Removed the goal ${name}.` : `${name} stands at ${money(currentMinor)} of ${money(targetMinor)}.`
}

/** What is left in the budget of the entry that was saved, when it was one. */
function sayConsequence(wrote: readonly ToolRun[], { currency }: Manner): string {
  const [only, ...more] = wrote.filter((run) => run.name === 'addTransaction')
  const parsed = z.object({ budget: budgetLeftSchema }).safeParse(only?.output)
  return parsed.success && more.length === 0 ? sayLeft(parsed.data.budget, currency) : ''
}

function sayRead(run: ToolRun, manner: Manner): string {
  const budgets = toolContracts.getBudgetStatus.output.safeParse(run.output)
  if (run.name === 'getBudgetStatus' && budgets.success) {
    return sayBudgets(budgets.data, { intent: 'budget', spans: [], confidence: 1 }, manner.currency)
  }
  const goals = toolContracts.getGoals.output.safeParse(run.output)
  if (run.name === 'getGoals' && goals.success) return sayGoals(goals.data, null, manner.currency)
  return sayTotal(run, manner)
}

/** A total with its period and the number of rows behind it; other reads have no sentence of their own. */
function sayTotal({ output }: ToolRun, { currency }: Manner): string {
  const found = total.safeParse(output)
  if (!found.success) return ''
  const { from, to, totalMinor, count } = found.data
  const rows = count === 1 ? '1 entry' : `${count} entries`
  return `${formatMoney(totalMinor, currency)} from ${formatDay(from)} to ${formatDay(to)}, over ${rows}.`
}
