import type { ToolParams } from '#domain/tools/registry.ts'
import type { PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import type { WriteToolName } from '#server/tools/registry.ts'
import { findSameEntry } from '#server/tools/same-entry.ts'
import { inWriteTurn, type ToolContext } from '#server/tools/write-turn.ts'

/**
 * Writes the calls of a turn in one commit, or none of them. What this turn already saved by another way of arriving is not
 * saved again (ruling 40). Errors: those of the tools.
 */
export async function writePlanned(
  context: ToolContext,
  turn: { userId: string; turnId: string },
  calls: readonly PlannedCall[],
): Promise<ToolRun[]> {
  return inWriteTurn(context, turn, async ({ run, savedBefore }) => {
    const saved = await savedBefore()
    const runs: ToolRun[] = []
    for (const { name, input, key } of calls) {
      const same = name === 'addTransaction' ? findSameEntry(saved, paramsOf(input)) : undefined
      runs.push({ name, ...(same ?? (await run({ name: name as WriteToolName, input, key }))) })
    }
    return runs
  })
}

function paramsOf(input: unknown): ToolParams<'addTransaction'> {
  return parseInput('addTransaction', input)
}
