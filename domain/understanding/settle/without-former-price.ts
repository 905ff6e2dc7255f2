import { isContent } from '#domain/understanding/entries/segment.ts'
import { withoutBehindPrice } from '#domain/understanding/settle/behind-price.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "charged me 180 for a cleaning that used to be 120", "385 at Shell, last week it was only 350", "paid him 150, he first asked 200", "640
 * for the year, the comparison site had it at 700": what it cost before, was asked for first or costs others, told behind what it cost, was
 * not paid, nor is its day that of the payment.
 */
export function withoutFormerPrice(input: Piece[]): Piece[] {
  return withoutBehindPrice(input, formerUntil)
}

/** Where the words end that tell of it; where they begin, if they do not. */
function formerUntil(pieces: readonly Piece[], from: number): number {
  const isPaused = isPause(pieces[from]) || isPause(pieces[from - 1])
  if (!isPaused && !first.has(pieces[from]?.norm ?? '')) return from
  // "rent was 900 last month": of another thing, which is named before it.
  if (/^(?:was|were|cost)$/.test(pieces[from]?.norm ?? '') && !isPaused && !isAmount(pieces[from - 1])) return from
  const opens = phraseText(pieces.slice(from, from + 6))
  if (!opening.test(opens) && !(isPause(pieces[from - 1]) && (byOther.test(opens) || hopes.test(opens)))) return from
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = last; to > from + 2; to -= 1) {
    const words = phraseText(pieces.slice(from, to))
    if (onceWas.test(words) && !goesOn(pieces, to)) return to
    if (!ends(pieces[to]) && pieces[to]?.norm !== 'so' && !bargained.test(phraseText(pieces.slice(to, to + 4))))
      continue
    if (
      former.test(words) ||
      askedPrice.test(words) ||
      hopedFor.test(words) ||
      elsewhere.test(words) ||
      namesPerson(paidLess.exec(words)?.[1] ?? '')
    )
      return to
  }
  return from
}
const LONGEST = 14
/** "… last week was 60 for gas", "… was 60 groceries", "normally its 12 minus 2", "…, add that too": the price of something else, or no aside. */
function goesOn(pieces: readonly Piece[], at: number): boolean {
  const behind = phraseText(pieces.slice(at))
  return isContent(pieces[at]) || leads.test(behind) || added.test(behind)
}
const leads =
  /^ (?:for (?!the same )|(?:on|at|of|in|to|with|by|from|as|too|also|plus|minus|less|i forgot|i didnt|i havent) )/
const added = /^ (?:\S+ ){0,3}?(?:add|log|note|record|put) (?:that|it|both|them) /
/** "… but I bargained": and what was paid in the end stands before. */
const bargained =
  /^ but (?:you know me |i (?:dont|never|do not) pay )|^ but (?:i|we) (?:(?:just|managed to) )?(?:bargain(?:ed)?|haggled?|negotiated?|talked|beat|knocked|brought|refused|insisted|told|said) /
/** What may begin it without a pause. */
const first = wordSet(
  'but so even though when a an one it that this they these those which used up down was were cost can she he shes hes last would wouldve itd i we theyve its in back normally usually',
)

const before =
  '(?:last (?:time|week|month|year|summer|winter|spring|autumn|fall)|before|the (?:time|week|month|year) before|(?:an?|one|two|three|few|\\d|couple of) (?:weeks?|months?|years?) (?:ago|back)|when (?:i|we) (?:started|joined|moved (?:in|here)|came here|first came))'
const season =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|ramadan|diwali|tet|eid|covid|the pandemic|pandemic|lockdown|war|strike|inflation|holidays|new year|year|month|week)'
const lead = '(?:(?:and|but|so|even though|though|when|a|,|can you believe (?:it|that)) )*'
const it = '(?:it|that|this|they|these|those|which)'
const only = '(?:(?:only|just|like|about|around|only like|still|always|under) )*'
const opening = pattern`^ ${lead}(?:(?:${it} )?(?:used to|up from|down from|was|were|cost|last|would|wouldve|itd|i|we|it|they|theyve|its|normally|usually)|(?:back )?in \S+ ${it} (?:was|were|cost)|(?:an?|one) (?:\S+ ){1,2}(?:is|are|costs?)|(?:she|he|they|it|shes|hes|theyve|its)|can) `
const byOther = / (?:called|asked|asking|wanted|wants|quoted|offered|started|said|tried|had|has|paid) /
const former = pattern`^ ${lead}(?:(?:${it} )?used to (?:be|cost|pay|run|go for)(?: me| us)? ${only}\S*\d\S* ${unitSaid}(?:i (?:reckon|think|remember|swear) )?
  |(?:up|down) from ${only}\S*\d\S* ${unitSaid}(?:${before} )?
  |(?:${it} )?(?:was|were|cost)(?: me| us)? ${only}\S*\d\S* ${unitSaid}${before}
  |(?:i|we) (?:only (?:paid|pay) ${only}\S*\d\S* ${unitSaid}|(?:paid|pay) ${only}\S*\d\S* ${unitSaid}for (?:it|that|the same|the same thing) )${before}
  |${it} (?:was|were|cost) ${only}\S*\d\S* ${unitSaid}(?:in (?:my|his|her|our|their) day|back then|back in the day|(?:a (?:half|quarter) )?(?:before|till|until)(?: (?:(?:the|last|this) )?${season})?)
  |last (?:time|week|month|year) (?:all )?the same (?:(?!\S*\d)\S+ ){0,3}?(?:was|were|cost) ${only}\S*\d\S* ${unitSaid}
  |(?:i|we) (?:always|usually|normally) (?:say|budget|allow|guess) ${only}\S*\d\S* ${unitSaid}(?:(?:and|but) its (?:never|not) ${only}\S*\d\S* ${unitSaid})?
  |last (?:time|week|month|year) (?:${it} )?(?:was|were|cost)(?: me| us)? ${only}\S*\d\S* ${unitSaid}) ?$`
/** What says by itself that a price is none of today, wherever it ends: "… it used to be under forty last year crazy and …". */
const onceWas = pattern`^ ${lead}(?:(?:${it} )?used to (?:be|cost) ${only}\S*\d\S* ${unitSaid}(?:${before} )?
  |up from ${only}\S*\d\S* ${unitSaid}(?:${before} )?
  |(?:they|theyve|its|it|he|she) (?:(?:have|has|just) )*(?:raised|put|bumped|upped|gone|went|jumped) (?:(?:it|them|that|the price) )?(?:up )?from ${only}\S*\d\S* ${unitSaid}
  |last (?:time|week|month|year|winter|summer|spring|autumn|fall|christmas) (?:${it} )?(?:was|were|cost)(?: me| us)? ${only}\S*\d\S* ${unitSaid}(?:for the (?:very )?same (?:(?:thing|shot|one|visit|service|cut|trip|size) )?)?
  |(?:shes|hes|its|theyve|(?:she|he|they|it) (?:has|have|is)) gone up (?:by )?(?:(?:a|another) )?\S*\d\S* ${unitSaid}since (?:(?:last|the) )?\S+ 
  |(?:i|we) (?:(?:can|still) )*remember when (?:${it}|an? \S+) (?:was|were|cost) ${only}\S*\d\S* ${unitSaid}
  |(?:normally|usually) (?:its|it is|they are|theyre) ${only}\S*\d\S* ${unitSaid}
  |(?:back )?in ${season} ${it} (?:was|were|cost) ${only}\S*\d\S* ${unitSaid}
  |(?:an?|one) (?:(?!\S*\d)\S+ ){1,2}(?:is|are|costs?) ${only}\S*\d\S* ${unitSaid}(?:now|these days|nowadays) 
  )(?:(?:crazy|wild|insane|mad|madness|ridiculous|imagine|honestly|i swear|can you believe (?:it|that)) )*$`
const hadIt = pattern`had (?:it|them|that|the same(?: one| thing)?) (?:at|for) ${only}\S*\d\S* ${unitSaid}`.source
/** "he first called twenty", "the other garage had it for 200": no payment, alone as well. */
export const askedPrice = pattern`^ ${lead}(?:the )?(?:other|another|comparison) (?:\S+ ){1,2}${hadIt}$
  |^ ${lead}(?:he|she|they|(?:the |my )?(?:driver|guy|seller|vendor|man|lady|woman|owner|shopkeeper|cabbie)) (?:(?:first|originally|initially|only|had|was|were|is|kept) )*(?:called|asked|asking|wanted|quoted|offered|started|said|tried(?: to (?:get|sell|have) (?:it|me|that))?)(?: me)?(?: (?:for|at|with))? ${only}\S*\d\S* ${unitSaid}(?:(?:at )?first|originally|initially|for it|on the phone)? ?$`
/** "wanted four hundred but oh well": what one had hoped to get for it. */
const hopes = / (?:wanted|hoping|hoped|asking|listed) /
const hopedFor = pattern`^ ${lead}(?:(?:i|we) )?(?:(?:had|was|were|have|been) )*(?:wanted|hoping for|hoped for|asking(?: for)?|listed (?:it|them) (?:at|for)) ${only}\S*\d\S* ${unitSaid}(?:for (?:it|them) )?
  (?:(?:but|though|originally|initially|at first|first|oh well|well|oh|fine|whatever|hey|hey ho|nevermind|never mind|um) )*$`
/** "Argos had it at 700", "would have been 29": only behind what it was got for, as one may have bought it there. */
const elsewhere = pattern`^ ${lead}(?:(?:(?!i |we |kids |children |boys |girls |son |daughter |wife |husband )\S+ ){1,4}${hadIt}
  |${it}? ?would(?:ve| have)(?: been| cost(?: me)?) ${only}\S*\d\S* ${unitSaid}(?:without(?: (?:it|that))?|normally|otherwise|full price)?) ?$`
/** "mary next door only paid ninety": who got it for less. */
const paidLess = pattern`^ ${lead}(?:my )?(?!i |we )(\S+) (?:um )?(?:next door )?only (?:paid|pays|got charged) ${only}\S*\d\S* ${unitSaid}(?:for (?:it|hers|his|theirs|the same))? ?$`
