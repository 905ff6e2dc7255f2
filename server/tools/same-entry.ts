import type { ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'

type Saved = ToolAnswer<ToolOutput<'addTransaction'>>

/**
 * The entry of a turn that a second delivery of the same words means (ruling 40): the same amount, and a merchant that is the
 * same but for case, punctuation, or a longer name ("Chipotle" and "Chipotle Mexican Grill").
 */
export function findSameEntry(
  saved: readonly Saved[],
  wanted: { amountMinor: number; merchant: string },
): Saved | undefined {
  const merchant = bare(wanted.merchant)
  return saved.find(({ output: { transaction } }) => {
    if (Math.abs(transaction.amountMinor) !== wanted.amountMinor) return false
    const known = bare(transaction.merchant)
    if (known === '' || merchant === '') return known === merchant
    return known.includes(merchant) || merchant.includes(known)
  })
}

function bare(merchant: string): string {
  return merchant.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
