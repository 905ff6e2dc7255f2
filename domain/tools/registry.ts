import type { z } from 'zod'
import { addTransaction } from '#domain/tools/add-transaction.ts'
import { deleteTransaction } from '#domain/tools/delete-transaction.ts'
import { getTransactionSummary } from '#domain/tools/get-transaction-summary.ts'
import { undoLast } from '#domain/tools/undo-last.ts'
import { updateProfile } from '#domain/tools/update-profile.ts'

/** Every tool there is, by name. */
export const toolContracts = {
  addTransaction,
  getTransactionSummary,
  deleteTransaction,
  undoLast,
  updateProfile,
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
