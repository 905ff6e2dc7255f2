import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "mudflap 28, thought about a radio for 130 but nah", "jeans 14, tried on boots for 40 but they were too small": what was looked at and
 * left, beside what was paid, has no part in it; nor has who "offered to pay but I said no". Alone each is read as what it is.
 */
export function withoutConsidered(input: Piece[]): Piece[] {
  for (let from = 0; from < input.length; from += 1) {
    const opens = from === 0 || isPause(input[from - 1]) || isPriced(input, from)
    const to = opens ? consideredUntil(input, from) : from
    if (to === from || ![...input.slice(0, from), ...input.slice(to)].some(isAmount)) continue
    const pieces = [...input]
    silence(pieces, from, to)
    return withoutConsidered(pieces)
  }
  return input
}

/** "two tees at 5 each tried on …": a price was told right before, without a pause. */
function isPriced(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(Math.max(0, at - 2), at)
  return before.some(isAmount) && before.every((piece) => isAmount(piece) || /^(?:each|apiece)$/.test(piece.norm))
}

/** Where the words end that tell of it; where they begin, if they do not. */
function consideredUntil(pieces: readonly Piece[], from: number): number {
  if (!opening.test(phraseText(pieces.slice(from, from + 8)))) return from
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = from + 3; to <= last; to += 1) {
    const words = phraseText(pieces.slice(from, to))
    if (ends(pieces[to]) && (leftUnbought.test(words) || declined.test(words))) return to
  }
  return from
}
const LONGEST = 24

const lead = '(?:(?:and|but|so|then|also|i|we|even|my|the) )*'
const left =
  pattern`(?:nah|nope|no|no thanks|no way|(?:i |we )?didnt(?: (?:like|get|buy|take|want|need|bother|go for)(?: (?:it|them|one|any))?)?|(?:(?:i|we) will|ill|well|gonna) (?:wait|pass)|(?:wasnt|not) worth it|(?:(?:its|was|were|is|theyre) )?(?:(?:way|far|a bit|just|a little) )*too (?:much|pricey|expensive|dear|steep)(?: for (?:me|us))?
  |(?:i |we )?(?:left (?:it|them)(?: there)?|put (?:it|them) back|passed|walked (?:away|out)|held off|resisted|said (?:no|nah|nope)|decided against it)|next time|maybe (?:later|next \S+))`
    .source
const unfit =
  '(?:(?:its|it was|they were|was|were|theyre) )?(?:(?:way|far|a bit|just|a little) )*(?:too (?:small|big|tight|long|short|large)|not my size)'
/** What was bought after all, and what is had as soon as it is seen, or charged. */
const some =
  pattern`(?!.* (?:bought|paid|took it|got (?:it|them|one)|ended up|movie|film|game|match|band|show|play|gig|concert|exhibition|doctor|therapist|physio|dentist|gp|vet|toll|fees?|cover|charge|surcharge|corkage|tax|fine) )`
    .source
const opening = pattern`^ ${lead}(?:(?:saw|spotted|eyed|thought about|considered|fancied|wanted|tried on|looked at) |was tempted by |there (?:was|were) |they had |[^\d ]+ (?:offered|wanted) to (?:pay|treat|get))`
/** What was looked at and left, told with its price. */
export const leftUnbought = pattern`^ ${lead}${some}(?:(?:saw|spotted|eyed|thought about|considered|fancied|wanted|was tempted by|tried on|looked at|there was|there were|they had) [^\d]*\d\S* ${unitSaid}(?:[^\d ]+ ){0,2}?(?:but|and|though)? ?(?:${left})
  |(?:tried on|looked at|there was|there were|they had) [^\d]*\d\S* ${unitSaid}(?:, )?(?:but |and |though )?${unfit}|wanted [^\d]*but (?:it was |its )?\d\S* ${unitSaid}(?:is|was) (?:(?:way|far|a bit|just) )*too (?:much|pricey|expensive|dear|steep)(?: for (?:me|us))?) $`
/** "my friend offered to pay but I said no" */
const declined = pattern`^ ${lead}[^\d ]+ (?:offered|wanted) to (?:pay|treat (?:me|us)|get (?:it|this|that)) but (?:i|we) (?:said (?:no|nah|nope)|insisted|paid|refused|declined) $`
