import { formatDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import { sayBudgets, sayLeft } from '#server/assistant/answers/budget.ts'
import { sayGoals } from '#server/assistant/answers/goal.ts'
import type { Manner } from '#server/assistant/answers/name-entry.ts'
import { saySaved } from '#server/assistant/answers/saved.ts'
import { type Told, tellChange } from '#server/assistant/answers/tell-change.ts'
import type { ToolRun } from '#server/assistant/model/model-turn.ts'
import { isReadTool, type WriteToolName } from '#server/tools/registry.ts'

/** What the tools of a turn did or found, in words made from their results; empty when there is nothing to say. */
export function sayRuns(runs: readonly ToolRun[], manner: Manner): string {
  const wrote = runs.filter(({ name }) => !isReadTool(name))
  if (wrote.length === 0) {
    return runs
      .map((run) => sayRead(run, manner))
      .filter(Boolean)
      .join(' ')
  }
  const added = wrote.filter(({ name }) => name === 'addTransaction').map((run) => tellRun(run, manner))
  const others = wrote.filter(({ name }) => name !== 'addTransaction').map((run) => tellRun(run, manner).words)
  return [sayAdded(added, manner), ...others].filter(Boolean).join(' ')
}

/** One run that wrote, told as any change is. */
export function tellRun({ name, output, changeId }: ToolRun, manner: Manner): Told {
  const writeName = name as WriteToolName
  return tellChange(writeName, {
    output: output as never,
    changeId: changeId ?? 0,
    manner,
  })
}

/** Several entries are told together; the consequence goes with a single one. */
function sayAdded(added: readonly Told[], manner: Manner): string {
  const [only, ...more] = added.flatMap(({ saved }) => saved)
  if (!only) return ''
  const left = more.length === 0 && only.budget ? sayLeft(only.budget, manner.currency) : ''
  const words = saySaved(
    [only, ...more].map(({ transaction }) => transaction),
    manner,
  )
  return [words, left].filter(Boolean).join(' ')
}

function sayRead(run: ToolRun, manner: Manner): string {
  const budgets = toolContracts.getBudgetStatus.output.safeParse(run.output)
  if (run.name === 'getBudgetStatus' && budgets.success) {
    return sayBudgets(budgets.data, {}, manner.currency)
  }
  const goals = toolContracts.getGoals.output.safeParse(run.output)
  if (run.name === 'getGoals' && goals.success) return sayGoals(goals.data, null, manner.currency)
  return sayTotal(run, manner)
}

/** A total with its period and the number of rows behind it; other reads have no sentence of their own. */
function sayTotal({ name, output }: ToolRun, { currency }: Manner): string {
  const found = toolContracts.getTransactionSummary.output.safeParse(output)
  if (name !== 'getTransactionSummary' || !found.success) return ''
  const { from, to, totalMinor, count } = found.data
  const rows = count === 1 ? '1 entry' : `${count} entries`
  return `${formatMoney(totalMinor, currency)} from ${formatDay(from)} to ${formatDay(to)}, over ${rows}.`
}
