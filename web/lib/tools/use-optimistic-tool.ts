import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'
import { useAct } from '#web/lib/tools/use-act.ts'

/**
 * A write whose effect stands on screen before it is answered: `change` makes the view that is expected, a refusal brings the one
 * before it back and tells why.
 */
export function useOptimisticTool<Name extends ToolName, View>(
  name: Name,
  {
    queryKey,
    change,
    onDone,
    onRefused,
  }: {
    queryKey: QueryKey
    change?: (view: View, input: ToolInput<Name>) => View
    onDone: (answer: ToolAnswer<ToolOutput<Name>>, input: ToolInput<Name>) => void
    /** The view before the act is back. */
    onRefused?: (input: ToolInput<Name>) => void
  },
) {
  const client = useQueryClient()
  return useAct({
    mutationKey: queryKey,
    networkMode: 'always',
    mutationFn: (input: ToolInput<Name>) => callTool(name, input),
    meta: { errorTitle: errorTitleOfTool[name] },
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<View>(queryKey)
      if (before !== undefined && change) client.setQueryData<View>(queryKey, change(before, input))
      return { before }
    },
    onError: (_error, input, kept) => {
      if (kept?.before !== undefined) client.setQueryData(queryKey, kept.before)
      onRefused?.(input)
    },
    onSuccess: (answer, input) => onDone(answer, input),
    onSettled: () => refreshTables(client, tablesOfTool[name]),
  })
}
