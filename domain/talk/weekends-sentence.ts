import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 100
const asked = pattern`^((?:how much|what) (?:did|do|have|am|does|was|is) ?(?:i|we|it)?(?: usually| normally)? ?(?:spend|spent|spending|pay|paid)?(?: (?:on|for|at) (?!(?:the )?weekends)[a-z' ]+?)?|how much)
  \s(?:on|at|over|during) (?:the |my )?weekends(.*)$`

/** "how much did I spend on weekends last month" as "how much did i spend last month": what is asked of the weekends only; null for any other sentence. */
export function readWeekendsAsked(text: string): string | null {
  const words = text.length > LONGEST ? '' : withoutOpeners(saidWords(text))
  const [, question, rest = ''] = asked.exec(words) ?? []
  if (question === undefined) return null
  return `${question === 'how much' ? 'how much did i spend' : question}${rest.trim() === '' ? ' this month' : rest}`
}
