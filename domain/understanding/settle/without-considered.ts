import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/**
 * "mudflap 28, thought about a radio for 130 but nah", "jeans 14, tried on boots for 40 but they were too small": what was looked at and
 * left, beside what was paid, has no part in it; nor has who "offered to pay but I said no". Alone each is read as what it is.
 */
export function withoutConsidered(input: Piece[]): Piece[] {
  for (let from = 0; from < input.length; from += 1) {
    const opens =
      from === 0 ||
      isPause(input[from - 1]) ||
      isPriced(input, from) ||
      /^(?:nearly|almost)$/.test(normAt(input, from)) ||
      wouldPay.test(phraseText(input.slice(from, from + 4)))
    const to = opens ? consideredUntil(input, from) : from
    if (to === from || ![...input.slice(0, from), ...input.slice(to)].some(isAmount)) continue
    const pieces = [...input]
    // "IKEA the lamp for 20 I left there, candles 4"
    silence(pieces, isShop(pieces[from]) ? from + 1 : from, to)
    return withoutConsidered(pieces)
  }
  return input
}

function isShop(piece: Piece | undefined): boolean {
  return piece?.type === 'name' && piece.entry.display !== null
}

/** "two tees at 5 each tried on …", "lunch 12 Rina wanted to …": a price was told right before, without a pause. */
function isPriced(pieces: readonly Piece[], at: number): boolean {
  return (
    isAmount(prior(pieces, at)) || (/^(?:each|apiece)$/.test(normBefore(pieces, at)) && isAmount(prior(pieces, at, 2)))
  )
}

/** "with my colleague he wanted to pay …" */
const wouldPay = /^ (?:he|she|they) (?:always |just )?(?:offered|wanted|tried) to /

/** Where the words end that tell of it; where they begin, if they do not. */
function consideredUntil(pieces: readonly Piece[], from: number): number {
  if (!opening.test(phraseText(pieces.slice(from, from + 8)))) return from
  const last = Math.min(pieces.length, from + LONGEST)
  let found = from
  for (let to = from + 3; to <= last; to += 1) {
    const words = phraseText(pieces.slice(from, to))
    if (
      isJoint(pieces[to]) &&
      (leftInShop.test(words) || (pushed.test(words) && !tookIt.test(phraseText(pieces.slice(to)))))
    )
      found = to
    if (!ends(pieces[to])) continue
    if ([leftUnbought, putBack, declined].some((told) => told.test(words))) return to
    // Alone, "the taxi was too expensive, 45" was paid, and "almost bought it for 30" is a wish.
    if (!pieces.slice(0, from).some(isAmount)) continue
    if (nearly.test(words)) return to
    // "beer was too expensive, 9" was paid.
    if (leftUnpriced.test(words)) return isAmount(pieces[to + 1]) ? from : to
  }
  return found
}

function isJoint(piece: Piece | undefined): boolean {
  return ends(piece) || piece?.norm === 'but'
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
const opening = pattern`^ ${lead}(?:(?:left|hung|put)(?: back)? (?:the|that|those|an?) \S*\d|(?:saw|spotted|eyed|thought about|considered|fancied|wanted|tried on|looked at) |was tempted by |there (?:was|were) |they had |(?:(?:very|so) )?(?:nearly|almost) |(?!\S*\d)\S+ (?:was|were|looked) (?:(?:way|far|a bit|just) )*too |(?:(?!\S*\d)\S+ ){1,3}(?:was|were) \S*\d|(?:(?!\S*\d)\S+ ){1,4}(?:for|at) \S*\d|(?!\S*\d)\S+ (?:(?!\S*\d)\S+ )?(?:tried|trying|wanted) to (?:up)?sell |[^\d ]+ (?:(?:always|just) )?(?:offered|wanted|tried|was going) to (?:pay|treat|get|cover|give|chip))`
/** What was looked at and left, told with its price. */
export const leftUnbought = pattern`^ ${lead}${some}(?:(?:saw|spotted|eyed|thought about|considered|fancied|wanted|was tempted by|tried on|looked at|there was|there were|they had) [^\d]*\d\S* ${unitSaid}(?:[^\d ]+ ){0,2}?(?:but|and|though)? ?(?:${left})
  |(?!they |it |these |those |that |which )(?:(?!\S*\d)\S+ ){1,3}(?:was|were) \S*\d\S* ${unitSaid}(?:so|and|but) (?:i |we )?(?:just )?(?:skipped|left|passed on|gave up on|said no to|did without) (?:that|it|them|those|this)
  |(?:tried on|looked at|there was|there were|they had) [^\d]*\d\S* ${unitSaid}(?:, )?(?:but |and |though )?${unfit}|wanted [^\d]*but (?:it was |its )?\d\S* ${unitSaid}(?:is|was) (?:(?:way|far|a bit|just) )*too (?:much|pricey|expensive|dear|steep)(?: for (?:me|us))?) $`
/** What one leaves where it is, or puts down for good, though it was paid. */
const leftForGood =
  '(?!(?:\\S+ ){0,2}(?:tip|deposit|flowers|gift|present|card|car|bike|laundry|dinner|lunch|money|groceries|cash|note|bill|coin|change) )'
/** "left the 140 boots on the shelf", "put the 80 jacket back" */
export const putBack = pattern`^ ${lead}(?:(?:left|hung) (?:the|that|those|an?) \S*\d\S* ${unitSaid}${leftForGood}(?:(?!\S*\d)\S+ ){1,3}(?:on the (?:shelf|rack|hanger)|in the (?:shop|store)|where (?:it|they) (?:was|were)|behind)
  |put (?:the|that|those|an?) \S*\d\S* ${unitSaid}${leftForGood}(?:(?!\S*\d)\S+ ){1,3}(?<! the )back(?: on the (?:shelf|rack|hanger))?|put back (?:the|that|those|an?) \S*\d\S* ${unitSaid}(?:(?!\S*\d)\S+ ){0,2}(?!\S*\d)\S+) $`
/** "the shoes for 49 I left there": what a shop still has; dinner "we left", and flowers "I left there" were paid. */
const leftInShop = pattern`^ (?:(?:and|but|so|then|also) )*(?:the|those|these|that) ${leftForGood}(?:(?!\S*\d)\S+ ){1,3}for \S*\d\S* ${unitSaid}(?:i|we) (?:just )?(?:left (?:(?:it|them) )?(?:there|on the (?:shelf|rack)|in the (?:shop|store))|put back|passed on|decided against|didnt (?:get|take|buy)) $`
/** "they tried to sell me wipers for 30 and I was like no": what a shop would have sold as well, whether it is said or not that one did not want it. */
const pushed = pattern`^ ${lead}(?:they|he|she|(?!\S*\d)\S+) (?:(?:then|even|also|just) )*(?:tried|kept trying|(?:was|were) trying|wanted) to (?:up)?sell (?:me|us) [^\d]*\d\S* ${unitSaid}(?:(?:(?:but|so) )?(?:i|we) (?:(?:just|really) )*(?:(?:said|(?:was|were) like|told (?:him|her|them)) (?:no|nah|nope)(?: (?:no|way|thanks|thank you))*|didnt (?:want|need|take)(?: (?:it|them|any|one))?|declined|refused|passed) )?$`
/** "… but I got them for 20", "… and I said ok": bought after all. */
const tookIt =
  / (?:(?:took|bought|got|paid|had) (?:them|it|one|two|that|those|for|\S*\d)|paid|(?:said|like) (?!no |nah |nope )\S+|yes|ok|okay|sure|deal|fine|why not) /
/** "the avocados were too hard so I left them": left there, and no price told. */
const leftUnpriced = pattern`^ ${lead}(?!they |it |these |those |that |which )(?:(?!\S*\d)\S+ )?(?!\S*\d)\S+ (?:was|were|looked) (?:(?:way|far|a bit|just) )*too (?:(?!\S*\d)\S+ so (?:i|we) (?:just )?(?:left|skipped|put|passed on) (?:it|them|those|that)(?: (?:there|back))?|expensive|dear|pricey|much) $`
/** "I nearly bought that air fryer for 59 but left it", "almost did the full polish for 150". */
const nearly = pattern`^ ${lead}(?:(?:very|so) )?(?:nearly|almost) (?:bought|took|got|did|ordered|picked up|grabbed|went for) (?!\S*\d)(?!.* (?:but|then|and|so|until) (?:(?!no )\S+ ){0,5}(?:got|paid|bought|took|found|gave|knocked|ended|settled|spent|cost|was|were))
  (?:(?!\S*\d)\S+ ){1,6}?(?:(?:for|at) \S*\d\S* ${unitSaid}|too )?(?:(?:but|and|though) (?:(?:then|i|we|just) )*(?:${left})|but (?:for )?\S*\d\S* ${unitSaid}(?:no thank you|no thanks|no|nah|no way|nope))? ?$`
/** "my friend offered to pay but I said no", "he wanted to pay as always but I was faster" */
const declined = pattern`^ ${lead}[^\d ]+ (?:(?:always|just) )?(?:offered|wanted|tried|was going) to (?:pay(?: me back| for (?:it|that|me|us))?|treat (?:me|us)|get (?:it|this|that)|cover (?:it|that)|give (?:me|us) (?:the |some |her |his )?money|chip in)(?: as (?:always|usual|ever))? (?:(?:but|and|um|of|course) )*(?:i|we) (?:(?:just|really|of course) )*(?:said (?:no|nah|nope)(?: no)*|insisted|paid|refused|declined|(?:was|were) (?:faster|quicker|having none of it)|got there first|(?:wouldnt|didnt) let (?:him|her|them)|beat (?:him|her|them) to it) $`
