import { isWholeTopic } from '#domain/understanding/lexicon/topic-words.ts'
import type { Reading } from '#domain/understanding/reading.ts'
import { withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { namesPerson, titles } from '#domain/understanding/words/first-names.ts'
import { functionWords, locations, people } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isAmount, type Piece, shaped } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The words that name an entry, and those that tell what it is to be. */
type Named = { head: readonly Piece[]; tail: readonly Piece[] }

/** The entry that is named in a change, and the change, where neither stands where an order has it; null for others. */
export function editOfNamed(
  { tokens, clause, text }: Reading,
  core: readonly Piece[],
  words: string,
  flagged: boolean,
): Named | null {
  const amounts = core.filter(isAmount).length
  if (amounts === 0)
    return (
      sortedBehindWhy(core, words, tokens) ??
      sortedBehind(core, words, tokens) ??
      saidWhatOf(core, words, tokens) ??
      madeOfKind(core, tokens) ??
      namesSwapped(core, words) ??
      wantsToBe(core, words) ??
      wasInShop(core, words) ??
      movedBehind(core) ??
      (flagged ? wentOut(core, words) : null)
    )
  if (amounts === 2) return sumAtShould(core, words)
  if (amounts > 1) return null
  return (
    orderBehind(core, words) ??
    madeTo(core, words) ??
    slipBehind(core, words) ??
    misreadBehind(core, words, text) ??
    mendedBehind(core, words) ??
    (flagged ? (wasAt(core, words) ?? gaveInstead(core, words)) : null) ??
    ((flagged && !/ wait for /.test(clause.words)) || / please for /.test(clause.words) ? wasFor(core, words) : null)
  )
}

const entryNoun = '(?:one|entry|bill|order|payment|purchase|charge|transaction|expense|subscription|premium|fee|debit)'
const named =
  '(?!(?:\\S+ ){0,3}(?:budget|goal|limit|cap|fund) (?:please|kindly|was|were|is|are|should|came|cost) )(?:(?:the|my|our|that) )?(?!(?:it|that|this|they|i|we|he|she|there|everything|all|today|yesterday|tonight) )(?:\\S+ ){1,4}?'

/** "the Boots one was for my pills, so put it in health": what it was, and then the whole category where it goes. */
function sortedBehindWhy(core: readonly Piece[], words: string, tokens: Reading['tokens']): Named | null {
  if (!sortsIt.test(words)) return null
  const turn = core.findIndex(({ norm }, at) => at > 0 && /^(?:was|were|is|are)$/.test(norm))
  const order = core.findLastIndex(({ norm }, at) => sorts.test(norm) && /^(?:it|that)$/.test(normAt(core, at + 1)))
  if (doers.test(normAt(core, order - 1))) return null
  const denied = core.findIndex(({ norm }, at) => at > order && (norm === 'not' || norm.startsWith('instead')))
  const told = core
    .slice(order + 2, denied < 0 ? undefined : denied)
    .filter(({ type, norm }) => type !== 'separator' && !leads.test(norm))
  const verb = core[order]
  if (!verb || turn > order || !isWholeTopic(tokens, told)) return null
  return { head: core.slice(0, turn), tail: [shaped({ ...verb, norm: 'under' }), ...told] }
}
/** "so we put it under food": done, and no order. */
const doers = /^(?:i|we|he|she|they|ive|weve|have|had|always|usually|already)$/
const leads = /^(?:in|under|to|into|as|with|back|down)$/
const sorts = /^(?:put|move|file|refile|call|count|mark|tag|stick|pop|shift|switch)$/
const sortsIt = pattern`^ ${named}(?:was|were|is|are) (?:\S+ ){1,12}?(?:put|move|file|refile|call|count|mark|tag|stick|pop|shift|switch) (?:it|that)
  \s(?:(?:in|under|to|into|as|with|back|down) )*(?:\S+ ){1,3}(?:(?:not|instead of) \S+ (?:\S+ )?)?$`

/** "Kinokuniya: category Education", "that offering put it under other", "the toto one you put under entertainment", "uniform na Education, change am": a thing and the whole category where it goes. */
function sortedBehind(core: readonly Piece[], words: string, tokens: Reading['tokens']): Named | null {
  if (!sortsThing.test(words)) return null
  const said = core.filter(({ type, norm }) => type !== 'separator' && !sortsAway.test(norm))
  const turn = said.findIndex(({ norm }, at) => at > 0 && sortsTo.test(norm))
  const head = said.slice(0, turn)
  const named = head.at(-1)
  const [verb, told] = [said[turn], said.slice(turn + 1)]
  const isEntry =
    (isName(head, words) && (named?.type === 'name' || (head.length > 1 && entryWords.test(named?.norm ?? '')))) ||
    isUnknownThing(head, words)
  if (!verb || !isEntry || !(isOther(told) || isWholeTopic(tokens, told))) return null
  return { head, tail: [shaped({ ...verb, norm: 'under' }), ...told] }
}
/** The category of that name, which is too plain a word to lead to one elsewhere. */
export function isOther(told: readonly Piece[]): boolean {
  return told.length === 1 && told[0]?.norm === 'other'
}
/** "the green lamp", "Waterstones": with an article, or known by its name; "what", "show", "this is" lead to none. */
function isName(head: readonly Piece[], words: string): boolean {
  if (/^ (?:the|my|our|that) /.test(words)) return true
  const isAlone = head.length === 1 && head[0]?.type === 'name' && head[0].norm !== 'show'
  return isAlone || head.every((piece) => isKnownAs(piece) || entryWords.test(piece.norm))
}
/** "the toto put under entertainment": what no list knows; "the teachers put under …", "the man put under …" do so. */
function isUnknownThing([thing, ...more]: readonly Piece[], words: string): boolean {
  if (thing?.type !== 'word' || more.length > 0 || !words.startsWith(' the ')) return false
  return (
    !thing.norm.endsWith('s') &&
    !people.has(thing.norm) &&
    !functionWords.has(thing.norm) &&
    !entryWords.test(thing.norm) &&
    !doing.test(thing.norm)
  )
}
const doing = /(?:er|or|man|ist|ian|ent)$/
const entryWords = /^(?:one|entry|bill|order|payment|purchase|charge|thing)$/
const sortsTo = /^(?:category|na|is|was|under|in|into|to|as)$/
const sortsAway =
  /^(?:please|kindly|so|o|oh|it|am|you|that|the|put|move|file|refile|stick|shift|switch|change|fix|correct|update|should|be)$/
const sortsThing = pattern`^ (?:(?:the|my|our|that) )?(?:\S+ ){1,3}?(?:category (?:(?:is|should be|to) )?(?:\S+ ){1,3}|(?:(?:so|please|kindly) )*(?:put|move|file|refile|stick|shift|switch) (?:it|that|am) (?:under|in|into|to|as) (?:\S+ ){1,3}|(?:one|entry|bill|order|payment|purchase|charge) (?:you )?(?:put|move|file|refile|stick|shift|switch) (?:under|to) (?:\S+ ){1,3}
  |(?:na|is|was|should be) (?:\S+ ){1,3}?(?:(?:o|so|please|kindly) )*(?:change|fix|correct|update|move) (?:it|am|that) )(?:please )?$`

/** "it wasn't shopping, it was travel, that suitcase": the whole category that it is, and behind it what is so. */
function saidWhatOf(core: readonly Piece[], words: string, tokens: Reading['tokens']): Named | null {
  if (!wasNotBut.test(words)) return null
  const thing = core.findLastIndex(({ norm }) => /^(?:the|my|that)$/.test(norm))
  const turn = core.findLastIndex(({ norm }, at) => at < thing && /^(?:was|is|its|thats)$/.test(norm))
  const told = core.slice(turn + 1, thing).filter(({ type }) => type !== 'separator')
  const denied = told.findIndex(({ norm }) => norm === 'not')
  const kept = denied < 0 ? told : told.slice(0, denied)
  return turn >= 0 && thing > turn && isWholeTopic(tokens, kept)
    ? { head: core.slice(thing), tail: core.slice(turn, turn + 1 + kept.length) }
    : null
}
const wasNotBut = pattern`^ (?:it|that|this) (?:(?:wasnt|isnt|was not|is not) (?:\S+ ){1,2}(?:it|that|this) (?:was|is) (?:\S+ ){1,3}|(?:was|is) (?:\S+ ){1,3}not (?:\S+ ){1,3})
  (?:the|my|that) (?:\S+ ){1,3}$`

/** "make the vitamins healthcare please, not shopping": a known thing, and the whole category that it is to be of. */
function madeOfKind([verb, ...order]: readonly Piece[], tokens: Reading['tokens']): Named | null {
  if (verb?.norm !== 'make' || !/^(?:the|my|that)$/.test(normAt(order, 0)) || order.length > MOST_OF_ORDER) return null
  if (order.some(({ norm }) => norm === 'and')) return null
  const said = order.filter(({ type, norm }) => type !== 'separator' && !/^(?:please|kindly|as|under)$/.test(norm))
  const denied = said.findIndex(({ norm }, at) => at > 0 && (norm === 'not' || norm.startsWith('instead')))
  const kept = denied < 0 ? said : said.slice(0, denied)
  const turn = kept.findIndex((_, at) => at > 1 && isWholeTopic(tokens, kept.slice(at)))
  const thing = kept[turn - 1]
  const isEntry = thing?.type === 'name' || entryWords.test(thing?.norm ?? '')
  return isEntry ? { head: kept.slice(0, turn), tail: [shaped({ ...verb, norm: 'under' }), ...kept.slice(turn)] } : null
}

/** In pieces. */
const MOST_OF_ORDER = 10

/** "change wanjiru to njeri, I mixed them up": one person for another. */
function namesSwapped(core: readonly Piece[], words: string): Named | null {
  const [verb, who] = core
  const value = core.find((_, at) => normAt(core, at - 1) === 'to')
  const isPeople = namesPerson(who?.norm ?? '') && namesPerson(value?.norm ?? '')
  const isSwapped = swapsMixed.test(words) || (isPeople && swapsPeople.test(words))
  if (!verb || !who || !value || !isSwapped) return null
  return { head: [who], tail: [shaped({ ...verb, norm: 'call' }), value] }
}
const swapsPeople = /^ (?:change|switch|correct|rename) \S+ to \S+ $/
const swapsMixed = pattern`^ (?:change|switch|correct|rename) \S+ to \S+ (?:(?:sorry|because|cause|cos|since) )*(?:i (?:always |keep )?(?:mix|mixed|mixing|muddled|confused|swapped|got) (?:them|these two|those two|the names|the two|the wrong name)(?: mixed)?(?: up)?|wrong (?:name|person)) $`

/** "sorry, Zinhle gave me 300, not 280" */
function gaveInstead(core: readonly Piece[], words: string): Named | null {
  const turn = core.findIndex(({ norm }) => givers.test(norm))
  const amount = core[turn + 2]
  return gaveMe.test(words) && amount?.type === 'amount' && amount.correctedFrom !== null
    ? { head: core.slice(0, turn), tail: [amount] }
    : null
}
const givers = /^(?:gave|paid|sent|transferred)$/
const gaveMe = pattern`^ (?:(?:the|my) )?(?!(?:i|we|they|he|she|it) )(?:\S+ ){1,2}?(?:gave|paid|sent|transferred) (?:me|us) \S*\d\S* ${unitSaid}$`

/** "please, for mama Grace it was 16,000": a shop, somebody or one entry; "please, for lunch it was 16" tells something new, and "sorry for swearing, it was 12" too. */
function wasFor(core: readonly Piece[], words: string): Named | null {
  const turn = core.findIndex(({ norm }) => norm === 'it')
  const head = core.slice(1, turn)
  const isEntry = head.some((piece, at) => isKnownAs(piece) || entryWords.test(piece.norm) || isSomebody(head, at))
  return forIt.test(words) && isEntry ? { head, tail: core.slice(turn) } : null
}
/** A shop, or what is written with a capital. */
function isKnownAs(piece: Piece): boolean {
  return (piece.type === 'name' && piece.entry.display !== null) || (piece.type === 'word' && piece.capital)
}
/** "my mama Grace"; "the kids", "two people" are nobody by name. */
function isSomebody(head: readonly Piece[], at: number): boolean {
  return namesPerson(normAt(head, at)) && head.slice(0, at).every(({ norm }) => norm === 'my' || namesPerson(norm))
}
const forIt = pattern`^ for (?!(?:me|us|everyone|everybody) )(?:(?:the|my|our) )?(?:\S+ ){1,2}?it (?:was|should be|is) (?:only |just |actually )?\S*\d\S* ${unitSaid}(?:not \S*\d\S* )?$`

/** "the Boots one wants to be under health" */
function wantsToBe(core: readonly Piece[], words: string): Named | null {
  if (!wants.test(words)) return null
  const turn = core.findIndex(({ norm }) => norm === 'wants')
  return { head: core.slice(0, turn), tail: core.slice(turn + 3) }
}
const wants = new RegExp(
  `^ (?:the|my|our|that) (?:\\S+ ){1,3}?${entryNoun} wants to (?:be|go) (?:in|under|into|as|with) `,
)

/** "actually the Origin bill went out yesterday" */
function wentOut(core: readonly Piece[], words: string): Named | null {
  const turn = core.findIndex(({ norm }) => norm === 'went' || norm === 'came')
  if (!goesOut.test(words) || core[turn + 2]?.type !== 'day' || turn + 3 !== core.length) return null
  // "the Origin bill" is of Origin, "the phone bill" of no Phone.
  const [noun, name] = [normAt(core, turn - 1), core[turn - 2]]
  const isCalled = noun === 'bill' && (name?.type === 'word' || name?.type === 'name') && name.capital
  return { head: core.slice(0, isCalled ? turn - 1 : turn), tail: core.slice(turn + 2) }
}
const goesOut = new RegExp(`^ (?:the|my|our|that) (?:\\S+ ){1,3}?${entryNoun} (?:went|came) (?:out|through|off) `)

/** "that was Tesco I was in, not Dunnes": the shop that it was. */
function wasInShop(core: readonly Piece[], words: string): Named | null {
  const [, was, shop] = core
  const isShop = shop?.type === 'name' && shop.entry.display !== null
  return was && isShop && wasIn.test(words) ? { head: [], tail: [shaped({ ...was, norm: 'at' }), shop] } : null
}
const wasIn = pattern`^ (?:it|that) was (?:\S+ ){1,3}?(?:that |where )?(?:i|we) (?:was|were|went|shopped|got (?:it|that|them)|bought (?:it|that|them)) (?:in|into|at|to|from)(?: (?:love|dear|mate|sorry))?
  (?: (?:and |but )?not (?:in |at )?(?:\S+ ){1,2}\S+| (?:and |but )?not (?:in |at )?\S+)? $`

/** "the Opal thing put it on Friday not today", "I actually paid the fees on Thursday, kindly correct", "the guitar money came Saturday, move it": the day that it is to be on. */
function movedBehind(core: readonly Piece[]): Named | null {
  const shape = ` ${core.map(({ type, norm }) => (type === 'day' ? '@' : norm)).join(' ')} `
  const isTold = cameThen.test(shape)
  if (paidThen.test(shape)) {
    const [from, on] = [
      core.findIndex(({ norm }) => norm === 'the' || norm === 'my'),
      core.findIndex(({ type }) => type === 'day'),
    ]
    return { head: core.slice(from, on), tail: core.slice(on, on + 1) }
  }
  if (!isTold && !putOnDay.test(shape)) return null
  const turn = core.findIndex(({ norm }, at) => at > 1 && (isTold ? happened : moves).test(norm))
  const day = core.findIndex(({ type }) => type === 'day')
  const head = core.slice(0, turn).filter(({ type, norm }) => type !== 'separator' && !/^(?:so|just)$/.test(norm))
  return { head, tail: isTold ? core.slice(day, day + 1) : core.slice(turn + 2) }
}
const happened = /^(?:was|were|came|went|happened|landed|arrived|cleared)$/
const moves = /^(?:put|move|make|shift|date|stick|push|change|set|mark|fix|correct|update)$/
const pointedOne = '(?:the|my|our|that) '
const toDay = `(?:(?:,|so|please|just) )*${moves.source.slice(1, -1)} (?:it|that) `
const cameThen = new RegExp(
  `^ ${pointedOne}(?:\\S+ ){1,3}?${happened.source.slice(1, -1)} (?:(?:actually|only|just|in|out|off|through|back|on) )*@ ${toDay}(?:(?:there|over|back|then|please) )*$`,
)
const paidThen = pattern`^ (?:i|we) (?:(?:actually|only|really|just) )*(?:paid|bought|did) (?:for )?(?:the|my) (?:\S+ ){1,3}?@ (?:(?:,|so|please|kindly) )*(?:correct|fix|change|move|amend) (?:(?:it|that|this) )?(?:please )?$`
const putOnDay = new RegExp(
  `^ ${pointedOne}(?!(?:\\S+ ){1,3}(?:was|were|is|are|had|got) )(?:(?:\\S+ ){0,2}?(?:${entryNoun}|thing|money|job) |(?:\\S+ ){1,3}?(?:,|so|please) |(?=.* not @ )(?:\\S+ ){1,3}?)${toDay}(?:(?:on|to|for|as|under|down|back) )*@ (?:, )?(?:not @ )?(?:please )?$`,
)

/** "make kayla 35.40", "make cub foods 57.09 not 51.09": a shop or somebody; "make dinner 30", "make pottery 30", "make copies 4" tell what was paid for. */
function madeTo(core: readonly Piece[], words: string): Named | null {
  const amount = core.findIndex(isAmount)
  const head = core.slice(1, amount)
  const isTitled = head.length === 2 && titles.test(normAt(head, 0))
  const isNamed = isTitled || (head.length > 0 && head.every((piece) => isKnownAs(piece) || namesPerson(piece.norm)))
  const isMade = head.some(({ norm }) => ofMaking.has(norm))
  return makesNamed.test(words) && !isMade && isNamed ? { head, tail: core.slice(amount) } : null
}
const makesNamed = pattern`^ make (?:\S+ ){1,3}?\S*\d\S* ${unitSaid}(?:not \S*\d\S* ${unitSaid})?$`
const ofMaking = wordSet('call goal visa will')

/** "grab ride please amend to 18.60", "fairprice one change to 42.90", "tesco change to 42.90" */
function orderBehind(core: readonly Piece[], words: string): Named | null {
  const [first] = core
  const isShop = shopAmend.test(words) && first !== undefined && (isKnownAs(first) || namesPerson(first.norm))
  const isAlone = isShop && amends.test(normAt(core, 1))
  if (!pleaseAmend.test(words) && !oneAmend.test(words) && !isAlone) return null
  const turn = core.findIndex(({ norm }, at) => at > 0 && (/^(?:please|kindly)$/.test(norm) || amends.test(norm)))
  return { head: core.slice(0, turn), tail: core.slice(core.findIndex(({ norm }, at) => at > turn && norm === 'to')) }
}
const amendVerbs = '(?:amend|change|correct|fix|update|adjust|edit|revise)'
const amends = new RegExp(`^${amendVerbs}$`)
const amendTo = `${amendVerbs} (?:it |that )?to \\S*\\d\\S* ${unitSaid}`
const pleaseAmend = new RegExp(`^ ${named}(?:please|kindly) ${amendTo}$`)
const shopAmend = new RegExp(`^ (?:\\S+ ){1,3}?${amendTo}(?:please )?$`)
const oneAmend = new RegExp(`^ ${named}${entryNoun} (?:please |kindly )?${amendTo}(?:please )?$`)

/** "that 45 at Shell should be 54", "the 30 for the taxi should say 33": the entry by its amount and its name, and what is right. */
function sumAtShould(core: readonly Piece[], words: string): Named | null {
  const place = core.findIndex(({ norm }) => ofNamed.test(norm))
  const turn = core.findIndex(({ norm }) => norm === 'should')
  if (!sumShould.test(words)) return null
  const told = core.find(isAmount)
  const tail = core.slice(turn).map((piece) => (isAmount(piece) && told ? nearest(piece, told) : piece))
  return { head: core.slice(place + 1, turn), tail }
}
/** "the two hundred should have been one twenty": of two ways to hear an amount the one that is nearer to another. */
function nearest(piece: AmountPiece, { money }: AmountPiece): AmountPiece {
  const { amountMinor, otherMinor } = piece.money
  const far = (sum: number | null): number => Math.abs(Math.log((sum ?? 0) / (money.amountMinor ?? 1)))
  return otherMinor !== null && far(otherMinor) < far(amountMinor) ? withAmount(piece, otherMinor) : piece
}
const ofNamed = /^(?:at|from|for|on)$/
const sumShould = pattern`^ (?:the|that) \S*\d\S* ${unitSaid}(?:one )?(?:(?:i|we|you) (?:just |only )?(?:gave|told|said|put|logged|entered|wrote)(?: (?:you|down|in))? )?(?:at|from|for|on) (?:the |my )?(?!(?:it|that|this|me|us|him|her|them|everything|food|budget|savings|each) )(?!\S*\d)(?:(?!\S*\d)\S+ ){1,3}?should (?:be|have been|say|read)
  \s(?:(?:only|just|actually|really) )?\S*\d\S* ${unitSaid}(?:please |sorry |instead )?$`

/** "the flight was 92, I misread it": the words for it are a sound beside what they are said of. */
function misreadBehind(core: readonly Piece[], words: string, text: string): Named | null {
  return priceNow.test(words) && misread.test(text) ? toldBefore(core) : null
}
const priceNow = pattern`^ ${named}(?:was|is|should be) (?:(?:only|just|actually|really) )?\S*\d\S* ${unitSaid}(?:(?:sorry|um|,|it|that|the|receipt|bill) )*$`
const misread =
  /\bi (?:must have |just )?(?:misread|mistyped|misheard|miskeyed) (?:it|that|the (?:receipt|bill|price|total))\W*$/i

/** "BESCOM is 1432, I typed the digits in the wrong order", "the bagel was only 3.80, I had the wrong glasses on"; "uber was 20 because I entered the wrong address" is its price. */
function slipBehind(core: readonly Piece[], words: string): Named | null {
  return ownSlipBehind.test(words) ? toldBefore(core) : null
}
const ownSlipBehind = pattern`^ ${named}(?:was|is|should be|should have been) (?:(?:only|just|actually|really) )?\S*\d\S* ${unitSaid}(?:(?:sorry|but) )?(?:i|ive) (?:(?:must have|mustve|have|just|accidentally) )*
  (?:(?:(?:was )?(?:read|reading|look|looked|looking)(?: at| off| from)? |had |used |picked up )(?:the |my )?wrong (?:glasses|specs|receipts?|dockets?|bills?|slips?|lines?|rows?|columns?|figures?|numbers?|prices?|tags?|page|invoice|statement|screen|tab|ticket) |(?:didnt have|wasnt wearing|forgot) my (?:\S+ )?(?:glasses|specs) |(?:misread|mistyped|misheard|miskeyed|misspoke) |(?:read|heard) (?:it|that) wrong (?=$)|(?:typed|entered|keyed|logged|wrote) (?:\S+ ){0,5}?wrong (?=$|(?:amount|numbers?|digits?|price|figures?|total|order|way) )|(?:swapped|switched|flipped|transposed|mixed up) (?:the|my|two) (?:digits|numbers|figures) )(?:\S+ ){0,5}$`

/** "the Swiggy order came to 348 after the coupon, please fix it"; "the plumber was 80 to fix it" is what he took. */
function mendedBehind(core: readonly Piece[], words: string): Named | null {
  return fixIt.test(words) ? toldBefore(core) : null
}
const fixIt = pattern`^ ${named}(?:came to|was|is|cost|should be) (?:\S+ ){1,8}?(?<! (?:to|did|will|would|not|never|cant|couldnt|didnt|wont) )
  (?:fix|correct|change|update|amend) (?:it|that) (?:please )?$
  |^ ${named}(?:came to|was|is|cost|should be) \S*\d\S* ${unitSaid}(?:please )?(?:fix|correct|change|update|amend) (?:it|that) for me (?:please )?$`

/** "sorry, it was 26 at Boots"; "26 at most", "26 at lunch" name no shop. */
function wasAt(core: readonly Piece[], words: string): Named | null {
  const place = core.findIndex(({ norm }, at) => at > 2 && norm === 'at')
  const last = core.at(-1)?.norm ?? ''
  return amountAt.test(words) && place > 0 && !locations.has(last) && !noShop.test(last)
    ? { head: core.slice(place + 1), tail: core.slice(core.findIndex(isAmount), place) }
    : null
}
const noShop = /^(?:most|least|first|once|last|lunch|brunch|dinner|breakfast|noon|midnight|night)$/
const amountAt = pattern`^ (?:it|that) (?:was|should be|should say) (?:only |just |actually )?\S*\d\S* ${unitSaid}at (?:the )?(?:\S+ ){1,3}$`

/** "wrong lah, the kopi 4.20": behind the word that something is wrong. */
export function pricedAnew(core: readonly Piece[], words: string): Named | null {
  const turn = core.findIndex(isAmount)
  return thingAndSum.test(words) ? { head: core.slice(0, turn), tail: core.slice(turn) } : null
}
const thingAndSum = pattern`^ (?:the|my|that) (?!(?:first|second|one|last|same|other|whole|lot) )(?:\S+ ){1,3}?\S*\d\S* ${unitSaid}(?:not \S*\d\S* )?$`

/** "it's 95 the uber, not 85": what it is of stands behind the amount. */
export function pricedBefore(core: readonly Piece[], words: string): Named | null {
  if (!sumOfThing.test(words)) return null
  const at = core.findIndex(isAmount)
  const end = core.findIndex(
    ({ type, norm }, index) =>
      index > at + 1 && (/^(?:separator|amount|day)$/.test(type) || /^(?:not|this|last|next)$/.test(norm)),
  )
  return { head: core.slice(at + 1, end < 0 ? undefined : end), tail: core.slice(at, at + 1) }
}
const sumOfThing = pattern`^ (?:its|it is|it was|that was|thats) (?:(?:only|just|actually) )?\S*\d\S* ${unitSaid}(?:for )?(?:the|my|that) (?!(?:same|other|first|second|last|one|whole|lot) )(?:(?!not )\S+ ){1,3}?(?:not \S*\d\S* ${unitSaid})?(?:sorry )?$`

function toldBefore(core: readonly Piece[]): Named {
  const turn = core.findIndex(({ norm }, at) => at > 0 && /^(?:was|is|should|came|cost)$/.test(norm))
  const amount = core.findIndex(isAmount)
  return { head: core.slice(0, turn), tail: core.slice(turn, amount + 1) }
}
