import type { Clause } from '#domain/understanding/clause.ts'
import { monthWord } from '#domain/understanding/days/date-number.ts'
import { isLeftOpen } from '#domain/understanding/intents/left-open.ts'
import { leadingWords, says } from '#domain/understanding/reading.ts'
import { leftUnbought, putBack } from '#domain/understanding/settle/without-considered.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

const hypotheticals = pattern` (?:(?:almost|nearly) (?:put \S*\d\S* on(?! (?:the|my) (?:wrong|card)| lunch )|spent|bought|paid|got|ordered|dropped|booked|bid|rented|hired|took|signed
  |subscribed|joined|purchased|blew)|(?:was|were) (?:going to|gonna|thinking)|(?:thinking|thought) (?:of|about)
  |(?:should|could|would) i(?! say)|could we|would you|if i|if we|what if|can (?:i|we) (?:afford|spend|buy)
  |(?:may|might|will|ill|theyll|gonna|going to|wanna|(?<!did not |didnt )want to|wanted to|need to|about to) (?:buy|spend|pay|get|cost|be
  |probably|need|drop|blow|order|splurge)|(?:have to|gotta|got to|must|supposed to|hoping to|hope to) (?:pay|buy
  |send|give|lend|return|refund|transfer)|(?:is|are) (?:paying|sending|giving|venmoing) (?:me|us)|hoping to
  |hope to|(?<! (?:as|paid|bought|got|sent|gave|spent) .*)(?:promised|promises|agreed|offered|pledged|swore) to (?:pay|buy|send|give|lend|return|cover)(?!.* (?<! (?:he|she|they) )(?:paid|bought|sent|spent|gave) )|(?:would|could|id|itd|thatd|theyd) (?:have|cost|be|spend|pay|buy|love|rather)|should have|(?:would|could|should)ve
  |wish|imagine|lets say|suppose i|supposing|hypothetically|pretend|is it worth|worth spending|tempted
  |waiting (?:on|for) (?:(?:the|a|my|about) )*\S*\d\S* ${unitSaid}(?:(?:\S+ )?from|(?:\S+ )?(?:refund|rebate|payment|payout|reimbursement|deposit|salary|bonus))|considering|debating|dream|dreamt|dreamed|plan(?:ning|ned)? (?:to|on)|remind me|remember to
  |next (?:week|month|year|time)|due (?:tomorrow|on|next|friday|monday|today)|(?:is|rent|bill|payment) due
  |falls due|later today|owes?|owing|unless|whether to|how about i|let me know if|in case i|when i get
  |as soon as|im saving|offered me|quoted?|(?:i )?remember when|i (?:mind|recall) when|(?:back )?when i was (?:a|young|little)
  |back when i|(?:i|we) expected (?:was|it to be|to pay|to be)|estimate|budgeting for a|looking at|had i) `

const wishes = phrases(`
  buy me|book me|get me
  i need|i want|id like|i would like|i wanna|i should|im waiting|i will|ill|i have to|i gotta|i plan|i hope
  im headed|im going
  need some|need more|order me|we need|we want|we should|you should
`)

const logVerbs = phrases('add|log|record|note|track|enter|put in|register|save this|write down|jot down')

/** "I need an Uber", "I'd like to pay": nothing has been paid yet. */
function isWish(clause: Clause): boolean {
  const words = leadingWords(clause, fillers)
  return (opens(words, wishes) || needsSum.test(words)) && !holds(clause.words, logVerbs)
}

/** "need 2k for a trip", "save 500 a month", "keep at least 300 in checking": so much is wanted. */
const needsSum =
  /^ (?:need (?:(?:like|about|around|another) )*\S*\d\S* (?:\S+ )?for |save \S*\d\S* (?:a|per|each|every) (?:day|week|month|year) |keep (?:at least|a minimum of) \S*\d)/

const modals = new Set(
  'want wants wanted might could should would will shall gonna wanna wish hope hoping expect expects expecting ought must'.split(
    ' ',
  ),
)

export const doneVerbs = phrases('spent|paid|bought|got|ordered|cost me|charged me|grabbed|came to|dropped|blew')

/** "they wanted 90", "we might go": a modal verb, and nothing that was done. */
function isModal(clause: Clause): boolean {
  const modal = clause.pieces.some(
    (piece, at) =>
      piece.type === 'word' &&
      modals.has(piece.norm) &&
      !piece.capital &&
      !/^(with|to|from|for|and|didnt|not)$/.test(normBefore(clause.pieces, at)) &&
      !(lastsMe.test(phraseText(clause.pieces.slice(at, at + 3))) && clause.pieces.slice(0, at).some(isPlainName)),
  )
  return modal && !holds(clause.words, doneVerbs) && !holds(clause.words, logVerbs) && !hadAlso.test(clause.words)
}

/** "coffee beans 16, should last me two weeks": how long it will do. */
const lastsMe = /^ should last (?:me|us) /
function isPlainName(piece: Piece): boolean {
  return piece.type === 'name' && piece.norm !== 'budget'
}

/** "the kids wanted donuts, another nine": so much more, and no wish. */
const hadAlso =
  / (?:kids?|children|boys|girls|twins|son|daughter|he|she|they) wanted (?!\S*\d)(?:[^\d ]+ ){1,4}another \S*\d\S* (?!.* (?:but|left|didnt|no) )/

/** "… I'd have to check": of what was paid, and not surely known. */
export const looksItUp = / (?:i |we )?(?:id |ill |wed )?(?:have to|need to|gotta|must) (?:check|look|see) /

/** "it's due tomorrow but I paid it today", "rent due on the 1st 900, paid today" */
const paidAlready =
  / (?:but|and|so) (?:i|we) (?:already |just )?(?:paid|sent) (?:it|that|them)(?: already| today| now| yesterday| early| off)* $/

/** What was due and then paid: "paid" stands behind a pause or the day it was due, or with "I" before it, and nothing but when behind it. */
function isPaidSince({ pieces, words }: Clause): boolean {
  if (!/ due /.test(words)) return false
  const paid = pieces.findLastIndex(({ norm }) => norm === 'paid')
  let from = paid - 1
  while (from > 0 && /^(?:already|just|i|we|ive|weve)$/.test(normAt(pieces, from))) from -= 1
  const before = pieces[from]?.type
  const isOwn = before === 'separator' || before === 'day' || /^(?:i|we|ive|weve)$/.test(normAt(pieces, from + 1))
  const behind = pieces.slice(paid + 1)
  const isWhole = behind.every(
    ({ type, norm }) => type === 'day' || /^(?:it|that|them|already|off|early|now)$/.test(norm),
  )
  return paid > 0 && isOwn && isWhole && behind.length > 0
}

/** "my uncle sent me 200 to help with the wedding next month": it came, for what is to be; who "hasn't sent me" it yet, or lent it, gave none. */
function isGivenForLater({ words }: Clause): boolean {
  return namesPerson(givenForLater.exec(words)?.[1] ?? '')
}
const givenForLater = pattern`^(?!.* (?:if|when|once|will|would|promised|said|never|not|back|lent|(?:has|have|did|does|wo|ca|is)nt|thought|dreamt|dreamed|nobody) ) (?:(?:and|so|oh|yay|today|yesterday) )*(?:(?:my|our) )?(\S+) (?:(?:in|from) \S+ )?(?:(?:just|also|finally|kindly|has) )*(?:sent|gave|transferred|wired|zelled|venmoed|slipped|handed) (?:me|us) (?:(?:an?|about) )?\S*\d\S* (?:\S+ ){0,5}?
  (?:for|towards?|to (?:help|cover|pay|put|spend|use|go)) (?:[^\d ]+ ){0,6}?next (?:week|weekend|month|year|summer|winter|spring) $`

/** "the church still needs 12,000 for the roof": asked for, where no other price is told before it. */
function isStillNeeded({ pieces }: Clause): boolean {
  const needs = pieces.findIndex(({ norm }, at) => /^needs?$/.test(norm) && prior(pieces, at)?.norm === 'still')
  return (
    needs > 0 &&
    !pieces.slice(0, needs).some(isAmount) &&
    /^(?:amount|word)$/.test(pieces[needs + 1]?.type ?? '') &&
    pieces.slice(needs + 1, needs + 4).some(isAmount)
  )
}

/** "the plumber asked for 80", "my brother is asking me for 50": money that was asked for, and nobody says that it was given. */
function isAskedFor({ pieces, words }: Clause): boolean {
  const asks = pieces.findIndex(({ norm }) => /^(?:asked|asks|asking|begging)$/.test(norm))
  if (asks < 0 || holds(words, doneVerbs) || givenThen.test(words)) return false
  const lead = pieces.findIndex(({ norm }, at) => at > asks && at < asks + 4 && norm === 'for')
  if (lead < 0) return false
  if (pieces[lead + 1]?.type === 'amount') return !ofGoods.test(normAt(pieces, lead + 2))
  const what = pieces.slice(lead + 1, lead + 5)
  return what.some(({ norm }) => wishedFor.test(norm)) && what.some(isAmount)
}
const wishedFor = /^(?:raise|rise|refund|loan|advance|discount|quote)$/
/** "asked for 40 of unleaded", "10 worth of mince", "20 on pump 3": so much of what was bought. */
const ofGoods = /^(?:of|worth|on)$/
const givenThen = / (?:gave|handed|sent|transferred|took|settled) /

/** "still waiting for my 30 refund", "the payment hasn't arrived": what is to come still. */
export const awaited = pattern`^ (?:(?:and|so|oh|i|we|im|were|am|are|still|also) )*(?:(?:waiting (?:on|for)|expecting) (?:\S+ ){0,3}?[^a-z ]*\d
  |(?:havent|have not|didnt|never) (?:yet )?(?:got|gotten|get|received|receive|seen) (?:\S+ ){0,3}?[^a-z ]*\d
  |(?!.* (?:i|we) )(?:\S+ ){1,6}(?:hasnt|has not|havent|have not|didnt|(?:is|are) still(?! (?:not|to))) (?:\S+ )?(?:come|arrived?|landed|cleared|come through|pending|outstanding|shown up))`

/** "I forgot if it was 150 or 200", "can't remember if lunch was 12 or 14": paid, and not surely known. */
const unsureIf =
  / (?:forgot|forget|remember|recall|know|sure|certain|unsure) if (?:it|that|they|the|my|\S+ was|\S+ were) /

/** "insurance is refunding 60, but that hasn't come yet": no money that came. */
const notBackYet =
  / (?:is|are) (?:refunding|reimbursing|paying back|sending back) (?:me |us )?\S*\d(?!.* (?:already|cash ?back) )/

const advising =
  '(?:says?|said|thinks?|thought|reckons?|suggests|suggested|told (?:me|us)|tells (?:me|us)|keeps saying|insists) (?:that )?(?:i|we|you) (?:should|ought to|need to|could|might|must)'
/** "mum says I should change it to 12": what somebody would have one do. */
export const advised = new RegExp(` ${advising} `)
/** "my roommate says we should get a couch for 300": what somebody would have one pay; "dentist said I need to floss, 120" tells of what was paid. */
const advisedToPay = pattern` ${advising} (?:(?:just|really|maybe|also|at least) )*(?:get|buy|spend|pay|save|order|book|rent|put|log|change|charge|bring|give|tip|leave|have|sell|ask|invest|budget|send|lend|set|make|use|go|cut|add|split|move|hire|replace) `
const didSo = / (?:i|we|so|and) (?:just |then |still )?(?:paid|bought|got|spent|gave|took|did) /

/** Wished, planned, feared or still to come. */
export function isHypothetical(clause: Clause): boolean {
  if (
    isWish(clause) ||
    isModal(clause) ||
    (advisedToPay.test(clause.words) && !didSo.test(clause.words)) ||
    /^ (?:so )?instead of [a-z]/.test(clause.words)
  )
    return true
  if (paidAlready.test(clause.words) || isPaidSince(clause) || isGivenForLater(clause)) return false
  if (
    isLeftOpen(clause.pieces) ||
    isStillNeeded(clause) ||
    isAskedFor(clause) ||
    budgeted.test(clause.words) ||
    tried.test(clause.words)
  )
    return true
  if (
    leftUnbought.test(clause.words) ||
    putBack.test(clause.words) ||
    asksMe.test(clause.words) ||
    (maySpend.test(clause.words) && !hasBeen.test(clause.words))
  )
    return true
  if (notBackYet.test(clause.words) && clause.pieces.filter(isAmount).length === 1) return true
  if (awaited.test(clause.words) && !clause.pieces.some(isAmount)) return true
  const words = clause.words.replace(looksItUp, ' ')
  if (
    hypotheticals.test(words) &&
    !says(clause, 'owe nothing', 'dont owe', 'only owe', 'i owe half', 'i owe a', 'owe my share') &&
    !/^ (i |we |ive |just )*paid .* (i|we) owed? | owed? \S+ (?:dollars |but |and |so |i |we |only |just )*paid \d/.test(
      clause.words,
    )
  )
    return true
  if (
    says(clause, 'if') &&
    !says(clause, 'if i remember', 'if i recall', 'if im not', 'even if', 'as if', 'if that') &&
    !unsureIf.test(clause.words)
  )
    return true
  return (
    clause.pieces.some((piece) => piece.type === 'day' && piece.future && !piece.struck) ||
    isPutOff(clause) ||
    isDueBy(clause) ||
    says(clause, 'someday', 'eventually', 'soon') ||
    oneDay.test(words)
  )
}

/** "I budgeted 100 for shoes": what may be spent. */
const budgeted =
  /^ (?:(?:so|well|ok|i|we|ive|weve|had|have|got|only) )*(?:budgeted \S*\d|\S*\d\S* (?:dollars )?budgeted (?!.*\d))/

/** "Joost tikkied me 12.50": asked for, in the name of the app that asks. */
const asksMe = /^ (?!i |we )(?:\S+ ){1,2}tikkied (?:me|us) /

/** "trip this weekend maybe spend 200": what it may come to; "lunch yesterday maybe spend 12" was paid, and is not surely known. */
const maySpend = pattern` (?:maybe|perhaps|probably|prolly|likely|should|might|may) (?:(?:can|will|need|have|gonna|going) )?(?:to )?(?:also )?spend
  \s(?:(?:like|about|around|another|at|least|most|up|to|maybe|some|a) )*\S*\d`
const hasBeen =
  / (?:yesterday|today|tonight|last|ago|earlier|already|spent|paid|went|had|was|were|got|bought|on [a-z]+day|just now|this (?:morning|afternoon|evening)) /

/** "tried to pay 64 at Walmart but the card didn't work": it was not paid, unless another payment is told behind it. */
const tried = pattern`^ (?:(?:i|we|so|just|then|also) )*tried (?:to (?:pay|buy|get|order|send|book|withdraw)|paying|buying|ordering|sending|booking) (?!.* (?:so|ended
  |instead|paid|spent|went|got|finally|worked|had to|then|(?:but it was|they were) \S*\d\S*) )`

/** "one day I'll buy it for 900"; a pass or a ticket for one day is bought. */
const oneDay =
  / one day (?:(?:i|we|maybe|hopefully|ill|well|id|wed|soon|im|he|she|they|when|if) |$)|(?:^| maybe| perhaps) one day /

/** "rent 800 by Friday", "electric 120 by June": a bill, what it comes to, and when it is to be paid, and nothing that was done. */
function isDueBy({ pieces }: Clause): boolean {
  const by = pieces.findIndex(({ norm }) => norm === 'by')
  const when = pieces[by + 1]
  const isTime = when?.type === 'day' ? !gone.test(when.norm) : monthWord(when?.norm ?? '') !== null
  const [sum, ...bill] = pieces.slice(0, Math.max(0, by)).reverse()
  const isBill = (piece: Piece): boolean => piece.type === 'name' && piece.entry.category === 'Bills'
  return isTime && by === pieces.length - 2 && isAmount(sum) && bill.length > 0 && bill.every(isBill)
}
const gone = /\b(?:today|yesterday|last|ago)\b/

/** "coffee 4 later", but not "lunch 12, later coffee 4", "and another 5 later" and "she stayed later", which tell what came after. */
function isPutOff({ pieces, words }: Clause): boolean {
  if (/ (?:another|one more|again) .*later /.test(words) || oneMoreLater.test(words)) return false
  const at = pieces.findIndex(({ norm }) => norm === 'later')
  const told = [pieces.slice(0, at), pieces.slice(at + 1)].every((part) => part.some(isAmount))
  const opens = pieces.slice(0, at).every(({ type }) => type === 'separator')
  return at >= 0 && !told && !opens && !/ed$/.test(normBefore(pieces, at))
}

/** "coffee 4 | and then 6 later": nothing but one more amount, behind what was paid. */
const oneMoreLater = /(?:^|\d\S*) \S*\d\S* (?:dollars |bucks |more )*later (?:on )?$/
