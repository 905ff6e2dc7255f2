import { saidWords } from '#domain/said-words.ts'
import { sum } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'

const LONGEST = 90
const checked = new RegExp(
  `^(?:(?:that(?:'s| is)|it(?:'s| is)) ${sum}(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:spent|so far|in total|in all|altogether|all together|total))*|(?:i|we)(?:'ve| have)? spent ${sum}(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:so far|in total|in all|altogether|total))*((?: (?:on|at|for|in|this|last|today|yesterday)\\b.*)?)),? (?:right|correct|is that right|am i right|is that correct|isn't it|haven't i|didn't i)$`,
)

/** "so I spent 80 right", "I've spent 200 on food this month, correct": the question for that sum; null for any other sentence. */
export function readChecked(text: string): string | null {
  if (text.length > LONGEST) return null
  const found = checked.exec(withoutOpeners(saidWords(text)))
  if (!found) return null
  const [, about] = found
  return about === undefined ? 'how much is that together' : `how much did i spend${about.replace(/,$/, '')}`
}
