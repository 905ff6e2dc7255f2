import type { z } from 'zod'
import { addAccount } from '#domain/tools/add-account.ts'
import { addCard } from '#domain/tools/add-card.ts'
import { addToGoal } from '#domain/tools/add-to-goal.ts'
import { addTransaction } from '#domain/tools/add-transaction.ts'
import type { ToolContract } from '#domain/tools/contract.ts'
import { createGoal } from '#domain/tools/create-goal.ts'
import { deleteAccount } from '#domain/tools/delete-account.ts'
import { deleteBudget } from '#domain/tools/delete-budget.ts'
import { deleteCard } from '#domain/tools/delete-card.ts'
import { deleteGoal } from '#domain/tools/delete-goal.ts'
import { deleteTransaction } from '#domain/tools/delete-transaction.ts'
import { getBalances } from '#domain/tools/get-balances.ts'
import { getBudgetStatus } from '#domain/tools/get-budget-status.ts'
import { getGoals } from '#domain/tools/get-goals.ts'
import { getTransactionSummary } from '#domain/tools/get-transaction-summary.ts'
import { importBankTransactions } from '#domain/tools/import-bank-transactions.ts'
import { linkBank } from '#domain/tools/link-bank.ts'
import { listRecurring } from '#domain/tools/list-recurring.ts'
import { listTransactions } from '#domain/tools/list-transactions.ts'
import { setBudget } from '#domain/tools/set-budget.ts'
import { setSubscriptionActive } from '#domain/tools/set-subscription-active.ts'
import { syncBankBalances } from '#domain/tools/sync-bank-balances.ts'
import { undoLast } from '#domain/tools/undo-last.ts'
import { updateBudget } from '#domain/tools/update-budget.ts'
import { updateGoal } from '#domain/tools/update-goal.ts'
import { updateProfile } from '#domain/tools/update-profile.ts'
import { updateTransaction } from '#domain/tools/update-transaction.ts'

/** Every tool there is, by name. */
export const toolContracts = {
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
} as const

export type ToolName = keyof typeof toolContracts
/** What a caller sends. */
export type ToolInput<Name extends ToolName> = z.input<(typeof toolContracts)[Name]['input']>
/** What the tool gets after parsing. */
export type ToolParams<Name extends ToolName> = z.output<(typeof toolContracts)[Name]['input']>
export type ToolOutput<Name extends ToolName> = z.output<(typeof toolContracts)[Name]['output']>

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolContracts, name)
}

/** Whether a screen may call it. */
export function isOpenToScreens(name: ToolName): boolean {
  const { caller }: ToolContract = toolContracts[name]
  return caller !== 'server'
}

/** Whether its input holds what must not lie open on disk (ruling 47). */
export function holdsSecrets(name: ToolName): boolean {
  const { secrets = [] }: ToolContract = toolContracts[name]
  return secrets.length > 0
}
