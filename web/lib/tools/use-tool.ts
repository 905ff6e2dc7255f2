import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

/**
 * A write of the ledger as a mutation: `useTool('addTransaction').mutate({…})`. What it changes on screen is fetched anew; its failure is
 * told with the title of the act, or left to the caller with `errorTitle: null`.
 */
export function useTool<Name extends ToolName>(
  name: Name,
  { errorTitle = errorTitleOfTool[name] }: { errorTitle?: string | null } = {},
): UseMutationResult<ToolAnswer<ToolOutput<Name>>, Error, ToolInput<Name>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ToolInput<Name>) => callTool(name, input),
    onSuccess: () => refreshTables(client, tablesOfTool[name]),
    meta: { errorTitle },
  })
}
