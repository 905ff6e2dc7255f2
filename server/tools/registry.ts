import type { ToolName } from '#domain/tools/registry.ts'
import { addAccount } from '#server/tools/add-account.ts'
import { addCard } from '#server/tools/add-card.ts'
import { addToGoal } from '#server/tools/add-to-goal.ts'
import { addTransaction } from '#server/tools/add-transaction.ts'
import { createGoal } from '#server/tools/create-goal.ts'
import { deleteAccount } from '#server/tools/delete-account.ts'
import { deleteBudget } from '#server/tools/delete-budget.ts'
import { deleteCard } from '#server/tools/delete-card.ts'
import { deleteGoal } from '#server/tools/delete-goal.ts'
import { deleteTransaction } from '#server/tools/delete-transaction.ts'
import { getBalances } from '#server/tools/get-balances.ts'
import { getBudgetStatus } from '#server/tools/get-budget-status.ts'
import { getGoals } from '#server/tools/get-goals.ts'
import { getTransactionSummary } from '#server/tools/get-transaction-summary.ts'
import { importBankTransactions } from '#server/tools/import-bank-transactions.ts'
import { linkBank } from '#server/tools/link-bank.ts'
import { listRecurring } from '#server/tools/list-recurring.ts'
import { listTransactions } from '#server/tools/list-transactions.ts'
import { setBudget } from '#server/tools/set-budget.ts'
import { setSubscriptionActive } from '#server/tools/set-subscription-active.ts'
import { syncBankBalances } from '#server/tools/sync-bank-balances.ts'
import type { ReadTool, WriteTool } from '#server/tools/tool.ts'
import { undoLast } from '#server/tools/undo-last.ts'
import { updateBudget } from '#server/tools/update-budget.ts'
import { updateGoal } from '#server/tools/update-goal.ts'
import { updateProfile } from '#server/tools/update-profile.ts'
import { updateTransaction } from '#server/tools/update-transaction.ts'

/** What runs behind each contract: the same for screens, chat, voice and models. */
export const tools = {
  addTransaction,
  getTransactionSummary,
  deleteTransaction,
  undoLast,
  updateProfile,
  updateTransaction,
  listTransactions,
  setBudget,
  updateBudget,
  deleteBudget,
  getBudgetStatus,
  createGoal,
  updateGoal,
  addToGoal,
  deleteGoal,
  getGoals,
  getBalances,
  listRecurring,
  setSubscriptionActive,
  addAccount,
  deleteAccount,
  addCard,
  deleteCard,
  linkBank,
  syncBankBalances,
  importBankTransactions,
} as const satisfies { [Name in ToolName]: ReadTool<Name> | WriteTool<Name> }

type NameWithEffect<Effect> = {
  [Name in ToolName]: (typeof tools)[Name] extends { effect: Effect } ? Name : never
}[ToolName]

export type ReadToolName = NameWithEffect<'read'>
export type WriteToolName = NameWithEffect<'write'>

export function isReadTool(name: ToolName): name is ReadToolName {
  return tools[name].effect === 'read'
}

export function readToolOf<Name extends ReadToolName>(name: Name): ReadTool<Name> {
  return tools[name] as unknown as ReadTool<Name>
}

export function writeToolOf<Name extends WriteToolName>(name: Name): WriteTool<Name> {
  return tools[name] as unknown as WriteTool<Name>
}
