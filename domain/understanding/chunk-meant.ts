import { chunk } from '#domain/understanding/chunk.ts'
import type { Span } from '#domain/understanding/frame.ts'
import { inherit, type MoneyRead } from '#domain/understanding/money/money-read.ts'
import { sumApart } from '#domain/understanding/money/sum-apart.ts'
import { pairLists } from '#domain/understanding/pair-lists.ts'
import { slipIn } from '#domain/understanding/repair/amount-slip.ts'
import { countSlipIn } from '#domain/understanding/repair/count-slip.ts'
import { withUnitMeant } from '#domain/understanding/repair/unit-slip.ts'
import { type Piece, shaped } from '#domain/understanding/words/piece.ts'
import type { Token } from '#domain/understanding/words/token.ts'

type Told = Parameters<typeof chunk>[0]

/** A sentence as it was meant: its words and pieces without the slips, and where those stood in the text. */
type Meant = { tokens: readonly Token[]; pieces: Piece[]; strikes: Span[] }

/** More than anybody corrects in one breath. */
const MOST_SLIPS = 8

/**
 * Reads a sentence as if the amounts that were put right had not been said, with those that are meant in their places, so that
 * every rule sees these alone: "half of 37 for pizza, no wait, 90" is half of 90 for pizza.
 */
export function chunkMeant(told: Told): Meant {
  let pieces = chunk(told)
  let tokens = pairLists(sumApart(withUnitMeant(told.tokens, pieces), pieces), pieces)
  if (tokens !== told.tokens) pieces = chunk({ ...told, tokens })
  const strikes: Span[] = []
  const count = countSlipIn(pieces)
  if (count) {
    const { old, fresh, from, last } = count
    strikes.push({ start: old.start, end: old.end })
    tokens = [
      ...tokens.slice(0, old.from),
      ...tokens.slice(fresh.from, fresh.to),
      ...tokens.slice(old.to, from.from),
      ...tokens.slice(last.to),
    ]
    pieces = chunk({ ...told, tokens })
  }
  const before = new Map<number, { money: MoneyRead; corrected: MoneyRead | null }>()
  for (let slip = slipIn(pieces); slip && strikes.length < MOST_SLIPS; slip = slipIn(pieces)) {
    const { old, fresh, start, end, kept } = slip
    const again = old.money.amountMinor === fresh.money.amountMinor
    before.set(fresh.start, { money: old.money, corrected: again ? fresh.correctedFrom : old.money })
    strikes.push({ start: old.start, end: old.end })
    tokens = [
      ...tokens.slice(0, start),
      ...tokens.slice(fresh.from, fresh.to),
      ...tokens.slice(...kept),
      ...tokens.slice(end),
    ]
    pieces = chunk({ ...told, tokens }).map((piece) => {
      const first = before.get(piece.start)
      if (!first || piece.type !== 'amount') return piece
      return shaped({ ...piece, money: inherit(piece.money, first.money), correctedFrom: first.corrected })
    })
  }
  return { tokens, pieces, strikes: strikes.sort((one, other) => one.start - other.start) }
}
