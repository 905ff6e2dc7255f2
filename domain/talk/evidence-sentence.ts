import { count, countOf } from '#domain/talk/count-words.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** `sure`: the words say by themselves that something told before was otherwise; `slight`: they do beside the name of that thing. */
export type Evidence = 'sure' | 'slight'

const LONGEST = 160

/** "my mistake", "the receipt says", "in the end": said of nothing that is told for the first time. */
const sure = pattern.i`\b(?:(?:my|a|by) (?:mistake|bad|fault)|mistaken|wrong(?:ly)?|mis(?:read|heard|typed|took|remembered|counted|spoke)
  |in the end|after all|turn(?:s|ed) out|sorry(?! (?:i['’]?m|i am|we|for|about|to)\b)|apologies|correction|to correct|typo|oops|whoops|i (?:meant|mean)|i take (?:it|that) back|tell a lie
  |(?:re)?checked(?: (?:again|it|the|my|with)|(?=[,.;:])|$)|look(?:ed|ing) (?:again|it up|closer|at (?:it again|my|the))|(?:it|that|this) (?:actually |really )?says
  |(?:receipt|statement|bill|check|cheque|tab|bank|app|ticket|invoice|till|slip|e-?mail|card|website|confirmation) (?:actually |really )?(?:says|said|shows|showed|has it)|says here
  |i (?:just |now )?remember(?:ed)? now|just remembered|should(?: have|['’]ve)? (?:be|been|say|said|read)|need(?:s|ed) to be|supposed to be|to be (?:exact|precise)
  |(?:they|he|she|it) (?:actually |only |really )?(?:charged|billed)|(?:i|we) (?:got|was|were) (?:actually |only )?charged|rang (?:me |it |them )?up (?:at|as|to)|scanned (?:me |it |them )?(?:up )?(?:at|as|to)
  |(?:with|including|before|without|after|counting) (?:the |my )?(?:tip|tax|shipping|delivery|fees?|service|${coupon})
  |(?:talked|knocked|brought|haggled|beat|got|bargained|marked) (?:me|him|her|them|it|us) (?:down|up)(?: to)?)\b`
const slight = pattern.i`\b(?:only|actually|really|instead|rather|in fact|no|nope|wait|just|forget|scratch|more like|closer to|call it|put (?:it|that|the|my)
  |change|make|ended up|turned into|came down|went up|total|fix|update|exactly|not|there (?:was|were)
  |${coupon}|discounted|(?:over|under)charged|rounded|is \S+(?: \S+){0,2} now\W*$)\b`
/** What speaks of one more, of what is usual, or of what may come to be. */
const unlike = pattern.i`\b(?:(?:\d+|two|three|four|five|six|a few|some) more(?! like)|another|again|also|too|as well|one more|next|else|usually|always|normally|about to|going to|gonna|will|would|could
  |might|if|budget|goal|limit|how much|what(?! (?:i|we) (?:(?:really|actually|only) )*paid\b))\b|\?`
const ofEach = /\b(?:each|apiece|per|every)\b/i
/** A pause, a joint, or without either a reduction that is the reason: "the gym was 40 I had a discount". */
const pause = pattern.i`[,;.!?:–—]+(?=\s|$)|\b(?:so|and|but|because|cause|cos|since|cuz)\b
  |\s(?=(?:i|we) (?:had|got|used) (?:an?|my|the) (?:\w+ )?${coupon}s?\W*$)`

/** Whether a sentence speaks of putting something right, and how surely; null where it does not. */
export function readEvidence(message: string): Evidence | null {
  if (speaksOfOther(message)) return null
  return sure.test(message) ? 'sure' : slight.test(message) ? 'slight' : null
}

/**
 * "6.75, I added protein", "there was a discount so I paid 64": nothing but an amount, and why it came to that: to more, to less, or to
 * what it should have been. Null where no reason is given, or one for something that was bought.
 */
export function reasonGiven(message: string): 'more' | 'less' | 'other' | null {
  const outcome = outcomeBehind.exec(message)
  const led = reasonBehind.exec(message) ?? reasonBefore.exec(message) ?? outcome
  const { amount = '', why = '' } = led?.groups ?? {}
  if (!holdsFigure(amount) || thingWords(amount).length > 0 || buys.test(why)) return null
  if (outcome) return 'other'
  if (dearer.test(why)) return 'more'
  if (cheaper.test(why)) return 'less'
  return putWrong.test(why) || /\b(?:because|cause|cos|since)\b/i.test(led?.[0] ?? '') ? 'other' : null
}
const reasonBehind =
  /^(?<amount>[^,;]{1,40}?)(?:[,;.]+ | (?=because|cause|cos|since))(?:(?:because|cause|cos|since) )?(?<why>(?:i|we|he|she|they|it|there|the \p{L}+|my \p{L}+)(?:['’]\p{L}+)? .*)$/iu
const reasonBefore =
  /^(?:and |but |oh |no )*(?<why>(?:i|we|he|she|they|it|there|the \p{L}+)(?:['’]\p{L}+)? .*?),? so (?<amount>[^,;]{1,30})$/iu
/** "they matched the online price", "I had a coupon": whether some words say why a thing came to less; null where they give no reason. */
export function reasonBeside(words: string): 'more' | 'less' | null {
  return dearer.test(words) ? 'more' : cheaper.test(words) ? 'less' : null
}
/** "so I only ended up paying ten for that", "so just 74 for me": what was paid in the end, whatever led to it; null without it. */
export function outcomeTold(message: string): string | null {
  return outcomeBehind.exec(message)?.groups?.amount ?? null
}
const outcomeBehind =
  /^(?<why>.+?),? so (?<amount>(?:(?:what )?(?:i|we) )?(?:(?:really|actually|only|just|ended up) )+[^,;]{1,40}|(?:i|we) ended up [^,;]{1,40})$/iu
const dearer = pattern.i`\b(?:added|adding|extra|tip(?:ped)?|tax|raised|threw in|went up|upgraded?|refill|(?:over|under)charged me|charged more|stayed (?:longer|late))\b`
const cheaper = pattern.i`\b(?:${coupon}|discounted|on sale|validated|cheaper|refund(?:ed)?|went down|came down|knocked|waived|comped|(?:price[- ])?match(?:ed)?(?= (?:the|a|an|their|my|it)\b))\b`
const putWrong = pattern.i`\b(?:forgot(?: about)?|wrong(?:ly)?|mis(?:read|counted|heard|typed)|flipped|switched|swapped|mixed|rounded|counted)\b`
const buys = pattern.i`\b(?:i|we)(?:['’]ve)? (?:(?:just|also|then) )*(?:bought|got(?! it)|had(?! an? (?:\w+ )?${coupon})|went|ate|took|ordered|grabbed|picked|filled
  |drank|saw|paid for|stopped|need|needed|want|wanted|sold|earned|gave|lent|owed?)\b`

/** Whether a sentence speaks of one more of a thing, of what is usual or may be, or asks. */
export function speaksOfOther(message: string): boolean {
  return message.length > LONGEST || unlike.test(message)
}

/** "32 each": a price of one of several. */
export function saysEach(message: string): boolean {
  return ofEach.test(message)
}

/** "each for the three of us", "per person and we were 3": for how many the amount that was told before is; null where more is said. */
export function eachOf(message: string): number | null {
  const words = message.toLowerCase().replaceAll('’', "'")
  const [said, ...more] = [...words.matchAll(sharers)]
  const number = said?.slice(1).find(Boolean)
  if (!ofEach.test(words) || number === undefined || more.length > 0) return null
  const rest = words.replace(sharers, ' ').replace(ofOne, ' ')
  return holdsFigure(rest) || thingWords(rest).length > 0 ? null : countOf(number)
}
const sharers = new RegExp(
  `\\b(?:(?:for )?(?:the |all )*(${count})(?: of us| people| persons| friends| kids| tickets)|(?:we|there) (?:were|are|was) (?:all )?(${count})(?: of us| people)?)\\b`,
  'g',
)
const ofOne = /\b(?:each|apiece|(?:per|every|a) (?:person|head|ticket|one))\b/g

/** "five on top", "ten off": an amount that is added to another, or taken from it. */
export function saysOnTop(message: string): boolean {
  return onTop.test(message)
}
const onTop = pattern.i`\b(?:on top|tip(?:ped)?|threw in|extra|more|less|off|plus|minus|${coupon}|back|added|fees?|tax|shipping|delivery|refund(?:ed)?
  |rebate|deposit)\b`

/** "I took it both ways": the same amount once more. */
export function saysTwice(message: string): boolean {
  return /\b(?:twice|double|doubled|both ways|there and back|round trip|both of us)\b/i.test(message)
}

/** The parts of a sentence between its pauses, and before and behind what joins a reason to it. */
export function clausesOf(message: string): string[] {
  return message
    .split(pause)
    .map((clause) => clause.trim())
    .filter(Boolean)
}

/** "so twice that", "half of it": how many times the amount that was told before; null where nothing of the kind is said. */
export function timesThat(message: string): number | null {
  const [, times = '', half] = timesIt.exec(message.toLowerCase()) ?? []
  if (half) return 0.5
  return times === 'twice' || times === 'double' ? 2 : times ? countOf(times) : null
}
const timesIt = new RegExp(
  `\\b(?:(twice|double|${count}(?= times))(?: times)?|(half)(?: of)?) (?:that|it|the price)(?:(?<=(?:took|taking|brought|sent) half(?: of)? (?:that|it)) back)?(?:\\W*$|, (?:i|we) |(?<=^\\W*\\w+(?: of| times)? (?:that|it|the price)) (?:i|we) )`,
)

/** By how many a sentence says that something is shared: 2 for "went halves", 4 for "the four of us". */
export function sharesSaid(message: string): number[] {
  const words = message.toLowerCase().replace(andAPart, ' ')
  const ways = [...words.matchAll(sharedBy)].flatMap(([, number = '']) => countOf(number) ?? [])
  if (ways.length > 0) return ways
  if (/\bthird\b/.test(words)) return [3]
  if (/\bquarter\b/.test(words)) return [4]
  return /\b(?:half|halves|halved|split|shared|sharing|fifty[- ]fifty)\b/.test(words) ? [2] : []
}
/** "3 and a half", "two and a quarter": a part of the number, and no share of it. */
const andAPart = new RegExp(`(?<=\\b(?:${count}|\\d+)) and (?:an? |one |three )?(?:half|third|quarters?)\\b`, 'g')
const sharedBy = new RegExp(`\\b(${count})(?: of us| ways| people| friends)\\b`, 'g')

/** The small counts of a sentence that are not its amounts: 2 in "I only got two of them". */
export function countsSaid(message: string): number[] {
  const words = message.toLowerCase().match(/[\p{L}\d.]+/gu) ?? []
  return words.flatMap((word) => (isCount.test(word) ? (countOf(word) ?? []) : []))
}
const isCount = new RegExp(`^${count}$`)

const light = wordSet(`
  what a an the my our your his her their its it it's that that's this they they're them those he he's she she's i i'm we you
  me us him there there's here one was were is are be been am has have had having did does done do to of for on at in
  from with by as so and or but then than not no nope yeah yes ok okay well oh um uh hm hmm actually really only just
  end after all instead fact turns turned out up ended mistake bad fault wrong sorry should would meant mean rather
  forgot forget scratch checked looked again look looking closer says said say saying saw see shows showed call put down
  make made change fix update set give gave take took charge charged charging bill billed rang rung want wanted asked
  asking pay paid spent came come comes went cost costs total price amount number figure receipt statement bank app card
  ticket invoice till slip website email exact exactly precise more less like right correct corrected scanned discount coupon promo correction now
  remember remembered think thought guess sure even flat altogether wait dollar dollars buck bucks cent cents quid pound
  pounds euro euros count counted counts talked knocked brought misspoke misread got each stopped fare fee fees tip tax
  paying down altogether threw extra flipped numbers shipping delivery service meter pump check tab share part half halves mine rest deposit sum kidding who
`)

/** The words of a clause that are of a thing, and neither of a figure nor of putting right: none means that nothing new is told. */
export function thingWords(clause: string): string[] {
  const words =
    clause
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}$£€][\p{L}\p{N}'.$£€]*/gu) ?? []
  return words
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => !light.has(word) && !people.has(word) && !isOfNumber(word))
}

function holdsFigure(clause: string): boolean {
  return clause
    .toLowerCase()
    .split(/[\s-]+/)
    .some(isOfNumber)
}

function isOfNumber(word: string): boolean {
  return isNumberWord(word) || /^[$£€]?\d/.test(word)
}
