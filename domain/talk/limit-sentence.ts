import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Whether a limit is passed (`over`) or kept (`within`); `isWhich`: which of them are, and no yes or no. */
export type LimitAsked = { asks: 'over' | 'within'; isWhich: boolean }

const LONGEST = 100
const passed =
  '(?:(?:go|gone|went|going|been|being|is|are) )?(?:over|past|above|beyond)|(?:blow|blown|blew|exceed|exceeded|bust|busted|break|broken|pass|passed)'
const whether = pattern`^(?:(?:am|are|have|did|has|is|was|were) (?:i|we|any(?:thing|where)?|(?:my|our|the|any) [a-z& ]+?|[a-z]+(?: budget)?|it|that)
  (?: (?:still|already|now|currently|actually|of (?:my|the|our|them)|budgets?|categor(?:y|ies)|limits?))*) (?:${passed}|(under|within|inside|below))\b`
const whichPassed =
  '(?:which|what|where)(?: (?:of )?(?:my |the |our )?(?:budgets?|categor(?:y|ies)|limits?|ones?))?(?: (?:am|are|have|did) (?:i|we)| is| are)?' +
  `(?: (?:already|now|currently))* (?:${passed})`
const which = new RegExp(`^${whichPassed}\\b`)

/** "am I over budget anywhere", "have I blown the food budget", "which budgets am I over"; null for any other sentence. */
export function readLimitAsked(text: string): LimitAsked | null {
  const words = text.length > LONGEST ? '' : withoutOpeners(saidWords(text))
  if (which.test(words)) return { asks: 'over', isWhich: true }
  const found = whether.exec(words)
  return found && { asks: found[1] === undefined ? 'over' : 'within', isWhich: false }
}

const ofAll = pattern`^(?:(?:am|are|have|did) (?:i|we)(?: (?:already|still|now|currently))* (?:${passed}|within|under)
  (?: (?:budget|any(?:where|thing)?|(?:on|in|for) any(?:thing|where)?|(?:(?:on|in|for) )?(?:any|one|all|some) of (?:my |the |our |them)?(?:budgets?|limits?|categories)?|(?:any|a|my|the) (?:budgets|limits|budget|limit|category)))+
  |(?:is|are) any(?:thing| (?:of )?(?:my |the )?(?:budgets?|limits?|categories)) (?:${passed})(?: (?:budget|(?:the|its|their) limit|limit))?
  |${whichPassed}(?: (?:budget|(?:the|my|its) (?:limit|budget)|on|in))*)
  (?: (?:this month|right now|now|so far|yet|already|at all|at the moment))*$`

/** Whether that is asked of all budgets, in words without what opens them. */
export function asksAnyLimit(words: string): boolean {
  return words.length <= LONGEST && ofAll.test(words)
}
