import { useTool } from '#web/lib/tools/use-tool.ts'

/** The Undo of a notice: takes back the change that an answer names, and nothing where there was none. */
export function useUndo(): (changeId: number | null) => { undo?: () => void } {
  const { mutate } = useTool('undoLast')
  return (changeId) => (changeId === null ? {} : { undo: () => mutate({ changeId }) })
}
