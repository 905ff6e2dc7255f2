import type { ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'

export type SavedEntry = ToolAnswer<ToolOutput<'addTransaction'>>

/**
 * The entry of a turn that a second delivery of the same words means (ruling 40): the same amount, and a merchant that is the
 * same but for case, punctuation, or a longer name ("Chipotle" and "Chipotle Mexican Grill").
 */
export function findSameEntry(
  saved: readonly SavedEntry[],
  wanted: { amountMinor: number; merchant: string },
): SavedEntry | undefined {
  const merchant = bare(wanted.merchant)
  return saved.find(({ output: { transaction } }) => {
    if (Math.abs(transaction.amountMinor) !== wanted.amountMinor) return false
    const known = bare(transaction.merchant)
    if (known === '' || merchant === '') return known === merchant
    return known.includes(merchant) || merchant.includes(known)
  })
}

/** The first entry of a turn with this amount, whatever it is called. */
export function findSameAmount(
  saved: readonly SavedEntry[],
  { amountMinor }: { amountMinor: number },
): SavedEntry | undefined {
  return saved.find(({ output: { transaction } }) => Math.abs(transaction.amountMinor) === amountMinor)
}

/**
 * Which of the entries that a turn has saved stands for which of those that its transcript tells, each for one: those of the same name
 * first, then those of the same amount, whatever a tool call that came before the transcript named them.
 */
export function pairSaved<Entry extends { amountMinor: number; merchant: string }>(
  saved: readonly SavedEntry[],
  entries: readonly Entry[],
): Map<Entry, SavedEntry> {
  const left = [...saved]
  const pairs = new Map<Entry, SavedEntry>()
  const pair = (entry: Entry, same: SavedEntry | undefined): void => {
    if (!same) return
    pairs.set(entry, same)
    left.splice(left.indexOf(same), 1)
  }
  for (const entry of entries) pair(entry, findSameEntry(left, entry))
  for (const entry of entries) if (!pairs.has(entry)) pair(entry, findSameAmount(left, entry))
  return pairs
}

function bare(merchant: string): string {
  return merchant.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
