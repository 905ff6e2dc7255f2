import type { Effect } from '#domain/tools/contract.ts'
import type { ToolName } from '#domain/tools/registry.ts'

/**
 * The verbs of the registry that a language model and the voice agent may call, by what they do. Settings, accounts and cards change on
 * their screens alone. Names without their schemas, since the browser needs no more.
 */
export const offeredTools = {
  addTransaction: 'write',
  getTransactionSummary: 'read',
  deleteTransaction: 'destructive',
  undoLast: 'write',
  updateTransaction: 'write',
  listTransactions: 'read',
  setBudget: 'write',
  updateBudget: 'write',
  deleteBudget: 'destructive',
  getBudgetStatus: 'read',
  createGoal: 'write',
  updateGoal: 'write',
  addToGoal: 'write',
  deleteGoal: 'destructive',
  getGoals: 'read',
  getBalances: 'read',
  listRecurring: 'read',
  setSubscriptionActive: 'write',
} as const satisfies Partial<Record<ToolName, Effect>>

export type OfferedTool = keyof typeof offeredTools

export const offeredNames = Object.keys(offeredTools) as OfferedTool[]

export function isOffered(name: string): name is OfferedTool {
  return Object.hasOwn(offeredTools, name)
}

/** Fields of an output that no model is shown: colours and clock times help no answer, and the digits of accounts and cards stay here. */
export function isKeptBack(field: string): boolean {
  return keptBack.test(field)
}
const keptBack = /^(?:categoryColor|color|createdAt|.*AccountNumber|lastFourDigits)$/
