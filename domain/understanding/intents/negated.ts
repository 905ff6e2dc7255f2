import type { Clause } from '#domain/understanding/clause.ts'
import { leadingWords, says, startsWith } from '#domain/understanding/reading.ts'
import { droppers } from '#domain/understanding/repair/repair-negation.ts'
import { isWaived } from '#domain/understanding/settle/without-waived.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { inFun } from '#domain/understanding/words/in-fun.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'

const negations =
  'dont|do not|didnt|did not|never|havent|have not|wont|will not|wouldnt|would not|hasnt|not|no need to|without|isnt|wasnt|werent|cant|couldnt'.split(
    '|',
  )

const writing = itemsOf(`
  adding|add|buying|buy|bought|been|book|booked|count|charge|charged|cost
  enter|end|getting|get|give|giving|got|going|gonna|have|had|include|logging|log|make|note
  order|ordered|paying|put|pay|paid|purchase|purchased|record|register
  spending|save|spend|spent|track|take|took|write|want|worth|yet
`)

/** "didn't even buy it", where "I can't even" and "I'm not really hungry" say nothing of what was bought. */
const adverbs = /^(?:(?:actually|even|ever|really) )+/

const notNegations = pattern.g` (?:dont forget|do not forget|dont let me forget|didnt realize|didnt realise|dont worry|couldnt resist|(?:cant|couldnt) (?:seem to )?(?:stop|help)
  |cant believe|couldnt believe|didnt expect|didnt know|didnt think|dont know why|not bad|not too bad
  |not sure why|didnt have cash|dont judge|wasnt cheap|didnt have change|never again|not gonna lie|not only
  |(?:didnt|did not|havent) (?:buy|bought|get|got|have|had|spend|spent|need|order|do|eat) (?:anything|much|any) else|never (?:paid|spent) (?:this|so) much(?=.*\d)|didnt even realise|didnt mean to spend|not just|dont have (?:much|a lot|many)(?: \S+)? left
  |(?<= (?:an?|another|some) (?:\S+ )?\S+ )i (?:did not|didnt) (?:really )?want to (?:buy|get))(?= )`

const wasPriced = / (?:was|were|cost) (?:(?:like|about|over|only) )*\S*\d/
/** "tried the ramen, it was 17 and not worth it": eaten, and paid for. */
const hadIt = / (?:tried|ate|had|got|bought|paid|saw|watched|ordered|went) /
const regretted = / (?:not|wasnt|werent|isnt) (?:really |even |quite )?worth it /
/** "the haircut was 40 not worth it": done to one, or seen, and paid for; "the jacket was 90, not worth it" was left on its rail. */
const hadDone = (piece: Piece): boolean =>
  piece.type === 'name' && !/^(?:Shopping|Transportation)$/.test(piece.entry.category)

const nothingSpent = phrases(`
  disregard|forget about the|free of charge|for free|ignore the|isnt an expense|leave out the
  no longer|nothing today|nothing spent|no spend|on the house|skip the|spent nothing
  wasnt an expense|was free|zero spend
`)

/** "spent 90 on the house this month": on one's home, where "drinks 20 on the house" were given. */
const spentOnHome = / (?:spent|spend|blew|dropped) (?:(?:about|like|another|only) )?\S*\d\S* (?:\S+ )?on the house /

/** "the beer wasn't 6", "it wasn't 12 dollars": what it was not, and nothing else. */
export const deniesSum = pattern`^ (?:(?:no|and|but|so|wait|sorry|hey) )*(?:(?:the|my|our|that|this) )?(?:(?!\S*\d)\S+ ){1,3}?(?:wasnt|werent|isnt|arent|was not|were not|is not) (?:(?:actually|really|even|only|just) )*\S*\d\S*
  (?: (?:dollars|bucks|pounds|quid|euros|rupees))?(?: (?:though|at all|i swear|you know))* $`

/** "off the record, I spent 30 on wine": told, and not to be written. */
export const withheld =
  /^ (?:(?:so|and|this is|its|this ones|just between us|between you and me) )*(?:off the record|not for the (?:list|books|record|ledger)) (?!shop|store)/

function takesBack(piece: Piece): boolean {
  return piece.type === 'repair' && piece.cancels
}

/** "didn't buy", "no need to log", "so no more 17.99 a month": the telling denies itself. */
export function isNegated(clause: Clause): boolean {
  const told = clause.pieces.findIndex(isAmount)
  const isLater = told >= 0 && clause.pieces.slice(told).some(({ norm }) => droppers.has(norm))
  const said = clause.pieces.some(takesBack)
    ? phraseText(clause.pieces.filter((piece) => !takesBack(piece)))
    : clause.words
  const plain = said.replace(notNegations, '')
  const isHad = hadIt.test(plain) || (wasPriced.test(plain) && clause.pieces.some(hadDone))
  const words = isHad ? plain.replace(regretted, ' ') : plain
  if (
    !isLater &&
    !clause.pieces.some(({ type, norm }) => type === 'name' && norm.startsWith('skip ')) &&
    (holds(clause.words.replace(spentOnHome, ' '), nothingSpent) ||
      (told < 0 && / (?:was|were) (?:at|on|with) .{1,40} so free $/.test(clause.words)))
  )
    return true
  if (isSaving(clause) || deniesSum.test(clause.words)) return true
  if (unsaidInFun.test(clause.words) || withheld.test(clause.words)) return true
  if (/^ (?:(?:i|we|and|but) )*(?:no|skipped) \w+( \w+)? $/.test(clause.words) && !clause.pieces.some(isAmount))
    return true
  const begins = startsWith(leadingWords(clause, fillers), 'not')
  const counts = clause.pieces[clause.pieces.findIndex(({ norm }) => norm === 'not') + 1]?.type === 'number'
  const isLittle = told >= 0 && / not (?:much|a lot) (?:\S+ ){0,2}(?:just|only) /.test(clause.words)
  if (begins && !counts && !isLittle && !says(clause, 'not sure', 'not certain', 'one')) return true
  if (
    clause.pieces.some(
      ({ type }, at, pieces) => type === 'amount' && / no more $/.test(phraseText(pieces.slice(0, at))),
    )
  )
    return true
  for (const negation of negations) {
    const at = words.indexOf(` ${negation} `)
    if (at < 0 || words.slice(0, at).endsWith(' for')) continue
    const after = words
      .slice(at + negation.length + 2)
      .replace(adverbs, '')
      .split(' ', 3)
    if (negation === 'no need to') return true
    if (after.slice(0, 2).some((word) => writing.includes(word))) return true
  }
  return false
}

/** "skipped lunch, saved 12", "saved 3 by walking": what was not spent. */
function isSaving({ pieces, words }: Clause): boolean {
  return saving.test(words) && pieces.filter(isAmount).length === 1
}
const saving = pattern`^ (?:(?:i|we|so|ok|today) )*(?:skipped|avoided|walked|biked|cycled|cancelled|canceled|cooked|packed|brought|stayed)
  \s(?:(?!\S*\d)\S+ ){1,8}?saved (?:(?:me|us|myself|ourselves|about|like|around) )*\S*\d\S*(?: dollars| bucks| pounds| quid| euros)?(?: today)? $
  |^ for (?:\S+ ){1,4}?(?:i|we|im|were) (?:(?:am|are|just) )*(?:trying|hoping|aiming|want|need) to save (?:up )?\S*\d
  |^ (?:(?:i|we|so|just) )*saved (?:\S+ ){1,4}by (?:not )?(?:skipping|walking|cooking|cycling|biking|cancelling|canceling|packing|bringing|buying|going|staying|making) `

/** "gold ring 400, april fools", "spent 900 on a hat, just kidding": it was a joke. */
const unsaidInFun = new RegExp(` ${inFun.source}`)

/** "the gig was cancelled but they still charged me", "they sent me 45 back for the trip that was cancelled": money went, or came back. */
const paidAllTheSame = pattern` (fee|penalty|still charged|charged me \d|tried again|went through|other card
  |(?:credited|give|gave|pay|paid|put|refund(?:ed)?|reimbursed?|return(?:ed)?|send|sent|transfer(?:red)?) (?:(?:me|us) (?:back )?(?:(?:the|my) )?\S*\d\S*|\S*\d\S* (?:\S+ )?(?:back|to (?:me|us|my|our)))) `

/** "lunch 12 never happened": the one price that was told, and nothing besides; "lunch 12 and the meeting never happened" tells of something else. */
const neverHappened = /^[^\d]* \S*\d\S* (?:never|didnt) happen(?:ed)? $/
/** "the drill was 149, no chance", "they said 300 but I told them no": a price that was named and refused; "paid 40, no way" was paid. */
export const refusedPrice = pattern`^ (?!.* (?:paid|spent|bought|got|had|won) ).* (?:was|were|is|are|be|said|wanted) \S*\d\S* ${unitSaid}(?:(?:so )?(?:no|no chance|no way|nope|hard pass)
  |(?:but |so )?(?:i|we) (?:said|told (?:him|her|them)) no) $`

/** "it was 20 but I …": the price of something at hand, and what one did when one heard it. */
export const heardPriceAndI = `(?:(?:it|they|that|those) (?:was|were)|its|thats) (?:(?:like|about|only|over|nearly|asking) )*\\S*\\d\\S* ${unitSaid}(?:so|but|and) (?:i|we) (?:just )?`

/** "it was 20 but I passed", "it was 15 so I walked": a price that was heard of something at hand; "the driving test was 60 but I passed" was paid. */
const priceRefused = pattern`^ ${heardPriceAndI}(?:passed|walked(?: (?:home|back|there|instead|on|past|by|off|out|away))*|left (?:it|them)|put (?:it|them) back|said no|skipped (?:it|them)) $`

const nothingPaid = [
  // "the 12 for parking wasn't mine"
  / (wasnt|isnt|werent|arent|not) (even )?(mine|me|ours) $/,
  // "… so we left"
  / (?:way )?too (?:much|dear|expensive|pricey) (?:, )?(?:(?:so|and|i|we|just) )*walked (?:out|away) $/,
  pattern` (so|but|and|then|just) (i |we |they )?(just )?(left(?! with| \d| (?!it |them |empty |without |there |again )(?:the )?\S+ with (?!nothing |no |empty ))|walked (out|away)(?! with (?!nothing |my |our |him |her |them |the kids ))|passed on|said no)( |$)| (?:so|but|and|then|just) (?:i |we |they )?(?:just )?put (?:it|them|that) back (?!on (?:the|my) (?:card|visa|tab|account)|in(?:to)? (?:the|my) (?:savings|account|wallet|bank))| (i|we) (say|said|told (him|her|them)) no $| so (i |we )?(didnt|did not|couldnt|decided against|skipped|passed
  |gave up) `,
  // "a coat in the window for 90 but I walked on", "it was 15 so I walked"; "lunch 14 then just walked on" is what came next
  pattern` (?:was|were|wanted|asked|said|is|its|cost|saw) (?:(?!so |but )\S+ ){0,12}?\S*\d\S* ${unitSaid}(?:so|but) (?:i |we )?(?:just )?(?:walked (?:on|past|by|off)|kept (?:on )?walking|carried on walking|went on my way)(?: (?:it|them|by|past))? $`,
  priceRefused,
  // "had a 60 dollar candle in my basket and put it back"
  /^(?!.* (?:bought|paid|repaired|got) ).* (?:in|from|out of|into) (?:my|the|our) (?:basket|cart|trolley|hands?|arms) (?:(?:and|but|then|i|just) ){0,3}put (?:it|them|that) back (?:(?:on the shelf|there|again|um) )?$/,
  // "… but I didn't buy them in the end"
  pattern` (didnt|did not|never|decided not to|chose not to) (actually |even |end up )?(buy|buying|get
  |getting|take|taking|order|want|go for|purchase|bother( with)?) (it|them|that|those|any|one|either
  |anything)( in the end| after all| though| anyway)? $`,
  neverHappened,
  refusedPrice,
  // "cancelled the 35 order before it charged me"
  / (cancell?ed|called off) (the|my|that|an?|our) .*\d.* (before|order|booking|reservation|subscription) /,
  // "my card was declined for the 54"
  / (was|got|been) (declined|rejected|cancell?ed|voided) /,
  // "the fine was 70 but I got it cancelled"
  / (?:fine|ticket|penalty|surcharge|late fee|charge) .*(?:i|we) (?:got|had|managed to get) (?:it|that|them) (?:cancell?ed|waived|dropped|overturned|reversed|quashed|thrown out|written off) $/,
  // "put the shoes back, 85 was too much"
  / put (?:the|those|that|my) (?:\S+ ){1,3}back (?:\S+ ){0,4}?(?:too (?:much|pricey|expensive|dear|steep)|not worth) /,
  // "tried to buy a tent for 60 but it was sold out", "they tried to charge me 60"
  pattern` tried to (?:buy|order|book|rent|reserve) (?!.* (?:ended up|finally|got|paid|did) )\S
  | tried to (?:charge|bill|overcharge|sell|scam) (?:me|us) `,
  // "they overcharged me 5 at the store": by so much, and the price itself was not told
  / overcharged (?:me|us) (?:by )?(?:about |like )?\S*\d\S* (?!.*(?:paid|spent|came to|got) )/,
  // "offered 200 for the bike but he said no", "bid 45 on the lamp but lost"
  pattern`^ (?:(?:so|and|i|we|ive|weve|just|only) )*(?:offered|bid) (?!.* (?:took|takes|accepted|agreed|yes|deal|sold|won|got|mine|paid) )(?:\S+ ){0,3}\S*\d`,
  // "work paid the hotel, 120"
  / (company|work|boss|employer|insurance|office) (paid|covered|picked up) (?!me |us |my |back |out |(?:an? |one )?(?:half|third|quarter) )/,
  // "saved 20 by walking", "cancelled Hulu, saved 8"
  /^ (?:cancell?ed (?:\S+ ){1,4})?(?:i |we |just |and )*saved (?:me |us |like |about )*\d/,
  // "came this close to spending 260", "within an inch of buying the coat"
  / (close|near) to \w+ing | within an? \w+ of \w+ing | on the (verge|brink|point) of \w+ing /,
  // "refused to pay 30", "couldn't justify the 90"
  pattern` (refused|declined|unwilling|hesitated|bring myself) to (pay|spend|buy|get|order|drop|fork|shell
  |cough|part|splash) | (couldnt|cant|could not|cannot) (justify|afford|stomach|swallow|face) `,
  // "declined the upgrade", "talked myself out of the jacket", "gave the tour a miss"
  pattern` (declined|refused|resisted|rejected|turned down|passed (on|up)|decided against|put off) (the|an?
  |that|this|their|his|her|buying|paying|getting|spending) | (bailed on|drew the line at|baul?ked at|balked at
  |thought better of|held off|(backed|opted|wriggled|talked (myself|him|her|us)) out of
  |got out of (buying|paying|going|it)) | avoided (buying|paying|spending|getting) | (gave|given) .*a miss `,
  // "the speaker was 449, way too much, skipped it"
  /^(?!.* (?:paid|prepaid|spent|bought|got|had|ate|lost|charged|cost me|non ?refundable) )(?!.*\d.* \S*\d).*\d.* (?:skipped|gave up on) (?:it|them|that|those|that one)(?: in the end)? $/,
  // "I skipped the 30 dollar concert"
  / (?:i|we|ive|weve) (?:just |totally |completely )?skipped (?:the|my|our|that|this|buying|paying|out on) |^ (?:just )?skipped (?:the|my|our|that|this) /,
  // "hold off on logging that 70", "leave the 12 out"
  pattern` (hold off
  |hold fire
  |refrain
  |stop
  |quit
  |avoid) (on |from )?((logg|add|record|sav|writ|not|putt|count|track)ing
  |(?<=on )(the|that|this)) |^ leave ((out|off) (the|that|this|my) |(the|that|this|my) .*\d.* (out|off) )`,
  // "Dave got the drinks in, I paid nothing"
  / (paid|cost me|cost us|spent|paying) (nothing|nowt|zilch|zero|not a penny|not a cent) /,
  // "borrowed a drill from Dave": no money
  /^ (?:(?:i|we|ive|just) )*borrowed (?:(?:an?|the|some|his|her) )?(?![^a-z ]*\d)(?!off |from )\S+ (?:from|off) /,
  // "borrowed 40 from savings": one's own
  / borrow(?:ed|ing)? .*\d.* (?:from|off|out of) (?:(?:the|my|our) )?(?:\S+ ){0,2}(?:savings?|fund|pot|jar|kitty|isa|account|piggy bank|goal|card|overdraft) /,
  // "took 50 out of the holiday fund"
  / (take|took|withdraw|withdrew|pull|pulled) .*\d.* (out of|from) (the|my|our) (\S+ ){0,3}(goal|fund|savings|pot|jar) /,
]

/** Nothing was paid by the person, or nothing left their own purse. */
export function isCalledOff({ pieces, words }: Clause): boolean {
  if (isWaived(pieces)) return true
  return (
    !paidAllTheSame.test(words) &&
    nothingPaid.some((pattern) => {
      const found = pattern.exec(words)
      return found !== null && !boughtAfter.test(words.slice(found.index + found[0].length - 1))
    })
  )
}

/** "resisted the cake and got a coffee for 4": something was bought all the same. */
const boughtAfter = / (got|bought|paid|spent|took|had|grabbed|settled for|went for) .*\d/
