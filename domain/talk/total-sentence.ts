import { pattern } from '#domain/understanding/words/pattern.ts'

/** A question for what several things came to, in free words. */
export type TotalSentence =
  /** "so we're at?", "add those two up", "grand total" */
  | { asks: 'sum' }
  /** "what's this dinner running me", "the whole couch business": things that are told as one. */
  | ({ asks: 'group' } & Group)
  /** "the shirt and the socks together" */
  | { asks: 'things'; things: string[] }
  /** "so net that's?", "what am I up after that"; `of`: what came in, where it is named, `when`: the words for the period. */
  | { asks: 'net'; of: string | null; when: string | null }

/** Things that are told as one; `isWhole`: all that belongs to it; `isNamed`: "the zoo trip", by what the talk said of it. */
export type Group = { thing: string; isWhole: boolean; isNamed: boolean }

const aside =
  '(?: (?:for me|for us|real quick|quickly|would you|will you|can you|roughly|so far|by now|in all|in total|altogether|all told|all in|all up|together))*'
const number = '(?:two|three|four|five)'
const told = `(?:it|this|that|both|everything|(?:all |both )?(?:of )?(?:them|these|those)(?: (?:last )?${number}| both)?|all(?: (?:of )?(?:it|this|that))?|(?:the|my)(?: last)? (?:${number}|lot|figures|numbers|amounts))(?: all| both)?`
const politely = "(?:(?:can|could|would|will) (?:you|we) (?:please |just )?|please |just |let's |let me )*"
const reckoned = pattern`^${politely}(?:(?:sum|total|tot|tally) (?:up )?${told}(?: (?:up|together))?
  |(?:add|count) (?:up ${told}|${told} (?:up|together))
  |(?:add|sum|total|tot|tally|count) up
  |(?:do|run) the (?:maths?|sums?|addition|adding|numbers)
  |put (?:those|these|them)(?: two| three)? together)${aside}$`
const named = pattern`^(?:can|could|may) (?:i|we) (?:get|have|see) (?:a|the|my) (?:total|sum)${aside}$
  |^(?:(?:what(?:'s| is| was)|give me|tell me) )?(?:the |my |our )?(?:sum|sums|overall|sum total|total sum|(?:grand|overall|full) total)${aside}$`

/** What is only a question with a word that leads to it, or a mark behind it: "so that's?" */
const broken = pattern`^(?:(?:i'm|i am|we're|we are)(?: now)?(?: (?:at|up to))
  |(?:that|which|it|this|all that)(?:'s| is| makes(?: it)?| comes to| adds up to| totals| will be|'ll be| would be|'d be)
  |(?:(?:that|which|it) )?(?:brings|puts|gets|leaves) (?:me|us|it) (?:at|to)
  |comes to
  |making(?: it| that)?
  |(?:for )?a total of
  |all (?:told|in))(?: (?:what|how much))?$`
const standing = pattern`^(?:where|what|how much) (?:am i|are we|we|i) (?:now )?(?:at|up to|in for|out)${aside}$
  |^what (?:do|have) (?:i|we|you) (?:have|got) so far$
  |^(?:what|how much) (?:am i|are we|we|i) (?:looking at|talking(?: about)?)${aside}$
  |^(?:where|what) (?:does|do|did) (?:it|that|this|all that|those|they) (?:all )?(?:bring|put|get|take) (?:me|us) (?:at|to)${aside}$
  |^(?:what|where)(?:'s| is) (?:it|that|this|it all|the (?:total|bill|tab|tally|damage)|my (?:total|bill|tab|tally)) (?:now )?(?:at|up to|sitting at|standing at|running at|looking like)${aside}$`

/** "what's that altogether for me", "all three together", "what's my part in all" */
const inAll = '(?:altogether|all together|in all|in total|all told|all in|all up|together|combined)'
const ofAll = pattern`^(?:what|how much)(?:'s| is| was| does| do| are| were) (?:(?:that|it|this|all that|all of (?:that|it)|those|they|these|everything|(?:all |the |those |these )${number}(?: of (?:them|those|these))?)(?: all)?(?: (?:come to|make|cost(?: me)?))?|(?:my|our) (?:part|share|bit|half|own part)) ${inAll}${aside}$
  |^(?:that's|that is|it's|which is|that makes|this is) (?:how much|what) ${inAll}${aside}$
  |^(?:(?:how much|what)(?:'s| is| are| were| was) )?all ${number}(?: of (?:them|those|these))? ${inAll}${aside}$
  |^(?:what|how much)(?:'s| is| was| does| did) (?:that|it|this)(?: (?:come to|make|cost(?: me)?))? for (?:both|(?:the|those|these|all) ${number})(?: of (?:them|those|these))?${aside}$`

const back = '(?: (?:me|us))?(?: (?:back|to|at))?(?: (?:me|us))?'
const came =
  '(?:cost|costs|costing|run|runs|running|ran|come|comes|coming|came|set|setting|sets|add(?:s|ing)? up|work(?:s|ed|ing)? out|end(?:s|ed|ing)? up(?: costing)?)'
const does = "(?:'s| is| was| did| does| has| have|'ve| are| were| will| would| do)"
const pronouns = '(?:(?:it|this|that|they|these|those)(?: all)?|all (?:of )?(?:it|this|that|these|those|them))'
const ofThem = pattern`^(?:what|how much)${does} ${pronouns} (?:all )?(?:been )?(?:run|runs|running|ran|set|setting|costing|coming|working out|adding up)${back}${aside}$`

const thing = "(?:(whole|entire) )?([a-z][a-z'& ]{1,30}?)"
const group = `(this|that|these|those|the|all (?:of )?(?:this|that|these|those)) ${thing}`
const groupCame = pattern`^(?:what|how much)${does} ${group} (?:all )?(?:been )?${came}${back}${aside}$`
const paid =
  '(?:spend|spent|spending|pay|paid|paying|drop|dropped|blow|blown|give|given|hand|handed|shell|fork|lay|laid|put|sink|sunk)(?: (?:out|over|down))?'
const onlySpent = `(?:,? (?:before|not counting|without counting|not including|leaving out) (?:what|whatever|that|the money) (?:i|we|he|she|they|[a-z]+) [a-z' ]{1,40})?`
const groupPaid = pattern`^(?:what|how much)(?: money)? (?:did|have|do|am|are|'ve) (?:i|we) (?:been )?${paid}(?: (?:on|for|in|into|to))? ${group}(?: (?:today|tonight|this (?:morning|afternoon|evening)))?${aside}${onlySpent}$`

const thatAll = '(?:that|this|it|all that|all of that|those|them|everything|costs|expenses)'
const period = '(today|tonight|this (?:week|month))'
const after = `(?: (?:after|from|on|of|out of|off) (?:${thatAll}|(?:the|my|our) [a-z]+(?: [a-z]+)?))`
const cleared =
  '(?:clear|cleared|net|netted|pocket|pocketed|come (?:out|away) with|came (?:out|away) with|walk away with|take home|end up with|come out ahead)'
const netted = pattern`^(?:(?:my |the )?net (?:that's|that is|it's|it is|is|that'd be|that makes|that comes to|of that|on that|of it)
  |(?:that|it)(?:'s| is| makes) net
  |(?:what|how much)(?:'s| is| was) ${thatAll} (?:net|after (?:costs|expenses|everything))
  |(?:what|how much)(?:'s| is| was) (?:the|my|our) (?:net|profit|take|take home|takings|margin)${after}
  |(?:what|how much)(?:'s| is| was) (?:the|my|our) take[ -]home
  |(?:i'm|i am|we're|we are) (?:up|ahead|down)(?: by)? (?:how much|what)
  |(?:am i|are we|did (?:i|we) (?:come|end|finish)(?: out| up)?) ahead
  |what(?:'s the remainder| remains)
  |(?:what|how much) (?:am i|are we) (?:up|ahead|down|out)${after}
  |net (?:i'm|i am|we're|we are)(?: at| up| down)?
  |how (?:much|far) (?:am i|are we) ahead
  |(?:what|how much) (?:did|do|have|will|would) (?:i|we) (?:actually |really |even )?${cleared}${after}?)(?: ${period})?${aside}$`
/** "sales minus those two, what's left" */
const minus = pattern`^(?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:minus|less|without|after) (?:(?:${thatAll})(?: two| three| both)?|(?:the |my |our )?(?:spending|expenses?|costs|purchases)|what (?:i|we) (?:spent|paid))(?: (?:today|so far|now))?,? (?:(?:so|then) )?(?:what(?:'s| is| do i have)|how much(?:'s| is| do i have)) left(?: over)?(?: (?:today|then|now))?$`
const left = pattern`^(?:what(?:'s| is| was| do i have| have i got| did i have)|how much(?: is|'s| do i have| have i got)?) left(?: over)? (?:of|from|out of) (?:(?:that|it|this)|(?:the|my|that|this) ([a-z]+(?: [a-z]+)?))(?: after (?:${thatAll}|(?:what|everything|all(?: that)?)(?: that)? (?:i|we)(?:'ve| have)? (?:spent|paid|bought)(?: (?:today|so far|this (?:week|month)))?|(?:the |my |all the )?[a-z]+(?: [a-z]+){0,2})| now)?$`

const monthly =
  /^(?:salary|income|pay|pay ?che(?:ck|que)|wages?|earnings|(?:[a-z]+ )?money|bonus|allowance|refund|month|week|budget)$/

const summing = '(?:together|combined|in total|altogether|in all|come to|came to|cost|add up to|added up|up|make|total)'
const thingSaid = "(?:the |my |our )?([a-z][a-z'& ]{0,30}?)"
const ofThings = pattern`^(?:(?:(?:what|how much)(?:'s| is| was| are| were| do| did| does)?|add|sum|total)(?: up)?(?: for)? )?${thingSaid}(?: and| plus|,) (?:and )?${thingSaid}(?: and ${thingSaid})?((?: ${summing})*)(?: me)?$`

const empty = pattern`^(?:one|day|week|weekend|month|year|quarter|morning|afternoon|evening|night|summer|winter|spring|fall|time|moment|way)$`

/** Reads small words without what leads to them; null for any other sentence. `isOpen`: they are plainly a question, by what leads to them or stands behind them. */
export function readTotal(words: string, { isOpen }: { isOpen: boolean }): TotalSentence | null {
  if (reckoned.test(words) || named.test(words) || standing.test(words) || ofThem.test(words) || ofAll.test(words))
    return { asks: 'sum' }
  if (isOpen && broken.test(words)) return { asks: 'sum' }
  const net = netted.exec(words)
  if (net) return { asks: 'net', of: null, when: net.slice(1).find(Boolean) ?? null }
  const lessSpent = minus.exec(words)?.[1]
  if (lessSpent !== undefined) return { asks: 'net', of: lessSpent, when: null }
  const rest = left.exec(words)
  // "what's left of my salary" alone is of the month.
  if (rest && !(monthly.test(rest[1] ?? '') && !/ (?:after|now)\b/.test(words)))
    return { asks: 'net', of: rest[1] ?? null, when: null }
  const [, which, whole, thing] = groupCame.exec(words) ?? groupPaid.exec(words) ?? []
  // "what did the boots cost" asks for one thing, "what did the whole trip cost" for all of it.
  const isNamed = which === 'the'
  const isOne =
    isNamed && whole === undefined && !/ (?:business|thing|trip|outing|run|visit|party|project|haul)$/.test(thing ?? '')
  if (thing === undefined || isOne) return readThings(words)
  if (empty.test(thing)) return null
  return { asks: 'group', thing, isWhole: whole !== undefined || /^all\b/.test(which ?? ''), isNamed }
}

/** "the shirt and the socks together", "add up the shirt and the jeans": two or three things with a word for their sum. */
function readThings(words: string): TotalSentence | null {
  const [, one, other, third, together = ''] = ofThings.exec(words) ?? []
  const isSum = together !== '' || / plus /.test(words) || /^(?:add|sum|total) up /.test(words)
  if (one === undefined || other === undefined || !isSum) return null
  return { asks: 'things', things: [one, other, ...(third === undefined ? [] : [third])] }
}
