import type { ToolInput } from '#domain/tools/registry.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { findSameEntry } from '#server/tools/same-entry.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

const LONGEST_MERCHANT = 120

/**
 * Writes the entries of one sentence inside the open turn. One that the turn already saved through a tool call is not written
 * again (ruling 40): each saved entry stands for one that was said.
 */
export async function writeEntries(
  turn: WriteTurn,
  { turnId, entries }: { turnId: string; entries: readonly SpokenTransaction[] },
): Promise<TurnOutcome['saved']> {
  const savedBefore = await turn.savedBefore()
  const saved: TurnOutcome['saved'] = []
  let index = 0
  for (const entry of entries) {
    const same = findSameEntry(savedBefore, entry)
    if (same) savedBefore.splice(savedBefore.indexOf(same), 1)
    while (!same && (await turn.knows(writeKey(turnId, index)))) index++
    const { output, changeId } =
      same ?? (await turn.run({ name: 'addTransaction', input: inputOf(entry), key: writeKey(turnId, index++) }))
    if (changeId !== null) saved.push({ transaction: output.transaction, changeId })
  }
  return saved
}

/** The key of a write: its turn and its place in it (ruling 40). */
export function writeKey(turnId: string, index: number): string {
  return `${turnId}:${index}`
}

function inputOf({ merchant, amountMinor, category, kind, day }: SpokenTransaction): ToolInput<'addTransaction'> {
  return { merchant: merchant.slice(0, LONGEST_MERCHANT), amountMinor, category, kind, date: day }
}
