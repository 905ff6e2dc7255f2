import type { Clause } from '#domain/understanding/clause.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { whyNot } from '#domain/understanding/intents/not-to-write.ts'
import { quiet } from '#domain/understanding/settle/settle-piece.ts'
import { type Strand, strandsOf } from '#domain/understanding/strand.ts'
import { fillers, paymentWords } from '#domain/understanding/words/function-words.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** What a finite clause does in the story: tells of a payment of one's own, speaks against writing, or neither. */
type Told = Strand & { words: string; amount: boolean; own: 'done' | 'said' | null; against: Against }
type Against = 'supposed' | 'denied' | 'foreign' | 'idle' | null

/**
 * Who tells a day tells more than what was paid. What speaks against writing, and what others said or once took, speaks for its
 * own finite clause alone: beside a payment of one's own it becomes silent ("my sister pays 70 but my haircut was 38").
 */
export function foreground(pieces: Piece[]): Piece[] {
  if (pieces.length < FEW || !pieces.some(({ type }) => type === 'amount')) return pieces
  const strands = strandsOf(pieces)
  if (strands.length < 2) return pieces
  const told = weigh(strands)
  const own = told.filter((strand) => strand.own !== null && strand.against === null)
  const tells = own.some(({ words }) => acquiring.test(words))
  const turn = told.findLastIndex(({ words }) => / anyways? /.test(words))
  for (const [at, strand] of told.entries())
    if (strand.against === null && !strand.amount && (at < turn || (tells && isIdle(strand)))) strand.against = 'idle'
  const against = told.filter((strand) => strand.against !== null)
  if (own.length === 0 || against.length === 0 || !against.every((strand) => isAside(strand, told, own))) return pieces
  const named = told.some((strand) => strand.against === null && strand.pieces.some(isContent))
  const lender = named ? undefined : against.find((strand) => strand.pieces.some(({ type }) => type === 'name'))
  return told.flatMap((strand) =>
    strand.against === null
      ? strand.pieces
      : strand.pieces.map((piece) => (isKept(piece, strand, strand === lender) ? piece : quiet(piece))),
  )
}

const FEW = 7

/** "it's nuts", "it was so busy": said of how it was, beside a payment that was told. */
function isIdle({ words, pieces }: Told): boolean {
  return idle.test(words) && pieces.every(({ type }) => /^(word|name|separator|time|day)$/.test(type))
}
const idle =
  /^ (?:(?:and|but|so|now|because|cause|cos|anyway|oh|um|like|there) )*(?:its|it is|it was|thats|that was|that is) (?!for |from |at |on )/

function isKept({ type }: Piece, { against }: Told, lends: boolean): boolean {
  return type === 'separator' || type === 'end' || (type === 'name' && lends) || (type === 'day' && against === 'idle')
}

function weigh(strands: readonly Strand[]): Told[] {
  const told: Told[] = []
  let acquired = false
  for (const strand of strands) {
    const words = phraseText(strand.pieces)
    const amount = strand.pieces.some((piece) => piece.type === 'amount' && !piece.struck)
    const before = told.at(-1)
    let against = againstOf({ pieces: strand.pieces, words, from: 0, to: 0, question: false })
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
  /(?<! i| we) said | (says|quoted|reckons|reckoned|thinks|thought|told me|asked|wants|wanted|pays) |(supposed|meant) to (be|cost) | (normally|usually|originally|last time|last year|years ago|back then|used to) | in (19|20)\d\d | (for hers|for his|for theirs) | (cheaper|dearer|pricier) | (online|elsewhere|somewhere else) (was|were|is|are|cost|costs) /
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
/** "he only took 260 in the end": what one paid, told of whom one paid. */
const taken =
  / (?:he|she|they|guy|woman|man|lady) (?:only |just |then |ended up |finally )*(?:took|charged|charging|did it for|let me have it for|fixed it for) /
const points = / (it|that|its|thats|which|thing|bill|total|one|mine) (was|were|came|cost|is|ended|only|actually|\d)/

/** "… and a hat for 60" after "my sister bought shoes": what has no subject and verb of its own goes on with the clause before. */
function isContinued(strand: Strand, words: string): boolean {
  const [joint, next] = strand.pieces
  if (joint?.norm === 'which' || joint?.norm === 'who') return true
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
  if (points.test(words)) return acquired || / mine /.test(words) ? 'done' : null
  const named = strand.pieces.some((piece) => piece.type === 'name' || (isContent(piece) && !fillers.has(piece.norm)))
  if (taken.test(words)) return 'done'
  if (/^ (?:so|and so) /.test(words) || (spentWords.test(words) && !/ (he|she|they|you) /.test(words))) return 'done'
  if (/ (they|he|she|you|there|these|those|who) /.test(words)) return null
  return named ? 'said' : null
}

/** Whether a clause that speaks against writing speaks of something else than the payments that were told. */
function isAside({ against, from, amount, pieces, words }: Told, told: readonly Told[], own: readonly Told[]): boolean {
  if (unwritten.test(words)) return false
  if (against !== 'denied') return true
  const done = own.some((strand) => strand.own === 'done')
  const before = own.every((strand) => strand.from > from)
  if (before) return done
  const said = new Set(told.flatMap((strand) => (strand.own === null ? [] : strand.pieces.map(({ norm }) => norm))))
  const names = pieces.filter(({ type, norm }) => type === 'name' && !paymentWords.has(norm))
  return !amount && names.length > 0 && names.every(({ norm }) => !said.has(norm))
}
const unwritten = / (dont|not|never) (log|add|record|save|count|include|write|track|put|note|enter) /
