import { formatDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolInput, ToolOutput } from '#domain/tools/registry.ts'
import type { DoneChange, TurnOutcome } from '#domain/views.ts'
import { sayLeft } from '#server/assistant/answers/budget.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { saySaved } from '#server/assistant/answers/saved.ts'
import { sayRemoved, sayUndone } from '#server/assistant/answers/taken-back.ts'
import type { WriteToolName } from '#server/tools/registry.ts'

/** What a tool wrote, said, and as the screen shows it with its Undo. */
export type Told = Required<Pick<TurnOutcome, 'saved' | 'removed' | 'done' | 'tookBack'>> & { words: string }

type Written<Name extends WriteToolName> = {
  /** What the tool was told, where that is known. */
  input?: ToolInput<Name>
  output: ToolOutput<Name>
  changeId: number
  manner: Manner
}

/** Words alone, for what changed nothing. */
export function toldOnly(words: string): Told {
  return { words, saved: [], removed: [], done: [], tookBack: [] }
}

/** Tells one change that a tool made, from what the tool gave. */
export function tellChange<Name extends WriteToolName>(name: Name, written: Written<Name>): Told {
  const teller = tellers[name] as ((written: Written<Name>) => Told) | undefined
  return teller ? teller(written) : toldOnly('Done.')
}

const tellers: { [Name in WriteToolName]?: (written: Written<Name>) => Told } = {
  addTransaction({ output: { transaction, budget }, changeId, manner }) {
    const left = budget ? sayLeft(budget, manner.currency) : ''
    return {
      ...toldOnly([saySaved([transaction], manner), left].filter(Boolean).join(' ')),
      saved: [{ transaction, changeId, ...(budget ? { budget } : {}) }],
    }
  },

  updateTransaction({ output: { transaction, previous, changed, budget }, changeId, manner }) {
    const under = transaction.category === previous.category ? '' : `, under ${transaction.category}`
    const named = `${nameEntry(transaction, manner)}${under}`
    if (!changed)
      return toldOnly(`That is how it stands: ${nameEntry(transaction, manner)}, under ${transaction.category}.`)
    const left = budget ? ` ${sayLeft(budget, manner.currency)}` : ''
    return { ...toldOnly(`Changed, now ${named}.${left}`), saved: [{ transaction, changeId }] }
  },

  deleteTransaction({ output: { transaction }, changeId, manner }) {
    const { merchant: name, amountMinor } = transaction
    return {
      ...toldOnly(sayRemoved(nameEntry(transaction, manner))),
      removed: [transaction],
      done: [{ about: 'entry', act: 'removed', name, amountMinor, changeId }],
    }
  },

  undoLast({ output, manner }) {
    return { ...toldOnly(sayUndone(output, manner)), removed: output.removed, tookBack: output.changeIds }
  },

  setBudget({ output: { budget, created }, changeId, manner }) {
    return tellBudget(budget, { act: created ? 'added' : 'changed', changeId, manner })
  },

  updateBudget({ output: { budget, changed }, changeId, manner }) {
    return budget && changed ? tellBudget(budget, { act: 'changed', changeId, manner }) : unchanged
  },

  deleteBudget({ output: { budget }, changeId }) {
    const done = { about: 'budget', act: 'removed', name: budget.category, amountMinor: budget.budgetMinor } as const
    return { ...toldOnly(sayRemoved(`the budget for ${budget.category}`)), done: [{ ...done, changeId }] }
  },

  createGoal({ output: { goal }, changeId, manner }) {
    const until = goal.deadline ? ` by ${formatDay(goal.deadline)}` : ''
    const words = `New goal ${goal.name}, ${formatMoney(goal.targetMinor, manner.currency)}${until}.`
    return { ...toldOnly(words), done: [ofGoal(goal, { act: 'added', changeId })] }
  },

  updateGoal({ input, output: { goal, changed }, changeId, manner }) {
    if (!goal || !changed) return unchanged
    const done = [ofGoal(goal, { act: 'changed', changeId })]
    const [saved, target] = [goal.currentMinor, goal.targetMinor].map((each) => formatMoney(each, manner.currency))
    const until = goal.deadline ? ` by ${formatDay(goal.deadline)}` : ''
    const words =
      input?.currentMinor === undefined
        ? `Changed, ${goal.name} is ${target}${until} now${goal.currentMinor > 0 ? `, with ${saved} saved` : ''}.`
        : `Changed, ${saved} of ${target} saved for ${goal.name} now.`
    return { ...toldOnly(words), done }
  },

  addToGoal({ output: { goal, changed, addedMinor }, changeId, manner }) {
    if (!goal) return toldOnly('I could not find that goal.')
    if (!changed) return toldOnly(`${goal.name} is full already, so I added nothing.`)
    const money = (amountMinor: number) => formatMoney(amountMinor, manner.currency)
    const left = goal.targetMinor - goal.currentMinor
    const words =
      left > 0
        ? `Added ${money(addedMinor)} to ${goal.name}, ${money(left)} to go.`
        : `Added the last ${money(addedMinor)} to ${goal.name}. Goal achieved!`
    return {
      ...toldOnly(words),
      done: [{ ...ofGoal(goal, { act: 'fed', changeId }), amountMinor: addedMinor }],
    }
  },

  deleteGoal({ output: { goal }, changeId }) {
    return { ...toldOnly(sayRemoved(`the goal ${goal.name}`)), done: [ofGoal(goal, { act: 'removed', changeId })] }
  },

  setSubscriptionActive({ output: { merchant, isActive, changed } }) {
    const state = isActive ? 'active' : 'paused'
    return toldOnly(changed ? `${merchant} counts as ${state} now.` : `${merchant} counts as ${state} already.`)
  },
}

const unchanged = toldOnly('There was nothing to change.')

function tellBudget(
  { category, budgetMinor, leftMinor }: ToolOutput<'setBudget'>['budget'],
  { act, changeId, manner }: Pick<DoneChange, 'act'> & { changeId: number; manner: Manner },
): Told {
  const money = (amountMinor: number) => formatMoney(Math.abs(amountMinor), manner.currency)
  const left = `${money(leftMinor)} ${leftMinor < 0 ? 'over' : 'left'}`
  const amount = formatMoney(budgetMinor, manner.currency)
  return {
    ...toldOnly(`Set, ${amount} a month for ${category}, ${left}.`),
    done: [{ about: 'budget', act, name: category, amountMinor: budgetMinor, changeId }],
  }
}

function ofGoal(
  { name, targetMinor }: { name: string; targetMinor: number },
  change: Pick<DoneChange, 'act' | 'changeId'>,
): DoneChange {
  return { about: 'goal', name, amountMinor: targetMinor, ...change }
}
