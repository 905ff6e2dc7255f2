import { monthNames } from '#domain/calendar.ts'
import { count, countOf, nth, places } from '#domain/talk/count-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A question that sets money against other money. */
export type CompareSentence =
  /** "compare food and transport", "did I spend more in October than in September": the words for either side. */
  | { asks: 'versus'; sides: [string, string] }
  /** "is that more than last month": what was asked before, against another period; null: the one before it. */
  | { asks: 'against'; when: string | null }
  /** "who did I pay the most", "where do I spend the most", "who paid me the most". */
  | { asks: 'ranking'; kind: 'spend' | 'income' }
  /** "which day did I spend the most" */
  | { asks: 'dearest_day' }
  /** "which week was worst", "what was my cheapest day", "which day do I spend most": `day` once, `weekday` again and again; `when`: what is said of it besides. */
  | { asks: 'utmost'; unit: 'day' | 'weekday' | 'week' | 'month'; least: boolean; when: string }
  /** "what was the smallest" */
  | { asks: 'smallest' }
  /** "the second biggest", "my three biggest expenses": how many of the greatest, or the one at a place among them, from 1. */
  | { asks: 'greatest'; place: number | null; limit: number }
  /** "which one was more expensive", "which was cheaper": of those that were told just now. */
  | { asks: 'dearer'; cheaper: boolean }
  /** "show me everything over 50": the amount is for the reader of figures. */
  | { asks: 'bounded'; bound: 'over' | 'under' }

const side = "([\\p{L}][\\p{L}\\p{N}'& ]*?)"
const spending = '(?:(?:my|the|our|what (?:i|we) (?:spend|spent) on|spending on) )*'
const versus = [
  `^compare ${spending}${side} (?:and|with|to|against|vs\\.?|versus) ${spending}${side}$`,
  `^(?:did|do|have|am) (?:i|we) (?:spend|spent|spending|pay|paid) (?:more|less)(?: money)? (?:(?:on|at|for|in|to) )?${side},? (?:or|than) (?:(?:on|at|for|in|to) )?${side}$`,
  `^(?:what|which)(?: one)? (?:was|is|costs?|cost me|did (?:i|we) spend)(?: the)? (?:more|less|bigger|higher|most)(?: on)?,? ${side} or (?:on )?${side}$`,
  `^(?:by )?how much (?:more|less|cheaper|dearer|more expensive)(?: money)? (?:was|were|is|are|did (?:i|we) (?:spend|pay) (?:on|for|at)|did|went (?:on|to)|have (?:i|we) spent on) (?:the |my |our )?${side}(?: cost(?: me| us)?)? than (?:on |for |at )?(?!(?:it|that|this|last|usual|in|before|i|we|budget|planned|expected)\\b)(?:the |my |our )?${side}$`,
  `^(?:more|less)(?: (?:on|at|for))? ${side} than (?:on |at |for )?${side}$`,
  `^${side} (?:vs\\.?|versus) ${side}$`,
].map((pattern) => new RegExp(pattern, 'u'))

const period = `(?:(?:in |the |on )*((?:this|last|the|previous)\\b.*|yesterday|today|usual|${monthNames.join('|').toLowerCase()}))`
const against = pattern`^(?:is|was|are) (?:that|it|this|those) (?:any |much |a lot |way )?(?:more|less|better|worse|higher
    |lower|too much)(?: or (?:less|more))? than ${period}$
  |^(?:is|was) (?:that|it|this) (?:more|less|a lot(?: of money)?|better|worse|higher|lower|normal|usual|unusual|too much|much|high|low)$
  |^how (?:does|did) (?:that|it|this) compare(?: (?:to|with|against) ${period})?$
  |^(?:can you )?compare (?:it|that|this|those)(?: (?:to|with|against) ${period})?$
  |^how much (?:more|less)(?: (?:is|was) (?:that|it))? than ${period}$
  |^(?:more|less|better|worse|higher|lower) than ${period}$
  |^(?:compared (?:to|with)|versus|vs\.?) ${period}$`

const most = '(?: the)? (?:most|biggest)(?: money)?'
const within = '(?: (?:of|for|on|this|last|in|over|since|from|between|during|so far|today|yesterday)\\b.*)?$'
const paid = pattern`^(?:who|whom|where|what (?:shop|store|place|merchant|company)
    |which (?:shop|store|place|merchant|company)) (?:do|did|have|am|are) (?:i|we) (?:pay|paid|paying|spend|spent
    |spending|give|gave|go|shop|eat|buy)(?: to)?${most}(?: (?:to|at|in))?${within}
  |^(?:what(?:'s| is| are) )?(?:my |our |the )?(?:top|biggest|most expensive|favou?rite) (?:${count} )?(?:shops?|stores?
    |places?|merchants?|payees?)${within}
  |^(?:who|where) (?:gets|got|did) (?:the )?most (?:of )?(?:my|our) money(?: go)?${within}`
const received = pattern`^who(?:'s| is| was) (?:my|our|the) (?:best|biggest|top) (?:client|customer|payer)${within}
  |^(?:who|which client|which customer) (?:paid|pays|gave|sent) (?:me|us)${most}${within}
  |^who(?:'s| has)? (?:paid|pays|sent|gave) (?:me|us)(?: (?:money|something))?${within}
  |^(?:who|where) (?:did|do) (?:i|we) (?:earn|make|get)${most}(?: from)?${within}`

const extreme =
  '(worst|most expensive|dearest|priciest|costliest|biggest(?: spending)?|highest(?: spending)?|cheapest|least expensive|lowest(?: spending)?|best|quietest)'
const unit = '(day of the week|weekday|day|week|month)'
const behind = '((?: (?:of|for|on|at|this|last|in|over|since|so far)\\b.*)?)$'
const utmosts = [
  `^(?:which|what) ${unit} (?:was|is|has been|am i) (?:the |my |our )?${extreme}${behind}`,
  `^(?:what(?:'s| is| was| has been) )?(?:my |our |the )?${extreme} ${unit}${behind}`,
].map((each) => new RegExp(each))
const habit = new RegExp(
  `^(?:on )?(?:which|what) ${unit} (did|do|have|does) (?:i|we) (usually |normally |typically |always )?(?:spend|spent|pay|paid)(?: the)? (most|least|biggest)(?: money)?${behind}`,
)
const isLeast = /^(?:cheapest|least|lowest|best|quietest)/

const dearestDay = pattern`^(?:which|what) day (?:was|is) (?:the |my )?(?:worst|most expensive|dearest|priciest)${within}
  |^(?:on )?(?:which|what) day (?:did|do|have) (?:i|we) (?:spend|spent)${most}${within}
  |^(?:what(?:'s| is| was) )?(?:my |our |the )?(?:most expensive|dearest|priciest|worst
  |biggest spending) day${within}`
const smallest = pattern`^(?:(?:which|what)(?:'s| is| was| were)? )?(?:the |my |our )?(?:smallest|cheapest|lowest
  |least expensive)(?: one| of (?:them|those|these|all)| entry| expense| purchase| payment| spend
  | thing)?(?: (?:that )?(?:i|we) (?:bought|had|paid|got|spent)(?: for)?)?${within}`
const superlative = '(?:biggest|largest|highest|greatest|most expensive|priciest|dearest)'
const dearer = pattern`^(?:which|what)(?: one| ones)?(?: of (?:them|those|these|the (?:two|three)))? (?:was|is|were|costs?|came out)(?: me)?(?: the)?
  \s(?:(more expensive|dearer|pricier|bigger|higher|more)|cheaper|less expensive|smaller|lower|less)(?: one| of (?:them|those|these|the two))?$`
const nouns =
  '(?: (?:one|ones|entry|entries|expenses?|purchases?|payments?|spends?|things?|of (?:them|those|these|all)))?'
const greatest = pattern`^(?:(?:which|what|show me|tell me|list|give me)(?:'s| is| was| were
    | are)? )?(?:the |my |our )?(?:(${nth}|2nd|3rd|4th|5th) ${superlative}
  |(?:top )?(two|three|four|five|[2-5]) ${superlative}
  |${superlative} (two|three|four|five|[2-5]))${nouns}${within}`
const bounded = pattern`^(?:(?:can you )?(?:show|list|give|tell|find|read)(?: me)?|what(?:'s| is| was| are| were)?|which
  |how many|any(?:thing)?|everything|all|are there any)\b.*\b(?:everything|anything|all|entry|entries
  |transactions?|purchases?|expenses?|payments?|things?|spend|spent|buy|bought|pay|paid|cost|those|them
  |ones)\b.*?\b(over|above|more than|bigger than|larger than|under|below|less than|smaller than
  |cheaper than) (?:[$€£]\s?)?\S+`

/** "which was the most" */
const theMost = /^which(?: one)?(?:'s| is| was| were) (?:the )?most$/

/** No question of these kinds has more signs. */
const LONGEST = 120

/** "show me everything over 50", "how many purchases under 10"; null for any other question. */
export function readBounded(words: string): Extract<CompareSentence, { asks: 'bounded' }> | null {
  const bound = words.length > LONGEST || /\bbudget|\blimit/.test(words) ? undefined : bounded.exec(words)?.[1]
  if (!bound || /\bthan (?:last|this|the|in|i|we)\b/.test(words)) return null
  return { asks: 'bounded', bound: /over|above|more|bigger|larger/.test(bound) ? 'over' : 'under' }
}

type Utmost = Extract<CompareSentence, { asks: 'utmost' }>

/** Which day, week or month cost the most or the least, as it was once or as it usually is. */
function readUtmost(words: string): Utmost | null {
  const [, said, does, usually, most, when = ''] = habit.exec(words) ?? []
  if (said) {
    const isUsual = said !== 'week' && said !== 'month' && (does === 'do' || usually !== undefined)
    return utmostOf(isUsual ? 'weekday' : said, { least: most === 'least', when })
  }
  for (const each of utmosts) {
    const [, one = '', two = '', when = ''] = each.exec(words) ?? []
    const [named, how] = isUnit.test(one) ? [one, two] : [two, one]
    if (named !== '') return utmostOf(named, { least: isLeast.test(how), when })
  }
  return null
}

function utmostOf(named: string, rest: Pick<Utmost, 'least' | 'when'>): Utmost {
  return { asks: 'utmost', unit: isWeekday.test(named) ? 'weekday' : (named as Utmost['unit']), ...rest }
}
const unitSaid = /\b(?:day|weekday|week|month)\b/
const isWeekday = /^(?:weekday|day of)/
const isUnit = /^(?:day|weekday|week|month)\b/

/** Reads a question of one of the other kinds from words in lower case without marks; null for any other. */
export function readCompareSentence(words: string): CompareSentence | null {
  if (words.length > LONGEST) return null
  if (received.test(words)) return { asks: 'ranking', kind: 'income' }
  if (paid.test(words)) return { asks: 'ranking', kind: 'spend' }
  const utmost = unitSaid.test(words) ? readUtmost(words) : null
  // The dearest day is told with what was bought on it.
  // The one dearest day has an answer of its own.
  if (utmost && (utmost.unit !== 'day' || utmost.least)) return utmost
  if (dearestDay.test(words)) return { asks: 'dearest_day' }
  if (theMost.test(words)) return { asks: 'greatest', place: null, limit: 1 }
  const ranked = greatest.exec(words)
  if (ranked) {
    const [, nth, ...counts] = ranked
    const place = nth === undefined ? null : /^\d/.test(nth) ? Number(nth[0]) : places.indexOf(nth) + 1
    const said = counts.find((each) => each !== undefined)
    return { asks: 'greatest', place, limit: place ?? countOf(said ?? '') ?? 1 }
  }
  if (smallest.test(words)) return { asks: 'smallest' }
  const told = dearer.exec(words)
  if (told) return { asks: 'dearer', cheaper: told[1] === undefined }
  const other = against.exec(words)
  if (other) return { asks: 'against', when: other.slice(1).find((each) => each !== undefined) ?? null }
  for (const pattern of versus) {
    const [, one, two] = pattern.exec(words) ?? []
    if (one && two) return { asks: 'versus', sides: [one, two] }
  }
  return null
}
