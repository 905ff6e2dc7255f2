import { useMutation, useQueryClient } from '@tanstack/react-query'
import { focusReturning } from '#web/lib/row-focus.ts'
import { sentAs } from '#web/lib/tools/use-tool.ts'

/**
 * The Undo of a notice: takes back the change that an answer names, and nothing where there was none. `rowId`: the row of the list that it
 * brings back. A notice goes with its press, and those of other changes do not wait for it.
 */
export function useUndo(): (changeId: number | null, rowId?: string) => { undo?: () => void } {
  const { mutate } = useMutation(sentAs('undoLast', useQueryClient()))
  return (changeId, rowId) => {
    if (changeId === null) return {}
    const undo = () => {
      if (rowId !== undefined) focusReturning(rowId)
      mutate({ changeId })
    }
    return { undo }
  }
}
