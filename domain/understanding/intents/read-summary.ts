import { startOfMonth } from '#domain/calendar.ts'
import { allTime } from '#domain/understanding/days/named-period.ts'
import { findPeriods } from '#domain/understanding/days/period-phrase.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import {
  asksBarely,
  asksPlainly,
  asksRecurring,
  asksWhatWent,
  asMuch,
  compares,
  comparesPlainly,
  firmOutside,
  mine,
  spendWords,
  superlatives,
  tellStarts,
} from '#domain/understanding/intents/summary-asks.ts'
import { correctsDay, readFollowUp } from '#domain/understanding/intents/summary-follow-up.ts'
import {
  broughtByWork,
  frameWords,
  paidByOther,
  subjectsOf,
  withoutWork,
} from '#domain/understanding/intents/summary-subject.ts'
import { findTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { clauseSpan, firmAmounts, leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/** "make that a food expense", "make the Target purchase groceries": an order, whatever the words behind it ask elsewhere. */
const orders = pattern`^ (?:make|mark|file|put|count|call|log|move|change) (?:(?:it|that|this|them)
  |(?:the|my) (?:\S+ ){1,3}(?:entry|one|purchase|transaction|expense|payment|charge)) | so (?:(?:please|kindly|just) )*(?:put|move|file|count|mark) (?:it|that) (?:in|under|to|into|as|with)
  \s(?!(?:an?|one|my|the) (?:\S+ )?(?:list|table|chart|graph|report|sheet|spreadsheet) )`

/** "buy me ten shares of Apple?", "can you pay my phone bill": whatever it asks, it is no question about what was spent. */
const buys = pattern`^ (?:(?:please|hey|ok|can|could|would|will|you|kindly) )*(?:buy|sell|order|reserve|book|pay|renew|recharge|send money to) (?:me|us|him|her|a|an|my|our|some|the)
  \s(?!(?:\S+ ){0,2}(?:transactions?|expenses|purchases|spending|spends|payments|costs) )`

/** "pay my bills how much did I pay last month": behind the order, a question. */
const asksFor = / (?:how much|how many|what) (?:did|do|have|has|is|was|were|are) /

/** "I'd like to see …", "tell me …", "can I know …": what leads to the question. */
const preamble = pattern`^ (?:(?:(?:i|we) (?:just |really )?(?:need|want|(?:would|should) like|wish|wanna|am trying)|id (?:like|love)
    |wed like|let me|can i|could i|may i|can we|(?:can|could|would|will) you(?: please)?|are you able|help me
    |im (?:curious|wondering))(?: to)? (?:know|see|check|find out|look at|hear|view|understand|work out
    |figure out|tell me|show me|give me)(?: about| if)?
  |(?:can|could|may|might) i (?:get|have)
  |(?:i need|i want|id like)(?= (?:the|a|my|an) (?:total|breakdown|summary|list|report|overview|amount|sum))
  |tell me(?: about)?
  |show me
  |give me
  |get me
  |read me
  |do you know
  |any idea
  |i (?:wonder|was wondering) if you (?:could|can|would|might) (?:tell|show|give) me
  |i wonder
  |im (?:curious|wondering))(?= (?:what|how|whats|where|when|which|who|whether|my|all|only|just|the|a|an|any|total|did|do
    |have|every|everything) )`

const questionStarts = phrases(`
  any purchases|any transactions|any payments|any charges|any refunds|amount spent|at which|am i|are there|add up
  average|are my|can you break|could you break|would you break
  break down|breakdown|biggest
  can you tell|can you show|could you tell|could you show|check|compare|calculate
  everything i spent|everything i paid|everything i bought|everything ive spent|everything ive paid|everything ive bought
  everything we spent|everything we paid|everything we bought|everything weve spent|everything weve paid|everything weve bought|did i|did we|did anything|do i|display|find|give me|get me
  how much|how many|number of|howd|have i|have we|has any|has anything|how have|hows my|how is my|how are my
  hows the|how did|how often
  i want to know|id like to know|i wanna know|i want to see|is my
  list|look up|look at|look for|looking at|largest|money spent|my total|my spending
  on which|on what|open my|pull|run me|read me|read back|report|review
  show|sum of|spending|summarize|summarise|summary|sum up|search|tell me|total|view
  how expensive|how pricey|wuts|wats|whatd|whatve|whered|what|whats|where|when did|when have|when was|which|was i|was my|were my|were there
  was there|who
`)

const incomeWords = phrases(`
  bring home|brought home|bring in|brought in|been paid|come in|came in|deposits|deposited|did i sell|did we sell|have i sold|have we sold|earn|earned|earnings
  get paid|got paid|income|make|made|money in|paycheck|paid me|receive|received|refunds|salary
  take in|took in|taken in|taking in|wages|was i paid|went into my account|came into my account|come into my account
`)

/** "how much did I get today", "what did we get back in October"; "how much did I get at Costco" was bought. */
const gets =
  / (?:how much (?:money |cash )?(?:did|have) (?:i|we) (?:get|got|gotten)|what (?:did|have) (?:i|we) (?:get|got|gotten)(?= (?:refunded|back) )) (?:(?:refunded|paid|back) )?(?:$|(?:today|yesterday|this|last|in|so far|from) )/

/** "my wife says I spend too much on that truck" */
const isReported =
  / (?:says?|said|thinks?|thought|tells me|told me|keeps saying|complains?|jokes|believes|claims) (?:that )?(?:i|we) (?:spend|spent|waste|wasted|buy|pay|blow) /

/** "I spent too much on shoes": how much, is the next thing that one wants to know. */
const rues = pattern`^ (?:(?:i|we|ive|weve|im|am|think|feel like|know|keep|have|been|just|really|always|definitely) )+(?:spen[dt]|spending) (?:(?:way|far|really|a bit) )?too much (?!.*(?:but|because) )`

/** What a question of that kind asks of others, of the future, or of a bank. */
const outOfReach = pattern` (?:should i|ought (?:i|we) to|could i|can i|if i|i can|would i|will my|credit score|interest rate|apr|exchange rate
  |weather|does it cost|do they cost|will i|does a|do i owe(?! (?:on|for) (?:my|the|our) (?:\S+ ){1,3}bill )|(?:minimum|smallest|lowest) payment|how (?:do|to) i
  |how to|day of the week|pto|calories|do i need|do i have to|have to pay|need to|need for|to pay off|limit
  |maximum|points|(?:much|any|my) cashback|why|how long|the least|due out|declined|recipe|fraudulent
  |unauthori[sz]ed|taxes on|(?:get|be) charged|total of my taxes|the irs|irs|squirrel|have to buy|twice
  |there charges|charges (?:if|when|for)|message|email|emails|dow|stock|stocks|meetings?|(?:cash|money) (?:did|have) (?:i|we) (?:take|taken|draw|drawn|withdraw|withdrawn)|(?:status|date) of
  |todays date|the date $|information|time did|hours|for referring|what would|would the|what interest|when (?:im |i am )?(?:stressed|sad|bored|tired|drunk|angry|happy|lonely)) | any charges $
  |^ (?:what|which) (?:gate|platform|exit|stop|terminal|floor|room|door|desk|counter|line|lane|turn|side|way|building|hall|level|page|doctor|department) do (?:i|we) (?!(?:\S+ ){0,2}(?:spen[dt]|pay|buy) )
  |^ (?:is there |are there )?any(?:thing)? (?:good|nice|decent|interesting) (?!.* (?:last|this|past) )|^ (?:what|whats|whos|anything|is there|are there|any) (?!.* (?:spen[dt]|spending|paid|pay) ).* on (?:tonight|tv|telly) `

/** "how much did Elon pay", "what does the government spend", "is it true fuel is going up on Friday": of others, or of prices. */
const ofOthers = pattern`^ (?:(?:hey|so|ok|and) )*(?:is it|its|is that) true (?:that )?(?!.* (?:i|we|ive|weve|my|our|spending|budget|charged|month|week|subscriptions?) )
  |^ how much \S+ is (?:left )?in (?:an?|the|my) (?!account|bank|savings|budget)
  |^ (?:how much|how many|what)(?: \w+)? (?:did|does|do|has|have|will
    |would) (?!i |a |ah |we |my |our |you |been |got |gone |any )(?:\S+ ){1,4}(?:spend|spent|pay|make|made|earn
    |earned|weigh|sell) (?!me |us |to me |cost (?:me|us) )
  |^ (?:how much|what) (?:does|do|would|will) (?!i |we |my |our )(?:\S+ ){1,5}cost (?!me |us )`

/** "how much is on my gift card": what is still there. */
const liesOn = /^ how much (?:money )?is (?:still |left |there )*on (?:my|the|our) /

const priceAsked = /^ (?:how much|what) (?:is|are) (?!my |our |left |going )/

/** "… but I can't remember how much": told, not asked. */
const forgets =
  / (cant|dont|cannot|didnt) (remember|recall|know) how much | (forgot|forget|not sure|no idea|unsure) how much /

/** "my expenses from last month were reimbursed today, 418": money that came, and no question. */
const paidOut =
  /^ (?:(?:my|our|the) )?(?:\S+ ){1,5}?(?<! i | we )(?:was|were|got|been) (?:just |finally )?(?:reimbursed|refunded|repaid) .*\d/

/** A question about money spent or earned, with its period, category and shop; one for each of several things that are asked about. */
export function readSummary(reading: Reading): SummaryFrame[] | null {
  const { clause, context } = reading
  const said = leadingWords(clause, fillers).replace(hesitation, ' ').replace(asMuch, ' how much ')
  const words = withoutPreamble(said)
  const led = words !== said
  if (
    (!asksFor.test(clause.words) && (orders.test(said) || buys.test(clause.words))) ||
    ((paidOut.test(said) || isReported.test(said)) && !clause.question)
  )
    return null
  if (asksRecurring(reading, words))
    return [
      {
        intent: 'summary',
        period: { from: startOfMonth(context.today), to: context.today },
        periodLabel: 'this month',
        kind: 'spend',
        recurring: true,
        spans: clauseSpan(clause),
        confidence: 0.9,
      },
    ]
  const followUp = readFollowUp(reading)
  if (followUp) return [followUp]
  const spentThen =
    /^ spent (?:(?:on|at|with) (?:\S+ ){1,5})?(?:last|this|in|since|so far|from|between|during) |^ (?:i |we )?spent .* how much $/.test(
      words,
    ) && firmAmounts(clause).length === 0
  const isRued = rues.test(words) && firmAmounts(clause).length === 0
  if (
    opens(words, tellStarts) &&
    !spentThen &&
    !isRued &&
    !clause.question &&
    !startsWith(words, 'i spent how', 'spent how', 'add up')
  )
    return null
  const asks =
    led ||
    searching.test(clause.words) ||
    opens(words, questionStarts) ||
    (clause.question && !/^ (i|id|we|wed) (want|would|like|need) /.test(words)) ||
    (startsWith(words, 'my') && says(clause, 'spending', 'expenses', 'spend') && clause.pieces.length > 2) ||
    embedded.test(words) ||
    paidByOther.test(clause.words) ||
    says(clause, 'how much', 'tell me', 'need to know', 'are there any', 'can you verify', 'are you able to find')
  if (!asks && (isPriced(reading) || ratedByDay.test(words)) && !compares.test(words)) return null
  const periods = findPeriods(reading.tokens, clause.from, clause.to, context.today, reading.currency)
  const [first] = periods
  const read = first ? { ...first, to: periods.at(-1)?.to ?? first.to } : null
  const bare =
    isRued ||
    asksBarely(reading, read) ||
    (asksPlainly(words, read) && !firmOutside(reading, read)) ||
    comparesPlainly(reading, words, read)
  if (
    /^ (a |another )?new (expense|purchase|transaction|payment) /.test(words) ||
    forgets.test(clause.words) ||
    (!asks && !bare) ||
    correctsDay.test(words)
  )
    return null
  if (liesOn.test(words) && !read) return null
  if (outOfReach.test(words) || ofOthers.test(words) || (priceAsked.test(words) && !read && !mine.test(words)))
    return null
  const isKept = keptByOther.test(clause.words)
  const income =
    (holds(clause.words, incomeWords) ||
      gets.test(clause.words) ||
      paidByOther.test(clause.words) ||
      broughtByWork.test(clause.words)) &&
    !isKept &&
    !says(
      clause,
      'spend',
      'spent',
      'make up',
      'that make',
      'it make',
      'this make',
      'my money in',
      'transaction i have made',
      'i have made',
      'ive made',
    ) &&
    !/ (?:payments|purchases|transactions|charges) did i make | (?:rides|trips|cabs|taxis|ubers|courses|classes) (?:i|we) (?:\S+ )?took in /.test(
      clause.words,
    )
  const spend = spendWords.test(words) || sums.test(words) || isKept || asksWhatWent(reading, words, read)
  const asksOf =
    looksFor(reading, read) ||
    ((taken.test(words) || lastHad.test(words)) && clause.pieces.some(({ type }) => type === 'name')) ||
    startsWith(
      words,
      'how much on',
      'how much for',
      'how much at',
      'how much in',
      'how much was',
      'how expensive was',
      'how pricey was',
      'total for',
      'total on',
      'how much has',
      'how much this',
      'how much last',
      'how much total',
      'how much went',
      'how much do i owe',
    )
  const nounOnly = startsWith(words, 'spending', 'total') && !bare && !clause.question && firmOutside(reading, read)
  if (nounOnly || (!income && !spend && !asksOf && !bare)) return null
  if (!asksOf && !bare && !startsWith(words, 'how much', 'number of') && !holds(clause.words, ofOneself)) return null
  if (firmOutside(reading, read) && !led && !opens(words, priced)) return null
  const running = { period: { from: startOfMonth(context.today), to: context.today }, label: 'this month' }
  const subjects = subjectsOf(income ? withoutWork(reading) : reading, read)
  // "at Starbucks in total" is asked of all time; of several things, or of nothing, it means their sum.
  const isOfAllTime =
    subjects.length === 1 && subjects[0]?.merchant !== undefined && says(clause, 'in total', 'overall')
  const unsaid = isOfAllTime ? allTime(context.today) : running
  const asked = (read ? periods : [unsaid]).flatMap(({ period, label }) =>
    subjects.map(
      (subject): SummaryFrame => ({
        intent: 'summary',
        period,
        periodLabel: label,
        kind: income ? 'income' : 'spend',
        ...(holds(clause.words, superlatives) ? { largest: true } : {}),
        ...(income && says(clause, 'income') ? { category: 'Income' as const } : {}),
        ...subject,
        spans: clauseSpan(clause),
        confidence: 0.92,
      }),
    ),
  )
  return asked.slice(0, MOST_ASKED)
}

const MOST_ASKED = 4

/** "how much did the bank take in fees": what another keeps for itself; "how much did we take in tips", "… my shop take in tax" came in. */
const keptByOther =
  / (?:did|does|do|has|have) (?!(?:i|we|you|(?:my|our) (?!bank )\S+) )(?:(?!i )\S+ ){1,3}(?:take|taken|took) in (?:\S+ )?(?:fees?|charges?|penalties|tax|taxes|interest|commissions?) /

/** "how much did Netflix take last month", "what's Tesco had off me": asked of what is known to be paid for; others take what is not in the ledger. */
const taken = pattern`^ how much (?:money )?(?:did|does|do) (?!(?:i|we|you|it|that|he|she|they) )(?:\S+ ){1,3}(?:take|cost me|eat up|swallow)\s
  |^ (?:how much (?:money )?|what)(?:s|ve|d)? ?(?:(?:has|have|had|did|does|do) )?(?!(?:i|we|you|it|that|he|she|they) )(?:\S+ ){1,3}?(?:take|taken|took|have|had|got|get) (?:off|out of) (?:me|us) `

/** "when did I last get a haircut": of what one pays for each time. */
const lastHad =
  /^ (?:when|what day|which day) (?:did (?:i|we) last|was the last time (?:i|we)) (?:get|got|have|had|go|went|order|ordered|see|saw|fill|filled|take|took) /

/** "find coffee", "look up my uber rides last week": a thing, a shop or a category is looked for, and nothing else is said of it. */
function looksFor({ clause, tokens }: Reading, read: { from: number } | null): boolean {
  if (!searching.test(clause.words)) return false
  const end = read && read.from > clause.from ? read.from : clause.to
  const topic = findTopic(tokens, clause.from, end)
  // "find my phone": what one has and may have lost.
  const isOwned = topic?.entry?.display === null && topic.category === 'Shopping' && !read
  if (
    !topic ||
    (isOwned && normBefore(tokens, topic.from) === 'my') ||
    !tokens.slice(topic.to, end).every(({ norm }) => frameWords.has(norm))
  )
    return false
  return searching.exec(clause.words)?.[0] === phraseText(clause.pieces.filter(({ to }) => to <= topic.from))
}
const searching = /^ (?:(?:please|can you|could you) )*(?:find|search|look (?:for|up)) (?:(?:for|me|all|any|my|the) )*/

/** "wait, what's the total" */
const hesitation = /^ (?:(?:wait|um|uh|oh|actually|hang on|hold on|sorry) )+/

/** What makes a question one about the person's own money. */
const ofOneself = phrases(
  `
  i|ive|my|we|our|me|weve|come to|went out|spending|spent|expenses|total|transactions|purchases|payments|payment
  charge|debits|im|gone
`,
)

/** How a question begins that may have an amount in it. */
const priced = phrases(
  'how|what|did|have|was|were|am|are|show|list|find|is|when|which|where|on which|any|total|spending|money spent|my',
)

const sums = /^ (?:add up|sum|total up|tot up|tally|count up) /

/** "I'm scared to ask but what did I spend": the question comes last. */
const embedded = / (?:how much|what|where) (?:did|have|has) (?:i|we|my|that|it|this) | did i spend | have i spent /

function withoutPreamble(said: string): string {
  const words = said
    .replace(preamble, '')
    .replace(/^ (?:can|could|will|would) you (?=(?:add up|total up|sum up) )/, ' ')
  const at = words.search(embedded)
  return at > 0 && !/ (?:how much|what|where|did i spend|have i spent) /.test(words.slice(0, at + 1))
    ? words.slice(at)
    : words
}

/** "monday to friday parking 6 a day" */
const ratedByDay = / \S*\d\S* (?:a|per|each|every) day /

/** An amount that no period can hold: with a currency, or with cents. */
function isPriced({ clause }: Reading): boolean {
  return firmAmounts(clause).some(({ money }) => !money.vague && (money.marked || money.decimal))
}
