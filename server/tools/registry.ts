import type { ToolName } from '#domain/tools/registry.ts'
import { addTransaction } from '#server/tools/add-transaction.ts'
import { deleteTransaction } from '#server/tools/delete-transaction.ts'
import { getTransactionSummary } from '#server/tools/get-transaction-summary.ts'
import type { ReadTool, WriteTool } from '#server/tools/tool.ts'
import { undoLast } from '#server/tools/undo-last.ts'
import { updateProfile } from '#server/tools/update-profile.ts'

/** What runs behind each contract: the same for screens, chat, voice and models. */
export const tools = {
  addTransaction,
  getTransactionSummary,
  deleteTransaction,
  undoLast,
  updateProfile,
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
