import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { inRole, isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "the uber from Saturday, I told you 18 but it actually came to 21.60", "I told you lunch was 12 but it was 14", "I said 18 for the uber but
 * it was 21": the entry stands already, and what it was comes last. Told as the correction that it is: "correction, the uber was 21.60".
 */
export function saidOtherwise(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    ({ norm }, index) => reporting.test(norm) && /^(?:i|ive|we)$/.test(normBefore(pieces, index)),
  )
  if (at < 0) return pieces
  const [old = 0, fresh = old, ...more] = [...pieces.keys()].filter((index) => isAmount(pieces[index]))
  const price = pieces[fresh]
  const said = normAt(pieces, at + 1) === 'you' ? at + 2 : at + 1
  if (otherwise.test(phraseText(pieces.slice(at, at + 3)))) return pieces
  if (more.length > 0 || price?.type !== 'amount' || old < said) return pieces
  if (normAt(pieces, at) === 'told' && said === at + 1) return pieces
  const rest = pieces.slice(fresh + 1)
  const isBehind = fresh === old && price.correctedFrom !== null && onPaper(rest)
  const between = isBehind ? rest : pieces.slice(old + 1, fresh)
  // "I put lunch at 12 but it was actually 14" is put right within its own price already.
  const turns = fresh > old ? between.some(isTurn) && itWas.test(phraseText(between)) : price.correctedFrom !== null
  const before = phraseText(pieces.slice(said, old))
  if (!turns || unsaid.test(before) || !(isBehind || courtesy.test(phraseText(rest)))) return pieces
  const thing = [pieces.slice(0, at - 1), pieces.slice(said, old), behindPrice(between)]
    .map((words) => words.filter(names))
    .find((words) => words.some(isContent))
  const first = thing?.[0]
  if (!thing || !first || thing.some(({ norm }) => pointing.test(norm)) || tellsMore(between)) return pieces
  const word = { capital: false, type: 'word' } as const
  return [
    inRole(first, { type: 'repair', norm: 'correction', cancels: false }),
    inRole(first, { ...word, norm: 'the' }),
    ...thing,
    inRole(price, { ...word, norm: 'was' }),
    price,
  ]
}

const reporting = /^(?:told|said|put|typed|entered|logged|wrote)$/
/** "logged on", "wrote a check", "entered the raffle": something else was done. */
const otherwise =
  / (?:wrote|entered|logged|put) (?:on|off|to|in|into|up|out|an?) | entered (?:the )?(?:raffle|race|contest|competition|draw|lottery|tournament) /
const itWas = pattern` (?:it|(?:the|my|this|that) (?:(?:till|shop|card|bank) )?(?:receipt|bill|slip|docket|app|bank|statement|till)) (?:(?:here|there|actually|clearly|only) )*(?:says|said|shows|showed) (?:(?:its|it was|it is) )?$| (?:it|that) (?:(?:actually|really|only|just|in fact) )*(?:was|cost|came to|is|should be|should have been) (?:(?:actually|really|only|just
  |more like) )*$| (?:its|thats|should be|should have been) (?:(?:actually|really|only|just|more like) )*$`
/** What was to be paid, and no price that was written down. */
const unsaid = / (?:id|ill|would|wanted|going|deposit|down|bid|offer) /
const courtesy =
  /^ (?:(?:but|so|please|sorry|can|could|would|you|just|fix|change|correct|update|it|that|penny|for|me|thanks|actually|instead) )*$/

/** "for Shirley's but I've looked at the receipt and it says": the thing, and where what is right was read. */
function onPaper(rest: readonly Piece[]): boolean {
  const turn = rest.findIndex(({ norm }) => norm === 'but')
  const after = rest.slice(turn + 1)
  const isSeen = after.some(({ norm }) => papers.test(norm)) && after.some(({ norm }) => seeing.test(norm))
  if (after.length > 0 && !isSeen) return false
  return (
    rest[0]?.norm === 'for' &&
    turn > 1 &&
    after.length < 10 &&
    after.every(({ type, norm }) => type !== 'name' || papers.test(norm))
  )
}

const seeing = /^(?:looked|checked|checking|seen|found|read|got|have|says|said)$/

function behindPrice(words: readonly Piece[]): readonly Piece[] {
  const to = words.findIndex(isTurn)
  return words[0]?.norm === 'for' ? words.slice(0, to) : []
}

function isTurn({ type, norm }: Piece): boolean {
  return type === 'separator' || /^(?:but|though|when)$/.test(norm)
}

/** "the last thing I told you", "you misheard me" name no entry. */
const pointing = /^(?:last|latest|previous|thing|entry|amount|price|misheard|heard)$/

/** "… and afterwards we had brunch, that was 38": of something else. */
function tellsMore(between: readonly Piece[]): boolean {
  return between.some(
    ({ type, norm }, at) =>
      type === 'name' && between[0]?.norm !== 'for' && at > 0 && !papers.test(norm) && !/^shows?$/.test(norm),
  )
}
const papers = /^(?:app|bank|bill|card|docket|receipt|statement|slip|till)$/

/** No part of what was said around it: "hey, the uber from Saturday", "lunch was", "for the uber". */
function names(piece: Piece): boolean {
  return piece.type === 'day' || piece.type === 'name' || (piece.type === 'word' && !around.test(piece.norm))
}
const around =
  /^(?:the|my|our|that|was|were|at|as|for|is|from|on|of|one|hey|hi|so|oh|ok|okay|and|um|uh|you|it|said|also|i|believe|think|thought|guess|reckon)$/
