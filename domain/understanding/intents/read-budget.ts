import type { BudgetCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'
import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'
import { isDenied } from '#domain/understanding/intents/edit-frame.ts'
import { shapeOf } from '#domain/understanding/intents/order.ts'
import { heldByBudget, partOfBudget } from '#domain/understanding/intents/remark.ts'
import { leavesBehind } from '#domain/understanding/intents/summary-asks.ts'
import { setsTarget, setsTargetOfAll } from '#domain/understanding/intents/target-set.ts'
import { findBudgetCategory, findTopic, isGeneralTopic } from '#domain/understanding/lexicon/topic-words.ts'
import {
  clauseSpan,
  firmAmounts,
  leadingWords,
  type Reading,
  says,
  spanOfPiece,
  startsWith,
} from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { anyOf, holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { type AmountPiece, ends, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

const setStarts = phrases(`
  allow|allocate|adjust|add|bump|budget|cap|cut|change|create|decrease|drop|give|hold|have a
  increase|i want to budget|i want to limit|i want to cap|i want a|im budgeting|keep|limit|lower
  make|new budget|put|raise|reduce|restrict|set|start|update|up
`)
/** "am I still okay on" */
const fineOn = '(?:i|we) (?:still )?(?:ok|okay|alright|all right|fine|good|safe) on'
const saysFineOn = new RegExp(` ${fineOn} `)
const questionWords = pattern` (?:go over on
  |(?:how much|whats|what) (?:is )?left
  |can i still spend
  |how much (?:more )?can i spend
  |(?:do|have) (?:i|we) (?:still )?(?:have |got )?(?:any |enough |the )?room
  |is there (?:still )?(?:any |enough )?room
  |(?:will|would|can|does) (?:\S+ ){1,6}fit
  |how much (?:of my|room)
  |how (?:is (?:my|the)|are my|am i doing|close am i|many dollars left)
  |(?:am|are) (?:i|we) (?:over|under|close|near|nearly)
  |(?:am|are) ${fineOn}
  |(?:over|under|within) budget
  |on track
  |can (?:i|we) (?:still )?(?:afford|spend)
  |what(?:s| is| are) my
  |left (?:in|for|to spend|over)
  |leftover
  |remaining
  |(?:did|have) i (?:gone? over|blow|bust|exceed(?:ed)?)
  |show (?:me|my)
  |status
  |hows
  |check my
  |do i have left
  |got left
  |over my
  |(?:have|did) (?:i|we) (?:hit|reach(?:ed)?|stay(?:ed)?|go past|gone past|pass(?:ed)?|bust(?:ed)?|max(?:ed)?)
  |how (?:near|much (?:wiggle room|leeway|headroom|\w+ money))
  |how much of my \w+ allowance
  |(?:what is|whats) the (?:cap|limit|ceiling|max)
  |(?:what|which) limits) `

const elsewhere = phrases(`
  account limit|age limit|budget of the|balance|card limit|category to|credit|deposits|days of vacation|daily limit|debit
  in my tank
  government|good budget|military|my card|much vacation|overdraft|per day|savings account|transfer
  vacation days|vacation time|withdraw
`)

/** "show me my budgets" is about no show, "my target is to spend under 100 on food" about no shop: where what is meant begins. */
function afterLead({ tokens, clause }: Reading): number {
  const { from, to } = clause
  const sets = setsTarget(clause)
  const lead = tokens.findIndex(({ norm }, at) => {
    const next = normAt(tokens, at + 1)
    const leads = norm === 'show' ? /^(me|us|my|the|all)$/.test(next) : norm === 'target' && (next === 'is' || sets)
    return at >= from && at < to && leads
  })
  return lead < 0 ? from : lead + 1
}

/** "set dining to 300", "budget 200 for groceries", "how much is left for shopping". */
export function readBudget(reading: Reading): BudgetFrame | null {
  const { clause } = reading
  if (
    holds(clause.words, elsewhere) ||
    / (?:limit|ceiling|maximum) (?:on|of|for) (?:\S+ ){0,3}cards? /.test(clause.words)
  )
    return null
  // "set of knives 40"
  if (clause.words.startsWith(' set of ')) return null
  const amounts = firmAmounts(clause)
  // "our household budget" is all of it.
  const isOfAll = amounts.length === 0 && says(clause, 'household budget', 'family budget')
  const named = isOfAll ? null : findBudgetCategory(reading.tokens, afterLead(reading), clause.to)
  const saysBudget =
    says(clause, 'budget', 'budgets', 'budgeting', 'spending limit', 'spending limits') ||
    (named !== null && amounts.length === 0 && (limiting.test(clause.words) || whatWasSet.test(clause.words))) ||
    (amounts.length === 0 && says(clause, 'what limits', 'which limits', 'my limits')) ||
    ((says(clause, 'limit') || (says(clause, 'cap') && !worn.test(clause.words))) &&
      (named !== null || says(clause, 'month', 'monthly', 'spending') || /^ (limit|cap) /.test(clause.words)))
  const asksLeft =
    saysBudget &&
    / can (i|we) (afford|spend|have|do)| (is|do i have|have i got) left | left (in|of|on|for) /.test(clause.words)
  if (
    named &&
    amounts.every(({ money }) => money.count === 0) &&
    toNothing.test(clause.words) &&
    opens(leadingWords(clause, fillers), setStarts)
  )
    return { ...setFrame(named.category, 0 as Minor), spans: clauseSpan(clause), confidence: 0.9 }
  const asksRoom = saysBudget && asking.test(clause.words)
  if (amounts.length === 0 || asksRoom || (asksLeft && /^ (how|what|whats|can|could) /.test(clause.words)))
    return readQuestion(reading, named, saysBudget)
  const words = leadingWords(clause, fillers)
  const starts = opens(words, setStarts)
  const amount = amounts.findLast((piece) => !isBeside(clause.pieces, clause.pieces.indexOf(piece))) ?? amounts.at(-1)
  if (
    !amount ||
    startsWith(words, 'did', 'have i', 'have we', 'how', 'what', 'was', 'am', 'is') ||
    (says(clause, 'spent') && amounts.every((piece) => !isBeside(clause.pieces, clause.pieces.indexOf(piece)))) ||
    says(clause, 'over budget', 'under budget', 'budget airline', 'budget hotel', 'budget inn') ||
    (!starts &&
      stepOf(clause) === 0 &&
      (ofBudget.test(clause.words) ||
        isBought.test(clause.words) ||
        partOfBudget.test(clause.words) ||
        (amounts.length === 1 && heldByBudget.test(clause.words))))
  )
    return null
  const target = holds(clause.words, atMost) && says(clause, 'month', 'on', 'for')
  const plain =
    named !== null &&
    starts &&
    ((startsWith(words, 'set') &&
      !(startsWith(words, 'set up') && !isGeneral(reading)) &&
      !pricesEntry(reading, amount)) ||
      startsWith(words, 'limit', 'cap', 'restrict', 'allocate') ||
      (movesLimit(words) && isWhole(reading) && says(clause, 'to', 'by')) ||
      isLevel(reading) ||
      (putsAt.test(amount.money.otherMinor === null ? clause.words : shapeOf(clause.pieces)) &&
        isGeneral(reading) &&
        clause.pieces.every(({ type }) => type !== 'day')) ||
      (startsWith(words, 'make', 'keep', 'put', 'give me', 'allow me', 'allow') &&
        says(clause, 'a month', 'per month', 'monthly', 'each month'))) &&
    !says(clause, 'aside', 'set me back', 'set back') &&
    !/^ put (?:\S+ ){1,3}down (?:as|at|for) /.test(words)
  const bounded = isGeneral(reading) && (bounding.test(shapeOf(clause.pieces)) || areMonthly(clause.pieces))
  const capped =
    named !== null &&
    (bounded || caps(clause.pieces) || setsTarget(clause)) &&
    !toldSpend.test(words) &&
    !worn.test(clause.words)
  if (
    !(saysBudget && (starts || named !== null || ofAll.test(shapeOf(clause.pieces)))) &&
    !plain &&
    !capped &&
    !ofSpending.test(shapeOf(clause.pieces)) &&
    !letsBe.test(clause.words) &&
    !setsTargetOfAll(clause) &&
    !(target && !says(clause, 'paid', 'bought', 'cost'))
  )
    return null
  if (startsWith(words, 'budget') && named === null && !says(clause, 'for', 'of', 'to', 'on', 'is')) return null
  const { amountMinor, otherMinor } = wholeOf(amount.money)
  if (amountMinor === null) return null
  const spans = [spanOfPiece(amount)]
  // "two thousand five" may end in five hundred
  const either = eitherBefore(clause.pieces, amount)
  const readings = either !== null ? [either, amountMinor] : otherMinor === null ? null : [amountMinor, otherMinor]
  const step = stepOf(clause)
  if (step !== 0)
    return {
      intent: 'budget',
      ...(named ? { category: named.category } : {}),
      byMinor: step * amountMinor,
      ...(readings ? { readings } : {}),
      spans,
      confidence: named ? 0.9 : 0.7,
    }
  if (named && readings) return { intent: 'budget', category: named.category, readings, spans, confidence: 0.7 }
  return { ...setFrame(named?.category, amountMinor), spans, confidence: named ? 0.93 : 0.7 }
}

/** "200 or 300", "between 200 and 300": the sum that it may be as well. */
function eitherBefore(pieces: readonly Piece[], amount: AmountPiece): Minor | null {
  const at = pieces.indexOf(amount)
  const [lead, other, joint] = [-3, -2, -1].map((away) => pieces[at + away])
  if (other?.type !== 'amount') return null
  return joint?.norm === 'or' || (joint?.norm === 'and' && lead?.norm === 'between') ? other.money.amountMinor : null
}

/** "i have a budget of 100", "my budget is 500 a month": of all that is spent, or of what is still to be asked. */
const ofAll = pattern`^ (?:(?:i|we|ive|weve|im|were|on|have|got|need|want|only|just|now|an?|my|our|the|total|whole|overall|monthly
  |new) )*budget (?:(?:of|is|at|to|should|be|now|for|the|this|month) )*0 (?:(?:dollars|bucks|a|per|each|every|this|month|monthly
  |now|total|overall) )*$`

/** "I want to cut my spending to 1500 a month": of all that is spent too. */
const ofSpending = pattern` (?:reduce|lower|cut|limit|cap|bring|get|keep|hold) (?:down )?(?:my|our) (?:(?:total|overall|whole|monthly) )?(?:spending|spend
  |expenses) (?:down )?(?:to|at|under|below|within) 0 (?:(?:dollars|bucks|a|per|each|every|this|month|monthly) )*$`

/** "groceries 60 from my food budget", "I have 200 left in my food budget": told of what a budget holds, and nothing set. */
const ofBudget =
  / (?:left|remaining) (?:in|of|from|on) | (?:within|out of|from) (?:my|the|our) (?:\S+ ){0,3}?budget | (?:within|in|on) budget $| budget (?:left|remaining) /
/** "bought a budget phone 90", "a budget book 12"; "300 for food as a budget" is one. */
const isBought =
  /^ (?:(?:i|we|just|ive|weve) )*(?:bought|paid|ordered|grabbed) | an? budget (?!(?:of|for|is|to|at|should|on|around|about|under|in|that|with|by|from) |\d|$)/

/** 1 where a budget is raised by what is said, -1 where it is lowered by it, 0 where it is set to it. */
function stepOf(clause: Reading['clause']): 1 | -1 | 0 {
  if (says(clause, 'by') && says(clause, 'raise', 'lower', 'increase', 'decrease', 'reduce', 'bump', 'cut', 'up'))
    return says(clause, 'lower', 'decrease', 'reduce', 'cut') ? -1 : 1
  const shape = shapeOf(clause.pieces)
  return raises.test(shape) ? 1 : lowers.test(shape) ? -1 : 0
}
/** "add 50 to the grocery budget", "50 more for food", "bump the food budget up 50" */
const raises = pattern` 0 (?:more|extra) | add (?:another |an extra |extra )?0 (?:to|onto|on) (?:\S+ ){0,4}(?:budget|limit)
  | (?:bump|move|push) (?:\S+ ){1,4}up 0 `
/** "take 50 off the grocery budget", "make the food budget 50 less" */
const lowers = pattern` 0 less | (?:take|cut|knock|shave|trim|drop|remove|subtract|deduct) 0 (?:off|from|out) (?:\S+ ){0,5}(?:budget|limit)
  | (?:bump|move|push) (?:\S+ ){1,4}down 0 `

/** "do I have room for a 30 dollar dinner in my food budget": asked, and nothing set. */
const asking =
  / (?:do|have|can|could|does|will|would|is) (?:i|we|it|that|this|there|an?|the|another) (?:\S+ )*?(?:room|fit|afford) /

/** "my son lost his cap", "and a cap 15", "cap 20 from the stadium": for the head. */
const worn =
  / (?:his|her|their|new|old|lost|bought|baseball|knit|swim|wool|flat|running|golf|ball|bobble) (?:\S+ )?cap | (?:an?|one|another) cap (?:(?:was|for|cost) )?\d| cap \S+ from (?:the )?[a-z]/

/** "set transport to 0": a budget may be nothing (ruling 43). */
const toNothing = pattern`(?: (?:to|at|of|budget)|^ (?:make|set) (?:my |the )?\S+) (?:0|zero|nothing|nil|nought) ${unitSaid}$`

function setFrame(
  category: BudgetCategory | undefined,
  amountMinor: Minor,
): Pick<BudgetFrame, 'intent' | 'category' | 'amountMinor'> {
  return { intent: 'budget', ...(category ? { category } : {}), amountMinor }
}

/** "have I hit my shopping limit", "what's the ceiling on travel", "how much fun money is left". */
const limiting = pattern` (?:limit|cap|ceiling|allowance|headroom|wiggle room|leeway) | (?:money
  |cash) (?:is |do i have |have i got )?(?:left|remaining) $`
/** "did I go past what I set for groceries" */
const whatWasSet = / what (?:i|we|id|wed) (?:had )?(?:set|budgeted|allowed|planned) for /
const month = '(?:a|per|each|every|this) month|monthly'
const capping = anyOf(
  / (?:cap|limit|ceiling|lid|maximum|max|allowance|budget|quota) of 0 /,
  // "stop me at 60 a month on entertainment"
  /^ (?:(?:please|can you|just) )*(?:stop|cut) (?:me|us)(?: off)? at 0 (?:(?:a|per|each|every|this) month|monthly|on|for) /,
  // "make it 300 max for taxis every month"
  pattern`^ (?:(?:so|ok|make|keep|set|say|do|go|have|put|call|spend|it|that|me|us|at|to|with) )*0 (?:max|maximum|tops|at most) (?:for|on) (?:\S+ ){1,2}?(?:${month}) $`,
  pattern` (?:allowance|ceiling|cap|limit|quota|budget) (?:for \S+ )?(?:(?:is|at|of|to|should|be|now
  |on) )*0 | (?:max|maximum) for \S+ (?:\S+ )?(?:is|at|of|to|should be) 0 `,
  /^ (?:ration|restrict|allot|hold|max out) \S.* 0 /,
  /^ (?:keep|hold) (?:me |us |my )?(?:\S+ ){0,4}(?:under|below|within|to) 0 .*/,
  pattern`^ (?:ringfence|earmark|allow|allot|allocate|reserve|set aside|put aside|keep aside|pencil in|give
  |assign|stick to|aim for|keep to|keep|make|hold|cut|trim|get|bring|increase|max out
  |put(?! (?:\S+ ){1,3}down))(?: \S+){0,5} 0 (?:.* )?(?:${month}) `,
  pattern`^ (?:(?:a|per|each|every) month(?! (?:ago|back))
  |(?:this )?month(?:ly)? (?:max|maximum|limit|cap|spend|spending|for
    |on)(?! the \d)) .* 0 | 0 (?:${month}) (?:max
  |tops
  |maximum
  |limit
  |at most) `,
  pattern` (?:i|we|ill|well|im|ive) (?:can |should |will |am |want to |only |may )*(?:only
  |just) (?:want to |wanna |going to )?(?:spend|allow) 0 .*month `,
  pattern` (?:stop me|keep me from|shouldnt|should not|dont let me|never|not going to
  |wont) (?:from )?(?:spend(?:ing)?|go(?:ing)?) (?:more than|over|above|past) 0 `,
  pattern` (?:(?:dont|do not) (?:want|wish|plan)|rather not|prefer not|trying not)(?: to)? (?:spend|go
    |be spending) (?:more than|over|above|past) 0 .*(?:${month}) `,
  / (?:target|goal|aim|plan) is to (?:spend|keep|stay) (?:\S+ )?(?:under|below|less than|at most|no more than|max|maximum) 0 /,
  /^ (?:im |we are |were |i am )(?:allowing|limiting|capping|restricting|budgeting|giving) .*0 /,
)
/** "let my chop money be 300 a month"; "let my salary be 3000 a month" is no limit. */
const letsBe = pattern`^ (?:\S+ )?let (?:my|our|the) (?!(?:\S+ ){0,2}(?:salary|income|pay|wages?|pension|savings?|goal|fund) )(?:\S+ ){1,3}be \S*\d\S* ${unitSaid}(?:${month}) `
/** "200 a month for travel", "let's do 900 a month for groceries", "groceries 600 a month", "food max 80", "allow 90 for health": of a whole category, not of one bill. */
const bounding = pattern`^ (?:(?:do|say|go with|try|keep it (?:at|to)) )?0 (?:(?:max|maximum|tops|at most) )?(?:${month}) (?:for|on) |^ (?:max|maximum|at most|up to|allow|give me) 0 (?:max |tops )?(?:for
  |on) | (?:capped|limited|held|kept) (?:at|to) 0
  |^ (?:(?!0 |is |are |about |pay |spend )\S+ ){1,3}?0 (?:max |tops |at most )?(?:(?:a|per|each|every) month|monthly) $|^ (?:(?!0 |with |for |by |to )\S+ ){1,2}?(?:max|maximum|at most|up to) 0 $`
/** "food 300 and transport 100 a month": nothing but whole categories and what each may come to. */
export function areMonthly(pieces: readonly Piece[]): boolean {
  if (!ofMonths.test(shapeOf(pieces))) return false
  return pieces.every(({ type, norm }) => type !== 'name' || isGeneralTopic(norm))
}
const ofMonths = /^ (?:\S+ 0 (?:(?:a|per|each|every) month |monthly )?)+\S+ 0 (?:(?:a|per|each|every) month|monthly) $/
const atMost = phrases(
  'no more than|let me spend more than|let me go over|not more than|at most|max of|maximum of|or less|keep it under',
)
const leftOver = phrases(`
  am i over|am i under|am i close|are we over|are we close
  i doing on|i doing with|i doing for|we doing on|we doing with|we doing for
  can i afford|can we afford|can i spend|still afford
  do i have left|do we have left|have i got left|have we got left|have i left|have we left|is left|left for|left in|left to spend|left on|on track|over on
  remaining|still spend|whats left
`)
/** "how much do we still have for groceries" */
const held =
  / how much (?:(?:money|cash) )?(?:do (?:i|we) (?:still )?have|have (?:i|we) (?:still )?got) (?:still )?(?:for|to spend on) /
/** "put food at 300", "put food at one fifty"; groceries, and what has cents or a day, were bought. */
const putsAt = / put (?!groceries )\S+ at [^\d ]*\d+ /
const toldSpend = / (?:spent|paid|bought|got|cost|costs|was|were|charged) /

/** "put a ceiling of 300 on shopping", "ringfence 250 a month for petrol", "keep food under 600 per month": what a category may come to. */
function caps(pieces: readonly Piece[]): boolean {
  const shape = shapeOf(pieces)
  return capping.test(shape) && !handedOut.test(shape)
}
/** "gave the kids allowance 20": what was given to somebody. */
const handedOut = /^ (?:(?:i|we|just) )*(?:gave|paid) (?:\S+ ){1,4}allowance 0 /

/** "two grand instead of fifteen hundred", "400, it was 500 before", "300 of which 200 is left": what it was, or what is told of it. */
function isBeside(pieces: readonly Piece[], at: number): boolean {
  if (isDenied(pieces, at) || ledBeside.test(phraseText(pieces.slice(Math.max(0, at - 6), at)))) return true
  return leftOfIt.test(phraseText(pieces.slice(at + 1, at + 5)))
}
const ledBeside = pattern` (?:(?:it|that) was|used to be|from|of which|(?:because|cause|since)(?: [^\d ]\S*)*|used|spent|(?:not|without) counting
  |(?:left|carried|rolled) over from (?:last \S+|before|\S+)) (?:(?:about|like|only|just) )*$`
const leftOfIt =
  /^ (?:(?:is|are|was|still|of (?:it|which|that)) )*(?:left|remaining|spent|used|gone)(?: over)? (?!from |over |(?:about |like |only )?\S*\d)/

/** "raise food to 600" is a budget; "raise the taxi to 12" corrects an entry. */
function isWhole(reading: Reading): boolean {
  return isGeneral(reading) && !ofEntry.test(shapeOf(reading.clause.pieces))
}

/** "set my lunch to 42.50", "set the Tesco amount to 30", "set the parking to six": the price of one entry, not what a category may come to. */
function pricesEntry(reading: Reading, { money }: AmountPiece): boolean {
  const words = shapeOf(reading.clause.pieces)
  if (/ (?:budget|limit|cap|month|monthly) /.test(words)) return false
  if (ofEntry.test(words)) return true
  return !isGeneral(reading) && ((money.amountMinor ?? 0) % 100 !== 0 || isOneThing(reading))
}

/** "set the parking to six": one thing with its article, or what was told just before; "set parking to 60" may be of all of them. */
function isOneThing({ clause, tokens, context }: Reading): boolean {
  const topic = findTopic(tokens, clause.from, clause.to)
  if (!topic?.entry || tokens[topic.to]?.norm !== 'to') return false
  const isDefinite = prior(tokens, topic.from)?.norm === 'the' && prior(tokens, topic.from, 2)?.norm === 'set'
  const name = tokens.slice(topic.from, topic.to).map(({ norm }) => norm)
  return isDefinite || context.last?.transaction?.merchant.toLowerCase() === name.join(' ')
}

const ofEntry = / (?:one|entry|payment|charge|price|cost|amount) /

/** "groceries": a whole category is named. */
export function isGeneral({ clause, tokens }: Reading): boolean {
  return findTopic(tokens, clause.from, clause.to)?.general === true
}

/** "make food 300": what a whole category is to come to, where nothing of that name was told just before. */
function isLevel({ clause: { pieces }, context }: Reading): boolean {
  const [verb, category, price, next] = pieces.filter(({ type, norm }) => type !== 'word' || !fillers.has(norm))
  const isOrder = verb?.norm === 'make' && category?.type === 'name' && isGeneralTopic(category.norm)
  if (!isOrder || price?.type !== 'amount' || !ends(next)) return false
  return context.last?.transaction?.merchant.toLowerCase() !== category.norm
}

function movesLimit(words: string): boolean {
  return startsWith(words, 'lower', 'raise', 'bump', 'increase', 'decrease', 'reduce', 'cut')
}

/** "set a budget for dining", whose amount is still to be said. */
const begins = pattern`^ (?:set|set up|create|make|start|add|open|i (?:want|need)|id like|give me) (?:me )?(?:an?|another
  |the|my|up) .*budget `

/** "how much can I spend this week": of all that may be spent. */
const spendsNow =
  / how much (?:more |money )*can (?:i|we) spend (?:(?:today|tonight|now|left|more|this (?:week|month|weekend)) )*(?:please )?$/

/** "how much petrol have I got left": in the tank; "how much transport …" is of a category, "… left this month" of a budget. */
function asksWhatIsThere({ clause }: Reading): boolean {
  const thing = clause.pieces.find(({ type }) => type === 'name')
  return thing !== undefined && !isGeneralTopic(thing.norm) && leftOfThing.test(clause.words)
}
const leftOfThing =
  / how much (?!money |cash )\S+ (?:do (?:i|we) have|have (?:i|we)(?: got)?|is|is there) left (?:now |please )*$/

function readQuestion(
  reading: Reading,
  named: ReturnType<typeof findBudgetCategory>,
  saysBudget: boolean,
): BudgetFrame | null {
  const { clause } = reading
  const asksHeld = held.test(clause.words) && isGeneral(reading)
  const asks = questionWords.test(clause.words) || clause.question || asksHeld
  // "can I afford to eat out" is about a budget, "can I afford a new car" about more than one.
  if (!saysBudget && says(clause, 'afford') && !isGeneral(reading)) return null
  if (!asks && !saysBudget) return null
  const left =
    (holds(clause.words, leftOver) && !leavesBehind.test(clause.words)) || saysFineOn.test(clause.words) || asksHeld
  if (
    !saysBudget &&
    !(left && (named !== null || says(clause, 'to spend', 'still spend') || spendsNow.test(clause.words)))
  )
    return null
  if (!saysBudget && (asksWhatIsThere(reading) || / left (?:over )?after /.test(clause.words))) return null
  if (!saysBudget && says(clause, 'account', 'bank', 'checking', 'fund', 'goal')) return null
  if (says(clause, 'airline', 'budget inn', 'budget hotel')) return null
  if (saysBudget && !asks && !says(clause, 'budget', 'budgets')) return null
  return {
    intent: 'budget',
    ...(named ? { category: named.category } : {}),
    ...(!asks && begins.test(leadingWords(clause, fillers)) ? {} : { question: true }),
    spans: clauseSpan(clause),
    confidence: 0.9,
  }
}
