import { saidWords } from '#domain/said-words.ts'
import { places } from '#domain/talk/count-words.ts'
import { withoutFillers } from '#domain/talk/openers.ts'
import { type Group, readTotal } from '#domain/talk/total-sentence.ts'
import { ownTelling } from '#domain/understanding/intents/summary-follow-up.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A short question that lives off the one before it, or off what was told before it. `words`: what it says anew, as it was said. */
export type FollowSentence =
  /** "and now?", "and now how much is left": the same once more. */
  | { follows: 'again'; isLeft: boolean }
  /** "and yesterday?", "what about the whole week", "and on food", "only food"; `lead`: how plainly it is a question. */
  | { follows: 'anew'; words: string; lead: 'asked' | 'part' | 'thing' | 'only' | 'period' }
  /** "and how much did I spend": a question of its own that leaves its period to the one before. */
  | { follows: 'beside' }
  /**
   * "how much is that together", "what's the total now"; `isAll`: all of it in so many words. `of`: "what's this dinner running me", with
   * the words for what was told as one.
   */
  | { follows: 'sum'; isAll: boolean; of?: Group | { things: string[] } }
  /** "so net that's?"; `of`: the words for what came in, `when`: those for the period. */
  | { follows: 'net'; of: string | null; when: string | null }
  /** "and without rent"; null: "and the rest" */
  | { follows: 'without'; thing: string | null }
  /** "the difference", "which week was worse": of the two totals told last */
  | { follows: 'difference' }
  /** "per day" */
  | { follows: 'per'; words: string }
  /** "why so much on shopping"; null: of what was asked */
  | { follows: 'why'; thing: string | null }
  /** "which one", "on what" */
  | { follows: 'which' }
  /** "is that everything", "anything else"; `isOfKind`: "are those all bills" */
  | { follows: 'all'; isOfKind: boolean }
  /** "and the one before" */
  | { follows: 'previous' }
  /** "when was that" */
  | { follows: 'when' }
  /** "how many", "how often" */
  | { follows: 'count' }
  /** "who did I pay", "which shop", "by shop" */
  | { follows: 'who' }
  /** "and spent", "and income" */
  | { follows: 'kind'; kind: 'spend' | 'income' }
  /** "both together": of the two totals told last; `isOfTotals`: "both months together", and of nothing else. */
  | { follows: 'both'; isOfTotals?: true }
  /** "and all of it together"; `isEver`: "in total", of all time. */
  | { follows: 'whole'; isEver?: true }
  /** "and the second" after the biggest, from 2; null: the next. */
  | { follows: 'place'; place: number | null }
  /** "more than Aldi": what was asked, against it */
  | { follows: 'than'; words: string }
  /** "what else on that day" */
  | { follows: 'thatDay' }
  /** "did I pay it last month": the rest is said in full. */
  | { follows: 'ofIt' }

const LONGEST = 80
const closer = /[\s,]+(?:now|then|please|too|as well|penny|again|by the way)$/

const again = pattern`^(?:now|right now|at the moment|by now)$
  |^(?:what about|how about) (?:now|right now|at the moment)$
  |^(?:what|how) (?:is|does|do) (?:it|that|things) (?:look|stand|looking|at) now$`
const left = pattern`^(?:how much|what)(?: money)? (?:is|do i have|have i got|do we have|have we got
  |is there)(?: still)? (?:left|remaining)(?: over| to spend| of it| in it)?$
  |^(?:what's|whats|how much) (?:still )?left(?: over| to spend)?$`

const asksItself = /^(?:what|how|who|where|when|why|which|is|are|was|were|do|did|does|can|could|should|will|have|has)\b/

/** Of a budget, or of two things that were compared. */
const outcome = pattern`^how much (?:of (?:it|that) (?:have|did) (?:i|we) (?:already )?(?:used?|spen[dt])
    |(?:have|did) (?:i|we) (?:already )?used?)(?: (?:already|so far|up|of (?:it|that)))*$
  |^(?:how much|what percent(?:age)?|what part)(?: of (?:it|that))? (?:is|has|are|was|have (?:i|we))(?: been)?(?: already)? (?:gone
    |used)(?: (?:already|so far|up|of (?:it|that)))*$
  |^how much of (?:it|that) is (?:already )?spent(?: already| so far)*$
  |^(?:by )?how much (?:more|less|over|under)$
  |^by how much$
  |^(?:by )?how (?:much|far) (?:am|are) (?:i|we)(?: still| now)? (?:over|under)(?: by| it)?$
  |^(?:am|are) (?:i|we) (?:still )?(?:over|under|within)(?: it| that)?$
  |^(?:have|did) (?:i|we) (?:go|gone) over(?: it| that)?$`

/** Of two totals. */
const difference = pattern`^(?:what(?:'s| is| was) |tell me )?(?:the )?difference(?: between (?:them|those|these|the two
    |both))?$
  |^which(?: one| of (?:them|those|these|the two)| week| month| day| year)? (?:was|is|were) (?:the )?(?:more
    |less|worse|better|higher|lower|bigger|smaller|cheaper|dearer|more expensive)(?: one)?$
  |^how much (?:more|less|higher|lower) (?:was|is|were) (?:it|that|this)$`

const asked =
  /^(?:(?:what|how) about (?:for |on |in |at )?|(?:was there |is there )?anything (?:for|on|in|at|from) )(.+)$/
const thing = /^(?:on|for|at|in) (.+)$/
const only = /^(?:only|just)(?: (?:for|on|the|my|at|in))* (.+)$|^(.+) only$/
const ofThat = pattern`^(?:how much|what|how many) (?:of|from) (?:that|it|this|those|them|these) (?:was|is|were|are|went
  |goes|did i spend|have i spent)(?: spent)?(?: (?:for|on|to|at|in))? (.+)$`
/** "of that, how much was food" */
const thatFirst = /^(?:of|from) (?:that|it|this|those|them|these),? (how much|what|how many) (.+)$/
const itIn = /^(?:what|how much)(?:'s| is| was| are) (?:it|that|the total|the sum)(?: (?:for|in|on|over))? (.+)$/
/** "so what's today then" */
const bareDay = /^what(?:'s| is| was) (today|yesterday|this (?:week|month))$/
/** "month so far" */
const running = /^(?:the |this |my )?(week|month|year|quarter)(?: so far| to date| until now| till now)$/
const beside = pattern`^(?:how much|what) (?:did|have|do|was|is|were|are)(?: it| that)? (?:i|we|me|my|spent|came|the)\b
  |^how much (?:on|for|at|in|came|went)\b`

const together =
  '(?: (?:all )?(?:together|altogether|in total|total|in all|combined|all in all|so far|all up|in sum|overall))'
const sum = pattern`^(?:how much|what)(?:'s| is| was| are| were| does| do| did| would) (?:it|that|this|they|those
  |these|all that|all of that|all this|everything)(?: all)?(?: come to| cost(?: me)?| make| add up to
  | be)?(${together})?$`
const total = pattern`^(?:(?:what(?:'s| is| was)|tell me|give me|show me) )?(?:(?:the|my
    |our) (?:new |grand |running )?(?:total|sum)
    |(?:total|sum) of)(?: of)?(?: (?:that|those|them|these|it))?${together}?$
  |^total(?: so far)?$
  |^(?:add|sum|total|count) (?:it|that|them|those|these|everything) (?:all )?up$
  |^how much${together}$
  |^how much (?:for|was|were|are|is) (?:both|all (?:three|four)|the (?:two|three|four))(?: of (?:them|those))?${together}?$
  |^how much$`

const without = pattern`^(?:without|excluding|except(?: for)?|not counting|not including|apart from|aside from|leaving out
    |minus|besides|other than) (?:the |my |all |our )?(.+)$
  |^(?:the rest|the others|everything else|all the rest|the remainder)$
  |^what about (?:the rest|the others|everything else)$`

const per = pattern`^(?:(?:what(?:'s| is| are)|how much (?:is|are)) (?:that
    |it|they|those|these) |that is |that's |how much )?((?:(?:on )?average )?(?:per|a|each|every) (?:day|week
    |month)(?: on average)?
  |on average
  |(?:what(?:'s| is| was) )?the average
  |daily
  |weekly
  |monthly)(?: so far)?$
  |^(?:how much|what) (?:is (?:that|it) )?((?:a|per|each|every) (?:day|week|month)) (?:is|would|does) (?:that|it)(?: be
    | make| come to)?$`
const why = pattern`^(?:why|how come)(?: (?:is|was|did|do|have|so|that|it|i|we|this|much|high|a|lot|spend|spent|many
  |expensive|the|such|big))*(?: (?:on|for|at|in) (.+))?$`
const which = pattern`^which(?: (?:one|ones|entries))?(?: (?:is|are|was|were) (?:it|that|they|those|these|them))?$
  |^what (?:are|were|is|was) (?:it|that|they|those|these)$
  |^(?:on|for) what$
  |^what (?:on|for)$
  |^what (?:is|was) (?:it|that) (?:for|on)$
  |^what did i (?:buy|get)(?: for (?:it|that))?$
  |^(?:on )?what (?:did|have) (?:i|we) (?:spend|spent|waste|wasted|blow|blown) (?:it|that|this|all (?:of )?(?:it|that)|(?:all )?(?:the|that|my) money|so much)(?: on)?$`
const all = pattern`^(?:is|was) (?:that|it|this) (?:really )?(?:everything|all|all of (?:it|them)|the lot|all there is|it all)$
  |^(?:(?:is|was) there )?(?:anything|something) (?:else|more)$|^what else(?: (?:is|was) there)?$
  |^(?:are|were) (?:those|these|they) (?:really )?all(?: of (?:it|them)| there (?:is|are))?(?: (?:of )?(?:my |the )?([a-z]+))?$`
const previous = pattern`^(?:what(?:'s| is| was| about)? |how about |when was |how much was |(?:read|tell|show) me )?(?:the )?(?:one|entry|time|purchase) before(?: that(?: one)?| it| this)?$
  |^(?:the )?previous(?: one)?$|^before that$`
const when = pattern`^when (?:was|were) (?:that|it|this|they|those|the last one)$
  |^(?:on )?(?:which|what) day (?:was|were) (?:that|it|they|those)$
  |^(?:was|were) (?:that|it|this|they|those) (?:(?:on|from|last) )?(?:yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: or .{1,20})?$
  |^when was the last (?:one|time)$
  |^when$`
const count = pattern`^how (?:many|often)(?: times)?(?: (?:was|were|is|are|did) (?:there|that|it|those|they|these
  |i))?(?: (?:buy|have|get|go))?(?: in (?:all|total))?$|^(?:the )?count$`
const who = pattern`^(?:who|where|(?:at |in )?(?:which|what) (?:shops?|stores?|places?|merchants?))(?: (?:did|was|were
  |is) (?:i|we|that|it|those|they))?(?: (?:pay|spend|go|shop|buy))?(?: (?:it|that|them|those
  |the money))?(?: (?:at|to|from|on))?$|^by (?:shop|store|place|merchant|payee)$
  |^(?:where|who) (?:did|does|has|was) (?:it|that|this|they|(?:the|that|my) money)(?: all)? (?:come|came|from)(?: from)?$`
const ofIt = pattern`^(?:did|have|how much did|what did|how often did|how many times did) (?:i|we) (?:pay|paid|spend
  |spent|buy|bought|have|had|get|order) (?:for |on )?(?:it|that|them|those|one|any)(?: .+)?$`
const place = pattern`^(?:(?:what|how) about |what(?:'s| is| was)? |which(?: one)?(?:'s| is| was)? )?(?:the )?(?:(second|third|fourth|fifth)|([2-5])(?:nd|rd|th)|next|one after (?:that|it))(?: (?:one|biggest(?: one)?|largest(?: one)?|place))?$`
const comparedTo =
  /^(?:(?:is|was) (?:that|it) )?(?:more|less|cheaper|dearer|higher|lower)(?: expensive)? than (?:at |on |for )?(?!(?:i|we|that|it|this|last|usual|in|the|enough|half|double|ever|before)\b)([a-z][a-z' &]*)$/
const thatDay = pattern`^(?:what|how much|anything|something)(?: (?:else|all|more))?(?: (?:did|have|was|were)(?: (?:i|we|there|it|that|all))?(?: (?:buy|bought|spen[dt]|get|got|pay for|do))?)?(?: (?:else|all|in total|altogether))? (?:on |for |of )?(?:that|the same) (?:same )?day(?: too| as well| in total| altogether)?$`
const both =
  /^(?:(?:how much|what)(?:'s| is| are| was| were)? )?(?:(?:those|the) two|both|both of them)(?: (days|weeks|weekends|months|years|quarters|categories))?(?: (?:together|combined|in total|in all|altogether|added up))(?:,? (?:that's|that is|is|makes|comes to|come to))?(?: (?:what|how much))?$/
const whole = pattern`^(?:(?:of )?all time|ever|all(?: of (?:it|that|them))?|everything|overall|in total|in all|altogether
  |all together)(?: together| in total| combined)?$`
const ever = /^(?:overall|in total|in all|altogether|(?:of )?all time|ever|so far)$/
const kinds =
  /^(?:(spend|spent|spending|expenses|money out|going out|out)|(?:earn|earned|income|earnings|money in|coming in|in))$/

const nthFigure = /\b[2-5](?:nd|rd|th)\b/

/** Reads a question of one of these kinds; null for any other sentence. What has a figure in it tells or orders something. */
export function readFollowSentence(text: string): FollowSentence | null {
  if (text.length > LONGEST || /[\d$€£]/.test(text.replace(nthFigure, ''))) return null
  const said = saidWords(text).replace(/\b(what|how|who|where|when)s\b/g, "$1's")
  const open = withoutFillers(said)
  const words = withoutCloser(open).replace(thatFirst, '$1 of that $2')
  const isLed = open !== said || words !== open
  if (again.test(open) || (isLed && again.test(`${words} now`))) return { follows: 'again', isLeft: false }
  if (outcome.test(words) || (isLed && left.test(words))) return { follows: 'again', isLeft: true }
  if (difference.test(words)) return { follows: 'difference' }
  const out = without.exec(words)
  if (out) return { follows: 'without', thing: out[1] ?? null }
  const apiece = per.exec(words)
  const portion = apiece?.[1] ?? apiece?.[2]
  if (portion) return { follows: 'per', words: portion }
  const whyOf = why.exec(words)
  if (whyOf) return { follows: 'why', thing: whyOf[1] ?? null }
  if (count.test(words)) return { follows: 'count' }
  if (who.test(words)) return { follows: 'who' }
  const than = comparedTo.exec(words)?.[1]
  if (than) return { follows: 'than', words: than }
  if (thatDay.test(words)) return { follows: 'thatDay' }
  const [, nth, digit] = place.exec(words) ?? []
  if (nth ?? digit) return { follows: 'place', place: digit ? Number(digit) : places.indexOf(nth ?? '') + 1 }
  if (place.test(words)) return { follows: 'place', place: null }
  const twice = both.exec(words)
  if (twice) return { follows: 'both', ...(twice[1] === undefined ? {} : { isOfTotals: true }) }
  if (whole.test(words)) return { follows: 'whole', ...(ever.test(words) ? { isEver: true } : {}) }
  if (when.test(words)) return { follows: 'when' }
  if (which.test(words)) return { follows: 'which' }
  const lead = /\b(?:and|but|so|ok|okay|then)\b/.test(said.slice(0, said.length - open.length))
  const isAsked = /\?\W*$/.test(text)
  const inFreeWords = readTotal(words, { isOpen: lead || isAsked })
  if (inFreeWords?.asks === 'group') {
    const { asks: _asks, ...of } = inFreeWords
    return { follows: 'sum', isAll: true, of }
  }
  if (inFreeWords?.asks === 'things') return { follows: 'sum', isAll: true, of: { things: inFreeWords.things } }
  if (ofIt.test(words)) return { follows: 'ofIt' }
  const entire = all.exec(words)
  if (entire) return { follows: 'all', isOfKind: entire[1] !== undefined }
  if (previous.test(words)) return { follows: 'previous' }
  const added = sum.exec(words)
  if (added || total.test(words)) return { follows: 'sum', isAll: !added || added[1] !== undefined }
  if (inFreeWords?.asks === 'net') return { follows: 'net', of: inFreeWords.of, when: inFreeWords.when }
  if (inFreeWords) return { follows: 'sum', isAll: true }
  return readAnew(words, { isLed: lead, isAsked })
}

const tellsOwn = new RegExp(`^${ownTelling}`)

function readAnew(words: string, { isLed, isAsked }: { isLed: boolean; isAsked: boolean }): FollowSentence | null {
  const anew = (lead: Extract<FollowSentence, { follows: 'anew' }>['lead'], said: string): FollowSentence => ({
    follows: 'anew',
    words: said,
    lead,
  })
  const plainly = asked.exec(words)?.[1]
  if (plainly) return anew('asked', plainly)
  const part = ofThat.exec(words)?.[1]
  if (part) return anew('part', part)
  const alone = only.exec(words)
  const kept = alone?.[1] ?? alone?.[2]
  if (kept) return anew('only', kept === 'weekend' ? 'the weekend' : kept)
  const ofPeriod = itIn.exec(words)?.[1] ?? bareDay.exec(words)?.[1]
  if (ofPeriod) return anew('period', ofPeriod)
  const unit = running.exec(words)?.[1]
  if (unit) return anew('period', `this ${unit}`)
  if (!isLed) return isAsked && !asksItself.test(words) && words.split(' ').length <= 2 ? anew('period', words) : null
  // "and I had pancakes on sunday" tells of them.
  if (tellsOwn.test(words)) return null
  if (beside.test(words)) return { follows: 'beside' }
  const kind = kinds.exec(words)
  if (kind) return { follows: 'kind', kind: kind[1] ? 'spend' : 'income' }
  const named = thing.exec(words)?.[1]
  if (named) return anew('thing', named)
  return asksItself.test(words) ? null : anew(isAsked ? 'thing' : 'period', words)
}

/** The sentence behind the words that only lead to it: "and now how am I doing". */
export function withoutOpening(text: string): string {
  const said = text.toLowerCase()
  return text.slice(said.length - withoutFillers(said).length)
}

function withoutCloser(said: string): string {
  let words = said
  for (let rest = words.replace(closer, ''); rest !== words; rest = words.replace(closer, '')) words = rest
  return words
}
