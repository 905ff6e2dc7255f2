import { isContent } from '#domain/understanding/entries/segment.ts'
import { isIncome } from '#domain/understanding/income/is-income.ts'
import { determiners, prepositions } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "got paid today, spent 60 at Target", "sold the bike and bought a new one for 300": that money came is told without a sum, and the sum is
 * of what was paid then. Of such a telling only the payment stays, the days that are told with it, and the thing that "a new one" is.
 */
export function withoutComing(pieces: Piece[]): Piece[] {
  if (!pieces.some(({ norm }) => spends.has(norm))) return pieces
  let start = 0
  for (const [at, { type, norm }] of pieces.entries()) {
    if (type === 'amount') start = pieces.length
    else if (type === 'end' || (type === 'separator' && start > at)) start = at + 1
    else if (at > start && spends.has(norm) && isPaidThen(pieces, start, at)) {
      const isAnother = another.test(phraseText(pieces.slice(at + 1, at + 4)))
      return pieces.filter(
        (piece, index) => index < start || index >= at || piece.type === 'day' || (isAnother && isGoods(piece)),
      )
    }
  }
  return pieces
}
const spends = wordSet('spent bought paid got treated')
const another = /^ (?:(?:an?|the|another|two) )?(?:\S+ )?ones? /

function isGoods(piece: Piece): boolean {
  return piece.type === 'name' && piece.entry.category !== 'Income'
}

function isPaidThen(pieces: readonly Piece[], start: number, at: number): boolean {
  let end = at
  while (end > start && isJoint(pieces[end - 1])) end -= 1
  const [lead, joint] = [pieces.slice(start, end), pieces.slice(end, at)]
  const isApart = joint.some((piece) => isPause(piece) || goesOn.has(piece.norm))
  // "sold the shoes I bought for 80": told of the thing itself.
  if (lead.length === 0 || (joint.length > 0 && !isApart) || !leadsOn(pieces, at, isApart)) return false
  if (!isApart && pieces[at]?.norm === 'paid' && !lead.slice(0, 2).some(({ norm }) => does.has(norm))) return false
  const price = pieces.findIndex(({ type, struck }, index) => index > at && type === 'amount' && !struck)
  if (price < 0 || pieces.slice(at, price).some(({ type }) => type === 'end')) return false
  return isIncome(lead) && !isIncome(pieces.slice(at, price + 3))
}

function isJoint(piece: Piece | undefined): boolean {
  return isPause(piece) || goesOn.has(piece?.norm ?? '') || piece?.norm === 'i' || piece?.norm === 'we'
}
/** What the person did; in "my client paid the invoice" another paid. */
const does = wordSet('got returned sold received cashed won collected')
const goesOn = wordSet('and so then')

/** Whether what follows the verb is what one paid for: "paid 40 for gas", "got new shoes for 80"; not "Sam paid 40 for it", nor "bought at Macy's". */
function leadsOn(pieces: readonly Piece[], at: number, isApart: boolean): boolean {
  const self = oneself.has(normAt(pieces, at + 1)) ? at + 1 : at
  const next = pieces[self + 1]
  const verb = pieces[at]?.norm
  if (verb === 'spent') return true
  if (verb === 'treated') return self > at
  if (verb === 'got') return isPricedThing(pieces, self + 1)
  if (next?.type === 'amount') {
    const isPayer = !isApart && isPause(prior(pieces, at, 2))
    return !isPayer && paidFor.test(phraseText(pieces.slice(at + 1, at + 6)))
  }
  return next?.type === 'name' || determiners.has(next?.norm ?? '') || (isApart && verb === 'bought' && isContent(next))
}
const oneself = wordSet('myself ourselves')
const paidFor = /^ \S+ (?:\S+ )?for (?!it |them |that |this |me |us )/

/** "got socks 8", "got a new lamp for 60": a thing that is known, and its price. */
function isPricedThing(pieces: readonly Piece[], from: number): boolean {
  let at = from
  while (at < from + 3 && (determiners.has(normAt(pieces, at)) || pieces[at]?.norm === 'new')) at += 1
  const thing = pieces[at]
  if (thing?.type !== 'name' || thing.entry.display !== null || !isGoods(thing)) return false
  return pieces[pieces[at + 1]?.norm === 'for' ? at + 2 : at + 1]?.type === 'amount'
}

/** "used my bonus for a TV 300", "shoes 80 with my birthday money", "gave my son 20 of my winnings": what came before, and what one paid from it. */
export function withoutMeans(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ norm }, index) => mine.has(norm) && isMeans(pieces, index))
  if (at < 0) return pieces
  const end = endOfMeans(pieces, at)
  if (end < 0) return pieces
  const from = prior(pieces, at, 2)?.norm === 'out' ? at - 2 : at - 1
  const rest = pieces.filter((_, index) => index < from || index >= end)
  // "got 40 with my cashback app" tells nothing else.
  const isTold = rest.some(isContent) || givenAway.test(phraseText(rest))
  return isTold && !isIncome(rest) ? rest : pieces
}
const mine = wordSet('my our')
const means = wordSet('with using used blew spent')
const spentOn = / (?:spent|used|blew|paid) .* (?:on|for) /
const givenAway = pattern`(?:^|\d\S*)(?: (?:and|then|also|just|today|yesterday|i|we|ive|weve))* (?:gave|donated|lent|sent|handed|tipped) (?!me |us )`

function isMeans(pieces: readonly Piece[], at: number): boolean {
  const lead = normBefore(pieces, at)
  const part = prior(pieces, at, 2)
  if (!means.has(lead) && part?.type === 'amount' && /^(?:of|from)$/.test(lead) && givenAway.test(phraseText(pieces)))
    return true
  if (lead !== 'of') return means.has(lead)
  return part?.norm === 'out' || (part?.type === 'amount' && spentOn.test(phraseText(pieces)))
}

function endOfMeans(pieces: readonly Piece[], at: number): number {
  let end = at + 1
  while (end < at + 4 && isNoun(pieces[end])) end += 1
  return end > at + 1 && isIncome(pieces.slice(at, end)) ? end : -1
}

function isNoun(piece: Piece | undefined): boolean {
  return piece?.type === 'name' || (isContent(piece) && !prepositions.has(piece?.norm ?? ''))
}
