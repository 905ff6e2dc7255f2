import { capital } from '#domain/capital.ts'
import type { Minor } from '#domain/money.ts'
import type { Clause } from '#domain/understanding/clause.ts'
import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import type { GoalFrame } from '#domain/understanding/frame.ts'
import { isErrand, isEveryday } from '#domain/understanding/intents/aim.ts'
import { askedInOrder, farOffNamed, nearing } from '#domain/understanding/intents/far-off.ts'
import { goalName, isNamePiece, nameIn } from '#domain/understanding/intents/named-goal.ts'
import { shapeOf } from '#domain/understanding/intents/order.ts'
import { isGeneral } from '#domain/understanding/intents/read-budget.ts'
import { readDeadline } from '#domain/understanding/intents/read-deadline.ts'
import { setsTargetToSave } from '#domain/understanding/intents/target-set.ts'
import { findTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { minorPerMajor } from '#domain/understanding/money/currency-words.ts'
import {
  clauseSpan,
  firmAmounts,
  leadingWords,
  type Reading,
  says,
  spanOfPiece,
  withPieces,
} from '#domain/understanding/reading.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { fillers, moneyVerbs, pronouns } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { anyOf, holds, phrases } from '#domain/understanding/words/phrases.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

const goalNouns = phrases('goal|goals|fund|funds|savings|saving|piggy bank|pot|jar|nest egg|stash|kitty')
const putStarts = pattern`^ (?:(?:i|we|im|id|ive|weve|have|am|just|want to|wanna|would like to|like to|need to|trying to
  |plan to|planning to) )*(?:put(?:ting)?|add(?:ed|ing)?|mov(?:ed?|ing)|(?:set|lay|keep|put) (?:0 )?aside
  |stash(?:ed)?|sav(?:e|ed|ing)|throw|threw|toss|transfer(?:red)?|contribut(?:ed?|ing)|chip(?:ped)? in|kick in
  |allocate|earmark|designate|dedicate|commit|reserve|drop|chuck|bung|stick|deposit(?:ed)?|pop|bank
  |(?:sock|tuck|squirrel|salt|stash|put)(?:ed|led)? (?:away|by)|(?:sock|tuck|squirrel)|another|(?:my |new )?goal
  |(?:create|start|set(?: up)?|make|open) an?|start saving) `
const goalWord = '(?:goals?|funds?|(?:savings? )?(?:pot|jar|stash)|kitty|nest egg|piggy bank|savings)'
const ending = '(?: (?:please|now|today|yesterday|too|again|instead|this (?:week|month)|for me|from .*))* $'
/** "… to the Japan goal", "top up my bike pot by …", "the wedding fund gets …": money goes into what is saved for, whatever the verb. */
const feeding = anyOf(
  new RegExp(` (?:to|into|in|inside|towards?|for|at|onto|on) (?:the|my|our|me) (?:\\S+ ){0,4}?${goalWord}${ending}`),
  new RegExp(` (?:to|into|in|towards?) (?:\\S+ ){1,3}?(?:goal|fund)${ending}`),
  pattern`^ (?:(?:i|we|ive|weve) )?(?:(?:top|boost|feed|give|bump|increase|fund|grow|swell|load|let|raise
  |credit|pay|build|for|add)(?:ped|ed)? (?:up )?)?(?:the |my |our )?(?:\S+ ){1,4}?${goalWord} (?:(?:up|mein|have
  |has|get|gets|got|plus|add|put|in|aside|with|by|another|an extra|extra|more|a|stick|chuck) )+0 `,
  new RegExp(`^ (?:feed|give|credit|pay|top up|boost) (?:the|my|our) (?:\\S+ ){1,4}?${goalWord} \\d`),
)
const others = pattern` (?:tip|swear|coffee|office|church|collection|hedge|mutual|pension|index|beer|team|leaving|cookie
  |jam) (?:pot|jar|fund|kitty|box) | we (?:each|all) (?:put|chipped|threw) (?:in )?\S+ (?:\S+ )?(?:in|into) the (?:kitty|pot|hat) | (?:donated|gave|sent) | (?:out of|from) (?:the|my|our) (?:\S+ ){0,3}(?:goal
  |fund|savings|pot|jar|kitty) | (?:cost|costs|was|budget) `
const monthly = / (?:a|per|each|every) month | monthly /

function isFed(pieces: readonly Piece[]): boolean {
  const shape = shapeOf(pieces)
  return !creatingGoal.test(shape) && feeding.test(shape)
}
const creatingGoal = pattern`^ (?:create|new|begin|establish|launch|open|build|start|set(?! aside)|make|get me) | (?:goal
  |target) (?:of|is) | (?:want|need|trying|hope|plan) `

const questions = pattern` (?:will (?:i|we) (?:reach|hit|make)|(?:have|did) (?:i|we) (?:reach|reached|hit|meet|met)|hows
  |how (?:is|are|close|far|near|long until)
  |(?:(?:have|has|did) (?:i|we) (?:got |have )?(?:enough saved|saved (?:up )?enough))|(?:goal|fund|pot|jar|savings?) how much(?: (?:is|are|there|in|it|got|have|has|now|already|ah|so far|saved|left|to go|inside|money))*(?= $)
  |how much (?:more|left|is (?:in|saved)|(?:have|did|do) (?:i|we) (?:put|saved?|have))|whats (?:my|left)
  |what(?:ve| have) (?:i|we) (?:saved|put)|what (?:is|are) my|are we there|still need for|left to (?:save|reach)
  |to go (?:on|for)|missing|progress|on track|doing|coming along|show|status|when will i|which (?:of my )?goals?
  |(?:what|which) (?:percent|percentage|part)|how far off|am i close|saved (?:so far|up)|list my|check) `

/** "how's my house deposit coming along": said of what one saves for, and of no budget. */
function isGrowing(reading: Reading): boolean {
  if (!growing.test(reading.clause.words)) return false
  const topic = findTopic(reading.tokens, reading.clause.from, reading.clause.to)
  return !topic?.general || topic.category === 'Travel'
}
const growing =
  /^ (?:(?:and|so|ok|um) )*(?:hows|how (?:is|are)) (?:my|our) (?!budgets? |spending |month |week |day )(?:\S+ ){1,3}?coming (?:along|on) /

const asking = pattern`^ (?:has|have|how|hows|what|whats|where|any|is|are|am|when|give me an update|give me a status
  |tell me|check|update me) `

/** "for my daughter's marriage I want to save five lakh": what for, said first, stands behind the sum; any other clause as it is. */
function sumFirst(clause: Clause): Clause {
  const { pieces } = clause
  if (!forFirst.test(clause.words)) return clause
  const who = pieces.findIndex(({ norm }) => /^(?:i|we|im|id|ive|weve|wed|were)$/.test(norm))
  const sum = pieces.findIndex(({ type }) => type === 'amount')
  const what = pieces.slice(1, who)
  if (isEveryday(what) && / sav(?:e|ing) /.test(clause.words)) return clause
  return sum > who && pieces.filter(({ type }) => type === 'amount').length === 1
    ? withPieces(clause, [...pieces.slice(who, sum + 1), ...pieces.slice(0, who)])
    : clause
}
const forFirst = pattern`^ (?:for|towards?) (?!(?:me|us|this|that|it) )(?:(?!i |we |im |id )\S+ ){1,6}?(?:i|we|im|id|wed) (?:(?:am|are|have|want|need|plan|planning|trying|hoping|going|would|should|like|to) )*(?:save|saving|put aside|set aside|put away|put by) (?:up )?\S*\d(?!.* (?:so|because|and|but) )`

/** "put 50 towards Japan", "save 1000 for a car", "how is the Japan fund doing". */
export function readGoal(said: Reading): GoalFrame | null {
  const reading = { ...said, clause: askedInOrder(sumFirst(said.clause)) }
  const { clause, context } = reading
  if (/ interest rate |^ (?!.* (?:put|add|move|towards?) ).* interest | what funds (?:do|have) /.test(clause.words))
    return null
  const taken = readTakenOut(reading)
  if (taken) return taken
  const altered = alters.test(leadingWords(clause, fillers)) ? readAltered(reading) : null
  if (altered) return altered
  const known = goalSaid(clause, context.goals ?? [])
  const aims = setsTargetToSave(clause)
  const noun = aims || holds(clause.words, goalNouns)
  // "put 60 in savings not 50"
  const amounts = firmAmounts(clause).filter(
    (amount, at) => at === 0 || normBefore(clause.pieces, clause.pieces.indexOf(amount)) !== 'not',
  )
  const words = leadingWords(clause, fillers)
  const levelled = known !== undefined && amounts.length === 1 ? readLevel(reading, known) : null
  if (levelled) return levelled
  const target = noun ? null : targetUntil(reading)
  const away = amounts.length === 0 ? farOffNamed(clause, known !== undefined) : null
  const isAway = away !== null
  const naming = away ?? clause.pieces
  const goal = known ?? target ?? goalName(naming, reading.text)
  if (amounts.length === 0) {
    // "put all of it into the laptop" says no sum, and changes no entry.
    if (known && putsRest.test(words))
      return { intent: 'goal', goal: known, spans: clauseSpan(clause), confidence: 0.7 }
    const asks =
      isAway ||
      questions.test(clause.words) ||
      (known !== undefined &&
        (/ how much do (?:i|we) need (?:for|to) /.test(clause.words) || (noun && clause.pieces.length < 4))) ||
      clause.question ||
      (noun && asking.test(words) && !/ \w* ?account /.test(words))
    const saved =
      says(
        clause,
        'saved for',
        'how far off am i',
        'how much more till',
        'how much more until',
        'how much more do i need for',
        'how much more do we need for',
        'aside for',
        'put away for',
        'put by for',
        'put toward',
        'put towards',
        'saved towards',
        'saved up for',
        'have i saved',
        'saved enough for',
        'enough saved for',
        'enough saved up for',
        'enough put by for',
        'have we saved',
        'did i save',
        'save for',
      ) ||
      isGrowing(reading) ||
      nearing.test(clause.words) ||
      isAway
    const isIn = / (?:cash|money|much|is|have|sitting|left) in (?:my |the )?savings .{0,20}$| my savings (?:at|look)/
    if (!known && isIn.test(clause.words)) return null
    if (
      !asks ||
      !(noun || known || saved) ||
      says(
        clause,
        'hedge fund',
        'savings account',
        'saving account',
        'account',
        'checking',
        'chequing',
        'mutual fund',
        'balance',
      )
    )
      return readNewGoal(reading, goal)
    return { intent: 'goal', ...(goal ? { goal } : {}), question: true, spans: clauseSpan(clause), confidence: 0.88 }
  }
  // "set aside 250 a month for groceries": a limit for a whole category, nothing to save for.
  if (!noun && known === undefined && monthly.test(words) && isGeneral(reading)) return null
  if (intoNew.test(shapeOf(clause.pieces))) return newGoal(reading, nameOfNew(clause.pieces, reading.text))
  const feeds =
    isFed(clause.pieces) ||
    (known !== undefined && /^ (?:top up|boost|feed|fund|credit) /.test(words)) ||
    (savesTo.test(shapeOf(clause.pieces)) && (known !== undefined || isSavedFor(reading)))
  const wishes = wishesSaved.test(shapeOf(clause.pieces)) || getsTogether(reading)
  const isFund = target !== null || (noun && fundUntil.test(words))
  const opensGoal = aims || creating.test(words) || goalTold.test(shapeOf(clause.pieces))
  const deadline = isFund || wishes || opensGoal ? readDeadline(reading.tokens, context.today) : null
  const creates =
    !feeds && (wishes || opensGoal || (isFund && deadline !== null)) && !/ (goal|fund) (by|of) \d+ more /.test(words)
  const amount = creates
    ? amounts.find(({ from, money }) => (!deadline || from < deadline.from || money.marked) && !money.vague)
    : amounts.at(-1)
  if (!amount || amount.money.amountMinor === null) return null
  const starts = putStarts.test(words) || intoPot.test(words) || creates
  const towards =
    says(clause, 'towards', 'toward', 'aside') ||
    / (?:away|by) (?:(?:(?:about|around|like|roughly|another|some) )*0 )?for /.test(shapeOf(clause.pieces)) ||
    (saves.test(words) && !isErrand(clause.pieces)) ||
    / contribute (?:\S+ )+to /.test(words) ||
    isPutInto(clause.pieces, words) ||
    intoPot.test(words) ||
    (context.goals?.length === 1 && putsIn.test(shapeOf(clause.pieces)))
  const saving =
    (/^ (i |we |im |i am |start )?(want to |wanna |need to |would like to |trying to |planning to |plan to |id like to )?(save|saved|saving|stash|stashed|sock|squirrel)\b/.test(
      words,
    ) &&
      says(clause, 'for', 'towards', 'toward', 'up', 'by')) ||
    wishes ||
    target !== null
  const spends =
    / saved (\S+ ){1,3}by \w+ing /.test(clause.words) ||
    (says(clause, 'spent', 'bought', 'paid', 'on sale', 'off', 'saved on') && !intoPot.test(words))
  const shaped = starts && (towards || noun || known !== undefined || saving)
  if (spends || others.test(words) || (!feeds && !shaped && !(saving && !says(clause, 'on')))) return null
  if (!feeds && !noun && !towards && known === undefined && !saving && !creates) return null
  // "one fifty towards Japan" is no dollar fifty.
  const isSmall = amount.money.amountMinor < LEAST_PUT_BY
  const { amountMinor, otherMinor } = creates || isSmall ? wholeOf(amount.money) : amount.money
  const name = creates ? (nameOfNew(clause.pieces, reading.text) ?? goal) : goal
  return {
    intent: 'goal',
    ...(name ? { goal: name } : {}),
    ...(name && amountMinor && otherMinor && !amount.money.decimal
      ? { readings: [amountMinor, otherMinor] }
      : { amountMinor: amountMinor ?? amount.money.amountMinor }),
    ...(creates ? { create: true } : {}),
    ...(deadline ? { deadline: deadline.day } : {}),
    spans: [spanOfPiece(amount)],
    confidence: 0.9,
  }
}

/** "emergency fund goal 6000", "set my savings goal to 1000": of what people save for, and no goal in the garden. */
const goalTold = pattern`^ (?:(?:set|my|the|our|new|an?) )*(?:(?:emergency|rainy day|holiday|vacation|house|home|car|wedding|honeymoon|trip|travel|christmas|xmas|retirement|college|baby|laptop|bike) (?:fund |savings? )?|(?:fund|savings?) )goal
  \s(?:(?:is|of|at|to|be|for) )?0 (?:(?:please|in total|total|in all) )*$`

const putsRest =
  /^ (?:put|move|add|throw|stick) (?:all|everything|(?:the )?(?:rest|remainder)|half|most|some|what is left|whats left) (?:of (?:it|that|this) )?(?:in|into|to|towards?|on) /

/** The goal whose whole name is said; "the laptop" is said of a new laptop. */
function goalSaid(clause: Clause, goals: readonly string[]): string | undefined {
  const whole = goals.find((goal) => says(clause, goal.toLowerCase()))
  return whole ?? goals.find((goal) => /^new /i.test(goal) && says(clause, `the ${goal.slice(4).toLowerCase()}`))
}

const ownPurse =
  '(?:(?:my|the|our) )?(?:(?:wallet|purse|pocket|checking|chequing|current|bank|main)(?: account)?|account)'
/** "take 20 out of the laptop goal", "move 50 from the holiday pot to my wallet", "move 50 from the Japan fund": some of what is saved is needed. */
const takingOut = new RegExp(
  `^ (?:(?:i|we|have to|need to) )*(?:take|took|pull|pulled|withdraw|withdrew|move|moved|remove|removed|put|transfer|transferred|shift|shifted) 0 (?:back |away )*(?:out of|out from|from|off|out) (?:the |my |our )?(?!(?:checking|chequing|savings|current|\\S+ account|account) (?:account )?(?:to|into) )(?:(?!to |into )\\S+ ){1,4}?(?:goal|fund|pot|jar|kitty|stash)(?: (?:back )?(?:to|into|in) ${ownPurse})?${ending}`,
)

/** "take 10 out of Rome", where Rome is a goal. */
const takingFrom =
  /^ (?:(?:i|we|have to|need to) )*(?:take|took|pull|pulled|withdraw|withdrew) 0 (?:back |away )*(?:out of|out from|from|out) (?:the |my |our )?(.+?)(?: again| back| today)? $/

function readTakenOut({ clause, text, context }: Reading): GoalFrame | null {
  const [amount, more] = firmAmounts(clause)
  if (!amount || more) return null
  const shape = shapeOf(clause.pieces)
  const from = takingFrom.exec(shape)?.[1]
  const known = from && context.goals?.find((each) => each.toLowerCase() === from)
  if (!known && !takingOut.test(shape)) return null
  const { amountMinor, otherMinor } = wholeOf(amount.money)
  const goal = known ?? goalName(clause.pieces, text)
  if (amountMinor === null) return null
  const base = { intent: 'goal' as const, takesOut: true, spans: [spanOfPiece(amount)], confidence: 0.88 }
  return { ...base, ...(goal ? { goal } : {}), ...sumOf(amountMinor, otherMinor) }
}

/** "change the target of the holiday goal to 2,400", "boat goal up to 35k", "push the deadline for the kitchen goal back to March". */
const alters = pattern`^ (?:(?:make|change) (?:my|the|our) (?:\S+ ){1,4}(?:goal|target) \S*\d|(?:change|update|raise|lower|increase|decrease|reduce|adjust|set(?! up| an? )|bump|edit|move|push|extend
  |shift) (?:up |down |back )?(?:the |my |our )?(?:\S+ ){0,6}(?:goal|target|fund) .*(?:to|until|till|at) |(?!(?:the |my |our )?spending )(?:the |my |our )?(?:\S+ ){1,4}?(?:goal|target|fund) (?:up|down) to \S*\d\S* ${unitSaid}$)`

/** "make Japan 2500", "I want the Japan goal to be 2500": of a goal that is there, and of no entry of its name. */
const levels = pattern`^ (?:make|change|set) (?:the |my |our )?(.+?)(?: goal| fund| target| pot)?(?: to| be)? 0 $
  |^ (?:(?:i|we|id|wed) (?:want|need|like|would like) )?(?:the |my |our )?(.+?)(?: goal| fund| target| pot)? (?:should|must|needs to|has to|to) be 0 $`

function readLevel({ clause, context }: Reading, goal: string): GoalFrame | null {
  const [amount] = firmAmounts(clause)
  const name = amount && levels.exec(shapeOf(clause.pieces))?.slice(1).find(Boolean)
  if (!amount || (name !== goal.toLowerCase() && name !== goal.toLowerCase().replace(/^new /, ''))) return null
  if (context.last?.transaction?.merchant.toLowerCase() === goal.toLowerCase()) return null
  const { amountMinor, otherMinor } = wholeOf(amount.money)
  if (amountMinor === null) return null
  const base = { intent: 'goal' as const, alter: true, goal, spans: [spanOfPiece(amount)], confidence: 0.85 }
  return { ...base, ...sumOf(amountMinor, otherMinor) }
}

function readAltered(reading: Reading): GoalFrame | null {
  const { clause, tokens, context } = reading
  if (says(clause, 'by', 'budget', 'add', 'put')) return null
  const amount = firmAmounts(clause).at(-1)
  const deadline = amount?.money.marked ? null : readDeadline(tokens, context.today, /^(?:to|until|till)$/)
  const goal = goalName(clause.pieces, reading.text)
  const base = { intent: 'goal' as const, alter: true, confidence: 0.88 }
  if (goal && deadline) return { ...base, goal, deadline: deadline.day, spans: clauseSpan(clause) }
  const { amountMinor, otherMinor } = amount ? wholeOf(amount.money) : { amountMinor: null, otherMinor: null }
  return goal && amount && amountMinor
    ? { ...base, goal, ...sumOf(amountMinor, otherMinor), spans: [spanOfPiece(amount)] }
    : null
}

/** The sum, or the two that it may be: "two thousand five" may end in five hundred. */
function sumOf(amountMinor: Minor, otherMinor: Minor | null): Pick<GoalFrame, 'amountMinor' | 'readings'> {
  return otherMinor === null ? { amountMinor } : { readings: [amountMinor, otherMinor] }
}

/** "I'd like to have 5000 saved up for a wedding", "we want 2000 saved for Japan". */
const wishesSaved =
  /^ (?:(?:(?:i|we|id) )?(?:want to|wanna|would like to|like to|need to|hope to) )?(?:have|(?:(?:i|we|id) )?(?:want|would like|like|need)) 0 (?:saved|put away|set aside|stashed)(?: up| away)? (?:for|by|towards?) /

/**
 * "I want to put together 900 for a fridge", "want to collect 900 for a fridge"; "I put together 900 for a fridge" was paid, and "need to
 * get together 40 for lunch" is no goal.
 */
function getsTogether({ clause, tokens, text }: Reading): boolean {
  const said = together.exec(shapeOf(clause.pieces))
  const isWish = said !== null && (said[1] !== undefined || wishesTo.test(text.slice(0, clause.pieces[0]?.start ?? 0)))
  return isWish && findTopic(tokens, clause.from, clause.to)?.category !== 'Food & Dining'
}
const together = pattern`^ ((?:(?:i|we|id|im|were) )?(?:want|need|hope|hoping|like|try|trying) to )?(?:(?:put|get|scrape|pull|gather) together 0|(?:put|get|scrape|pull|gather) 0 together|(?:gather|collect|amass|accumulate)(?: up)? 0)
  \s(?:for|by|towards?) `
const wishesTo = /\b(?:want|need|hope|hoping|like|try|trying) to $/i

/** "save 500 to education": put by; "save 4 to coffee", "save 30 to groceries" note what was paid. */
const savesTo =
  /^ save (?:another |an extra )?0 (?:more )?(?:to|into|in) (?!it |that |(?:my |the )?(?:ledger|list|log|account|expenses|spending|income|sayso) | $)/
function isSavedFor({ clause, tokens }: Reading): boolean {
  const topic = findTopic(tokens, clause.from, clause.to)
  return topic === null || (topic.general && /^(?:Education|Travel)$/.test(`${topic.category}`))
}

/** In minor units: less than that nobody puts by in one go. */
const LEAST_PUT_BY = 1000

const creating = pattern`^ (i |we |im |id |were |get me )*(am |want to |wanna |would like to |should like to |like to |need to |trying to |start |begin )*(create
  |(?:start|open|begin|make|create) one (?:(?!(?:payment|more|transfer|deposit|contribution)s? )\S+ ){0,3}?(?:savings?|goal|pot|fund)(?= (?:$|\S*\d|(?:for|by|called|named|target|of \d)))
  |(?:new|begin|establish|launch|build)(?: an?)?(?: new)? (?:\S+ ){0,4}?(?:goal|pot|fund|jar)
  |start a
  |set up
  |make (?:for me )?an?
  |make (?:new )?goal(?= (?!posts? )\D)
  |get an? (?:\S+ ){0,2}goal(?= of| for| called| named)
  |(?:set|get|give|start|open) (?:me|us) (?:up )?an?(?: new)? (?:\S+ ){0,3}(?:goal|target|pot|fund)(?= of| for)
  |(?:set|start|open) (?:me|us) (?:up )?an?(?: new)? (?:\S+ ){0,3}(?:goal|target|pot|fund)(?= \S*\d)
  |make me a
  |open an?
  |add (?:new )?goal
  |add a(?! (?:hundred|thousand|couple|grand|few|fiver|tenner|fifty|twenty))
  |set a
  |(?:want|like) an? (?:\S+ ){0,2}goal(?= of| for| called| named)
  |have an? (?:\S+ ){0,2}goal(?= called| named)
  |save up
  |saving up
  |save
  |saving
  |(?:my |our )?savings goal(?= (?:for|of) | :? ?(?:(?!(?:is|was|at|went|reached|hit|got|gets|put|minus|plus|now|up|down|has|had|have|needs|from|to|in|and|by) )[^\d ]+ ){0,2}?\S*\d)
  |want a savings goal
  |start putting (?:money )?(?:away|aside)
  |(?:my|our|the) (?:(?:savings )?(?:goal|target)) is
  |goal (?:is )?(?=\D)) `

/** "new goal emergency fund five thousand": the words after "goal", up to the amount or "by". */
function nameOfNew(pieces: readonly Piece[], text: string): string | null {
  let from = pieces.findIndex(({ norm }) => norm === 'goal') + 1
  if (from === 0) return null
  while (/^(called|named|for|a|an|the|my|:|,|of|is|our|to|saving|save|please|pls)$/.test(normAt(pieces, from)))
    from += 1
  let to = from
  while (
    to < from + 5 &&
    /^(word|name)$/.test(pieces[to]?.type ?? '') &&
    !/^(by|before|for|until|with|of|at|target|and|i|we)$/.test(normAt(pieces, to))
  )
    to += 1
  return nameIn(pieces.slice(from, to), text)
}

/** "holiday fund 2000 by june": what is to be there by a day that is to come. */
const fundUntil = /^ (?:(?:my|our|the|new|for|a) )*(?:\S+ ){1,2}(?:fund|goal) \S*\d\S* (?:\S+ )?(?:by|until|before) /

/**
 * "Japan 3000 by next June", "car 5000 by December": nothing but what for, a round sum and a month that is to come. What is billed, eaten or
 * done is due by then, and "by June" alone may be by somebody of that name. What for, as said; null for all else.
 */
function targetUntil({ clause, tokens, context, text }: Reading): string | null {
  const [amount, ...more] = firmAmounts(clause)
  const sum = clause.pieces.findIndex(({ type }) => type === 'amount')
  const [thing, ...rest] = clause.pieces.slice(0, Math.max(0, sum))
  if (!amount || more.length > 0 || rest.length > 0 || !thing || !isSavedUpFor(thing)) return null
  if (!untilMonth.test(clause.words) || readDeadline(tokens, context.today) === null) return null
  const major = (amount.money.amountMinor ?? 0) / minorPerMajor(amount.money.currency ?? context.currency ?? 'USD')
  return major >= LEAST_TARGET && major % 10 === 0 ? capital(text.slice(thing.start, thing.end)) : null
}
const untilMonth = pattern` \S*\d\S* ${unitSaid}by (?:(?:next|the end of|the end of next) (?:year|january|february|march|april|may|june|july|august|september|october|november|december)
  |(?:next )?(?:spring|summer|autumn|fall|winter|christmas|january|february|march|july|september|october|november|december)(?: 20\d\d)?) $`
/** In whole units of the currency. */
const LEAST_TARGET = 500
const savedFor = /^(?:Travel|Transportation)$/

function isSavedUpFor(piece: Piece): boolean {
  if (piece.type === 'name') return piece.entry.display === null && savedFor.test(piece.entry.category)
  const isGrammar = moneyVerbs.has(piece.norm) || pronouns.has(piece.norm)
  return piece.type === 'word' && isNamePiece(piece) && !isGrammar && !namesPerson(piece.norm)
}

/** "paid 200 into my savings", "put 50 in the ISA" */
const pots = '(?:(?:my|our|the) )?(?:roth |stocks and shares |cash )?(?:savings|isa|lisa|ira|sipp|401k|403b|pension)'
const intoPot = new RegExp(
  `^ (?:(?:i|we|just|ive|weve) )*(?:put|stick|chuck|pop|add|paid|contributed) \\S+ (?:\\S+ )?(?:in|into|in to|to) ${pots}${ending}`,
)

/** "put another 50 in": into the only goal there is. */
const putsIn = /^ (?:put|add|stick|throw|pop|chuck) (?:another |in )?0 (?:more )?in $/

/** "put 100 into vacation": asked of Penny, money goes into a pot; "I put 20 into the meter" tells a spend. */
function isPutInto(pieces: readonly Piece[], words: string): boolean {
  if (!/^ (put|move|throw|stick|drop|toss|chuck|add|pop|bung|slip|shove) /.test(words)) return false
  if (
    / budget /.test(`${words} `) ||
    / into .* at (?!the (?:end|start|beginning|moment) |last |once |least |first |home )/.test(words)
  )
    return false
  return pieces.some((piece, at) => piece.type === 'amount' && pieces[at + 1]?.norm === 'into')
}

/** "new goal: a bike" with no amount yet. */
function readNewGoal(reading: Reading, goal: string | null): GoalFrame | null {
  const called = newCalled(reading)
  if (called) return newGoal(reading, called)
  if (
    !savesFor.test(reading.text) &&
    !says(
      reading.clause,
      'new goal',
      'create a goal',
      'set a goal',
      'savings goal',
      'start a goal',
      'add a goal',
      'saving goal',
      'make a goal',
    )
  )
    return null
  return newGoal(reading, goal)
}

/** "create a house deposit goal": the words before "goal"; "set a savings goal" names none. */
function newCalled({ clause: { pieces, words }, text }: Reading): string | null {
  const named = pieces.slice(
    pieces.findIndex(({ norm }) => norm === 'a' || norm === 'an' || norm === 'my') + 1,
    pieces.findLastIndex(({ norm }) => norm === 'goal'),
  )
  if (named[0]?.norm === 'new') named.shift()
  return createsCalled.test(words) ? nameIn(named, text) : null
}
const createsCalled =
  /^ (?:create|make|start|open|add|begin|set up) (?:me )?(?:an?|my) (?:new )?(?!(?:savings?|money|spending|new|financial|big|small) goal )(?:[^\d ]+ ){1,3}goal (?:(?:please|now) )*$/

/** "I want to save for a car", "saving up for a bike": what for is said, and not how much. */
const savesFor =
  /^\W*(?:(?:i|i['’]m|i['’]d|we|we['’]re|am|are|let['’]?s|ok|please|like|want|wanna|need|would|trying|planning|start|started|to)\W+)*sav(?:e|ing)(?: up| money| some money)? (?:for|towards?) (?!it\b|that\b|this\b|later\b|now\b|tomorrow\b|me\b|us\b|what\b)/i

/** "put 20 into a new goal called Bike": what it is to come to was not said. */
const intoNew = / (?:in|into|to|towards?) (?:a|my) new (?:savings? )?(?:goal|fund|pot|jar) (?:called|named|for) /

/** A goal that is to be made, of which no target was said. */
function newGoal({ clause, tokens, context }: Reading, name: string | null): GoalFrame {
  const deadline = readDeadline(tokens, context.today)?.day
  const base = { intent: 'goal' as const, create: true, spans: clauseSpan(clause), confidence: 0.8 }
  return { ...base, ...(name ? { goal: name } : {}), ...(deadline ? { deadline } : {}) }
}

/** "add 20 to the ski trip", "put 75 in Umrah trip", "move 100 to vacation". */
const saves = pattern` (?:to|into) (?:the|my|our) (?:\S+ ){0,2}(?:trip|holiday|vacation|wedding|honeymoon) $
  |^ (?:put|add|stick|drop) \S*\d\S* ${unitSaid}(?:in|into|to|inside) (?:(?:the|my|our) )?(?:(?!(?:field|fishing|school) )\S+ ){1,2}(?:trip|holiday|vacation|wedding|honeymoon) $
  |^ (?:move|moved|transfer|transferred|shift|shifted) (?!the |that |this )\S+ ${unitSaid}to (?:\S+ )?(?:trip|holiday|vacation|wedding|honeymoon) $`
