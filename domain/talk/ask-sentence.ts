import { monthNames } from '#domain/calendar.ts'
import { saidWords } from '#domain/said-words.ts'
import { type AheadSentence, readAheadSentence } from '#domain/talk/ahead-sentence.ts'
import { type CompareSentence, readBounded, readCompareSentence } from '#domain/talk/compare-sentence.ts'
import { count, countOf } from '#domain/talk/count-words.ts'
import { asksAnyLimit } from '#domain/talk/limit-sentence.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { readUsualAsked } from '#domain/talk/usual-sentence.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A question about the ledger that wants another answer than a total. `about`: the words for what it is about; null: everything. */
export type AskSentence =
  /** "when did I last buy coffee?" */
  | { asks: 'last_time'; about: string }
  /** "how many coffees did I buy last week?" */
  | { asks: 'count' }
  /** "what do I spend per day?", "what's my weekly average?" */
  | { asks: 'average'; per: 'day' | 'week' | 'month' }
  /** "what's my average grocery trip", "what does a coffee usually cost me"; `when`: the words for the period, null: all time. */
  | { asks: 'usual'; about: string; when: string | null }
  /** "where does my money go?", "I spent too much this week"; `when`: the words for the period where the engine reads no question. */
  | { asks: 'breakdown'; when?: string | null }
  /** "how can I spend less?" */
  | { asks: 'advice' }
  /** "did I spend more this month than last month?" */
  | { asks: 'comparison'; unit: 'week' | 'month' }
  /** "how am I doing?" */
  | { asks: 'standing' }
  /** "am I over budget anywhere?" */
  | { asks: 'limits' }
  /** "can I afford 200 for shoes?" */
  | { asks: 'room'; about: string | null }
  /** "when is my next bill?" */
  | { asks: 'bills' }
  /** "what are my last five entries?", or what was bought in a period; `limit`: how many, null: those of the period. */
  | { asks: 'list'; limit: number | null }
  /** "what was my first entry" */
  | { asks: 'oldest' }
  /** "how much did I save last month?": what came in against what went out; `when`: the words for the period, if any. */
  | { asks: 'net'; when: string | null }
  /** "when do I reach my bike goal?"; `about`: the words for the goal, null: the one that is talked of. */
  | { asks: 'pace'; about: string | null }
  /** "what percentage of my spending is food?" */
  | { asks: 'share' }
  /** "find the coffee from yesterday"; `about`: the words to look for. */
  | { asks: 'find'; about: string }
  /** "which cards do I have?" */
  | { asks: 'holdings' }
  /** "list them": the entries behind what was told last. */
  | { asks: 'those' }
  /** "how much this month without rent": the words before it, and for what is left out. */
  | { asks: 'without'; head: string; thing: string }
  /** "how much was it?": the entry that is talked of, taken out or not. */
  | { asks: 'it' }
  /** "what category is that?": of the entry that is talked of. */
  | { asks: 'category' }
  /** "which one did you delete?": what was taken out last. */
  | { asks: 'gone' }
  | CompareSentence
  | AheadSentence

const lastTime = pattern`^(?:and )?(?:when did (?:i|we) last
  |when(?:'s| was) the last time (?:i|we)
  |when (?:was|were) (?:i|we) last
  |(?:when|(?:what|which) day) did (?:i|we)(?= (?:pay|buy|get|order|visit)\b(?!.*(?:\d|\b(?:this|more|less|over|most|first)\b)))
  |when(?:'s| was) (?:my|our|the) (?:last|latest)
  |(?:the )?last time (?:i|we)) (.+)$`
const done = pattern`^(?:(?:buy|bought|get|got|go|went|been|pay|paid|have|had|eat|ate|order|ordered|shop|shopped|visit
  |visited|spend|spent|money|take|took|see|fill|filled|up|at|to|for|from|on|in|a|an|the|my|some|any) )+`
const counts = pattern`^(?:and )?how (?:many(?! (?:dollars|euros|pounds|bucks|quid)\b
    | (?:do |did |have )?(?:i|we) (?:spend|spent|pay|paid)\b)
  |often
  |frequently)\b(?! (?:do|are|is) (?:you|there)
  | (?:days|weeks|months|years)$
  | (?:days|weeks|months|hours|years) (?:until|till|to|before|left|ago|since))`
/** What may stand before the words that ask: "show me my", "how much did I spend", or a few words of what it is about. */
const before = '^(?:(?:what|whats|how|show|give|tell|see|let|can|could|do|compare)\\b.* )?(?:[^\\d\\s]+ ){0,4}'
/** What may follow them. Anything else makes them the name of a thing to buy: "breakdown cover 80". */
const within =
  '(?: (?:of|for|by|per|on|this|last|in|over|since|from|between|during|so far|today|now|please|each|every)\\b.*)?$'
const perDay = pattern`^(?:how much|what) (?:more )?(?:(?:do|did|am|have) (?:i|we) (?:been )?(?:spend(?:ing)?|spent) )?(?:per|a|each|every) (day|week
  |month)(?: (?:do|did|am|are|have) (?:i|we) (?:been )?(?:spend|spent|spending|pay|paying))?(?: so far| (?:this|last) (?:week|month|year))*(?: (?:on|for|at) .*)?$`
const perPeriod = pattern`^(?:(?:what(?:'s| is)|show me|tell me) )?(?:my |our |the )?(?:(?:weekly|monthly) (?:average
    |mean)(?: spend(?:ing)?)?|average (?:spend(?:ing)? )?(?:per|a|each) (?:week|month)
    |average (?:week|month)ly (?:spend(?:ing)?|total))\b.*$
  |^(?:what|how much) (?:do|did) (?:i|we) (?:usually |normally |typically )?(?:spend|earn|make) (?:a|per|each
    |every|in an average|on average (?:a|per|each)) (?:week|month)(?: on average)?(?: on .*)?$
  |^how much (?:a|per|each|every) (?:week|month) (?:do|did|am) (?:i|we) (?:spend|pay|spending)(?: on .*)?$
  |^(?:what|how much) (?:do|did) (?:i|we) (?:usually|normally|typically|generally|on average) (?:spend|pay|earn
    |make)(?: (?:on|for|at|in) .*)?$`
const daily = pattern`${before}(?:daily (?:average|spend(?:ing)?)|(?:average|mean) (?:spend(?:ing)? )?(?:per|a|each) day
    |(?:per|a|each) day on average)${within}
  |^(?:what|how)\b.*(?:\b(?:per|a|each) day\b.*\baverage|\baverage\b.*\b(?:per|a|each) day)${within}
  |^average spend(?:ing)?$
  |^(?:and )?(?:what(?:'s| is| was) )?(?:the |my )?average(?: per day| a day| spend| cost| price)?$`
const breakdown = pattern`^where (?:does|did|is|has) (?:all )?(?:my|our|the) money (?:go|gone|going|went)\b
  |^what (?:do|did|am|are|have) (?:i|we) (?:spend|spent|spending) (?:the )?most (?:money )?on\b
  |^what(?:'s| is) (?:my|our) most expensive category\b
  |^(?:which|what) category (?:is|'s|keeps|was) (?:eating(?: up)?|taking(?: up)?|using up|costing|draining|hurting|killing|swallowing|the (?:worst|biggest|largest|most expensive|highest))\b
  |^(?:which|what) category (?:(?:do|did|am|are|have) (?:i|we) (?:spend|spent|spending)|(?:gets?|got|takes?|took|eats?|ate)) (?:the )?most\b
  |${before}(?:(?:top|biggest|largest|main) (?:${count} )?(?:spending )?categor(?:y|ies)|by category|breakdown)${within}`
/** "I spent too much this week" */
const regret = pattern`^(?:i|we)(?:'ve| have|'m| am)? (?:spent|spend|been spending|spending|keep spending) (?:(?:way |far |a bit |really )?(?:too|so) much|(?:quite |such )?a lot|loads|tons|heaps|a fortune|more than i should(?: have)?)(?: (?:of )?money)?(?: (today|yesterday|(?:this|last|these) .+|lately|recently|again))*$`
const advice = pattern`^(?:how|where) (?:can|could|do|should|would|might) (?:i|we) (?:best |actually )?(?:save(?: up)?(?: (?:some|more|a bit(?: of)?))?(?: money)?|spend (?:less|a bit less|less money)|cut (?:back|down|costs|spending|my spending|my costs|some costs|expenses)|reduce (?:my )?(?:spending|costs|expenses)|economi[sz]e|be more careful)(?: (?:a bit|more|this month|next month|here))?$
  |^(?:what|where) (?:can|could|should) (?:i|we) (?:cut|cut back|cut down|save|cut back on|cut down on|spend less on|save on)$
  |^(?:do you have |got |have you got |give me )?(?:any |some |a )?(?:money |saving |savings )?(?:tips?|advice|suggestions?|ideas?)(?: for me)?(?: (?:on|for|about|to) (?:saving|sav(?:e|ing) money|spending less|spend less|my (?:money|spending)))?$
  |^(?:can you )?help me (?:to )?(?:save(?: (?:some|more))?(?: money)?|spend less|budget)$`
/** "do I have any left to pay" */
const toPay = pattern`^(?:do (?:i|we) (?:still )?(?:have|need|owe)|is there|are there|have (?:i|we) got)? ?(?:still )?(?:any|anything|something|any (?:bills?|payments?|more))?(?: (?:left|still|more|else))*(?: (?:to be paid|to pay|i (?:have|need) to pay|due|unpaid|outstanding))(?: (?:this (?:week|month)|now|today|soon))?$
  |^(?:what|which|how many|how much)(?: bills?| payments?)? (?:do (?:i|we) (?:still )?(?:have|need|owe)|(?:is|are) (?:there )?(?:still )?(?:left)?|'s (?:still )?left)(?: (?:left|still|open))*(?: to (?:pay|be paid))(?: (?:this (?:week|month)|now|today|soon))?$
  |^(?:do (?:i|we) have |are there )?any (?:more |other )?(?:bills|payments)(?: (?:left|coming|due|to come|open|unpaid))*(?: this (?:week|month))?$`
const comparison = pattern`^(?:what(?:'s| is) |how(?:'s| is) |show me )?(?:the |my |our )?(?:spending |money )?(?:trend|trending)(?: (?:like|looking|going))?$
  |^(?:am|are) (?:i|we) (?:spending|getting) (?:more|less|better|worse)(?: (?:or|and) (?:more|less|better|worse))?(?: lately| recently| now| than (?:usual|before)| this (week|month))?$
  |^(?:is|are|has|have) (?:my|our) (?:spending|expenses|costs) (?:been )?(?:up|down|higher|lower|rising|falling|going (?:up|down)|gone (?:up|down))(?: (?:at all|lately|recently|this (week|month)))?$
  |^how (?:has|have|did|does) (?:my|our) (?:spending|expenses) (?:changed?|develop(?:ed)?|evolved?)(?: (?:lately|recently|over time|month (?:over|on|by) month|since last month|(?:from|this|over the last) (?:few )?(week|month)s?(?: to (?:week|month))?))?$
  |^(?!(?:this|last|that|it|how|what|is|was)\b)(?:\w+ ){1,4}(?:vs\.?|versus|against|compared (?:to|with)) (?:the )?(?:last|previous) (week|month)$
  |^(?:(?:my |our |the )?(?:spending|spend|expenses|costs) )?this (week|month)(?: so far)? (?:vs\.?
  |versus|against|compared (?:to|with)) (?:the )?last\b
  |^(?:(?:did|do|have|am) (?:i|we) (?:spend|spent|spending) (?:any )?(?:more|less)
  |how much (?:more|less) (?:did|have|am) (?:i|we) (?:spend|spent|spending)|compare|how does
  |how did)\b.*(?:\bthis (week|month)\b.*\b(?:last|previous|before|past)\b
  |\bthan (?:in |the )*last (week|month)\b)
  |^(?:was|is|were|are|did|does) (?!(?:it|that|this|those|they|i|we)\b)(?:my |the |our )?(?:[a-z'&]+ ){1,3}(?:cost )?(?:(?:any|much) )?(?:more|less|higher|lower|cheaper|dearer)(?: expensive)?(?: this (?:week|month))? than (?:in |the )*last (week|month)$`
const share = pattern`^how much of (?:all )?(?:my|our|the) (?:spending|money|expenses|spend|total) (?:is|was|goes (?:to|on)|went (?:to|on)|are) (?!(?:left|gone|used|spent|saved|mine|already|still|in|today|yesterday|this|last)\b)\S.*$
  |^(?:what|how many|which) (?:percent(?:age)?|share|fraction|proportion|part)(?: of (?:it|that|(?:the|my) (?:total|whole|spending|income)|everything|all))? (?:is|was) (?:that|it|this)(?: of (?:the|my|all) .{1,30})?$
  |^(?:what|how many|which) (?:percent(?:age)?|share|fraction|proportion|part)\b(?: of)? (?:my|our
  |the|all)\b.*\b(?:is|was|went|goes|go|did|do)\b
  |^(?:what|how many|which) (?:percent(?:age)?|share|fraction|proportion|part) (?:is|was|goes (?:to|on|for)
  |went (?:to|on|for)) \S`
const finding = pattern`^(?:search(?: (?:my )?(?:entries|transactions|ledger))?(?: for)?
  |find(?: me)?
  |look (?:up|for)) (?:the |my |all |every |our )*(\D+?)(?: (?:from|on|in|of|this|last|yesterday|today)\b.*)?$`
const standing = pattern`^(?:so )?how (?:am i|are we) doing\b(?! today$)
  |^how(?:'s| is) (?:my|the|this) (?:month|money|spending|budgeting|finances)(?: going| looking| doing)?$
  |^how(?:'s| is| are) (?:that|it|this|they|things) looking(?: now| so far| then)?$
  |^where am i (?:at|up to)(?: now| with (?:it|that))?$
  |^(?:give me |show me )?(?:an? |my )?overview\b
  |^how (?:do|are) my finances (?:look|looking)
  |^(?:what(?:'s| is)|how much(?: is| do (?:i|we) have)?) left (?:everywhere|(?:on|in|for|of|with) (?:each(?: one| of (?:them|those))?|everything|all(?: of (?:them|those))?))$
  |^(?:which|what)(?: one| budget| limit| of them)? (?:am i|are we) (?:the )?(?:closest|nearest|close) to(?: (?:going over|(?:the|my|its) limit))?$
  |^where (?:am i|are we) (?:the )?(?:closest|nearest) to (?:going over|(?:the|my) limit)$`
const room = pattern`^(?:is|are|would|was) ((?:[$€£]?\d\S*|[a-z]+) ?(?:dollars |bucks |pounds |quid |euros )?(?:too much )?(?:for|on) (?:a |an |some |the |my )?[a-z]+(?: [a-z]+)?) (?:ok|okay|all right|alright|fine|reasonable|too much|a lot|too expensive|affordable|doable|in budget|within budget)$
  |^(?:can|could) (?:i|we) (?:still )?(?:go|eat|order) (?:out|in|away)(?: (?:tonight|tomorrow|today|this week(?:end)?|for (?:dinner|lunch|drinks)))* for ([$€£]?\d\S*(?: (?:dollars|bucks|pounds|quid|euros))?)$
  |^what if (?:i|we) (?:spend|spent|buy|bought|pay|paid) (.+)$
  |^(?:can|could) (?:i|we) (?:still )?(?:afford|spend|buy|pay|get) (.+)$
  |^how much (?:more )?(?:can|could|may) (?:i|we) (?:still |safely )?(?:spend|afford)\b(?: (.+))?$
  |^(?:what|how much) can (?:i|we) (?:still )?(?:afford|spend)\b(?: (.+))?$
  |^(?:what(?:'s| is)|how much(?: money)?(?: is)?|is there anything|anything)? ?left(?: over)?(?: this month
    | now| to spend| in total| overall| altogether| all together)?$
  |^(?:how much|which|what)(?: money)? (?:do )?(?:i|we) (?:have|got|have got)(?: left)?(?: to spend)?(?: now
    | this month)?$
  |^how much (?:money )?(?:do|have) (?:i|we) (?:have|got) left(?: over)?(?: to spend| this (?:week|month)
    | (?:until|till|before) .*)*$
  |^how much (?:money )?do (?:i|we) have left(?: to spend)?(?: this month)?$
  |^how much (?:of (?:that|it) (?:is|do (?:i|we) have)|(?:is|do (?:i|we) have)) left(?: (?:of|from|out of) (?:that|it))?$
  |^how (?:much|far) over(?: (?:my |the )?(?:budgets?|limit))? (?:am|are) (?:i|we)(?: now| this month)?$`
const bills = pattern`^(?:what|which) (?:subscriptions?|regular payments|recurring payments|standing orders
    |direct debits) (?:do (?:i|we) (?:have|pay)|are there|(?:am i|are we) paying)(?: for)?$
  |^(?:how much|what) (?:are|is|do|does) (?:all )?(?:my|our|the) (?:subscriptions?|regular payments
    |recurring payments|standing orders|direct debits)(?: cost| come to)?(?: me
    | us)?(?: (?:a|per|each|every) month| in total| together| altogether)?$
  |^when(?:'s| is| are) (?:my|the|our) next (?:bills?|payments?|subscriptions?)\b
  |^what(?:'s| is)? (?:bills? |payments? |is )*(?:are |is )?(?:coming up|due)\b
  |^what(?:'s| is) (?:my|the) next (?:bill|payment)\b
  |^what do (?:i|we) pay (?:every|each|a|per) month\b
  |^(?:any |are there any )?(?:upcoming )?bills(?: coming)?(?: up| due)?(?: soon| this week| this month)?$`

/** "when's the next one", "when are they due" */
const ofAny = /^(?:one|ones|they|those|these|that|it|them)$/

const entryNouns =
  '(?:transactions?|entries|entry|purchases?|expenses?|payments?|spends?|spendings?|things? (?:that )?(?:i|we|you) (?:\\w+ )?(?:bought|spent|saved|wrote|logged|added))'
const showing = "(?:show|list|read|tell|give|what(?:'s| is| was| were| are|s)?)(?: me)?(?: out)?"
const newest = pattern`^how much (?:were|was|are|is) (?:all )?(?:my |the )?last (two|three|four|five
    |[2-5])(?: ${entryNouns})?(?: together| altogether| in total| in all)?$
  |^(?:(?:what(?:'s| was| is)|(?:read|tell|show|give)(?: me)?(?: back)?) (?:the |my )?)?last(?: one)?$
  |^${showing} (?:my |the )?(?:last|latest) (two|three|four|five|[2-5])(?: ones)?$
  |^what(?:'s| is| was) (?:my |the )?(?:latest|newest|most recent)(?: (?:one|thing))?$
  |^what did (?:i|we) (?:last (?:buy|spend(?: money)? on|pay for)|(?:buy|spend(?: money)? on|pay for) last)$
  |^(?:${showing} )?(?:(?:all|of|my|our|the) )*(?:last|latest|most recent|recent|previous
    |newest) (?:(\d{1,2}|[a-z]+) )?${entryNouns}(?: on .*)?$`
const listed = pattern`^(?:(?:can|could) you )?(?:show|list|read)(?: me)?(?: out)? (?:(?:all|of|my|our|the) )*(?:everything|list|${entryNouns})(?: (?:of|for|from|in
    |on|at|this|last|today|yesterday)\b.*)?$
  |^what(?:'s| is| was| do (?:i|we|you) have| have (?:i|we|you) got) (?:down )?on (?:my|the|our) (?:list|ledger
    |books?|records?)(?: (?:for|from|of|on|in|this|last|today|yesterday)\b.*)?$
  |^what (?:did|have|had) (?:i|we) (?:log(?:ged)?|record(?:ed)?|note(?:d)?(?: down)?|enter(?:ed)?|write down
    |written down|track(?:ed)?)(?: (?:for|from|on|in|this|last|today|yesterday|since|so far)\b.*)?$
  |^what (?:else )?(?:did|have|had) (?:i|we) (?:buy|bought|get|purchased?|ordered?|pay for|paid for
    |spend (?:my |the )?money on|spent (?:my |the )?money on)(?: (?:at|from|in|on|this|last|today|yesterday
    |since|so far)\b.*)?$`
const months = monthNames.join('|').toLowerCase()
const period = `((?:this|last|the last|in|for (?:this|last|the (?:last|past|whole|month|week|year)|${months})|over|so far|since|during|${months})\\b.*|today|yesterday)`
const pay = '(?:pay(?:check|cheque)?|salary|income|wages?|earnings|bonus|allowance|refund|(?:[a-z]+ )?money)'
const flows =
  '(?:how much |what )?(?:what )?(?:i |we )?(?:my |our |the )?(?:income|earn(?:ed|ings)?|made|make|salary|pay|wages|money in|(?:comes|came) in|(?:goes|went) out|spen(?:d|ds|t|ding|dings)|expenses|outgoings|costs|money out)'
const net = pattern`^(?:what|how much) (?:does|did|would) (?:that|this|it|all that) leave(?: (?:me|us)(?: with)?)?$
  |^what (?:am i|are we) left with$
  |^how much (?:of (?:that|the|my|this) ${pay} (?:is|do (?:i|we) have|have (?:i|we) got) left|(?:is|do (?:i|we) have) left (?:of|from|out of) (?:that|the|my|this) ${pay})(?: ${period})?$
  |^(?:what(?:'s| is| was|s)|how much(?: money)?(?: is| was| do (?:i|we) have| have (?:i|we) got
    | did (?:i|we) have)?) left(?: over)? (?:after|from|of|out of) (?:all )?(?:my |our |the )?(?:spend(?:ing|s)?
    |expenses|bills|salary|income|pay(?:check|cheque)?|wages?|earnings)(?: ${period})?$
  |^(?:what(?:'s| is|s)|how much(?: money)?(?: is)?|what do (?:i|we) have|how much(?: money)? do (?:i|we) have) left(?: over)? after (?:i|we
    |paying|all|my|our|the)?(?!.* budget)\s?[a-z]+(?:,? [a-z]+){0,4}$
  |^how much (?:money )?(?:did|have|do|am) (?:i|we) (?:save|saved|saving|put away)(?: up)? ${period}$
  |^(?:am|are) (?:i|we) (?:actually |even |really )?(?:saving|putting away) (?:anything|any(?: money)?|money|something|enough|at all)(?: at all)?(?: ${period})?$
  |^(?:will|can|do) (?:i|we) (?:make it|last|get (?:by|through|there)|manage|have enough|survive|run out(?: of money)?|go broke|be (?:ok|okay|fine|alright))(?: (?:to|till|until|through|before|by|for) (?:the )?(?:end of (?:the|this) month|month(?:'s end)?|pay ?day|rest of the month|this month|next month))$
  |^will (?:my|the|our) money (?:last|be enough|run out)(?: .{1,30})?$
  |^(?:did|do|have|am) (?:i|we) (?:spend|spent|spending) (?:more|less) than (?:i|we) (?:\w+ )?(?:earn(?:ed|ing)?
    |made|make|making|got|get)(?: ${period})?$
  |^(?:did|do|have|am) (?:i|we) (?:earn|earned|earning|make|made|making) (?:more|less) than (?:i
    |we) (?:\w+ )?(?:spend|spent|spending)(?: ${period})?$
  |^(?:what(?:'s| is| was) )?(?:my |our |the )?difference (?:of|between|in) ${flows} (?:and|to|versus) ${flows}(?: ${period})?$
  |^(?:compare |show me |tell me |what(?:'s| is| was| were| are) )?${flows} (?:and|vs\.?|versus|against|compared (?:to|with)|with|to|minus|less) ${flows}(?: ${period})?$
  |^how (?:does|do|did) ${flows} compare (?:to|with|against) ${flows}(?: ${period})?$
  |^(?:what(?:'s| is| was|s) |how much )?(?:my |our |the )?(?:net(?: (?:income|savings?|total|cash ?flow|profit))?|cash ?flow
    |savings? rate|surplus|profit|bottom line)(?: (?:did|have|do) (?:i|we) (?:make|made|have|got))?(?: now)?(?: (?:for )?${period})?$
  |^(?:(?:what|how much|how far) )?(?:am|are) (?:i|we) (?:up or down|down or up|up|down|in profit|making (?:a|any) (?:profit|loss))(?: ${period})?$
  |^(?:did|have|do) (?:i|we) (?:make|made|turn|turned) (?:a|any) (?:profit|loss)(?: ${period})?$`
const goalAbout = '(?:it|(?:my |our |the )?(.+?)(?: (?:goal|fund|target|pot))?)'
const pace = pattern`^(?:when (?:will|do|can|would) (?:i|we) (?:reach|hit|have|finish|make|meet|get to)
  |how long (?:until|till|before|will it take(?: me| us)? (?:until|till|before|to|for me to))(?: (?:i
    |we))?(?: (?:reach|hit|have|finish|make|meet|get to|can afford))?
  |how much (?:more )?(?:do|should|must|would) (?:i|we) (?:need|have|put away
    |save)(?: to)?(?: (?:save|put away|put aside|set aside))? (?:each|every|per|a) (?:week
    |month)(?: (?:for|to (?:reach|hit|make|get)))?) ${goalAbout}$`
const reaching = pattern`^(?:am|are) (?:i|we) (?:still )?on (?:track|course) (?!.*\b(?:budgets?|spending)\b)(?:for|with
    |to (?:reach|hit|make)) ${goalAbout}$
  |^(?:when (?:will|do|can|would) (?:i|we) (?:get|be) there|how far along|how (?:far (?:along )?|close |near )(?:am|are) (?:i|we)
    |how far (?:is|am i from) (?:it|that)|how long will (?:it|that) take|what(?:'s| is) (?:still )?missing
    |how much (?:more )?(?:do (?:i|we) )?(?:is |am i )?(?:still )?(?:missing|need|short|(?:left )?to go)(?: still)?)$
  |^how much (?:more )?(?:do|should|must|would) (?:i|we) (?:need to |have to )?(?:save|put away|put aside|set aside|put in) (?:each|every|per|a) (?:week|month)$
  |^how much(?: more)? (?:is |do (?:i|we) )?(?:still )?(?:missing|need|lacking|to go|left to (?:save|go)) (?:for
    |until|to reach|towards) ${goalAbout}$`
/** "what was my first entry", "the oldest one of all" */
const oldest = pattern`^(?:(?:and |what|which|when|show me|tell me)(?:'s| is| was)? )*(?:the |my |our )?(?:very )?(?:first|oldest|earliest) (?:${entryNouns}|(?:one|thing)(?= (?:ever|of all|in|that|i)\b))(?: (?:ever|of all|in (?:my|the) (?:ledger|list)|here|that i (?:have|told you)|i (?:ever )?(?:told you|logged|said)))*$`
const holdings = pattern`^(?:what|which) (?:(?:bank )?accounts?|(?:credit |debit )?cards?)(?: (?:and|or) (?:accounts?
  |cards?))? (?:do|have) (?:i|we)(?: have| got)?(?: here| now| set up| added)?$
  |^(?:show|list|read)(?: me)? (?:all )?(?:my|our|the) (?:(?:bank )?accounts
  |(?:credit |debit )?cards)(?: and (?:accounts|cards))?$`
const overspending = pattern`^(?:am i|are we|will i|will we|do i) (?:going to |gonna )?make it(?: (?:to|till|until|through) the (?:end of the )?month(?:'s end)?)?$
  |^should (?:i|we) (?:worry|be (?:worried|concerned))(?: about (?:it|that|this|my (?:money|spending)))?$
  |^(?:am|are) (?:i|we) (?:still )?on (?:track
    |course)(?: (?:with|on) (?:my|our|the) (?:budgets|spending|money))?(?: (?:this|for (?:the|this)) (?:week
    |month|year))?$
  |^(?:did|have|do) (?:i|we) (?:spend|spent) (?:more than (?:i|we) should(?:'ve| have)?|too much)\b
  |^(?:am i|are we) (?:over ?spending|spending too much|living (?:within|beyond) (?:my|our) means
    |doing (?:ok|okay|well|alright|all right|fine|good)|(?:ok|okay|alright|in trouble|broke|in (?:the|my) (?:red|black|plus|minus))$)\b
  |^(?:is|was) (?:my|our) spending (?:ok|okay|too high|too much|alright|fine|normal)\b`

const gotIt =
  /^what(?:'s| is| was) (?:it|that)(?: one)?(?: now| then)?$|^(?:did|have) you (?:just )?(?:save|saved|get|got|add|added|log|logged|note|noted|write|record|recorded|put) (?:that|it|this)(?: down| one| in)?$|^(?:is|was) (?:(?:that|it)(?: all)? (?:right|correct|saved|in|noted)|saved|noted)(?: now)?$|^(?:was|am|is) (?:i|it) (?:right|correct|wrong) (?:to|in|that i) (?:say(?:ing)?|said|tell(?:ing)? you|told you|log(?:ging)?)\b.*$/
const sorts =
  '(?:food|dining|groceries|transport(?:ation)?|shopping|entertainment|bills?|health(?:care)?|education|travel|income|other)'
const filed = pattern`^(?:why|how come) (?:did you |have you |do you |you )?(?:put|file|filed|sort|sorted|save|saved|log|logged) (?:it|that|this|them|the [a-z ]+?|my [a-z ]+?) (?:under|in|into|as|to|there)(?: .+)?$
  |^(?:why|how come) (?:is|was|are|were) (?:it|that|this|the [a-z ]+?|my [a-z ]+?) (?:filed |saved )?(?:under|in|as|counted as) .+$
  |^(?:(?:why|how come) )?(?:is|was|did you put) (?:it|that|this|that one) (?:filed |saved |logged |now )?(?:(?:under|in|as) )?${sorts}$
  |^(?:what|which) category (?:is|was|did you (?:use|put)|does) (?:it|that|this)?(?: (?:under|in|have))?$
  |^(?:what|where)(?:'s| is| was| did you (?:file|put)) (?:it|that|this) (?:filed|saved|logged)?(?: ?(?:under|in))?$
  |^under what(?: category)?$|^(?:what|which) category$`
const gone = pattern`^(?:what|which(?: one| ones| entry| entries)?) (?:did|have|has) (?:you|i|we) (?:just |last )?(?:delete|deleted
  |remove|removed|erase|erased|take out|taken out|cancel|get rid of)(?: just now| now| last| again)?$
  |^(?:what|which(?: one| ones| entry| entries)?) (?:was|were|got) (?:just )?(?:deleted|removed|erased|taken out)$
  |^(?:are you sure )?(?:that |if )?(?:is |are )?(?:it|that|this|they|the [a-z]+)(?:'s| is| are)? (?:really |all |now )*(?:gone|deleted|removed)(?: now)?$
  |^did you (?:really )?(?:delete|remove) (?:it|that|them|the [a-z]+)$
  |^are you (?:really |quite )?(?:sure|certain)(?: about (?:it|that|this))?$`

const those = pattern`^(?:(?:can|could) you )?(?:list|show|read|name|tell)(?: me)?(?: out)? (?:all of |all )?(?:them
    |those|these)(?: all| out| please| again| for me)*$
  |^(?:which|what) (?:ones|are they|are those|were they|were those)$
  |^(?:show|list)(?: me)?$
  |^(?:show|open)(?: me)? (?:it|that|this|that one|the entry)(?: please)?$`

const without = pattern`(?:^| )(?:without|excluding|except(?: for)?|not counting|not including|apart from|aside from
  |leaving out|besides|(?<=\b(?:everything|all) )but|if (?:i|you|we) (?:leave out|ignore|skip)
  |other than) (?:the |my |all |our )?([a-zà-ÿ][a-z0-9à-ÿ' &,]*)$`

const asking = /^(?:how|what|total|show|tell|my|our|the|give)\b/
/** "this year without rent" */
const ofPeriod = pattern`^(?:(?:today|yesterday|tonight) |(?:this|last|since|in|for|over|on|the) \S+ (?:\S+ )?)(?:without
  |excluding|except|not|apart|aside|leaving|besides|other|if)\b`
const LONGEST = 120

const MOST_LISTED = 5

/** "five", "3", "few"; one where no number stands before "transaction". */
function limitOf(number: string | undefined, words: string): number | null {
  if (number === undefined) return /s$|entries$/.test(words) ? MOST_LISTED : 1
  const said = countOf(number)
  return said === null || said < 1 ? null : Math.min(said, MOST_LISTED)
}

/** What an average is told for; null where none is asked for. */
function perOf(words: string): 'day' | 'week' | 'month' | null {
  const plain = perDay.exec(words)?.[1]
  if (plain) return plain as 'day' | 'week' | 'month'
  if (perPeriod.test(words)) return /\bweek(?:ly)?\b/.test(words) ? 'week' : 'month'
  return daily.test(words) ? 'day' : null
}

/** "can you read my last entry" */
const politely = /^(?:can|could|would|will) you (?:please |just )?(?=(?:show|read|tell|give|list)\b)/

/** Reads a question of one of these kinds; null for any other sentence. */
export function readAskSentence(text: string): AskSentence | null {
  const words = withoutOpeners(saidWords(text))
    .replace(/\b(what|how|when|where|who)s\b/g, "$1's")
    .replace(politely, '')
  const last = lastTime.exec(words)?.[1]?.replace(done, '').trim()
  if (last) return { asks: 'last_time', about: last }
  const left = words.length > LONGEST ? null : without.exec(words)
  if (left?.[1] && (left.index === 0 || asking.test(words) || ofPeriod.test(words)))
    return { asks: 'without', head: words.slice(0, left.index), thing: left[1] }
  const bounded = readBounded(words)
  if (bounded) return bounded
  if (counts.test(words)) return { asks: 'count' }
  const usual = readUsualAsked(words)
  if (usual) return { asks: 'usual', ...usual }
  const average = perOf(words)
  if (average) return { asks: 'average', per: average }
  if (breakdown.test(words)) return { asks: 'breakdown' }
  const rued = regret.exec(words)
  if (rued) return { asks: 'breakdown', when: rued[1] ?? null }
  // "no tip" asks for none.
  if (advice.test(words) && !/^\W*no\b/i.test(text)) return { asks: 'advice' }
  if (toPay.test(words)) return { asks: 'bills' }
  const ahead = readAheadSentence(words)
  if (ahead?.asks === 'due' && ofAny.test(ahead.about)) return { asks: 'bills' }
  if (ahead && !bills.test(words)) return ahead
  const balanced = net.exec(words)
  if (balanced) return { asks: 'net', when: spoken(balanced) }
  const compared = comparison.exec(words)
  if (compared) return { asks: 'comparison', unit: compared.slice(1).includes('week') ? 'week' : 'month' }
  const against = readCompareSentence(words)
  if (against) return against
  if (asksAnyLimit(words)) return { asks: 'limits' }
  if (standing.test(words) || overspending.test(words)) return { asks: 'standing' }
  if (
    /^what (?:did|have) (?:you (?:just )?|(?:i|we) just )(?:buy|bought|pay for|paid for|spend|spent|tell you|save|write|add|log|record|put|note|written|saved|added|noted|got)(?: down)?(?: (?:for|on) (?:it|that))?(?: just now| now| last)?$/.test(
      words,
    )
  )
    return { asks: 'it' }
  if (gotIt.test(words)) return { asks: 'it' }
  if (filed.test(words)) return { asks: 'category' }
  if (gone.test(words)) return { asks: 'gone' }
  if (/^how much was (?:it|that|the last one|the last)(?: again)?$/.test(words)) return { asks: 'it' }
  if (those.test(words)) return { asks: 'those' }
  const recent = newest.exec(words)
  const limit = recent && limitOf(recent.slice(1).find(Boolean), words)
  if (limit) return { asks: 'list', limit }
  if (oldest.test(words)) return { asks: 'oldest' }
  if (listed.test(words)) return { asks: 'list', limit: null }
  const saving = reaching.exec(words) ?? pace.exec(words)
  if (saving) return { asks: 'pace', about: spoken(saving) }
  if (holdings.test(words)) return { asks: 'holdings' }
  if (share.test(words)) return { asks: 'share' }
  const sought = finding.exec(words)?.[1]
  if (sought) return { asks: 'find', about: sought }
  const wanted = room.exec(words)
  if (wanted) return { asks: 'room', about: spoken(wanted) }
  return bills.test(words) ? { asks: 'bills' } : null
}

/** The words of the one group that took part. */
function spoken(found: RegExpExecArray): string | null {
  return found.slice(1).find((each) => each !== undefined) ?? null
}
