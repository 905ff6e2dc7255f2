import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import { applyRepairs } from '#domain/understanding/repair/self-repair.ts'
import { settleAmounts } from '#domain/understanding/settle/settle-amounts.ts'
import { chunk } from '#domain/understanding/words/chunk.ts'
import type { AmountPiece } from '#domain/understanding/words/piece.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

/** The amounts and days that stand in a person's own words, each as often as it was said. */
export type SaidFigures = { amounts: Minor[]; days: Day[] }

/**
 * Reads a sentence with the local engine's own readers. An amount that can be heard in two ways, was taken back, is only
 * roughly said, or is in another currency is none that may be written (ruling 42). With a repair that leads nowhere, no
 * amount is certain.
 */
export function saidFigures(text: string, { today, currency }: { today: Day; currency: string }): SaidFigures {
  const read = chunk({ tokens: tokenise(text), today, currency })
  const pieces = settleAmounts(applyRepairs(read)).filter((piece) => !piece.struck)
  const isUnsettled = pieces.some((piece) => piece.type === 'repair' && !isFiller(piece.norm))
  return {
    amounts: isUnsettled ? [] : pieces.flatMap((piece) => (piece.type === 'amount' ? (exactAmount(piece) ?? []) : [])),
    days: pieces.flatMap((piece) => (piece.type === 'day' ? [piece.day] : [])),
  }
}

function exactAmount({ money, doubt }: AmountPiece): Minor | null {
  const isExact = money.otherMinor === null && !money.vague && money.currency === null && doubt !== 'label'
  return isExact ? money.amountMinor : null
}

function isFiller(norm: string): boolean {
  return norm !== 'cancel' && norm !== 'pending'
}
