import type { Clause } from '#domain/understanding/clause.ts'
import { isIncome } from '#domain/understanding/entries/income.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { clauseSpan, leadingWords, says, startsWith } from '#domain/understanding/reading.ts'
import { droppers } from '#domain/understanding/repair/repair-negation.ts'
import {
  determiners,
  fillers,
  moneyVerbs,
  paymentWords,
  people,
  prepositions,
  pronouns,
} from '#domain/understanding/words/function-words.ts'
import { holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

type Topic = OtherFrame['topic']

const negations =
  'dont|do not|didnt|did not|never|havent|have not|wont|will not|wouldnt|would not|hasnt|not|no need to|without|isnt|wasnt|werent|cant|couldnt'.split(
    '|',
  )
const writing = itemsOf(`
  adding|add|actually|buying|buy|bought|been|book|booked|count|charge|charged|cost
  enter|end|even|ever|getting|get|got|going|gonna|have|had|include|logging|log|make|note
  order|ordered|paying|put|pay|paid|purchase|purchased|record|register|really
  spending|save|spend|spent|track|take|took|write|want|worth|yet
`)

const notNegations =
  / (?:dont forget|do not forget|dont let me forget|didnt realize|didnt realise|dont worry|couldnt resist|cant believe|couldnt believe|didnt expect|didnt know|didnt think|dont know why|not bad|not too bad|not sure why|didnt have cash|dont judge|wasnt cheap|didnt have change|never again|not gonna lie|not only|didnt even realise|didnt mean to spend|not just)(?= )/g

const nothingSpent = phrases(`
  disregard|forget about the|free of charge|for free|ignore the|isnt an expense|leave out the
  no longer|nothing today|nothing spent|no spend|on the house|skip the|spent nothing
  wasnt an expense|was free|zero spend
`)
const hypotheticals =
  / (?:(?:almost|nearly) (?:spent|bought|paid|got|ordered|dropped)|(?:was|were) (?:going to|gonna|thinking)|(?:thinking|thought) (?:of|about)|(?:should|could|would) i(?! say)|could we|would you|if i|if we|what if|can (?:i|we) (?:afford|spend|buy)|(?:may|might|will|ill|gonna|going to|wanna|want to|wanted to|need to|about to) (?:buy|spend|pay|get|cost|be|probably|need|drop|blow|order|splurge)|(?:have to|gotta|got to|must|supposed to|hoping to|hope to) (?:pay|buy)|hoping to|hope to|(?:would|could|id) (?:have|cost|be|spend|pay|buy|love|rather)|should have|(?:would|could|should)ve|wish|imagine|lets say|suppose i|supposing|hypothetically|pretend|is it worth|worth spending|tempted|considering|debating|dream|dreamt|dreamed|plan(?:ning|ned)? (?:to|on)|remind me|remember to|next (?:week|month|year|time)|due (?:tomorrow|on|next|friday|monday|today)|(?:is|rent|bill|payment) due|falls due|later today|owes?|owing|unless|whether to|how about i|let me know if|in case i|when i get|as soon as|im saving|offered me|quoted?|(?:i )?remember when|when i was (?:a|young|little)|estimate|budgeting for a|looking at|had i) /

const schedule =
  / (leaves|departs|arrives|lands|boards|starts|begins|ends|opens|closes|finishes) (at|from|in|around|by) /
const personal = phrases(`
  address is|blood sugar is|blood sugar was|blood pressure is|blood pressure was|bpm|born in
  code is|calories|chapter|degrees|extension|fm|heart rate|i weigh|lost my
  my exam|my test|my number|my age|my password|miles away|number is
  out of 10|out of ten|out of 5|out of five
  phone number|postcode is|pin is|pounds lighter|password is|stolen|score was|steps
  the exam|tracking number|temperature|tall|weighs|zip is|zip code
`)

const remarks = phrases(`
  are like|a gallon|a liter|a litre|a pound now|an hour|a pop now|around here|apparently|a dozen now|a night|a month|a year
  costs|can you believe|everywhere|each now|gone up|going for|goes for|he charges|heard
  is like|inflation|is worth|it charges|in this city|in this town|nowadays|on sale
  per gallon|per liter|per litre|per person|per hour|prices|price of|priced|per night|per month|per year
  ridiculous|retails|read that|so expensive|sells for|selling for|she charges|says|said
  these days|they charge|used to be|used to cost|usually|went up
`)

/** Why the words of a clause are not to be written down; null when nothing speaks against it. */
export function whyNot(clause: Clause): Topic | null {
  if (isPersonalNumber(clause)) return 'unknown'
  if (isNegated(clause) || isCalledOff(clause)) return 'negated'
  if (isHypothetical(clause)) return 'hypothetical'
  if (isRemark(clause) || isOthers(clause) || isLookedAt(clause)) return 'remark'
  return null
}

const weight = / (?:i|he|she|it) weighs? | (?:lost|gained|put on) (?:\S+ )?(?:pounds|lbs|kilos|kg|stone) /

/** Numbers that tell of anything but money: telephone, age, weight, weather. */
function isPersonalNumber(clause: Clause): boolean {
  if (weight.test(clause.words)) return true
  if (clause.pieces.some((piece) => piece.type === 'amount' && piece.money.marked)) return false
  if (/ (lost|stolen) .* (had to|bought|paid|got|ordered) .*(new|another|replacement|one|for)/.test(clause.words))
    return false
  return holds(clause.words, personal) || schedule.test(clause.words)
}

function isNegated(clause: Clause): boolean {
  const told = clause.pieces.findIndex(({ type }) => type === 'amount')
  const isLater = told >= 0 && clause.pieces.slice(told).some(({ norm }) => droppers.has(norm))
  const words = clause.words.replace(notNegations, '')
  if (
    !isLater &&
    !clause.pieces.some(({ type, norm }) => type === 'name' && norm.startsWith('skip ')) &&
    holds(clause.words, nothingSpent)
  )
    return true
  if (/^ no \w+( \w+)? $/.test(clause.words) && !clause.pieces.some(({ type }) => type === 'amount')) return true
  if (startsWith(leadingWords(clause, fillers), 'not') && !says(clause, 'not sure', 'not certain', 'one')) return true
  for (const negation of negations) {
    const at = words.indexOf(` ${negation} `)
    if (at < 0 || words.slice(0, at).endsWith(' for')) continue
    const after = words.slice(at + negation.length + 2).split(' ', 3)
    if (negation === 'no need to') return true
    if (after.slice(0, 2).some((word) => writing.includes(word))) return true
  }
  return false
}

const paidAllTheSame = / (fee|penalty|still charged|charged me \d|tried again|went through|other card) /
const nothingPaid = [
  // "the 12 for parking wasn't mine"
  / (wasnt|isnt|werent|arent|not) (mine|me|ours) $/,
  // "… so we left"
  / (so|but|and|then|just) (i |we |they )?(just )?(left(?! with| \d)|walked (out|away)|passed on|put (it|them|that) back|said no)( |$)| so (i |we )?(didnt|did not|couldnt|decided against|skipped|passed|gave up) /,
  // "… but I didn't buy them in the end"
  / (didnt|did not|never|decided not to|chose not to) (actually |even |end up )?(buy|buying|get|getting|take|taking|order|want|go for|purchase|bother( with)?) (it|them|that|those|any|one|either|anything)( in the end| after all| though| anyway)? $/,
  // "cancelled the 35 order before it charged me"
  / (cancell?ed|called off) (the|my|that|an?|our) .*\d.* (before|order|booking|reservation|subscription) /,
  // "my card was declined for the 54"
  / (was|got|been) (declined|rejected|cancell?ed|voided) /,
  // "work paid the hotel, 120"
  / (company|work|boss|employer|insurance|office) (paid|covered|picked up) (?!me |us |my |back |out )/,
  // "saved 20 by walking"
  /^ (i |we |just )*saved (\S+ ){1,3}by \w+ing /,
  // "came this close to spending 260", "within an inch of buying the coat"
  / (close|near) to \w+ing | within an? \w+ of \w+ing | on the (verge|brink|point) of \w+ing /,
  // "refused to pay 30", "couldn't justify the 90"
  / (refused|declined|unwilling|hesitated|bring myself) to (pay|spend|buy|get|order|drop|fork|shell|cough|part|splash) | (couldnt|cant|could not|cannot) (justify|afford|stomach|swallow|face) /,
  // "declined the upgrade", "talked myself out of the jacket", "gave the tour a miss"
  / (declined|refused|resisted|rejected|turned down|passed (on|up)|decided against|put off) (the|an?|that|this|their|his|her|buying|paying|getting|spending) | (bailed on|drew the line at|baul?ked at|balked at|thought better of|held off|(backed|opted|wriggled|talked (myself|him|her|us)) out of|got out of (buying|paying|going|it)) | avoided (buying|paying|spending|getting) | (gave|given) .*a miss /,
  // "hold off on logging that 70", "leave the 12 out"
  / (hold off|hold fire|refrain|stop|quit|avoid) (on |from )?((logg|add|record|sav|writ|not|putt|count|track)ing|(?<=on )(the|that|this)) |^ leave ((out|off) (the|that|this|my) |(the|that|this|my) .*\d.* (out|off) )/,
  // "Dave got the drinks in, I paid nothing"
  / (paid|cost me|cost us|spent|paying) (nothing|nowt|zilch|zero|not a penny|not a cent) /,
  // "took 50 out of the holiday fund"
  / (take|took|withdraw|withdrew|pull|pulled) .*\d.* (out of|from) (the|my|our) (\S+ ){0,3}(goal|fund|savings|pot|jar) /,
]

/** Nothing was paid by the person, or nothing left their own purse. */
function isCalledOff({ words }: Clause): boolean {
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

const wishes = phrases(`
  buy me|book me|get me
  i need|i want|id like|i would like|i wanna|i should|im waiting|i will|ill|i have to|i gotta|i plan|i hope|im headed|im going
  order me|we need|we want|we should|you should
`)
const logVerbs = phrases('add|log|record|note|track|enter|put in|register|save this')

/** "I need an Uber", "I'd like to pay": nothing has been paid yet. */
function isWish(clause: Clause): boolean {
  const words = leadingWords(clause, fillers)
  return opens(words, wishes) && !holds(clause.words, logVerbs)
}

const modals = new Set(
  'want wants wanted might could should would will shall gonna wanna wish hope hoping expect expects expecting ought must'.split(
    ' ',
  ),
)
const done = phrases('spent|paid|bought|got|ordered|cost me|charged me|grabbed|came to|dropped|blew')

/** "they wanted 90", "we might go": a modal verb, and nothing that was done. */
function isModal(clause: Clause): boolean {
  const modal = clause.pieces.some(
    (piece, at) =>
      piece.type === 'word' &&
      modals.has(piece.norm) &&
      !piece.capital &&
      !/^(with|to|from|for|and)$/.test(clause.pieces[at - 1]?.norm ?? ''),
  )
  return modal && !holds(clause.words, done) && !holds(clause.words, logVerbs)
}

function isHypothetical(clause: Clause): boolean {
  if (isWish(clause) || isModal(clause)) return true
  if (
    hypotheticals.test(clause.words) &&
    !says(clause, 'owe nothing', 'dont owe', 'only owe', 'i owe half', 'i owe a', 'owe my share') &&
    !/^ (i |we |ive |just )*paid .* (i|we) owed? /.test(clause.words)
  )
    return true
  if (says(clause, 'if') && !says(clause, 'if i remember', 'if i recall', 'if im not', 'even if', 'as if', 'if that'))
    return true
  return (
    clause.pieces.some((piece) => piece.type === 'day' && piece.future && !piece.struck) ||
    isPutOff(clause) ||
    says(clause, 'someday', 'one day', 'eventually', 'soon')
  )
}

/** "coffee 4 later", but not "lunch 12, later coffee 4" and "she stayed later", which tell what came after. */
function isPutOff({ pieces }: Clause): boolean {
  const at = pieces.findIndex(({ norm }) => norm === 'later')
  const told = [pieces.slice(0, at), pieces.slice(at + 1)].every((part) => part.some(({ type }) => type === 'amount'))
  return at >= 0 && !told && !/ed$/.test(pieces[at - 1]?.norm ?? '')
}

const pastVerbs = phrases(
  'spent|paid|bought|was|were|cost me|got|had|came to|came out|went out|charged me|ran me|set me back|grabbed|ordered|dropped|blew|used',
)

const presentVerbs = phrases('is|are|costs|cost|its|theyre|charges|they charge|be|goes for|going for|sells for|retails')

/** "gas is like 4 bucks a gallon here now": a price in the present that nobody says they paid. */
function isRemark(told: Clause): boolean {
  const fees = told.pieces.findIndex(({ norm }) => norm === 'charges')
  const named =
    fees > 0 &&
    fees < 3 &&
    told.pieces[fees + 1]?.type === 'amount' &&
    !determiners.has(told.pieces[0]?.norm ?? '') &&
    !pronouns.has(told.pieces[0]?.norm ?? '')
  const clause = {
    ...told,
    words: (named ? told.words.replace(' charges ', ' fees ') : told.words).replace(
      / (thats|that is) (all|it)( for (now|today))? $| there is /,
      ' ',
    ),
  }
  if (!clause.pieces.some((piece) => piece.type === 'amount')) return false
  if (says(clause, 'can you believe'))
    return !says(clause, 'i spent', 'i paid', 'we paid', 'we spent') && holds(clause.words, presentVerbs)
  if (/ (he|she|they|theyre|hes|shes|seller|guy) (asked|asks|asking|is asking) (for )?\d/.test(clause.words))
    return true
  if (!holds(clause.words, done) && (usedTo.test(clause.words) || fromPrice.test(clause.words))) return true
  if (holds(clause.words, pastVerbs) && !usedTo.test(clause.words)) return false
  if (hasPlainRate(clause)) return true
  if (isRunningRate(clause)) return true
  if (clause.pieces.some(({ type }) => type === 'repair')) return false
  if (says(clause, 'went up', 'gone up', 'goes up', 'went from', 'are', 'price of', 'go for', 'goes for')) return true
  if (isGeneral(clause) || / (these days|nowadays|everywhere|round here|around here) $| prices /.test(clause.words))
    return true
  if (/^ (an? )\w+ (is|costs) /.test(clause.words)) return true
  if (!holds(clause.words, presentVerbs)) return false
  return holds(clause.words, remarks) || says(clause, 'here', 'now', 'there')
}

/** "they used to charge 2 for that". */
const usedTo = / used to (be|cost|charge|pay|go|sell|run|spend) /
/** "tickets start at 85", "the asking price was 4000". */
const fromPrice = / (start|starts|starting) (at|from) \d| asking price | (is|are|was|were) going for \d/

/** "beers cost 9 at the stadium": of things in general, unless the amount is taken back as only what happened is. */
function isGeneral({ pieces }: Clause): boolean {
  if (pieces.some(({ type, norm }) => type === 'repair' || norm === 'no')) return false
  return pieces.some(
    (piece, at) =>
      piece.type === 'name' &&
      piece.entry.display === null &&
      /[^s]s$/.test(piece.norm) &&
      at < 3 &&
      /^(cost|are|sell|go)$/.test(pieces[at + 1]?.norm ?? ''),
  )
}

/** "straw is running 9 dollars a bale": a rate in the present. */
function isRunningRate({ pieces, words }: Clause): boolean {
  if (!/ (is|are|runs|running|costs|goes for) /.test(words)) return false
  return pieces.some((piece, at) => {
    if (piece.type !== 'amount' || !/^(a|an|per)$/.test(pieces[at + 1]?.norm ?? '')) return false
    return !/^(month|year|week|day)$/.test(pieces[at + 2]?.norm ?? '') && pieces[at + 2] !== undefined
  })
}

/** "4 bucks a gallon": the price of a measure, said of the amount itself. */
function hasPlainRate({ pieces }: Clause): boolean {
  return pieces.some(
    (piece, at) =>
      piece.type === 'amount' &&
      /^(a|per)$/.test(pieces[at + 1]?.norm ?? '') &&
      /^(gallon|litre|liter)$/.test(pieces[at + 2]?.norm ?? ''),
  )
}

const buyingVerbs = new Set(
  'dropped splurged inherited spent bought paid ordered purchased grabbed blew got won earned covered footed treated picked'.split(
    ' ',
  ),
)
const ownSubjects = wordSet('i we weve ive im me us my')
const payers = wordSet('client customer tenant buyer boss work employer company lodger insurance')

/** "it was her treat", "dinner was on mum". */
const treats =
  / (his|her|their|your) treat | (was|were|is|its|all) on (him|her|them|mum|mom|dad|grandma|grandpa|nan|the (company|house|firm|boss|office|business)) (?!card)/

/** "lunch 24, Sarah paid": somebody else's name and verb come last. */
function isTreat({ pieces, words }: Clause): boolean {
  if (treats.test(words) && !/^ (i |we |just )/.test(words)) return true
  const kept = pieces.filter(({ type }) => type !== 'separator')
  const [amount, who, verb] = kept.slice(-3)
  if (amount?.type !== 'amount' || who?.type !== 'word' || !/^(paid|treated|covered)$/.test(verb?.norm ?? ''))
    return false
  const other = ![pronouns, fillers, paymentWords, moneyVerbs, determiners, prepositions].some((set) =>
    set.has(who.norm),
  )
  return (
    kept.length > 3 &&
    ((other && !/^(already|fully|both|all|half|now|.*ly)$/.test(who.norm)) || /^(he|she|they)$/.test(who.norm))
  )
}

/** "they were charging 35 to get in": a price that somebody named. */
export const namesPrice = /^ (?:they|he|she|somebody|someone) (?:was|were) (?:asking|charging|quoting|selling) /
const toMe = / (?:asking|charging|quoting|selling) (?:me|us) /
const soldNearby =
  / (?:his|her|their|your|neighbou?rs?|next door|near (?:us|me|here)|(?:on|down|across) (?:our|the|my) (?:street|road)) (?:\w+ )?(?:just |has |had )?(?:sold|went|gone|goes) for /

/** "Ana spent 60 at Target", "my sister bought shoes": what other people spent. */
function isOthers(clause: Clause): boolean {
  if (isTreat(clause) || (namesPrice.test(clause.words) && !toMe.test(clause.words)) || soldNearby.test(clause.words))
    return true
  if (/ (said|says|told me|reckons) (that )?(he|she|they|his|hers?|theirs?) /.test(clause.words)) return true
  if (
    / ((my|our|his|her) \w+|he|she|they) ((thinks|says|claims|reckons) (that )?(we|i)|pays|earns|spends) /.test(
      clause.words,
    )
  )
    return true
  if (
    /^ (a|some|this) (guy|man|woman|lady|bloke|person|kid) .* (won|spent|paid|made|lost|bought|earned) /.test(
      clause.words,
    ) &&
    !/ me /.test(clause.words)
  )
    return true
  if (/ (but|and) (my )?(?!i |we )\w+ (paid|covered|treated|got it|paid for it|covered it) $/.test(clause.words))
    return true
  const start = clause.pieces.findIndex(
    (piece) => piece.type !== 'separator' && !(piece.type === 'word' && fillers.has(piece.norm)),
  )
  const verb = clause.pieces.findIndex((piece) => piece.type === 'word' && buyingVerbs.has(piece.norm))
  if (start < 0 || verb <= start || verb > start + 4) return false
  const subject = clause.pieces.slice(start, verb).filter(({ norm }) => !/^(my|the|an?|one|of|mine|ours)$/.test(norm))
  const after = clause.pieces[verb + 1]?.norm ?? ''
  const treats =
    /^(me|us)$/.test(after) && clause.pieces[verb]?.norm !== 'paid' && clause.pieces[verb + 2]?.type !== 'amount'
  if (subject.length === 0 || (!treats && /^(me|us|back|paid|off|out)$/.test(after))) return false
  if (clause.pieces[verb]?.norm === 'got' && /ed$/.test(after)) return false
  if (
    subject.some(
      (piece) =>
        piece.type !== 'word' ||
        moneyVerbs.has(piece.norm) ||
        ownSubjects.has(piece.norm) ||
        (payers.has(piece.norm) && clause.pieces[verb]?.norm === 'paid') ||
        determiners.has(piece.norm) ||
        prepositions.has(piece.norm),
    )
  )
    return false
  if (!subject.every((piece) => isSomebody(piece))) return false
  return (
    (/^(got|won|earned)$/.test(clause.pieces[verb]?.norm ?? '') || !isIncome(clause.pieces)) &&
    !says(clause, 'i paid', 'i spent', 'i bought', 'i got', 'me and', 'and i', 'and me')
  )
}

function isSomebody(piece: Piece): boolean {
  return (
    piece.type === 'word' &&
    (piece.capital ||
      people.has(piece.norm) ||
      /^(he|she|they|you|his|her|their|and|who|somebody|someone)$/.test(piece.norm) ||
      !pronouns.has(piece.norm))
  )
}

/** "I saw shoes for 120": looked at, not bought; a film that was seen was paid for. */
function isLookedAt(clause: Clause): boolean {
  if (
    !/ (i|we|just) (saw|spotted|noticed|looked at|tried on) /.test(clause.words) ||
    / (receipt|bill|statement|app) /.test(clause.words) ||
    holds(clause.words, done)
  )
    return false
  return !clause.pieces.some((piece) => piece.type === 'name' && piece.entry.category === 'Entertainment')
}

export function otherFrame(clause: Clause, topic: Topic): OtherFrame {
  return { intent: 'other', topic, spans: clauseSpan(clause), confidence: topic === 'unknown' ? 0.4 : 0.85 }
}
