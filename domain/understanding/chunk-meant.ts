import { chunk } from '#domain/understanding/chunk.ts'
import type { Span } from '#domain/understanding/frame.ts'
import { inherit, type MoneyRead } from '#domain/understanding/money/money-read.ts'
import { isConnective, isContent, isFiller } from '#domain/understanding/repair/repair-words.ts'
import { determiners, moneyVerbs, paymentWords } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, type Piece, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

type Told = Parameters<typeof chunk>[0]

/** A sentence as it was meant: its words and pieces without the slips, and where those stood in the text. */
type Retold = { tokens: readonly Token[]; pieces: Piece[]; strikes: Span[] }

/** What is left out: the tokens from the first try to the amount that takes its place, which begins at `fresh` in the text. */
type Slip = { from: number; to: number; span: Span; money: MoneyRead; corrected: MoneyRead | null; fresh: number }

/**
 * Reads a sentence as if the amounts that were put right at once had not been said, so that every rule sees the one that is meant
 * in its place: "half of 37, no wait, 90 for pizza" is half of 90.
 */
export function chunkMeant(told: Told): Retold {
  const pieces = chunk(told)
  const slips = slipsIn(pieces)
  if (slips.length === 0) return { tokens: told.tokens, pieces, strikes: [] }
  const tokens = told.tokens.filter((_, at) => !slips.some(({ from, to }) => at >= from && at < to))
  const meant = chunk({ ...told, tokens }).map((piece) => {
    const slip = slips.find(({ fresh }) => fresh === piece.start)
    if (!slip || piece.type !== 'amount') return piece
    return shaped({ ...piece, money: inherit(piece.money, slip.money), correctedFrom: slip.corrected })
  })
  return { tokens, pieces: meant, strikes: slips.map(({ span }) => span) }
}

function slipsIn(pieces: readonly Piece[]): Slip[] {
  const slips: Slip[] = []
  for (const [at, old] of pieces.entries()) {
    if (old.type !== 'amount' || prior(pieces, at)?.type === 'amount') continue
    const next = afterGap(pieces, at + 1)
    const fresh = pieces[next]
    if (fresh?.type !== 'amount' || !replaces(pieces, at, next)) continue
    const before = slips.find((slip) => slip.fresh === old.start)
    const money = before ? inherit(old.money, before.money) : old.money
    const again = old.money.amountMinor === fresh.money.amountMinor
    const corrected = again ? (before?.corrected ?? null) : money
    const span = { start: old.start, end: old.end }
    slips.push({ from: old.from, to: fresh.from, span, money, corrected, fresh: fresh.start })
  }
  return slips
}

/** What comes after the pauses and sounds behind an amount, and after words that take back and what may stand around them. */
function afterGap(pieces: readonly Piece[], from: number): number {
  let marked = false
  let at = from
  for (; at < from + 12; at += 1) {
    const piece = pieces[at]
    if (isMarker(piece)) marked = true
    else if (!isPause(piece) && !(marked && isConnective(pieces, at))) break
  }
  return at
}

function isMarker(piece: Piece | undefined): boolean {
  return piece?.type === 'repair' || (piece?.type === 'word' && /^(no|well)$/.test(piece.norm))
}

function isPause(piece: Piece | undefined): boolean {
  if (piece?.type === 'separator') return !/^(and|also|plus|then)$/.test(piece.norm)
  return isFiller(piece) || (piece?.type === 'end' && piece.norm === '.')
}

const hesitations = /^(er|err|erm|um|umm|uh|uhh|uhm|hm|hmm)$/

/** Whether an amount takes the place of the one before: after a word that takes back, after a sound, or said twice. */
function replaces(pieces: readonly Piece[], at: number, next: number): boolean {
  const [old, fresh] = [pieces[at] as AmountPiece, pieces[next] as AmountPiece]
  const gap = pieces.slice(at + 1, next)
  const priced = fresh.doubt === 'counts' && pieces.slice(next + 1, next + 4).some(({ type }) => type === 'amount')
  if (priced || isOther(pieces, at, next)) return false
  const marker = gap.find(isMarker)
  if (marker) return !(/^(said|put|typed)$/.test(prior(pieces, at)?.norm ?? '') && / ?meant?$/.test(marker.norm))
  if (gap.some(({ type }) => type === 'end')) return false
  if (old.norm === fresh.norm) return true
  const counts = gap.length === 1 && !old.money.decimal && fresh.money.count === old.money.count + 1
  return !counts && gap.some(({ norm }) => hesitations.test(norm))
}

/** "coffee 4, wait, 12 for lunch": both amounts have a thing of their own. */
function isOther(pieces: readonly Piece[], at: number, next: number): boolean {
  const first = pieces.slice(0, at).findLast((piece) => isContent(piece) || /^(i|we)$/.test(piece.norm))
  const led = /^(for|on)$/.test(pieces[next + 1]?.norm ?? '')
  const second = pieces.slice(led ? next + 2 : next + 1).find(({ norm }) => !determiners.has(norm))
  if (first?.type !== 'name' || second?.type !== 'name' || paymentWords.has(second.norm)) return false
  if (first.entry.display !== null || moneyVerbs.has(first.norm)) return false
  return !pieces.slice(0, at).some(({ norm }) => norm === second.norm)
}
