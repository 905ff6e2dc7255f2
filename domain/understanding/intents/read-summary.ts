import { startOfMonth } from '#domain/calendar.ts'
import { nameOfPeriod, periodBefore } from '#domain/understanding/days/period-before.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import { merchantOf } from '#domain/understanding/entries/merchant.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { findTopic, topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { clauseSpan, firmAmounts, leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { determiners, fillers, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { holds, opens, phrases } from '#domain/understanding/words/phrases.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "I'd like to see …", "tell me …", "can I know …": what leads to the question. */
const preamble =
  /^ (?:(?:(?:i|we) (?:just |really )?(?:need|want|would like|wish|wanna|am trying)|id (?:like|love)|wed like|let me|can i|could i|may i|can we|(?:can|could|would|will) you(?: please)?|are you able|help me|im (?:curious|wondering))(?: to)? (?:know|see|check|find out|look at|hear|view|understand|work out|figure out|tell me|show me|give me)(?: about| if)?|(?:can|could|may) i (?:get|have)|(?:i need|i want|id like)(?= (?:the|a|my|an) (?:total|breakdown|summary|list|report|overview|amount|sum))|tell me(?: about)?|show me|give me|get me|read me|do you know|any idea|i wonder|im (?:curious|wondering))(?= (?:what|how|whats|where|when|which|who|whether|my|all|the|a|an|any|total|did|do|have|every|everything) )/

const questionStarts = phrases(`
  any purchases|any transactions|any payments|any charges|any refunds|amount spent|at which|am i|are there|add up|average|are my
  break down|breakdown|biggest
  can you tell|can you show|could you tell|could you show|check|compare|calculate
  did i|did we|did anything|do i|display|find|give me|get me
  how much|how many|howd|have i|have we|has any|has anything|how have|hows my|how is my|how are my|hows the|how did|how often
  i want to know|id like to know|i wanna know|i want to see|is my
  list|look up|look at|look for|looking at|largest|money spent|my total|my spending
  on which|on what|open my|pull|run me|read me|report|review
  show|sum of|spending|summarize|summarise|summary|sum up|search|tell me|total|view
  wuts|wats|whatd|whatve|whered|what|whats|where|when did|when have|when was|which|was i|was my|were my|were there|was there|who
`)
const spendWords =
  / (?:(?:over)?spen[dt](?:ing|s|ings)?|overspending|expens(?:e|es|itures?)|expenditures?|purchases?|transactions?|debits|pa(?:y|id|yments)|(?:last|latest|recent|biggest|largest|next|first) payment|payment to|cost me|costs|money (?:go|goes|going|went|gone|has gone)|bought|buy|drop(?:ped)?|bl(?:ow|own|ew)|burn(?:ed|t)?|shell(?:ed)? out|fork(?:ed)? (?:out|over)|splurge[d]?|splash(?:ed)? out|outgoings|charges|bills|g(?:one|o) (?:on|to|through|toward|towards|overboard)|went (?:on|out|to)|used on|charged|waste[d]?|cash flow|total|set me back|eat out|eaten|ate|come to|(?:did|have|ve) (?:i|we) (?:already )?(?:do|log|add|record|logged|order|ordered|shop|give|gave|given|put into|put in|send|sent|used|visit|visited|eat|go)|breakdown|put into|shop at|rides|finances) /
const incomeWords = phrases(`
  bring home|brought home|bring in|brought in|been paid|come in|came in|earn|earned|earnings
  get paid|got paid|income|make|made|money in|paycheck|paid me|receive|received|refunds|salary
  take in|took in|taken in|taking in|wages|was i paid
`)

/** What a question of that kind asks of others, of the future, or of a bank. */
const outOfReach =
  / (?:should i|could i|can i|if i|i can|would i|will my|credit score|interest rate|apr|exchange rate|weather|does it cost|do they cost|will i|does a|do i owe|(?:minimum|smallest|lowest) payment|how (?:do|to) i|how to|pto|calories|do i need|do i have to|have to pay|need to|need for|to pay off|limit|maximum|points|(?:much|any|my) cashback|why|how long|the least|due out|declined|recipe|fraudulent|unauthori[sz]ed|taxes on|(?:get|be) charged|total of my taxes|the irs|irs|squirrel|have to buy|twice|there charges|charges (?:if|when|for)|message|email|emails|dow|stock|stocks|meetings?|(?:status|date) of|todays date|the date $|information|time did|hours|for referring|what would|would the) | any charges $/
/** "how much did Elon pay", "what does the government spend", "how much is a Tesla": of others, or of prices. */
const ofOthers =
  /^ (?:how much|how many|what)(?: \w+)? (?:did|does|do|has|have|will|would) (?!i |a |ah |we |my |our |you |been |got |gone |any )(?:\S+ ){1,4}(?:spend|spent|pay|make|made|earn|earned|weigh|sell) (?!me |us |to me )|^ (?:how much|what) (?:does|do|would|will) (?!i |we |my |our )(?:\S+ ){1,5}cost (?!me |us )/
const priceAsked = /^ (?:how much|what) (?:is|are) (?!my |our |left )/

/** "… but I can't remember how much": told, not asked. */
const forgets =
  / (cant|dont|cannot|didnt) (remember|recall|know) how much | (forgot|forget|not sure|no idea|unsure) how much /

/** "the IKEA purchase was on the 14th": a correction of an entry, no question. */
const correctsDay =
  /^ (the|my|that) (\S+ ){1,4}(was|were|happened) (actually )?(on|from|at|yesterday|last|in) |^ (the|my|that) (\S+ ){1,3}(expense|purchase|charge|payment|entry|transaction|one) (was|is|should) /

/** A question about money spent or earned, with its period, category and shop; one for each of several things that are asked about. */
export function readSummary(reading: Reading): SummaryFrame[] | null {
  const { clause, context } = reading
  const said = leadingWords(clause, fillers)
  const words = withoutPreamble(said)
  const led = words !== said
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
  if (opens(words, tellStarts) && !clause.question && !startsWith(words, 'i spent how', 'spent how', 'add up'))
    return null
  const asks =
    led ||
    opens(words, questionStarts) ||
    (clause.question && !/^ (i|id|we|wed) (want|would|like|need) /.test(words)) ||
    (startsWith(words, 'my') && says(clause, 'spending', 'expenses', 'spend') && clause.pieces.length > 2) ||
    embedded.test(words) ||
    says(clause, 'how much', 'tell me', 'need to know', 'are there any', 'can you verify', 'are you able to find')
  if (!asks && isPriced(reading) && !compares.test(words)) return null
  const read = findPeriod(reading.tokens, clause.from, clause.to, context.today, reading.currency)
  const bare =
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
  if (outOfReach.test(words) || ofOthers.test(words) || (priceAsked.test(words) && !read && !isMine.test(words)))
    return null
  const income =
    holds(clause.words, incomeWords) &&
    !says(clause, 'spend', 'spent', 'make up', 'transaction i have made', 'i have made', 'ive made', 'did i make on')
  const spend = spendWords.test(words) || sums.test(words)
  const asksOf = startsWith(
    words,
    'how much on',
    'how much for',
    'how much at',
    'how much in',
    'how much was',
    'total for',
    'total on',
    'how much has',
    'how much this',
    'how much last',
    'how much total',
    'how much went',
  )
  const nounOnly = startsWith(words, 'spending', 'total') && !bare && !clause.question && firmOutside(reading, read)
  if (nounOnly || (!income && !spend && !asksOf && !bare)) return null
  if (!asksOf && !bare && !startsWith(words, 'how much') && !holds(clause.words, ofOneself)) return null
  if (firmOutside(reading, read) && !led && !opens(words, priced)) return null
  const period = read?.period ?? { from: startOfMonth(context.today), to: context.today }
  const label = read?.label ?? 'this month'
  return subjectsOf(reading, read ? { from: read.from, to: read.to } : null).map((subject) => ({
    intent: 'summary',
    period,
    periodLabel: label,
    kind: income ? 'income' : 'spend',
    ...(holds(clause.words, most) ? { largest: true } : {}),
    ...(income && says(clause, 'income') ? { category: 'Income' as const } : {}),
    ...subject,
    spans: clauseSpan(clause),
    confidence: 0.92,
  }))
}

const most = phrases('biggest|largest|highest|most expensive|priciest|dearest|top expense')
const nouns = phrases(`
  average|breakdown|costs|charges|damage|expenses|expense|expenditure|earnings|everything|finances
  how much|numbers|outgoings|purchases|purchase|payments|recap|report|spending|spendings|summary
  transactions|total|totals
`)
const askWords = phrases(
  'what|whats|how|hows|where|which|who|did|is|are|was|show|list|give|read|tell|review|recap|pull|total|any|have|has|all|every',
)
const tellStarts = phrases(
  'i spent|we spent|spent|i paid|we paid|paid|bought|i bought|got|i got|add|log|record|had|i had',
)

/** "what are my subscriptions", "any upcoming bills": payments that come back. */
function asksRecurring({ clause }: Reading, words: string): boolean {
  if (clause.pieces.some(({ type }) => type === 'amount') || says(clause, 'spend', 'spent', 'cost', 'costs', 'much'))
    return false
  const asked = opens(words, askWords) || startsWith(words, 'my', 'when', 'do') || clause.question
  if (
    asked &&
    says(
      clause,
      'subscriptions',
      'recurring',
      'regular payments',
      'direct debits',
      'standing orders',
      'upcoming bills',
      'upcoming payments',
    )
  )
    return true
  return asked && says(clause, 'bills', 'payments') && says(clause, 'due', 'coming up', 'upcoming', 'next')
}

/** What makes a question one about the person's own money. */
const ofOneself = phrases(
  'i|ive|my|we|our|me|weve|come to|went out|spending|spent|expenses|total|transactions|purchases|payments|payment|charge|debits|im|gone',
)
/** How a question begins that may have an amount in it. */
const priced = phrases(
  'how|what|did|have|was|were|am|are|show|list|find|is|when|which|where|on which|any|total|spending|money spent|my',
)
type Found = ReturnType<typeof findPeriod>

const plainAsks =
  /^ ((on )?(when|what day|which day) (was the last time i|did i|did (the|my)|was (the|my)) .*(pay|paid|buy|bought|spend|spent|charge|payment|come out|go through)|(was|were|is|are) my (spending|expenses|costs) .* (than|lower|higher)|(are there |is there )?any (payments|charges|purchases|transactions) (to|from|at)|(was|is) \w+ (more expensive|cheaper|dearer) than|how (does|did) .* (stack up|compare)|can i see my (spending|expenses|\w+ costs)|what did my (last )?\w+ cost|spent on .* (from|since|between|last|this|in)|how bad|how badly|(?:wheres|where is|where does|where has) (?:all )?my money (?:going|gone|go|went)|(?:give|tell) (?:me|us) (?:a|the) (?:rundown|run down|breakdown|overview|summary|recap|lowdown)|sum up|(?:run|walk|talk|take) me through|(?:kindly )?tell (?:me )?my total|spent how much|(?:can you )?tally|curious (?:how much|what)|what am i (?:forking|shelling|splashing|spending|paying)|how (?:am|are) (?:i|we) doing (?:on|with) (?:spending|money)|how (?:am|are) (?:i|we) doing (?:this|so far)|(?:am|are) (?:i|we) doing (?:ok|okay|alright|fine|well|all right|good|better) (?:this|so far)|(what was |whats |what is |hows )?the damage|break ?down|tot up|tally|tally up|top (\w+ )?(merchants|shops|stores|places|spends|expenses|purchases|categories)|money (out|in|spent)|what (came in|went out|came out|has come in|has gone out)|is it true (that )?(i|we) (spent|paid)|(did|has|have) \w+( \w+)? (charge|charged|bill|billed) me|remind me (what|how much) (i|we|ive|weve|did i)) /
const periodAsks =
  /^ (can you |could you |please )*(my )?(compare|break down|income|earnings|takings|outgoings|expenses|spending|costs) | (damage|worse|better) $| (v|vs|versus) | income wise /

/** "how bad was last week", "top merchants this month", "november v december": asked without "how much". */
function asksPlainly(words: string, read: Found): boolean {
  return (
    plainAsks.test(words.replace(/^ (?:what|whats|which|who) (?:are |is |were |was )?(?:my|the|our) /, ' ')) ||
    (read !== null && periodAsks.test(words))
  )
}

/** "was my grocery bill over 200", "were taxis cheaper this month", "were my taxi costs less than 60": measured against a bound. */
function comparesPlainly({ clause, tokens }: Reading, words: string, read: Found): boolean {
  if (!compares.test(words) || says(clause, 'budget', 'limit', 'account', 'balance')) return false
  const named = findTopic(tokens, clause.from, clause.to) !== null || spendWords.test(words)
  return named && (read !== null || isMine.test(words))
}
const compares =
  /^ (?:was|were|is|are|did|has|have|my|am) .* (?:lower|higher|cheaper|dearer|pricier|bigger|smaller|less|more|over|under|below|above|expensive) /
const isMine = / (?:i|ive|my|we|our|me|us) /
const sums = /^ (?:add up|sum|total up|tot up|tally|count up) /
/** "I'm scared to ask but what did I spend": the question comes last. */
const embedded = / (?:how much|what|where) (?:did|have|has) (?:i|we|my) | did i spend | have i spent /

function withoutPreamble(said: string): string {
  const words = said.replace(preamble, '')
  const at = words.search(embedded)
  return at > 0 && !/ (?:how much|what|where|did i spend|have i spent) /.test(words.slice(0, at + 1))
    ? words.slice(at)
    : words
}

/** An amount that is no part of the period ("december 2026"). */
function firmOutside({ clause }: Reading, read: Found): boolean {
  return clause.pieces.some(
    (piece) =>
      piece.type === 'amount' && !piece.money.vague && !(read && piece.from >= read.from && piece.to <= read.to),
  )
}

/** An amount that no period can hold: with a currency, or with cents. */
function isPriced({ clause }: Reading): boolean {
  return firmAmounts(clause).some(({ money }) => !money.vague && (money.marked || money.decimal))
}

/** "entertainment this week?", "medical costs last year", "biggest expense": nothing but a subject, a period and words that ask. */
function asksBarely(reading: Reading, read: Found): boolean {
  const { clause, tokens } = reading
  if (firmOutside(reading, read)) return false
  const words = leadingWords(clause, fillers).replace(/^ (can|could|would) (you|i|we) /, ' ')
  const asked = opens(words, askWords)
  if (opens(words, tellStarts) && !clause.question) return false
  if (/^ (that|this|the|my) (last )?\w+ (was|is|should) /.test(words)) return false
  let general = false
  let named = false
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = tokens[at]
    if (!token || (read && at >= read.from && at < read.to) || token.kind === 'mark' || isDate(clause, at)) continue
    const topic = topicAt(tokens, at)
    if (topic && topic.to <= clause.to && (!frameWords.has(token.norm) || token.norm === 'bills')) {
      general ||= topic.general
      named = true
      at = topic.to - 1
    } else if (!isFrame(token.norm)) return false
  }
  const noun = holds(clause.words, nouns) || holds(clause.words, most)
  if (noun) return read !== null || named || asked
  if (!read) return false
  const days = read.period.from !== read.period.to
  return asked || (named && clause.question) || (general && days)
}

function isDate({ pieces }: Reading['clause'], at: number): boolean {
  return pieces.some(
    (piece) =>
      (piece.type === 'day' || (piece.type === 'amount' && piece.money.vague)) && at >= piece.from && at < piece.to,
  )
}

function isFrame(norm: string): boolean {
  return (
    frameWords.has(norm) || fillers.has(norm) || determiners.has(norm) || prepositions.has(norm) || pronouns.has(norm)
  )
}

const frameWords = wordSet(`
  at all altogether are amount add average a and already as arrive arrived anything against
  been biggest buy bought by bring bills breakdown break bad badly better
  can could cost check come cash costs charges compared charge charged compare
  did do does day down dearest damage due didnt
  expenses expense earn earned everything expensive expenditure eat for far from full
  go give get got gone how have has highest high happen i in is ive id income item items just know
  list last largest look looking lately like less low log logged
  much many me my money month most make made more merchants numbers
  on overall out only of our or outgoings over one overview
  please purchases purchase paid pay per priciest payments
  recent recently receive report recap read review remind rides
  spend spent spending show so sum still see since summary spendings something single shelled shops shop
  total the this tell transactions transaction to than thing things top true tot tally times trip trips
  up us under v vs versus we what whats where week went was were with want worse year you
`)

type Subject = Pick<SummaryFrame, 'category' | 'merchant'>

/** What the question is about, one after the other where several are joined ("food, transport and Tesco"). */
function subjectsOf(reading: Reading, skip: { from: number; to: number } | null): Subject[] {
  const kept = reading.clause.pieces.filter((piece) => skip === null || piece.to <= skip.from || piece.from >= skip.to)
  const found: Subject[] = []
  let next = 0
  let isJoined = true
  for (const piece of kept) {
    if (piece.from < next) continue
    if (found.length > 0 && piece.type === 'separator') isJoined = true
    else if (found.length === 0 || (isJoined && !/^(on|at|for|from|the|my)$/.test(piece.norm))) {
      const subject = subjectAt(reading, piece)
      if (subject) {
        if (!found.some((one) => isSame(one, subject.about))) found.push(subject.about)
        next = subject.to
        isJoined = false
      } else if (found.length > 0) break
    } else if (!isJoined) break
  }
  return found.length > 0 ? found.slice(0, MOST_SUBJECTS) : [placeOf(kept, reading.text)]
}
const MOST_SUBJECTS = 4

function isSame(one: Subject, other: Subject): boolean {
  return one.category === other.category && one.merchant === other.merchant
}

/** A category for a general word, the name for a shop, both for a thing. */
function subjectAt({ clause, tokens, text }: Reading, piece: Piece): { about: Subject; to: number } | null {
  if (piece.type !== 'name' && piece.type !== 'word') return null
  const topic = findTopic(tokens, piece.from, Math.min(clause.to, piece.from + 3))
  if (!topic || topic.from !== piece.from || (frameWords.has(piece.norm) && piece.norm !== 'bills')) return null
  const { category, entry, to } = topic
  if (topic.general && category) return { about: { category }, to }
  if (entry?.display) return { about: { merchant: entry.display }, to }
  if (!entry || !category) return null
  const named = category === 'Income' ? null : merchantOf([piece], text)
  return { about: { category, ...(named ? { merchant: named.merchant } : {}) }, to }
}

/** A name that no list knows, behind the word that leads to it ("at Obi", "from Etsy"). */
function placeOf(kept: readonly Piece[], text: string): Subject {
  const at = kept.findIndex(
    (piece) =>
      piece.type === 'word' &&
      (piece.norm === 'at' ||
        piece.norm === 'on' ||
        piece.norm === 'from' ||
        piece.norm === 'to' ||
        piece.norm === 'for'),
  )
  if (at < 0) return {}
  const rest = kept
    .slice(at)
    .filter(
      (piece) =>
        !(
          piece.type === 'word' &&
          frameWords.has(piece.norm) &&
          piece.norm !== 'at' &&
          piece.norm !== 'on' &&
          piece.norm !== 'from'
        ),
    )
  const named = merchantOf(rest, text)
  return named ? { merchant: named.merchant } : {}
}

/** "and the week before?", "what about last month", "and on coffee?" after a question. */
function readFollowUp({ clause, tokens, context, currency, text }: Reading): SummaryFrame | null {
  const last = context.last?.intent === 'summary' ? context.last.summary : undefined
  if (!last || clause.pieces.length > 10) return null
  // A whole question of its own begins anew; "and what did I spend last week?" goes on.
  if (
    /^ (what|whats|where|when|which|how) (?!about)/.test(clause.words) &&
    / (i|my|is|was|do|did|have) /.test(clause.words)
  )
    return null
  const spans = clauseSpan(clause)
  const base = { ...last, spans, confidence: 0.85 }
  const starts =
    startsWith(
      leadingWords(clause, fillers),
      'and',
      'what about',
      'how about',
      'the',
      'same',
      'what',
      'in',
      'on',
      'for',
      'at',
      'last',
      'this',
      'since',
      'but',
    ) || clause.pieces[0]?.type === 'separator'
  if (!starts || clause.pieces.some((piece) => piece.type === 'amount')) return null
  if (
    (/ (week|month|year|day|one|time|quarter) before /.test(clause.words) &&
      !says(clause, 'before last', 'day before yesterday')) ||
    says(clause, 'before that', 'the previous one')
  ) {
    const unit = / (day|week|month) before /.exec(clause.words)?.[1] as 'day' | 'week' | 'month' | undefined
    const period = periodBefore(last.period, unit)
    return { ...base, period, periodLabel: nameOfPeriod(period) }
  }
  const read = findPeriod(tokens, clause.from, clause.to, context.today, currency)
  const [subject = {}] = subjectsOf({ clause, tokens, text, context, currency }, read)
  const changed = read ? { ...base, period: read.period, periodLabel: read.label } : base
  if (subject.category === undefined && subject.merchant === undefined)
    return read && !says(clause, 'spent', 'paid') ? changed : null
  const { category: _category, merchant: _merchant, ...rest } = changed
  return { ...rest, ...subject }
}
