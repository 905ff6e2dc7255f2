import type { Clause } from '#domain/understanding/clause.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { whyNot } from '#domain/understanding/intents/not-to-write.ts'
import { quiet } from '#domain/understanding/settle/settle-piece.ts'
import { type Strand, strandsOf } from '#domain/understanding/strand.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** What a finite clause does in the story: tells of a payment of one's own, speaks against writing, or neither. */
type Told = Strand & { words: string; amount: boolean; own: 'done' | 'said' | null; against: Against }
type Against = 'supposed' | 'denied' | 'foreign' | null

/**
 * Who tells a day tells more than what was paid. What speaks against writing, and what others said or once took, speaks for its
 * own finite clause alone: beside a payment of one's own it becomes silent ("my sister pays 70 but my haircut was 38").
 */
export function foreground(clause: Clause): Clause {
  if (clause.pieces.length < FEW || !clause.pieces.some(({ type }) => type === 'amount')) return clause
  const strands = strandsOf(clause.pieces)
  if (strands.length < 2) return clause
  const told = weigh(strands, clause)
  const own = told.filter((strand) => strand.own !== null && strand.against === null)
  const against = told.filter((strand) => strand.against !== null)
  if (own.length === 0 || against.length === 0 || !against.every((strand) => isAside(strand, told, own))) return clause
  const named = told.some((strand) => strand.against === null && strand.pieces.some(isContent))
  const pieces = told.flatMap((strand) =>
    strand.against === null ? strand.pieces : strand.pieces.map((piece) => (isKept(piece, named) ? piece : quiet(piece))),
  )
  return { ...clause, pieces, words: phraseText(pieces) }
}

const FEW = 7

function isKept(piece: Piece, named: boolean): boolean {
  return piece.type === 'separator' || piece.type === 'end' || (piece.type === 'name' && !named)
}

function weigh(strands: readonly Strand[], clause: Clause): Told[] {
  const told: Told[] = []
  let acquired = false
  for (const strand of strands) {
    const words = phraseText(strand.pieces)
    const amount = strand.pieces.some((piece) => piece.type === 'amount' && !piece.struck)
    const before = told.at(-1)
    let against = againstOf({ ...clause, pieces: strand.pieces, words })
    if (against === null && before?.against && (isContinued(strand, words) || isReported(before, strand)))
      against = before.against
    const acts = against === null && acquiring.test(words)
    const own = against === null ? ownOf(strand, words, amount, acts, acquired) : null
    acquired = acquired || acts
    told.push({ ...strand, words, amount, own, against })
  }
  return told
}

const foreign =
  / (said|says|quoted|reckons|reckoned|thinks|thought|told me|asked|wants|wanted|pays) |(supposed|meant) to (be|cost) | (normally|usually|originally|last time|last year|years ago|back then|used to) | in (19|20)\d\d | (for hers|for his|for theirs) | (cheaper|dearer|pricier) /
const mine = / (i|we|ive|weve) (just |only |also |already |then |still |finally |even )*(paid|spent|bought|got|gave) /

function againstOf(clause: Clause): Against {
  if (foreign.test(clause.words) && !mine.test(clause.words)) return 'foreign'
  const topic = whyNot(clause)
  if (topic === null) return null
  return topic === 'hypothetical' || topic === 'unknown' ? 'supposed' : 'denied'
}

const acquiring =
  / (?:i|we|ive|weve) (?:\w+ )?(?:\w+ )?(?:spent|paid|bought|got|had|grabbed|took|ordered|picked|gave|tipped|filled|booked|sent|loaded|topped|earned|made|sold|received|won|ate|rented|hired|treated|needed|dropped|put|stopped|went|tried|parked|signed|saw) | (?:cost me|charged me|set me back|ran me|came to|rang up) /
const spentWords =
  / (?:spent|paid|bought|got|had|grabbed|took|ordered|picked|gave|tipped|filled|booked|sent|loaded|topped|earned|sold|received|won|ate|went with|charged|add|log|put|note|record|save|enter|write) /
const points = / (it|that|its|thats|which|thing|bill|total|one) (was|were|came|cost|is|ended|only|actually|\d)/

/** "… and a hat for 60" after "my sister bought shoes": what has no subject and verb of its own goes on with the clause before. */
function isContinued(strand: Strand, words: string): boolean {
  const [joint, next] = strand.pieces
  if (joint?.norm === 'but' || joint?.norm === 'anyway' || next?.norm === 'anyway') return false
  if (/ (i|we|ive|weve|it|its|that|thats|he|she|they|which|my) /.test(words)) return false
  if (/ (the|this|his|her) (\S+ ){1,2}(was|were|is|cost|came) /.test(words)) return false
  return joint?.type === 'separator'
}

/** "the doctor says | my blood pressure is 130": what was said. */
function isReported({ words }: Told, { pieces: [first] }: Strand): boolean {
  return / (said|says|thinks|reckons) $/.test(words) && first?.type !== 'separator' && !leaves.test(first?.norm ?? '')
}
const leaves = /^(but|so|anyway|anyways)$/

function ownOf(strand: Strand, words: string, amount: boolean, acts: boolean, acquired: boolean): Told['own'] {
  if (!amount || / left /.test(words)) return null
  if (acts) return 'done'
  if (points.test(words)) return acquired ? 'done' : null
  const named = strand.pieces.some((piece) => piece.type === 'name' || (isContent(piece) && !fillers.has(piece.norm)))
  if (/^ (?:so|and so) /.test(words) || (spentWords.test(words) && !/ (he|she|they|you) /.test(words))) return 'done'
  if (/ (they|he|she|you|there|these|those|who) /.test(words)) return null
  return named ? 'said' : null
}

/** Whether a clause that speaks against writing speaks of something else than the payments that were told. */
function isAside({ against, from, amount, pieces, words }: Told, told: readonly Told[], own: readonly Told[]): boolean {
  if (against === 'supposed' || against === 'foreign') return true
  if (unwritten.test(words)) return false
  const done = own.some((strand) => strand.own === 'done')
  const before = own.every((strand) => strand.from > from)
  if (before) return done
  const said = new Set(told.flatMap((strand) => (strand.own === null ? [] : strand.pieces.map(({ norm }) => norm))))
  const names = pieces.filter((piece) => piece.type === 'name')
  return !amount && names.length > 0 && names.every(({ norm }) => !said.has(norm))
}
const unwritten = / (dont|not|never) (log|add|record|save|count|include|write|track|put|note|enter) /
