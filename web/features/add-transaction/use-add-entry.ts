import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import type { ToolInput } from '#domain/tools/registry.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { addUnsent } from '#web/lib/offline/unsent.ts'
import { useMe } from '#web/lib/query/me.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool, keyOfAct } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'
import { OneAct } from '#web/lib/tools/one-act.ts'
import { useAct } from '#web/lib/tools/use-act.ts'

type Entry = ToolInput<'addTransaction'>

/** The dialog is one for all screens: closed over an entry that is under way and opened anew, it knows of it. */
const mutationKey = ['addTransaction']
const acts = new OneAct<Entry>()

/** Adds an entry and gives its change, or without a network lets it wait under the key of this try: then null (ruling 48). */
export function useAddEntry(onDone: (saved: { changeId: number | null } | null, entry: Entry) => void) {
  const client = useQueryClient()
  const me = useMe()
  const { send } = useAct(
    {
      mutationKey,
      mutationFn: async (input: Entry): Promise<{ changeId: number | null } | null> => {
        try {
          const { changeId } = await callTool('addTransaction', input)
          return { changeId }
        } catch (error) {
          if (!me || !isUnreached(error)) throw error
          addUnsent(me.id, { kind: 'entry', key: keyOfAct(input), input })
          return null
        }
      },
      onSuccess: (saved, entry) => {
        refreshTables(client, tablesOfTool.addTransaction)
        onDone(saved, entry)
      },
      meta: { errorTitle: errorTitleOfTool.addTransaction },
    },
    acts,
  )
  return { send, isPending: useIsMutating({ mutationKey }) > 0 }
}
