import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is asked of one kind of days only; `question`: the same as asked of all of them; `compared`: whether it is more on those days. */
export type DayKindAsked = { question: string; days: 'weekends' | 'weekdays'; compared?: true }

const LONGEST = 100
const days = 'weekends|weekdays|work ?days|week days'
const asked = pattern`^((?:how much|what) (?:did|do|have|am|does|was|is) ?(?:i|we|it)?(?: usually| normally)? ?(?:spend|spent|spending|pay|paid|earn|earned|make|made)?(?: (?:on|for|at) (?!(?:the )?(?:${days}))[a-z' ]+?)?|how much)
  \s(?:on|at|over|during) (?:the |my )?(${days})((?! and\b).*)$`

const measured = pattern`^(?:am|do|did|have|are) (?:i|we) (?:spend|spending|spent|been spending) (?:more|less)( (?:on|for|at) (?!(?:the )?(?:${days}))[a-z' ]+?)? (?:on|at|over|during) (?:the )?(${days})(?: than (?:on |during )?(?:the )?(?:${days}|other days))?((?! and\b).*)$`

/** "how much did I spend on weekends last month" as "how much did i spend last month" of weekends; null for any other sentence. */
export function readDayKindAsked(text: string): DayKindAsked | null {
  const words = text.length > LONGEST ? '' : withoutOpeners(saidWords(text))
  const [, question, kind = '', rest = ''] = asked.exec(words) ?? []
  if (question !== undefined) return asAsked(question === 'how much' ? 'how much did i spend' : question, kind, rest)
  const [, about = '', days, when = ''] = measured.exec(words) ?? []
  return days === undefined ? null : { ...asAsked(`how much did i spend${about}`, days, when), compared: true }
}

const alone = pattern`^(?:(?:and|but|what about|how about|only|just|is it|was it|was that|is that|more|less|mostly) )*(?:(?:on|at|over|during|for) )?(?:the |my )?(${days})(?: only| alone| too)*$`

/** "on weekends?", "and weekdays": the days alone, right behind a question of all of them; null for any other sentence. */
export function readDayKindAlone(text: string): DayKindAsked['days'] | null {
  const [, kind] = alone.exec(text.length > LONGEST ? '' : withoutOpeners(saidWords(text))) ?? []
  return kind === undefined ? null : kindOf(kind)
}

function kindOf(said: string): DayKindAsked['days'] {
  return said === 'weekends' ? 'weekends' : 'weekdays'
}

function asAsked(question: string, kind: string, rest: string): DayKindAsked {
  return {
    question: `${question}${rest.trim() === '' ? ' this month' : rest}`,
    days: kindOf(kind),
  }
}
