import { minorOf, setAside } from '#domain/understanding/settle/settle-piece.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "the blender was 120 in store and 99 online, so I ordered it online", "the TV was 500 at Currys and 450 at Argos, got the cheaper one": of two
 * prices of one thing that where it was bought.
 */
export function chosenPlace(pieces: Piece[]): Piece[] {
  return settledPlace(pieces) ?? pieces
}

/** Whether two prices are told, and where the thing was bought: they are of one thing. */
export function choosesPlace(pieces: readonly Piece[]): boolean {
  return settledPlace(pieces) !== null
}

function settledPlace(pieces: readonly Piece[]): Piece[] | null {
  const [first, second, ...more] = [...pieces.keys()].filter((at) => isAmount(pieces[at]))
  if (first === undefined || second === undefined || more.length > 0) return null
  const between = placeBetween.exec(phraseText(pieces.slice(first + 1, second)))
  const behind = boughtBehind.exec(phraseText(pieces.slice(second + 1).filter(({ type }) => type !== 'day')))
  const isStated = /^(?:was|were|is|are|costs?)$/.test(normBefore(pieces, first))
  if (!between || !behind || !isStated) return null
  const [one = '', other = '', chosen = ''] = [between[1], behind[1], behind[2]].map(bare)
  const isFirst = chosen === one || (isCheaper.test(chosen) && minorOf(pieces[first]) < minorOf(pieces[second]))
  const isSecond = chosen === other || (isCheaper.test(chosen) && !isFirst)
  if (isFirst === isSecond) return null
  const unpaid = isFirst ? second : first
  const [own, end] = [behindWords(pieces, first + 1, between[1]), behindWords(pieces, second + 1, behind[1])]
  return pieces.map((piece, at) => {
    if (at === unpaid && piece.type === 'amount') return setAside(piece)
    const isOther = isFirst ? at >= own : (at > first && at < second) || at >= end
    const isOwnPlace = isSaidOnly.test(isFirst ? one : other) && at > (isFirst ? first : second) && at < end
    const isKept = at === first || at === second || piece.type === 'end' || piece.type === 'day'
    return !isKept && (isOther || isOwnPlace) ? quiet(piece) : piece
  })
}

/** "at the shop", "in store": the place alone. */
function bare(place: string | undefined): string {
  return (place ?? '').trim().replace(/^(?:in|at|on|from|with|through) (?:the |my )?/, '')
}

/** Behind the pieces of so many words, as "Best Buy" is one piece. */
function behindWords(pieces: readonly Piece[], from: number, words: string | undefined): number {
  let [at, left] = [from, (words ?? '').trim().split(' ').length]
  for (; left > 0 && at < pieces.length; at += 1) left -= normAt(pieces, at).split(' ').length
  return at
}

const place =
  '((?:in|at|on|from|with|through) (?:the |my )?(?!\\S*\\d)\\S+ (?:(?!(?:and|but|or|vs|so) |\\S*\\d)\\S+ )?|online |instore |there |here )'
const placeBetween = pattern`^ ${unitSaid}${place}(?:(?:and|but|or|vs|versus|then|it|was|were|only|just) )*$`
const boughtBehind = pattern`^ ${unitSaid}${place}(?:(?:so|and|but|i|we|just|then|obviously|of course) )*(?:ordered|bought|got|took|went (?:with|for)|picked|chose|grabbed|purchased|paid) (?:(?:it|them|that|one|mine) )?
  ((?:(?:in|at|on|from|with|through) )?(?:the |my )?(?:(?!\S*\d)\S+(?: (?!\S*\d)\S+)?|(?:cheaper|cheapest|lower) (?:one|price)) )$`
const isCheaper = /(?:cheaper|cheapest|lower)(?: one| price)?$/
/** Where nothing has a name. */
const isSaidOnly = /^(?:online|instore|store|shop|there|here|person)$/
