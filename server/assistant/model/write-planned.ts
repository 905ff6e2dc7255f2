import type { PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import type { WriteToolName } from '#server/tools/registry.ts'
import { pairSaved, type SavedEntry } from '#server/tools/same-entry.ts'
import { inWriteTurn, type ToolContext, type WriteTurn } from '#server/tools/write-turn.ts'

/** Writes the calls of a turn in one commit, or none of them. Errors: those of the tools. */
export async function writePlanned(
  context: ToolContext,
  turn: { userId: string; turnId: string },
  calls: readonly PlannedCall[],
): Promise<ToolRun[]> {
  return inWriteTurn(context, turn, async (open) =>
    runPlanned(open, { turnId: turn.turnId, calls, saved: await open.savedBefore() }),
  )
}

/**
 * Runs the calls inside the open turn, each under the key of its turn and place (ruling 40). What this turn already saved by
 * another way of arriving, `saved`, is not saved again.
 */
export async function runPlanned(
  turn: WriteTurn,
  { turnId, calls, saved }: { turnId: string; calls: readonly PlannedCall[]; saved: readonly SavedEntry[] },
): Promise<ToolRun[]> {
  const entries = new Map(
    calls
      .filter(({ name }) => name === 'addTransaction')
      .map((call) => [call, parseInput('addTransaction', call.input)]),
  )
  const known = pairSaved(saved, [...entries.values()])
  const runs: ToolRun[] = []
  let index = 0
  for (const call of calls) {
    const { name, input } = call
    const entry = entries.get(call)
    const same = entry && known.get(entry)
    if (same) {
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
