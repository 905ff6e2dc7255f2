import { applyAmount, applyDay, applyEnd } from '#domain/understanding/repair/repair-amount.ts'
import { applyContent } from '#domain/understanding/repair/repair-content.ts'
import { applyNot, denied, dropNamed, droppers, keepNamed } from '#domain/understanding/repair/repair-negation.ts'
import {
  cancelAt,
  isConnective,
  isContent,
  isFiller,
  isStrong,
  soften,
} from '#domain/understanding/repair/repair-words.ts'
import { dateNamed, swapNamed } from '#domain/understanding/repair/swap-named.ts'
import { replaceNamed } from '#domain/understanding/repair/tell-anew.ts'
import {
  ends,
  isAmount,
  isPause,
  type Piece,
  phraseText,
  silence,
  strikeOut,
} from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/**
 * Carries out what people take back while they speak: "lunch twelve, no, fourteen". Replaced pieces are struck, repair words
 * become fillers; a repair piece that is left means "the entry before is cancelled" (norm "cancel") or "the new amount is
 * still to come" (norm "pending").
 */
export function applyRepairs(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  swapNamed(pieces)
  dateNamed(pieces)
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece || piece.struck) continue
    if (
      /^(repair|word)$/.test(piece.type) &&
      /^(not|no|.* no|sorry|wait|actually)$/.test(piece.norm) &&
      denied(pieces, at)
    )
      continue
    if (piece.type === 'word' && piece.norm === 'not') applyNot(pieces, at)
    else if (droppers.has(piece.norm) && (prior(pieces, at)?.type === 'separator' || prior(pieces, at)?.norm === 'but'))
      dropNamed(pieces, at)
    else if (piece.type === 'repair' || isNo(pieces, at)) applyRepair(pieces, at)
  }
  return pieces
}

/** "no" takes something back when it stands alone: after a pause, or right before an amount or a day. */
function isNo(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || piece.norm !== 'no' || at === 0) return false
  const before = prior(pieces, at)
  const after = pieces[at + 1]
  if (!after) return before?.type === 'separator' || before?.type === 'amount'
  if (before?.type === 'amount' && /^(i|we|that|thats|they|he|she)$/.test(after.norm)) return true
  if (after.type === 'amount' || after.type === 'day' || after.type === 'separator' || after.type === 'repair')
    return true
  return before?.type === 'separator' || (after.type === 'word' && (after.norm === 'it' || after.norm === 'its'))
}

function applyRepair(pieces: Piece[], at: number): void {
  let strong = isStrong(pieces[at])
  let cancels = pieces[at]?.type === 'repair' && (pieces[at] as { cancels: boolean }).cancels
  let next = at + 1
  while (next < pieces.length && next < at + 12) {
    const piece = pieces[next]
    if (!piece) break
    if (piece.type === 'repair') {
      strong = strong || isStrong(piece)
      cancels = cancels || piece.cancels
    } else if (piece.type === 'word' && piece.norm === 'no') strong = true
    else if (
      piece.type === 'separator'
        ? piece.norm === 'and' || piece.norm === 'also' || piece.norm === 'plus'
        : !isFiller(piece) && !isConnective(pieces, next)
    )
      break
    next += 1
  }
  const target = pieces[next]
  if (target && droppers.has(target.norm) && /^(the|that|my|out|off|about)$/.test(normAt(pieces, next + 1))) {
    silence(pieces, at, next)
    dropNamed(pieces, next)
    return
  }
  if (keepNamed(pieces, at, next) || takeOwn(pieces, at)) return
  if (!cancels && replaceNamed(pieces, at, next)) return
  const article = target !== undefined && /^(the|my)$/.test(target.norm)
  // "popcorn 8, soda 5, no soda"
  const isDenied = prior(pieces, next)?.norm === 'no'
  const named = cancels || isDenied ? pieces[article ? next + 1 : next] : undefined
  const known =
    (named?.type === 'name' || named?.type === 'word') &&
    pieces.slice(0, at).some((piece) => piece.type === named.type && piece.norm === named.norm)
  if (known && !pieces.slice(next + 1).some(isAmount)) {
    silence(pieces, at, next)
    dropNamed(pieces, next - 1)
    return
  }
  // "taxi 20, actually no don't"
  if (target?.norm === 'dont' && ends(pieces[next + 1])) {
    cancelAt(pieces, at, next + 1)
    return
  }
  const away = paidByOther(pieces, next) || countedBefore(pieces, at)
  if (away > 0) {
    cancelAt(pieces, at, away)
    return
  }
  if (target?.type === 'separator') {
    soften(pieces, at, next, cancels)
    return
  }
  if (!target || target.type === 'end') {
    applyEnd(pieces, at, next, strong, cancels)
    return
  }
  if (target.type === 'amount') {
    applyAmount(pieces, at, next, strong)
    return
  }
  if (target.type === 'day') {
    applyDay(pieces, at, next)
    return
  }
  applyContent(pieces, at, next, strong, cancels)
}

/** "shelf 79, no that's the big one, ours was 59": what was told first was another's, and one's own price follows; false where none does. */
function takeOwn(pieces: Piece[], at: number): boolean {
  const old = pieces.findLastIndex((piece, index) => index < at && piece.type === 'amount' && !piece.struck)
  const own = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  if (old < 0 || own < 0 || own - at > MOST_BETWEEN) return false
  if (!othersThenOwn.test(phraseText(pieces.slice(at + 1, own)))) return false
  strikeOut(pieces, old)
  silence(pieces, at, own)
  return true
}
const MOST_BETWEEN = 11
const othersThenOwn =
  /^ (?:thats|(?:that|those) (?:is|was|were)) (?!(?:not|all|it|fine|ok|okay|right|true|enough|good|correct) )(?:(?:the|an?|my) )?(?:[^\d ]+ ){1,3}(?:and |but )?(?:mine|ours) (?:was|is|were|cost|came to)(?: only| just)? $/

/** "target 40, soap 4, no wait, the soap was in the 40": where the words end by which it has no price of its own; 0 where they are not. */
function countedBefore(pieces: readonly Piece[], at: number): number {
  let next = at
  while (
    /^(?:repair|separator)$/.test(pieces[next]?.type ?? '') ||
    pieces[next]?.norm === 'no' ||
    isFiller(pieces[next])
  )
    next += 1
  const isNamed = /^(?:the|my)$/.test(normAt(pieces, next))
  const thing = pieces[isNamed ? next + 1 : next]
  const told = pieces.slice(0, at).findLast((piece) => isContent(piece))
  if (!/^(?:it|that|this|those|they)$/.test(thing?.norm ?? '') && (!told || thing?.norm !== told.norm)) return 0
  const rest = pieces.slice(isNamed ? next + 2 : next + 1)
  const end = rest.findIndex(isPause)
  const words = end < 0 ? rest : rest.slice(0, end)
  const whole = words.at(-1)
  const isIn =
    countedIn.test(phraseText(words.slice(0, -1))) &&
    whole !== undefined &&
    (whole.type === 'amount' || wholes.test(whole.norm))
  return isIn ? pieces.indexOf(whole) + 1 : 0
}
const countedIn =
  /^ (?:was|were|is|are) (?:(?:already|also|all|just) )*(?:in|(?:included|counted) (?:in|with)|part of) (?:(?:the|that|it) )?$/
const wholes = /^(?:total|bill|price|receipt|it|that)$/

/** "lunch 14, oh no, Raj paid for that": where the words end by which what was told is somebody else's; 0 where they are not. */
function paidByOther(pieces: readonly Piece[], next: number): number {
  const lead = /^(my|our|the|his|her)$/.test(normAt(pieces, next)) ? 1 : 0
  const [who, verb, ...rest] = pieces.slice(next + lead, next + lead + 5)
  if (who?.type !== 'word' || /^(i|we|ive|weve)$/.test(who.norm)) return 0
  if (!/^(paid|covered|got|bought|treated)$/.test(verb?.norm ?? '')) return 0
  const what = rest[0]?.norm === 'for' ? 1 : 0
  const after = rest[what + 1]
  const ends = after === undefined || isPause(after)
  return /^(that|it|this|those|them)$/.test(normAt(rest, what)) && ends ? next + lead + what + 3 : 0
}
