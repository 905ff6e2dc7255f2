import { saidCount, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, type Piece, silence } from '#domain/understanding/words/piece.ts'

/** So many heads at one price, from the word that counts them to behind the price. */
type Group = { from: number; to: number; price: number; paid: AmountPiece; minor: number }

/** "two at £14 and me at £22", "two kids at 8 and two adults at 12": the heads are counted up, each at its own price, and one entry is of all. */
export function addHeads(pieces: Piece[]): Piece[] {
  if (pieces.filter(({ norm }) => norm === 'at').length < 2) return pieces
  const isAdmitted = pieces.some((piece) => piece.type === 'name' && /^(?:Ent|Travel)/.test(piece.entry.category))
  for (let at = 0; at < pieces.length; at += 1) {
    const groups = groupsFrom(pieces, at)
    const [first, ...more] = groups
    const last = more.at(-1)
    if (!first || !last) continue
    if (arePriced(pieces, groups, isAdmitted)) return summed(pieces, first, last, groups)
    at = last.price
  }
  return pieces
}

function summed(pieces: readonly Piece[], first: Group, last: Group, groups: readonly Group[]): Piece[] {
  const counted = [...pieces]
  silence(counted, first.from, last.to)
  const sum = groups.reduce((total, { minor }) => total + minor, 0)
  counted[first.price] = withAmount(first.paid, sum)
  return counted
}

function groupsFrom(pieces: readonly Piece[], start: number): Group[] {
  const groups: Group[] = []
  for (let group = groupAt(pieces, start); group; ) {
    groups.push(group)
    const joint = group.to
    let next = joint
    while (pieces[next]?.type === 'separator') next += 1
    group = next > joint ? groupAt(pieces, next) : null
  }
  return groups
}

function groupAt(pieces: readonly Piece[], from: number): Group | null {
  const heads = countOf(pieces[from])
  const price = pieces[from + 1]?.norm === 'at' ? from + 2 : isHead(pieces[from + 1]) ? from + 3 : 0
  const paid = pieces[price]
  if (heads === null || price === 0 || pieces[price - 1]?.norm !== 'at') return null
  if (paid?.type !== 'amount' || paid.struck || paid.money.amountMinor === null) return null
  const to = pieces[price + 1]?.norm === 'each' ? price + 2 : price + 1
  return { from, to, price, paid, minor: heads * paid.money.amountMinor }
}

/**
 * One of them is told as a person, all in one currency, and so that no time of day is meant: "picked up two kids at 3 and me at 4",
 * "dinner for two at 8".
 */
function arePriced(pieces: readonly Piece[], groups: readonly Group[], isAdmitted: boolean): boolean {
  const first = groups[0]
  if (!first || (pieces[first.from - 1]?.norm === 'for' && !isHead(pieces[first.from + 1]))) return false
  return (
    groups.some(({ from, price }) => pieces.slice(from, price).some(isHead)) &&
    groups.every(({ paid }) => paid.money.currency === first.paid.money.currency) &&
    (isAdmitted || groups.some(({ paid: { money } }) => money.marked || money.decimal || money.count > LAST_HOUR))
  )
}
const LAST_HOUR = 24

function countOf(piece: Piece | undefined): number | null {
  if (/^(?:me|myself|one|an?)$/.test(piece?.norm ?? '')) return 1
  const count = saidCount(piece)
  return count !== null && Number.isInteger(count) && count > 0 && count < MOST_HEADS ? count : null
}
const MOST_HEADS = 20

function isHead(piece: Piece | undefined): boolean {
  return people.has(piece?.norm ?? '') || heads.test(piece?.norm ?? '')
}
const heads =
  /^(?:me|myself|kids?|adults?|child|children|seniors?|students?|pensioners?|teens?|concessions?|people|of us)$/
