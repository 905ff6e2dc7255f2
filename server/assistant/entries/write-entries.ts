import type { ToolInput } from '#domain/tools/registry.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { sayLeft } from '#server/assistant/answers/budget.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { pairSaved } from '#server/tools/same-entry.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

const LONGEST_MERCHANT = 120

/**
 * Writes the entries of one sentence inside the open turn. One that the turn already saved through a tool call is not written
 * again (ruling 40): each saved entry stands for one that was said. A single entry carries what it means for its budget.
 */
export async function writeEntries(
  turn: WriteTurn,
  { speaker, entries }: { speaker: Speaker; entries: readonly SpokenTransaction[] },
): Promise<{ saved: TurnOutcome['saved']; consequence: string }> {
  const known = pairSaved(await turn.savedBefore(), entries)
  const saved: TurnOutcome['saved'] = []
  let index = 0
  let consequence = ''
  for (const entry of entries) {
    const same = known.get(entry)
    while (!same && (await turn.knows(writeKey(speaker.turnId, index)))) index++
    const { output, changeId } =
      same ??
      (await turn.run({ name: 'addTransaction', input: addInput(entry), key: writeKey(speaker.turnId, index++) }))
    const { transaction, budget } = output
    if (changeId !== null) saved.push({ transaction, changeId, ...(budget ? { budget } : {}) })
    consequence = budget ? sayLeft(budget, speaker.currency) : ''
  }
  return { saved, consequence: saved.length === 1 ? consequence : '' }
}

/** The key of a write: its turn and its place in it (ruling 40). */
export function writeKey(turnId: string, index: number): string {
  return `${turnId}:${index}`
}

/** What the tool takes of an entry as it was said. */
export function addInput({
  merchant,
  amountMinor,
  category,
  kind,
  day,
}: SpokenTransaction): ToolInput<'addTransaction'> {
  return { merchant: merchant.slice(0, LONGEST_MERCHANT), amountMinor, category, kind, date: day }
}
