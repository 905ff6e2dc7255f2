import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'
import { useAct } from '#web/lib/tools/use-act.ts'

/** How a tool is sent: what it changes on screen is fetched anew, its failure is told with the title of the act. */
export function sentAs<Name extends ToolName>(name: Name, client: QueryClient) {
  return {
    mutationFn: (input: ToolInput<Name>) => callTool(name, input),
    onSuccess: () => refreshTables(client, tablesOfTool[name]),
    meta: { errorTitle: errorTitleOfTool[name] },
  }
}

/** A write of the ledger as an act: `useTool('updateTransaction', { onDone }).send({…})`. */
export function useTool<Name extends ToolName>(
  name: Name,
  { onDone }: { onDone?: (answer: ToolAnswer<ToolOutput<Name>>) => void } = {},
) {
  const tool = sentAs(name, useQueryClient())
  return useAct({
    ...tool,
    onSuccess: (answer) => {
      tool.onSuccess()
      onDone?.(answer)
    },
  })
}
