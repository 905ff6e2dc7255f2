import type { LiveTable } from '#domain/tools/contract.ts'
import type { ToolName } from '#domain/tools/registry.ts'

const entries = ['transactions', 'accounts', 'cards'] as const
const everything = ['transactions', 'budgets', 'goals', 'accounts', 'cards', 'paused_payments'] as const
const nothing = [] as const

/** What each tool may change, for bringing the screen up to date without waiting for the bell. */
export const tablesOfTool: Record<ToolName, readonly LiveTable[]> = {
  addTransaction: entries,
  updateTransaction: entries,
  deleteTransaction: entries,
  setBudget: ['budgets'],
  updateBudget: ['budgets'],
  deleteBudget: ['budgets'],
  createGoal: ['goals'],
  updateGoal: ['goals'],
  addToGoal: ['goals'],
  deleteGoal: ['goals'],
  addAccount: ['accounts'],
  deleteAccount: ['accounts'],
  addCard: ['cards'],
  deleteCard: ['cards'],
  setSubscriptionActive: ['paused_payments'],
  undoLast: everything,
  linkBank: ['accounts', 'cards'],
  syncBankBalances: ['accounts', 'cards'],
  importBankTransactions: entries,
  updateProfile: ['profiles'],
  getTransactionSummary: nothing,
  listTransactions: nothing,
  getBudgetStatus: nothing,
  getGoals: nothing,
  getBalances: nothing,
  listRecurring: nothing,
}

const READING = 'Error loading data'

/** Title of the notice when a tool fails (specification §8). */
export const errorTitleOfTool: Record<ToolName, string> = {
  addTransaction: 'Error adding transaction',
  updateTransaction: 'Error updating transaction',
  deleteTransaction: 'Error deleting transaction',
  setBudget: 'Error creating budget',
  updateBudget: 'Error updating budget',
  deleteBudget: 'Error deleting budget',
  createGoal: 'Error creating goal',
  updateGoal: 'Error updating goal',
  addToGoal: 'Error updating goal',
  deleteGoal: 'Error deleting goal',
  addAccount: 'Error adding account',
  deleteAccount: 'Error removing account',
  addCard: 'Error adding card',
  deleteCard: 'Error removing card',
  setSubscriptionActive: 'Error updating subscription',
  undoLast: 'Error taking that back',
  linkBank: 'Link Failed',
  syncBankBalances: 'Refresh Failed',
  importBankTransactions: 'Refresh Failed',
  updateProfile: 'Error updating profile',
  getTransactionSummary: READING,
  listTransactions: READING,
  getBudgetStatus: READING,
  getGoals: READING,
  getBalances: READING,
  listRecurring: READING,
}
