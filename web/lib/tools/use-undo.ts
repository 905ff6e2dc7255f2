import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTables } from '#web/lib/query/tables.ts'
import { focusReturning } from '#web/lib/row-focus.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

/**
 * The Undo of a notice: takes back the change that an answer names, and nothing where there was none. `rowId`: the row of the list that it
 * brings back. A notice goes with its press, and those of other changes do not wait for it.
 */
export function useUndo(): (changeId: number | null, rowId?: string) => { undo?: () => void } {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (input: { changeId: number }) => callTool('undoLast', input),
    onSuccess: () => refreshTables(client, tablesOfTool.undoLast),
    meta: { errorTitle: errorTitleOfTool.undoLast },
  })
  return (changeId, rowId) => {
    if (changeId === null) return {}
    const undo = () => {
      if (rowId !== undefined) focusReturning(rowId)
      mutate({ changeId })
    }
    return { undo }
  }
}
