import { isContent } from '#domain/understanding/entries/segment.ts'
import { withoutBehindPrice } from '#domain/understanding/settle/behind-price.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/**
 * "salary in, 2140, a bit more than last month", "rolls 11, last week it was Jens", "… so there goes that", "a sandwich 4, my cousin ate half
 * of it": what is remarked behind a price, and neither names, dates, shares nor denies what was paid.
 */
export function withoutAsides(input: Piece[]): Piece[] {
  return withoutBehindPrice(input, (pieces, from) => {
    // "paid 50 Maria did the nails": who did it, or the thing, is what was paid for.
    const isNamed = pieces.slice(0, from).some(({ type }) => type === 'name')
    return isNamed && opens(pieces, from) ? Math.max(asideUntil(pieces, from), wholeUntil(pieces, from)) : from
  })
}

/** "lunch was 60, no that's the whole bill, my part was 20": where one's own part begins behind what the price was of. */
function wholeUntil(pieces: readonly Piece[], from: number): number {
  const at = pieces.findIndex(({ norm }, index) => index > from && /^(?:my|mine|our|ours)$/.test(norm))
  return at > from && at < from + LONGEST && ofWhole.test(phraseText(pieces.slice(from, at))) ? at : from
}
const ofWhole = pattern`^ (?:(?:no|nope|wait|oh|well|sorry|but|um) )*(?:thats|that is|that was|its|it was)(?: for)? the (?:whole|full|entire|total)
  (?: (?:bill|amount|price|thing|lot|check|cheque|tab|total|cost|table))? $`

function opens(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)
  if (before === undefined || isPause(pieces[at])) return false
  return (
    isPause(before) ||
    isAmount(before) ||
    before.type === 'day' ||
    joint.test(normAt(pieces, at)) ||
    isPerson(pieces[at])
  )
}
/** "Pat", "Ben's": a capital that no shop or thing is known by, or a name. */
function isPerson(piece: Piece | undefined): boolean {
  return (
    piece?.type === 'word' && (piece.capital || namesPerson(piece.norm) || namesPerson(piece.norm.replace(/s$/, '')))
  )
}

/** What an aside begins with where no pause is heard before it. */
const joint = /^(?:so|because|cause|cos|while|i|im|we|were|my|her|his|she|he|they)$/

/** Where it ends; its beginning where it is none. */
function asideUntil(pieces: readonly Piece[], from: number): number {
  let until = from
  for (let to = from + 1; to <= Math.min(pieces.length, from + LONGEST); to += 1) {
    if (isAmount(pieces[to - 1])) return until
    if (!ends(pieces[to]) && pieces[to]?.norm !== 'so') continue
    if (!leadsToPrice(pieces, to) && isAside(pieces, from, to)) until = to
    if (ends(pieces[to])) return until
  }
  return until
}

/** "…, 40", "… so I had to buy another for 15": what stands before it tells of the price that comes. */
function leadsToPrice(pieces: readonly Piece[], at: number): boolean {
  if (normAt(pieces, at) !== 'so') return isAmount(pieces[at + 1])
  const end = pieces.findIndex((piece, index) => index > at && isPause(piece))
  return pieces.slice(at, end < 0 ? undefined : end).some(isAmount)
}

function isAside(all: readonly Piece[], from: number, to: number): boolean {
  const told = all.slice(from, to)
  const words = phraseText(told)
  // "20 dollars more than I expected" is by how much.
  if (isAmount(prior(all, from)) && byHowMuch.test(words)) return false
  if (aside.test(words)) return !(free.test(words) && isAmount(all.slice(0, from).findLast((piece) => !isPause(piece))))
  if (ofOthers.test(words)) return !isToldAgain(told, all)
  if (!ends(all[to])) return false
  // "my wife got the groceries and gas 80"
  if (normAt(all, to) === 'and' && isAmount(all[to + 2]) && !/ drove $/.test(words)) return false
  const who =
    othersDeed
      .exec(words)
      ?.slice(1)
      .filter((said) => said !== undefined) ?? []
  return who.some((said) => namesPerson(said) || pronouns.test(said)) && !isToldAgain(told, all)
}
/** "museum 12, that was free too": what is said of the price itself. */
const free = /^ (?:so )?(?:that|it|which) (?:was|were) (?:all |completely )?free /
const byHowMuch = /^ (?:more|less|higher|lower|cheaper|dearer|pricier|better|worse|steeper|smaller|bigger) than /
const pronouns = /^(?:he|she|they)$/

/** "the taxi 12, Sam paid the taxi": of what was told with its price. */
function isToldAgain(told: readonly Piece[], all: readonly Piece[]): boolean {
  return told.some((piece) => isContent(piece) && all.filter(({ norm }) => bare(norm) === bare(piece.norm)).length > 1)
}

function bare(norm: string): string {
  return norm.replace(/s$/, '')
}

/** In pieces. */
const LONGEST = 16

const lead = '(?:(?:and|but|so|because|cause|cos|well|um|oh) )*'
const aside = pattern`^ ${lead}(?:
  (?:(?:its|it is|thats|that is|which is|which was|it was|thats|was|is) )?(?:(?:a (?:bit|little|lot|tad)|bit|much|way|far|slightly|even|quite a bit|no|not) )*(?:more|less|higher|lower|cheaper|dearer|pricier|better|worse|steeper|smaller|bigger) than (?:it was |the )?(?:last|usual|usually|normal|normally|before|i (?:thought|expected|planned|remember)|expected|planned|the (?:last|other))(?: (?:time|week|month|year|one|it was|um))*(?: (?:because|cause|cos|since|thanks|due) .*)?
  |(?:last (?:time|week|month|year)|yesterday) (?:it|that) was (?:(?:my|our) )?(?!\S*\d)(?!in |at |on |for |from |mine |me |free |also |only )\S+(?: turn| treat| round)?
  |(?:(?:nearly|almost|over|more than|about) )?(?:twice|double|triple|half|three times|two times) (?:what|as much as|the) (?:(?:i|we|it|usual|normal|last) ?)(?:(?:had|was|time|week|month|year|usually|normally) ?)*(?:planned|expected|wanted|thought|meant|budgeted|paid|spend|pay)?(?: (?:because|since|cos|as|thanks) .*)?
  |no (?:he|she|they) (?:did not|didnt|never) pay (?:(?:me )?(?:any|half|some|a bit) of (?:it|that)|(?:for )?(?:it|anything|a thing)|a (?:cent|penny|dime))(?: (?:as (?:usual|always)|of course|like always))?(?: (?:he|she|they) (?!\S*\d)\S+(?: (?!\S*\d)\S+){0,5}?)?
  |half of (?:it|that) (?:is|was) (?:(?:just|only|basically|all|mostly) )?(?:tax(?:es)?|vat|duty|fees|levies|air|packaging|ice|foam|sugar|water)
  |(?:i|we) (?:(?:still|just) )?kept (?:the|my|our|this|that) (?!change|rest|money|cash|receipt|difference)(?:(?!\S*\d)\S+ ){0,4}(?!\S*\d)\S+
  |(?:so )?(?:that|it|which) (?:was|were) (?:all |completely )?free (?:at least|for once|anyway|luckily|too)
  |(?:i|we) (?:was|were) (?:also )?(?:looking at|thinking (?:of|about)|eyeing|tempted by|considering) (?:(?!\S*\d)\S+ ){1,5}?(?:too |as well |also )?but (?:(?:i|we|then|in|the|end) )*(?:didnt(?: (?:bother|like|need|want|buy|take|get)(?: (?:it|them|any|one))?)?|left (?:it|them)(?: there)?|changed my mind|decided against (?:it|them)|put (?:it|them) back|resisted|passed|wont|said no)
  |there (?:goes|go|went) (?:that|it|my|the|our) ?(?:\S+ ?)?
  |(?:my |our |the |his |her )?(?!i |we )\S+ (?:just )?(?:ate|drank|finished|pinched|stole|nicked|scoffed|spilled|spilt|dropped|wasted) (?:(?:more than|nearly|almost|about|over) )?(?:half|most|some|all|a third|a quarter|the other half) (?:of (?:it|them|that|mine|those)|(?:himself|herself|themselves))
  |(?:its|it is|it was) (?:my |the )?(?:salary|pay|wage|payday) ?(?:week|day|weekend|time)?
  |(?:the|my|our|his|her) (?:(?!\S*\d)\S+ ){1,2}(?:is|was|are|were) free(?: (?:for (?:me|us|her|him|kids|them)|of course|anyway|now|though|luckily|too))*
  |while (?:the |my |our |his |her )?(?!i |we )(?!\S*\d)\S+ (?:had|has|was|were|did|played|waited|slept|got|is|are) (?:(?!\S*\d)\S+ ?){0,4}
  |(?:he|she|they) (?:(?:just|really|always) )*(?:hates?|loves?|likes?|adores?|detests?) (?:(?!\S*\d)\S+ ?){1,4}
  |(?:i|we) (?:honestly |really )?(?:thought|expected|figured) (?:itd|theyd|(?:it|that|they) (?:would|to))(?: be|ve been| have been) (?:(?:a lot|much|way|far) )?(?:more|less|cheaper|dearer|worse|higher|pricier)(?: (?:honestly|to be honest|actually|than that))*
  |(?:i know ?){1,3}
  |(?<=so )no (?:(?!\S*\d)\S+ ){1,2}?(?:for (?:me|us)|to pay|needed|this time)?
  |(?:im|i am|were|we are) (?:clearly |definitely |obviously )?in the wrong (?:job|business|trade|line of work)
  ) ?$`
const things =
  '(?:(?!me |us |for |it |that |half |part |mine |back |with |so |but |and |rest |other |third |quarter |whole |balance |difference |remainder |one )(?!\\S*\\d)\\S+ ){1,4}?'
/** "… Pat did the cake", "… my son got the ice creams", "Mom drove, so no parking": what somebody else did or paid, of which no price is told. */
const othersDeed = pattern`^ ${lead}(?:(?:(\S+?)s? )?(\S+)|(?:my|our|the) (?:\S+ )?(\S+)) (?:(?:just|also|always|kindly) )?(?:(?:did|paid(?: for)?|got|brought|bought|covered|made|baked|cooked|picked up|ordered) (?:(?:the |our |some |a |an )|(?=(?:breakfast|brunch|lunch|dinner|supper|drinks|snacks|popcorn|dessert|parking|coffees?) ))${things}(?:(?:himself|herself|themselves|like always|as (?:always|usual)|anyway|too|this time|which was nice(?: of (?:him|her|them))?) ?)?
  |(?:called|texted|rang|phoned|messaged|reminded me) (?:(?!\S*\d)\S+ ){0,5}?
  |(?:said|says|promised) (?:(?:he|she|they) (?:would|will) |hed |shed |theyd |hell |shell |theyll )(?:go|pay|chip|split|cover|treat|send) (?:(?!\S*\d)\S+ ){0,4}?(?:but (?:he|she|they) (?:never|didnt|doesnt|wont|hasnt|havent) (?:\S+ ){0,2}?)?
  |drove(?: us| me)? (?:so (?:there was )?no parking (?:for (?:me|us) )?)?)$`
/** "… and lunch was my sister's treat", "dinner was on the firm" */
const ofOthers = pattern`^ ${lead}(?:(?:the|my|our) )?(?!\S*\d)(?!it |that |this |they |everything )\S+ (?:was|were|is) (?:(?:my|our|his|her) (?:\S+ )?\S+s? (?:treat|shout)|on (?:the |my )?(?:client|firm|company|boss|office|work))(?: (?:thankfully|luckily|of course|thank god|this time|today))* $`
