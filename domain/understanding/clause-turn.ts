import { isContent } from '#domain/understanding/entries/segment.ts'
import { awaited } from '#domain/understanding/intents/hypothetical.ts'
import { isOwnMove } from '#domain/understanding/intents/out-of-reach.ts'
import { determiners, fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { owesAt } from '#domain/understanding/words/owes.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { inRole, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Whether an amount comes within the next words of the same sentence. */
export function hasAmount(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < pieces.length && at < from + 12; at += 1) {
    if (pieces[at]?.type === 'amount') return true
    if (pieces[at]?.type === 'end') return false
  }
  return false
}

const leftThere = / (so|but) (i|we) (just )?(left|put|walked)( it| them| that)?( out| away| back| there)? $/

/** "the shoes were 95 so I left them, …": what comes after the pause is told anew. */
export function leavesBehind(pieces: readonly Piece[], start: number, at: number): boolean {
  return pieces[at]?.type === 'separator' && leftThere.test(phraseText(pieces.slice(Math.max(start, at - 4), at)))
}

/** "undo that and add 12 for lunch", "drop netflix and add coffee 4", "undo the last one then put 12 for lunch": an order that is whole, and what is told for itself; "scratch that, lunch 12" tells it anew. */
export function addsBehindOrder(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.type !== 'separator' || at - start > LONGEST_ORDER || !adding.has(normAt(pieces, at + 1)))
    return false
  return takesOutOne.test(phraseText(pieces.slice(start, at)))
}
const LONGEST_ORDER = 7
const adding = wordSet('add log put record enter')
const takesOutOne =
  /^ (?:(?:no|um|oh|ok|please|just) )*(?:undo|delete|remove|erase) (?:it|that|this|(?:that|the|my) (?:last|latest|previous) (?:one|entry|thing))(?: please)?(?: and)? $|^ (?:(?:no|um|oh|ok|please|just) )*(?:drop|cancel) (?!off |by |in )(?:(?:the|my) )?\S+ $/

/** "the cinema got cancelled so delete the tickets", "…, what's the total for last month": an order after what only explains it. */
export function opensOrder(pieces: readonly Piece[], start: number, at: number): boolean {
  const [word, next, third] = [normAt(pieces, at), normAt(pieces, at + 1), normAt(pieces, at + 2)]
  if (!orderWords.has(word) || at - start < 3 || hasAmount(pieces.slice(start, at), 0)) return false
  // "when did I delete the gas", "how much did I lose this month" order nothing.
  if (/^(?:i|we|you)$/.test(normAt(pieces, at - 1)) && /^(?:delete|remove|erase|undo|lose|scrap|ditch)$/.test(word))
    return false
  // "did the airline lose my suitcase"
  if (asksOfOther.test(phraseText(pieces.slice(start, at)))) return false
  if (/^(?:change|update|make)(?: (?:it|that)(?: to)?)?$/.test(word)) return concludesChange(pieces, start, at)
  if (word === 'put') return pieces[at + 1]?.type === 'amount' && /^(towards|toward|into|aside)$/.test(third)
  if (/^(it|that|this)$/.test(next) && (third === '' || third === 'please')) return false
  if (word !== 'whats' && word !== 'how') return /^(the|my|that|it|everything|this)$/.test(next)
  // "how did i do in may how much did i spend": the question is begun before.
  const told =
    !/^(how|what|whats|in)$/.test(normAt(pieces, start)) &&
    pieces.slice(start, at).some(({ norm }) => /^(i|ive|im|we|weve)$/.test(norm))
  const asks = word === 'how' ? next === 'much' && /^(have|did)$/.test(third) : next === 'the' && third === 'total'
  return told && asks
}
const asksOfOther =
  /^ (?:and |so )?(?:did|do|does|can|could|will|would|has|have|had|is|are|was|were) (?!you |i |we )(?:[^ ,]+ ){1,4}$/
const orderWords = new Set([
  ...'delete remove erase lose scrap ditch undo put whats how change update make'.split(' '),
  'change it to',
  'change that to',
  'make it',
  'make that',
])

/** "lunch for my assistant too so change lunch to 26": why something is to change, and then the order; "it" may be new behind "I had a pizza so make it 26". */
function concludesChange(pieces: readonly Piece[], start: number, at: number): boolean {
  const lead = phraseText(pieces.slice(start, at))
  const order = phraseText(pieces.slice(at, at + 7))
  if (changesTo.test(order)) return / so (?:please |just )?$/.test(lead)
  return makesAmount.test(order) && / (?:too|as well) so (?:please |just )?$/.test(lead) && !/ (?:i|we) /.test(lead)
}
const changesTo = /^ (?:change|update) (?:(?:the|my|that) )?(?:\S+ ){1,2}to \S*\d/
const makesAmount = /^ make (?:it|that) \S*\d/

/** "coffee 4, yesterday I had tea": a day with a telling of its own, the price of which was not said. */
export function opensUntold(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.type !== 'separator' || pieces[at + 1]?.type !== 'day' || hasAmount(pieces, at + 1)) return false
  const told = pieces.slice(at + 2)
  return acquired.test(phraseText(told)) && told.some(isContent) && hasAmount(pieces.slice(start, at), 0)
}
const acquired = /^ (?:i|we) (?:had|got|bought|grabbed|ordered) /

const requests = pattern`^ (?:how much (?:have|did) (?:i|we)
  |(?:tell|show|give|remind) me
  |am i (?:still|over|under|within)
  |are we (?:still|over|under|within)
  |do i still
  |(?:is|does|did|will) (?:that|this|it) (?:(?:\S+ ){1,5}budget|(?:put|push|take|bring) (?:me|us) (?:over|under|past))
  |how much is (?:that|it) (?:so far|this|for)
  |set (?:my|the) (?:\S+ )?budget
  |(?:set|make|create|give) (?:me|us) (?:my|an?) (?:\S+ ){0,2}(?:budget|limit|cap) (?:of|for|on)
  |set (?!it |that |this )(?:\S+ ){1,4}to
  |(?:put|add|move|stick|save) \S+ (?:towards?|aside
    |(?:in|into|to) (?:the |my )(?:\S+ ){0,2}(?:goal|fund|pot|savings))
  |save \S+ (?:to|into|towards?)(?! (?:it|that|the|my) )
  |(?:cancel|delete|remove|erase) (?:the|my) (?!.* (?:fee|charge) )\S+) `

const asking = wordSet(
  'how tell show give remind am are is does did will do set make create put add move stick save cancel delete remove erase',
)

/** "taxi 19 and then tell me what I spent", "shoes 80, am I still ok", "lunch 12 and put 50 towards Japan": a question or an order behind what was told. */
export function opensRequest(pieces: readonly Piece[], start: number, at: number): boolean {
  if (at - start < 2 || !asking.has(normAt(pieces, at))) return false
  // "my husband forgot to tell me" asks for nothing.
  if (/^(to|didnt|never|not)$/.test(normAt(pieces, at - 1))) return false
  // "coffee 3, sushi 8 and delete the sushi" takes back what was just told; "paid 90 to have them remove the carpet" takes nothing back.
  if (/^(?:cancel|delete|remove|erase)$/.test(normAt(pieces, at))) {
    if (pieces[at - 1]?.type !== 'separator' && !/^(?:then|also|please)$/.test(normAt(pieces, at - 1))) return false
    if (pieces.slice(start, at).some(({ norm }) => norm === normAt(pieces, at + 2))) return false
  }
  return requests.test(phraseText(pieces.slice(at, at + 7))) && hasAmount(pieces.slice(start, at), 0)
}

/** "shoes 90 and my shopping budget is 200", "the food budget is 300 and I spent 40 on dinner": a budget that is told beside a spend. */
export function turnsAtBudget(pieces: readonly Piece[], start: number, at: number): boolean {
  if ((pieces[at]?.type !== 'separator' && pieces[at]?.norm !== 'but') || !hasAmount(pieces.slice(start, at), 0))
    return false
  if (!pieces.some(({ norm }) => norm === 'budget')) return false
  const [told, next] = [phraseText(pieces.slice(start, at)), phraseText(pieces.slice(at, at + 12))]
  return isBudget.test(told) ? ownSpend.test(next) : isBudget.test(next) && !ordersBudget.test(told)
}
const isBudget =
  /^ (?:(?:and|so|but) )*(?:(?:(?:i|we) have|ive got|weve got) an? |my |the |our )?(?:(?:\S+ ){0,2}budget (?:for \S+ )?(?:(?:is|should|be|to|at|of|for|now|a|the|month|this) )*\S*\d|\S*\d\S* (?:\S+ ){0,2}budget )/
/** "I already spent 120" of it names nothing. */
const ownSpend =
  /^ (?:(?:and|so|but|then|today|yesterday) )*(?:(?:i|we) )?(?:(?!have |has )\S+ )?(?:spent|paid|bought) (?!(?:about |like )?\S*\d\S* (?:(?:dollars|bucks|of it|so far|already|now) )*$)/
const ordersBudget = / (?:budgets?|limit|cap|set|make|change|raise|lower|allow|keep|put) /

/** "we're going to Japan next year and want to save 3000 for it", "lunch 12 and I need to put aside 500": what is to be saved, behind anything else. */
export function turnsToSaving(pieces: readonly Piece[], start: number, at: number): boolean {
  if (at === start || !(pieces[at]?.type === 'separator' || normAt(pieces, at) === 'so')) return false
  if (!isToBeSaved.test(phraseText(pieces.slice(at + 1, at + 10)))) return false
  return pieces.slice(at).filter(isAmount).length === 1 && !asksOrOrders.test(phraseText(pieces.slice(start, at)))
}
/** "lunch 12 so I have to save 50": a sentence of its own, so that nothing is reckoned out of the two. */
export function stopBeforeSaving(pieces: Piece[]): Piece[] {
  const so = pieces.findIndex(
    ({ norm }, at) => norm === 'so' && turnsToSaving(pieces, 0, at) && hasAmount(pieces.slice(0, at), 0),
  )
  return so < 0 ? pieces : pieces.map((piece, at) => (at === so ? inRole(piece, { type: 'end', norm: '.' }) : piece))
}

/** What is asked or ordered in front is no reason why to save. */
const asksOrOrders = pattern`^ (?:(?:and|so|please|um|oh|can you|could you) )*(?:how|what|whats|which|when|where|who|did|do|does|change|make|set|delete|remove|undo|correct|fix|move|put|show
  |tell|cancel|edit|update|rename|add|log) `
const isToBeSaved = pattern`^ (?:(?:and|so|but|then|also|now) )*(?:(?:i|we) )?(?:(?:really|just|also) )*(?:want|wanna|need|have|hope|plan|(?:am |are )?(?:trying|hoping|planning)|would like|d like|like) (?:to )?
  (?:save|set aside|(?:put|lay) (?:0 )?(?:aside|away|by)) (?:(?:up|about|like|around|at least|some|maybe) )*\S*\d`

/** "taxi 45 Bob owes me half", what somebody owes of what was paid. */
export function opensDebt(pieces: readonly Piece[], start: number, at: number): boolean {
  const owes = owesAt(pieces, at)
  const who = pieces[at]
  if (owes < 0 || who?.type !== 'word') return false
  const pause = pieces.findIndex(({ type }, index) => index > owes && (type === 'separator' || type === 'end'))
  const owed = pieces.slice(owes, pause < 0 ? pieces.length : pause).filter(isAmount)
  return (isContent(who) || /^(?:he|she)$/.test(who.norm)) && owed.length < 2 && hasAmount(pieces.slice(start, at), 0)
}

/** "coffee 3 and delete the sushi": an order about an entry of before. One of this very sentence is taken back by its repair. */
export function opensDeletion(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.type !== 'separator' || !/^(delete|remove|erase)$/.test(normAt(pieces, at + 1))) return false
  if (!/^(the|my)$/.test(normAt(pieces, at + 2))) return false
  const said = new Set(pieces.slice(start, at).map(({ norm }) => norm))
  const thing = pieces[at + 3]
  return (thing?.type === 'name' || thing?.type === 'word') && !said.has(thing.norm) && !places.test(thing.norm)
}
const places = /^(last|latest|first|second|third|other|one|previous|newest)$/

/** In pieces; no move between one's own accounts, and nothing that is left out, is told at greater length. */
const LONGEST_LEAD = 20

const writes = 'add|log|count|include|record|save|put'

/** Whether the sentence turns, at a piece, from what is to be written to what is not, or the other way round. */
export function turnsAway(pieces: readonly Piece[], start: number, at: number): boolean {
  const word = normAt(pieces, at)
  if (refusesMore(pieces, start, at) || leavesUnpaid(pieces, start, at) || givesBack(pieces, start, at)) return true
  if (pieces[at]?.type === 'separator' && movesBeside(pieces, start, at)) return true
  if (pieces[at]?.type === 'separator' && (sortsBeside(pieces, start, at) || awaitsBeside(pieces, start, at)))
    return true
  if ((word === 'but' || pieces[at]?.type === 'separator') && excludes(pieces, start, at)) return true
  if (tellsOnly(pieces, start, at) || onlyBeside(pieces, start, at)) return true
  if (word === 'and' || word === 'but') return othersThenMine(pieces, start, at)
  return takesInstead(pieces, start, at) || isForgone(pieces, start, at)
}

/** "put that under groceries, bread 5": where the last entry goes, and then a thing with a price of its own. */
function sortsBeside(pieces: readonly Piece[], start: number, at: number): boolean {
  const [thing, price, next] = pieces.slice(at + 1)
  const isNew = thing?.type === 'name' && price?.type === 'amount' && (!next || next.type === 'end')
  return isNew && sortsLast.test(phraseText(pieces.slice(start, at)))
}
const sortsLast =
  /^ (?:(?:please|and|no|um) )*(?:put|move|file|sort|log|count) (?:that|it|this|the last one) (?:under|as|in|into|to) (?:the |my )?\S+(?: no)? $/

/** "forget the parking, add lunch 10": nothing of before is taken out, as nothing is by "skip the parking". */
export function letsGo(pieces: readonly Piece[], start: number, at: number): boolean {
  return tellsOnly(pieces, start, at) && forgetsThing.test(phraseText(pieces.slice(start, at)))
}
const forgetsThing = pattern`^ (?:(?:please|no|actually|ok|oh) )*forget(?: about)? (?:the|my|that) (?!last |latest |first |second
  |third |other |one |previous |newest |entry |thing |whole |rest )\S`

/** "still waiting for my 30 refund, lunch 12", "lunch 12 and my 30 refund hasn't come yet": what has not come, and a thing with its price. */
function awaitsBeside(pieces: readonly Piece[], start: number, at: number): boolean {
  const lead = pieces.slice(Math.max(start, at - LONGEST_LEAD), at)
  const [thing, price, next] = pieces.slice(at + 1)
  const isThing = thing?.type === 'name' && thing.entry.category !== 'Income'
  if (isThing && price?.type === 'amount' && (!next || isPause(next))) return awaited.test(phraseText(lead))
  if (!hasAmount(lead, 0)) return false
  const behind = pieces.slice(at + 1, at + LONGEST_LEAD)
  const pause = behind.findIndex(isPause)
  return awaited.test(phraseText(pause < 0 ? behind : behind.slice(0, pause)))
}

/** "skip the parking, just add lunch 10": what is left out, and then what is to be written. */
function tellsOnly(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.type !== 'separator' || at - start > LONGEST_LEAD || !hasAmount(pieces, at + 1)) return false
  const lead = pieces.slice(start, at)
  // "Skip the Dishes" is a shop.
  if (hasAmount(lead, 0) || lead.find(isContent)?.norm.startsWith('skip ')) return false
  return leavesOut.test(phraseText(lead)) && onlyThis.test(phraseText(pieces.slice(at + 1, at + 4)))
}
const leavesOut = new RegExp(
  `^ (?:(?:please|no|actually|ok|oh) )*(?:skip|forget|ignore|(?:dont|do not|no need to) (?:${writes}))(?: about)? (?:the|my|that) `,
)
const onlyThis = new RegExp(`^ (?:(?:and|but|please) )*(?:(?:just|only) |(?:${writes}) )`)

/** "moved 500 from checking to savings and coffee 4", "coffee 4 and moved …", "…, withdrew 60 from the atm, lunch 12": what stays one's own, and what does not. */
function movesBeside(pieces: readonly Piece[], start: number, at: number): boolean {
  const before = pieces.slice(start, Math.min(at, start + LONGEST_LEAD))
  const told = pieces.slice(at + 1, at + LONGEST_LEAD)
  if (isOwnMove(phraseText(before))) return !/^(?:to|into|in)$/.test(normAt(told, 0)) && !isForGoal(told)
  if (!hasAmount(before, 0)) return false
  const upTo = (end: number): string => phraseText(end < 0 ? told : told.slice(0, end))
  return isOwnMove(upTo(told.findIndex(({ type }) => type === 'end'))) || isOwnMove(upTo(told.findIndex(isPause)))
}

/** "put 60 in savings and 20 for Japan": put by as well, each told by itself. */
export function putsAlso(pieces: Piece[]): Piece[] {
  const joint = pieces.findIndex(
    ({ type }, at) =>
      type === 'separator' &&
      isForGoal(pieces.slice(at + 1, at + LONGEST_LEAD)) &&
      isOwnMove(phraseText(pieces.slice(sentenceFrom(pieces, at), at))),
  )
  const price = pieces.findIndex(({ type }, at) => at > joint && type === 'amount')
  const [verb, lead] = [pieces[price - 1], pieces[price + 1]]
  if (joint < 0 || verb?.type !== 'separator' || !lead) return pieces
  const word = { type: 'word', capital: false } as const
  return pieces.map((piece) => {
    if (piece === verb) return inRole(piece, { ...word, norm: 'put' })
    return piece === lead ? inRole(piece, { ...word, norm: 'towards' }) : piece
  })
}

function sentenceFrom(pieces: readonly Piece[], at: number): number {
  return pieces.slice(0, at).findLastIndex(({ type }) => type === 'end') + 1
}

/** "put 60 in savings and 20 for Japan": set aside as well, where "20 for lunch" was spent. */
function isForGoal(told: readonly Piece[]): boolean {
  const [price, link, thing] = told.filter(({ type, norm }) => type !== 'separator' && !determiners.has(norm))
  const isKnown = thing?.type === 'name' && thing.entry.category !== 'Other'
  return price?.type === 'amount' && /^(?:for|towards?)$/.test(link?.norm ?? '') && !isKnown
}

/** "gas 35 don't add the 12 for snacks", "parking 8, I didn't pay the 20 fine": what follows is denied. */
function refusesMore(pieces: readonly Piece[], start: number, at: number): boolean {
  const verb = pieces[at]?.type === 'separator' ? (normAt(pieces, at + 1) === 'i' ? at + 2 : at + 1) : at
  if (!/^(dont|didnt)$/.test(normAt(pieces, verb)) || !refusing.test(normAt(pieces, verb + 1))) return false
  if (takesBack.test(phraseText(pieces.slice(verb, verb + 4)))) return false
  if (paidByOther.test(phraseText(pieces.slice(start)))) return false
  return hasAmount(pieces.slice(start, at), 0)
}
/** "dinner was 120 but my brother paid so I didn't pay anything": of the one price that was told. */
const paidByOther =
  /^ \D{1,60}\d\S*\D{1,60} but (?!i |we )\D{1,60}(?:paid|covered|picked up|treated|got it)\b\D{0,40} so (?:i|we) didnt pay anything $/
/** "lunch 13 and dinner I haven't paid yet": a thing of which no price is told. */
function leavesUnpaid(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.type !== 'separator' || hasAmount(pieces, at + 1)) return false
  return unpaid.test(phraseText(pieces.slice(at + 1, at + 8))) && hasAmount(pieces.slice(start, at), 0)
}
const unpaid =
  /^ (?:but )?(?:(?:the|my|our) )?(?!i |we )\S+(?: \S+)? (?:i|we) (?:havent|have not|didnt|did not) (?:paid|pay|bought|buy|got|gotten|get) /

/** "textbooks 189.99 but I returned one and got sixty back": of the price that was told, so much comes back. */
function givesBack(pieces: readonly Piece[], start: number, at: number): boolean {
  if (normAt(pieces, at) !== 'but' && pieces[at]?.type !== 'separator') return false
  return hasAmount(pieces.slice(start, at), 0) && gotBack.test(phraseText(pieces.slice(at + 1, at + 14)))
}
const gotBack = pattern`^ (?:(?:but|then|later|i|we|um) )*(?:returned|(?:took|sent|brought|gave) (?:back|(?:\S+ ){1,3}back)) (?:\S+ ){1,4}?(?:got|they gave (?:me|us)
  |(?:they )?refunded me) (?:(?:a|my|like|about|back|refund|of) )*[^a-z ]*\d\S* ${unitSaid}(?:back|refunded|refund|of it back) `

const refusing = new RegExp(`^(?:${writes}|pay|buy|get|take)$`)

const writing = new RegExp(`^(?:${writes})$`)

/** "… but don't count that": all of it. */
const pointing = /^(it|that|this|those|them|these|any|either)$/

/** "coffee 4 but don't add the muffin". */
function excludes(pieces: readonly Piece[], start: number, at: number): boolean {
  if (!hasAmount(pieces.slice(start, at), 0)) return false
  const next = normAt(pieces, at + 1)
  const after = pieces.slice(at + 1, at + 4)
  if (/^(dont|not)$/.test(next) && writing.test(normAt(pieces, at + 2))) return !pointing.test(normAt(pieces, at + 3))
  const denied = after.some(({ norm }) => /^(dont|didnt|not|never|wont)$/.test(norm))
  if (normAt(pieces, at) !== 'but' || !denied || hasAmount(pieces, at + 1)) return false
  return /^(dont|didnt|do|did|not)$/.test(next) && !takesBack.test(phraseText(pieces.slice(at + 1, at + 6)))
}

/** "the shoes were 90 but didn't buy them": what was told before it is meant, nothing else. */
const takesBack = /^ (i |we )?(didnt|did not|never|dont|do not) (\S+ )?\S+ (it|them|that|those|any|one|either) /

const paying = /^(paid|bought|got|spent|had)$/

/** "dinner was on the boss, just the taxi home 14", "work is paying the hotel, 210, so just log 14 for the bus": what is left to oneself. */
function onlyBeside(pieces: readonly Piece[], start: number, at: number): boolean {
  const opens = pieces[at]?.type === 'separator' || solely.test(normAt(pieces, at))
  if (!opens || solely.test(normBefore(pieces, at))) return false
  return onOthers.test(phraseText(pieces.slice(start, at))) && onlyMine.test(phraseText(pieces.slice(at)))
}
const solely = /^(?:so|just|only)$/
const payer = '(?:work|(?:the|my|our) (?:boss|company|firm|office|manager))'
const onOthers = pattern`^ (?:(?:\S+ ){1,4}?(?:was|were|is|are) on (?:${payer}|(?:the )?house|him|her|them)
  |${payer} (?:is|was|are|were) (?:paying|covering) (?:for )?(?:\S+ ){0,2}\S+) (?:, )?(?:\S*\d\S* ${unitSaid})?$`
const onlyMine = /^ (?:, |and )?(?:so )?(?:just|only) (?!for |under |over |about |like )(?:\S+ ){0,5}?\S*\d/

/** "Tom paid 30 for the taxi and I paid 22 for the tickets". */
function othersThenMine(pieces: readonly Piece[], start: number, at: number): boolean {
  if (normAt(pieces, at + 1) !== 'i' || !paying.test(normAt(pieces, at + 2))) return false
  const [who, verb] = pieces.slice(start).filter(({ type, norm }) => type === 'word' && !fillers.has(norm))
  return who !== undefined && isSomeone(who.norm) && paying.test(verb?.norm ?? '')
}

function isSomeone(norm: string): boolean {
  const grammar = [pronouns, determiners, prepositions, moneyVerbs].some((words) => words.has(norm))
  return !grammar || /^(he|she|they)$/.test(norm)
}

/** "I didn't take the bus I took an Uber for 16", "didn't buy the lamp, just the bulbs for 9", "didn't get the cake just tea 3". */
function takesInstead(pieces: readonly Piece[], start: number, at: number): boolean {
  const [word, next] = [normAt(pieces, at), normAt(pieces, at + 1)]
  const opens =
    (word === 'i' && /^(took|bought|got|had|paid|spent|went|ordered)$/.test(next)) ||
    (/^(just|only)$/.test(word) && (/^(the|a|some|an)$/.test(next) || pieces[at + 1]?.type === 'name')) ||
    (pieces[at]?.type === 'separator' && /^(had|got|bought|took|ordered)$/.test(next))
  if (!opens || at - start < 2 || !hasAmount(pieces, at)) return false
  const refused = pieces
    .slice(start, start + 4)
    .some(
      ({ norm }, index) =>
        (/^(didnt|dont)$/.test(norm) && !isWithheld(pieces, start + index + 1)) ||
        (norm === 'no' && isContent(pieces[start + index + 1])),
    )
  return refused && (word !== 'i' || !hasAmount(pieces.slice(start, at), 0))
}

/** "don't add this but I spent 30": of what comes; "don't put this on the card, I paid 12 cash" withholds nothing. */
function isWithheld(pieces: readonly Piece[], at: number): boolean {
  if (!withholding.test(normAt(pieces, at)) || !pointing.test(normAt(pieces, at + 1))) return false
  return normAt(pieces, normAt(pieces, at + 2) === 'down' ? at + 3 : at + 2) === 'but'
}
const withholding = new RegExp(`^(?:${writes}|write|track|note)$`)

/** "almost bought shoes for 90, got socks for 8 instead", "instead of an Uber for 20 I took the bus 3". */
function isForgone(pieces: readonly Piece[], start: number, at: number): boolean {
  const verb = /^(i|we|so)$/.test(normAt(pieces, at)) ? at + 1 : at
  if (!/^(took|bought|got|had|paid|ordered|grabbed)$/.test(normAt(pieces, verb))) return false
  const told = pieces.slice(start, at)
  const lead = phraseText(told.slice(0, 4))
  return (
    /^ (?:(?:i|we|so) )*(?:almost|nearly|instead of) /.test(lead) &&
    hasAmount(told, 0) &&
    hasAmount(pieces, verb) &&
    (verb > at || told.at(-1)?.type === 'amount' || told.at(-1)?.type === 'separator')
  )
}
