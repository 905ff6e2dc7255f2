import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ToolInput } from '#domain/tools/registry.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { addUnsent } from '#web/lib/offline/unsent.ts'
import { useMe } from '#web/lib/query/me.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool, keyOfAct } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

/** Adds an entry and gives its change, or without a network lets it wait under the key of this try: then null (ruling 48). */
export function useAddEntry() {
  const client = useQueryClient()
  const me = useMe()
  return useMutation({
    mutationFn: async (input: ToolInput<'addTransaction'>): Promise<{ changeId: number | null } | null> => {
      try {
        const { changeId } = await callTool('addTransaction', input)
        return { changeId }
      } catch (error) {
        if (!me || !isUnreached(error)) throw error
        addUnsent(me.id, { kind: 'entry', key: keyOfAct(input), input })
        return null
      }
    },
    onSuccess: () => refreshTables(client, tablesOfTool.addTransaction),
    meta: { errorTitle: errorTitleOfTool.addTransaction },
  })
}
