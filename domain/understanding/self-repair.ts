import { fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/function-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/piece.ts'

const connectives = new Set(
  'it its they those these was were is that thats this should be to or the make more like i spent paid a in fact for said not cost costs'.split(
    ' ',
  ),
)

/**
 * Carries out what people take back while they speak: "lunch twelve, no, fourteen". Replaced pieces are struck, repair words
 * become fillers; a repair piece that is left means "the entry before is cancelled" (norm "cancel") or "the new amount is
 * still to come" (norm "pending").
 */
export function applyRepairs(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece || piece.struck) continue
    if (piece.type === 'amount') applyRestart(pieces, at)
    else if (isSecondThought(pieces, at)) applyRepair(pieces, at)
    else if (piece.type === 'word' && piece.norm === 'not') applyNot(pieces, at)
    else if (droppers.has(piece.norm) && pieces[at - 1]?.type === 'separator') dropNamed(pieces, at)
    else if (piece.type === 'repair' || isNo(pieces, at)) applyRepair(pieces, at)
  }
  return pieces
}

/** "forty uh forty two": the first try goes. */
function applyRestart(pieces: Piece[], at: number): void {
  let next = at + 1
  while (isFiller(pieces[next]) || pieces[next]?.norm === '…' || pieces[next]?.norm === '-') next += 1
  const [first, second] = [pieces[at], pieces[next]]
  if (first?.type !== 'amount' || second?.type !== 'amount') return
  const hesitates = next > at + 1 && pieces[at + 1]?.norm === '…'
  const again =
    first.norm === second.norm ||
    second.norm.startsWith(`${first.norm} `) ||
    (hesitates && Math.floor(second.money.count) === first.money.count)
  if (!again || first.money.decimal) return
  pieces[at] = { ...first, struck: true }
  silence(pieces, at + 1, next)
}

const droppers = new Set('scratch|forget|remove|cancel|skip|drop|delete|minus'.split('|'))

/** "coffee 4, lunch 12, scratch the coffee": the entry that is named goes. */
function dropNamed(pieces: Piece[], at: number): void {
  const article = pieces[at + 1]?.norm === 'the' || pieces[at + 1]?.norm === 'that' ? at + 2 : at + 1
  const target = pieces[article]
  if (!target || (target.type !== 'name' && target.type !== 'word') || pieces[article + 1]?.type === 'amount') return
  const named = pieces.findIndex((piece, index) => index < at && !piece.struck && piece.norm === target.norm)
  if (named < 0) return
  const amount = pieces.findIndex(
    (piece, index) => index < at && index > named && piece.type === 'amount' && !piece.struck,
  )
  for (const index of [named, amount]) {
    const piece = pieces[index]
    if (piece) pieces[index] = { ...piece, struck: true }
  }
  silence(pieces, at, article + 1)
}

/** "no" takes something back when it stands alone: after a pause, or right before an amount or a day. */
function isNo(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || piece.norm !== 'no' || at === 0) return false
  const before = pieces[at - 1]
  const after = pieces[at + 1]
  if (!after) return before?.type === 'separator' || before?.type === 'amount'
  if (after.type === 'amount' || after.type === 'day' || after.type === 'separator' || after.type === 'repair')
    return true
  return before?.type === 'separator' || (after.type === 'word' && (after.norm === 'it' || after.norm === 'its'))
}

/** "30, well, 36": between pauses and before an amount. */
function isSecondThought(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.type !== 'word' || pieces[at]?.norm !== 'well' || pieces[at - 1]?.type !== 'separator') return false
  const next = pieces[at + 1]?.type === 'separator' ? pieces[at + 2] : pieces[at + 1]
  return next?.type === 'amount' && pieces[at - 2]?.type === 'amount'
}

function isFiller(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && fillers.has(piece.norm)
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

function isStrong(piece: Piece | undefined): boolean {
  if (piece?.type === 'word') return piece.norm === 'no'
  return piece?.type === 'repair' && !weakOnly.has(piece.norm)
}
const weakOnly = new Set(
  'oh shoot|shoot|oh crap|oh snap|dang it|let me see|let me think|what am i saying|sorry|wait|hold on|hang on|oops|whoops|actually|well actually|pardon|oh wait|ah wait|it was actually'.split(
    '|',
  ),
)
const additive = new Set(['wait', 'hold on', 'hang on', 'oh wait', 'ah wait', 'pardon'])

function isConnective(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || !connectives.has(piece.norm)) return false
  if (piece.norm !== 'for' && piece.norm !== 'to') return true
  return pieces[at + 1]?.type === 'amount'
}

/** Turns the repair words into fillers, so that nothing else reads them. */
function silence(pieces: Piece[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at]
    if (piece) pieces[at] = { ...bare(piece), type: 'word', norm: 'um', capital: false }
  }
}

function bare(piece: Piece): { from: number; to: number; start: number; end: number; struck: boolean } {
  return { from: piece.from, to: piece.to, start: piece.start, end: piece.end, struck: piece.struck }
}

function soften(pieces: Piece[], at: number, next: number, cancels: boolean): void {
  if (cancels) cancelAt(pieces, at, next)
  else silence(pieces, at, next)
}

function cancelAt(pieces: Piece[], at: number, next: number): void {
  const first = pieces[at]
  if (!first) return
  silence(pieces, at, next)
  pieces[at] = { ...bare(first), type: 'repair', norm: 'cancel', cancels: true }
}

function applyEnd(pieces: Piece[], at: number, next: number, strong: boolean, cancels: boolean): void {
  const first = pieces[at]
  if (cancels) {
    cancelAt(pieces, at, next)
    return
  }
  if (first && strikeFirstTry(pieces, at)) {
    silence(pieces, at, next)
    return
  }
  if (strong && first && lastAmount(pieces, at)) {
    silence(pieces, at, next)
    pieces[at] = { ...bare(first), type: 'repair', norm: 'pending', cancels: false }
    return
  }
  silence(pieces, at, next)
}

/** "5… 6 I mean": of two amounts that only a pause parts, the second is meant. */
function strikeFirstTry(pieces: Piece[], at: number): boolean {
  const second = lastAmount(pieces, at)
  if (second === null || pieces.slice(second + 1, at).some((piece) => piece.type !== 'separator' && !isFiller(piece)))
    return false
  let before = second - 1
  while (/^(…|,|-|um)$/.test(pieces[before]?.norm ?? '')) before -= 1
  const first = pieces[before]
  if (before === second - 1 || first?.type !== 'amount') return false
  pieces[before] = { ...first, struck: true }
  silence(pieces, before + 1, second)
  return true
}

function lastAmount(pieces: readonly Piece[], before: number): number | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const piece = pieces[at]
    if (piece?.type === 'amount' && !piece.struck) return at
    if (piece?.type === 'repair' && piece.norm === 'cancel') return null
  }
  return null
}

function applyAmount(pieces: Piece[], at: number, next: number, strong: boolean): void {
  const old = lastAmount(pieces, at)
  const replaced = old === null ? null : pieces[old]
  const fresh = pieces[next]
  if (old === null || replaced?.type !== 'amount' || fresh?.type !== 'amount') {
    silence(pieces, at, next)
    return
  }
  const prep = pieces[next + 1]
  const thing = pieces[next + 2]
  const another = prep?.type === 'word' && (prep.norm === 'for' || prep.norm === 'on') && thing?.type === 'name'
  if (!strong && another && pieces[at]?.type === 'repair' && additive.has(pieces[at]?.norm ?? '')) {
    silence(pieces, at, next)
    return
  }
  pieces[old] = { ...replaced, struck: true }
  pieces[next] = { ...fresh, doubt: null, correctedFrom: replaced.money, money: inherit(fresh, replaced) }
  silence(pieces, Math.min(at, next), next)
  silenceGap(pieces, old, at)
}

/** "twenty euros, no, thirty": the currency stays. */
function inherit(fresh: AmountPiece, replaced: AmountPiece): AmountPiece['money'] {
  if (fresh.money.marked || replaced.money.currency === null) return fresh.money
  return { ...fresh.money, currency: replaced.money.currency }
}

/** Commas between the old amount and the repair do not part two entries any more. */
function silenceGap(pieces: Piece[], old: number, at: number): void {
  for (let between = old + 1; between < at; between += 1) {
    if (pieces[between]?.type === 'separator') silence(pieces, between, between + 1)
  }
}

function applyDay(pieces: Piece[], at: number, next: number): void {
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before]
    if (piece?.type !== 'day' || piece.struck) continue
    pieces[before] = { ...piece, struck: true }
    break
  }
  silence(pieces, at, next)
  if (pieces[at - 1]?.type === 'separator') silence(pieces, at - 1, at)
}

function isContent(piece: Piece | undefined): boolean {
  if (!piece || piece.struck) return false
  if (piece.type === 'name') return true
  return (
    piece.type === 'word' &&
    !fillers.has(piece.norm) &&
    !pronouns.has(piece.norm) &&
    !prepositions.has(piece.norm) &&
    !moneyVerbs.has(piece.norm)
  )
}

function applyContent(pieces: Piece[], at: number, next: number, strong: boolean, cancels: boolean): void {
  let end = next
  while (end < pieces.length && (isContent(pieces[end]) || isPreposition(pieces[end]) || isFiller(pieces[end])))
    end += 1
  const ownAmount = findOwnAmount(pieces, end)
  const old = lastAmount(pieces, at)
  const before = old === null ? null : pieces[old]
  const again = pieces
    .slice(end, end + 6)
    .some(
      (piece) =>
        piece.type === 'amount' && before?.type === 'amount' && piece.money.amountMinor === before.money.amountMinor,
    )
  const adds = !strong && !again && additive.has(pieces[at]?.norm ?? '')
  if (old !== null && ownAmount) {
    if (adds) silence(pieces, at, next)
    else cancelAt(pieces, at, next)
    return
  }
  if (cancels) {
    cancelAt(pieces, at, next)
    return
  }
  if (end === next || (!strong && !isPreposition(pieces[next]) && pieces[next]?.type !== 'name')) {
    silence(pieces, at, next)
    return
  }
  replaceContent(pieces, at, next, end)
}

function findOwnAmount(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < pieces.length && at < from + 6; at += 1) {
    const piece = pieces[at]
    if (piece?.type === 'amount') return true
    if (piece?.type === 'end' || piece?.type === 'separator' || piece?.type === 'repair') return false
  }
  return false
}

function isPreposition(piece: Piece | undefined): boolean {
  return piece?.type === 'word' && prepositions.has(piece.norm)
}

/** "at Subway, no, Chipotle": the old words are struck and the new ones take their place. */
function replaceContent(pieces: Piece[], at: number, next: number, end: number): void {
  const prep = isPreposition(pieces[next]) ? (pieces[next]?.norm ?? null) : null
  let oldEnd = at
  while (oldEnd > 0 && !isContent(pieces[oldEnd - 1])) oldEnd -= 1
  let oldStart = oldEnd
  while (oldStart > 0 && isContent(pieces[oldStart - 1])) oldStart -= 1
  const samePrep = prep === null || pieces[oldStart - 1]?.norm === prep
  if (oldEnd > oldStart && samePrep) {
    for (let index = oldStart; index < oldEnd; index += 1) {
      const piece = pieces[index]
      if (piece) pieces[index] = { ...piece, struck: true }
    }
    const fresh = pieces.slice(prep === null ? next : next + 1, end)
    silence(pieces, next, end)
    silence(pieces, at, next)
    if (pieces[at - 1]?.type === 'separator') silence(pieces, at - 1, at)
    pieces.splice(end - fresh.length, fresh.length)
    pieces.splice(oldEnd, 0, ...fresh)
    return
  }
  silence(pieces, at, next)
}

/** "14 not 12", "not 12 but 14", "tea not coffee". */
function applyNot(pieces: Piece[], at: number): void {
  let next = at + 1
  while (isFiller(pieces[next]) || pieces[next]?.norm === 'the' || pieces[next]?.norm === 'a') next += 1
  const wrong = pieces[next]
  if (wrong?.type === 'amount') {
    const before = lastAmount(pieces, at)
    const kept = before === null ? null : pieces[before]
    if (before !== null && kept?.type === 'amount') {
      pieces[before] = { ...kept, correctedFrom: wrong.money, doubt: null }
      pieces[next] = { ...wrong, struck: true }
      silenceGap(pieces, before, at)
      silence(pieces, at, next)
      return
    }
    let later = next + 1
    while (later < pieces.length && later < next + 5 && pieces[later]?.type !== 'amount') later += 1
    const right = pieces[later]
    if (right?.type !== 'amount') return
    pieces[next] = { ...wrong, struck: true }
    pieces[later] = { ...right, correctedFrom: wrong.money, doubt: null }
    silence(pieces, next + 1, later)
    silence(pieces, at, next)
    return
  }
  if (!isContent(wrong) || !isContent(pieces[at - 1]) || pieces[at - 1]?.type === 'amount') return
  const end = next + 1
  for (let index = at; index < end; index += 1) {
    const piece = pieces[index]
    if (piece) pieces[index] = { ...piece, struck: index >= next }
  }
  silence(pieces, at, next)
}
