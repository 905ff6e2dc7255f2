import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

/**
 * A write whose effect stands on screen before it is answered: `change` makes the view that is expected, a refusal brings the one
 * before it back and tells why. One act is sent at a time, and one that failed is sent again as the same act, so that neither a double
 * click nor a lost answer writes twice.
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
): { send: (input: ToolInput<Name>) => void; isPending: boolean } {
  const client = useQueryClient()
  const failed = useRef<ToolInput<Name>>(null)
  const isSending = useRef(false)
  const { mutate, isPending } = useMutation({
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
      failed.current = input
      if (kept?.before !== undefined) client.setQueryData(queryKey, kept.before)
      onRefused?.(input)
    },
    onSuccess: (answer, input) => {
      failed.current = null
      onDone(answer, input)
    },
    onSettled: () => {
      isSending.current = false
      refreshTables(client, tablesOfTool[name])
    },
  })
  const send = (input: ToolInput<Name>) => {
    if (isSending.current) return
    isSending.current = true
    mutate(failed.current && isSameAct(failed.current, input) ? failed.current : input)
  }
  return { send, isPending }
}

function isSameAct(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
