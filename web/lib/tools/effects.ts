import type { LiveTable } from '#domain/tools/contract.ts'
import type { ToolName } from '#domain/tools/registry.ts'

const ledger: readonly LiveTable[] = ['transactions', 'accounts', 'cards']

/** What each tool may change, for bringing the screen up to date without waiting for the bell. */
export const tablesOfTool = {
  addTransaction: ledger,
  deleteTransaction: ledger,
  getTransactionSummary: [],
  undoLast: ['transactions', 'budgets', 'goals', 'accounts', 'cards'],
  updateProfile: ['profiles'],
} as const satisfies Record<ToolName, readonly LiveTable[]>

/** Title of the notice when a tool fails (specification §8). */
export const errorTitleOfTool = {
  addTransaction: 'Error adding transaction',
  deleteTransaction: 'Error deleting transaction',
  getTransactionSummary: 'Error loading data',
  undoLast: 'Error updating data',
  updateProfile: 'Error updating profile',
} as const satisfies Record<ToolName, string>
