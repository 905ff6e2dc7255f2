import { monthNames } from '#domain/calendar.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What a thing costs each time; `when`: the words for the period, null: none was said. */
export type UsualAsked = { about: string; when: string | null }

const months = monthNames.join('|').toLowerCase()
const when = `(?: ((?:this|last|in the last|over the last) (?:[a-z0-9]+ )?(?:weeks?|months?|years?)|in (?:${months})|so far|ever))?`
/** A span of time and money itself are no things that cost something each time. */
const thing =
  "((?!(?:daily|weekly|monthly|yearly|day|week|month|year|spend|spending|cost|price|income|salary|balance|amount|per|each|total|budget|one|it|that|this)\\b)[a-z][a-z'& ]*?)"
const occasion = '(?: (?:trip|run|shop|visit|bill|purchase|order|spend|cost|price|tab))?'
const usually = '(?:usually|normally|typically|generally|on average)'
const asks = [
  pattern`^(?:and )?(?:(?:what(?:'s| is| was)|how much(?:'s| is| was)) )?(?:(?:my|our|the|an?) )?average ${thing}${occasion}(?: cost(?: me| us)?)?${when}$`,
  pattern`^(?:and )?(?:what(?:'s| is| was)|how much(?:'s| is| was)|(?:what|how much) (?:does|did)) (?:my|our|the|an?) (?:average|usual|typical|normal) ${thing}${occasion}
    (?: (?:costs?|come to|set me back|run me)(?: me| us)?)?${when}$`,
  pattern`^(?:how much|what) (?:does|do|did) (?:my|our|the|an?|one|each) ${thing}${occasion} ${usually} (?:cost|come to|run)(?: me| us)?${when}$`,
  pattern`^(?:how much|what)(?:'s| is| was|) (?:my|our|an?|one|each) ${thing}${occasion} ${usually}${when}$`,
  pattern`^(?:how much|what) (?:does|do|did) (?:my|our|the|an?|one|each) ${thing}${occasion} cost(?: me| us)? ${usually}${when}$`,
  pattern`^(?:how much|what) (?:do|did) (?:i|we) ${usually} (?:spend|pay) (?:for|on) (?:an?|each|one) ${thing}${occasion}${when}$`,
  pattern`^(?:how much|what) (?:do|did) (?:i|we) (?:${usually} )?(?:spend|pay) (?:on average )?(?:per|each|every) (?:trip|visit|time|go) (?:to|at|on|for) (?:the )?${thing}${when}$`,
]

/** "what's my average grocery trip", "how much is a usual lunch": null for any other sentence, and where it is asked of days, weeks or months. */
export function readUsualAsked(words: string): UsualAsked | null {
  for (const each of asks) {
    const [, about, time] = each.exec(words) ?? []
    if (about !== undefined) return { about, when: time ?? null }
  }
  return null
}
