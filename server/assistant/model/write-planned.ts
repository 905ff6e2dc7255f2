import type { PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import type { WriteToolName } from '#server/tools/registry.ts'
import { findSameEntry } from '#server/tools/same-entry.ts'
import { inWriteTurn, type ToolContext, type WriteTurn } from '#server/tools/write-turn.ts'

/** Writes the calls of a turn in one commit, or none of them. Errors: those of the tools. */
export async function writePlanned(
  context: ToolContext,
  turn: { userId: string; turnId: string },
  calls: readonly PlannedCall[],
): Promise<ToolRun[]> {
  return inWriteTurn(context, turn, (open) => runPlanned(open, { turnId: turn.turnId, calls }))
}

/**
 * Runs the calls inside the open turn, each under the key of its turn and place (ruling 40). What this turn already saved by
 * another way of arriving is not saved again.
 */
export async function runPlanned(
  turn: WriteTurn,
  { turnId, calls }: { turnId: string; calls: readonly PlannedCall[] },
): Promise<ToolRun[]> {
  const savedBefore = await turn.savedBefore()
  const runs: ToolRun[] = []
  let index = 0
  for (const { name, input } of calls) {
    const same = name === 'addTransaction' ? findSameEntry(savedBefore, parseInput('addTransaction', input)) : undefined
    if (same) {
      savedBefore.splice(savedBefore.indexOf(same), 1)
      runs.push({ name, ...same })
      continue
    }
    while (await turn.knows(`${turnId}:${index}`)) index += 1
    const key = `${turnId}:${index}`
    index += 1
    runs.push({ name, ...(await turn.run({ name: name as WriteToolName, input, key })) })
  }
  return runs
}
