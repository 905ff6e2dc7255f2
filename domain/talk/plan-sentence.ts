import { saidWords } from '#domain/said-words.ts'
import { sum as figures } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is wanted of budgets and goals that only the talk, or the plans that are there, can tell. Sums and names are left as they were said. */
export type PlanSentence =
  /** "double it", "halve the food budget"; `of` is null for the one that is talked of. */
  | { wants: 'scaled'; factor: number; of: string | null; kind: 'budget' | 'goal' | null }
  /** "go back to 350" */
  | { wants: 'back'; sum: string }
  /** "put 100 in each" */
  | { wants: 'each'; sum: string }
  /** "move 50 from japan to the bike" */
  | { wants: 'moved'; sum: string; from: string; to: string }
  /** "make the laptop deadline august" */
  | { wants: 'dated'; name: string; until: string }
  /** "rome 900 by april", right behind another goal */
  | { wants: 'another'; name: string; sum: string; until: string }
  /** "I don't want the car anymore"; `name` is null for the one that is talked of. */
  | { wants: 'dropped'; name: string | null }

const LONGEST = 90
const named = '(?:the |my |our )?(.+?)'
const noun = '(?: (budget|limit|cap|goal|target|fund|pot)s?)?'
const factors = { double: 2, triple: 3, halve: 0.5, half: 0.5, cut: 0.5 } as const
const scaled = new RegExp(`^(double|triple|halve|half|cut) ${named}${noun}( in half| in two| by half)?$`)
const back = /^(?:(?:go|(?:set|put|make|take|move|bring|change|switch) (?:it|that))\s)?back (?:down |up )?to (.+)$/
const money = `((?:another |a )?${figures}(?: (?:dollars|bucks|pounds|quid|euros))?)`
const feeds = '(?:put|add|save|stick|throw|drop|give|set aside)'
const each = pattern`^${feeds} (?:in |aside )?${money}(?: more)? (?:in|into|to|towards?|on|for|aside for) (?:each|both|every|all)(?: one)?(?: of (?:them|those|these|(?:the|my|our) (?:two )?goals))?(?: (?:my |our )?goals?)?$
  |^give (?:them )?(?:both|each)(?: of them)? ${money}$
  |^${feeds} ${money} each$`
const moved = pattern`^(?:move|transfer|shift|switch|put|take) (.+?) (?:from|out of|off) ${named}${noun} (?:and (?:put|add|move) it |over |back )?(?:to|into|in|on|onto|towards?|for) ${named}${noun}$`
const dropped = pattern`^(?:i|we) (?:don't|do not|no longer|really don't) (?:want|need|care about)(?: to (?:save (?:up )?for|buy|get|have))? ${named}${noun}(?: any ?more| any longer| after all)$
  |^(?:i|we)(?:'ve| have)? (?:just )?(?:gave|given|give) up on ${named}${noun}$
  |^(?:we're|i'm|we are|i am) not (?:saving for|buying|getting|going to) ${named}${noun}(?: any ?more| any longer| after all)$`
const another =
  /^(?:(?:one|another|a goal|and) )?(?:for )?(?:the |my |our |an? )?(\D+?) (?:for |is |of )?(\S*\d\S*|[a-z]+ (?:hundred|thousand|grand)) (?:by|until|till) (\D.*)$/
const skipped = new RegExp(`^(?:skip|drop|scrap|ditch|forget(?: about)?|cancel|abandon) ${named}${noun}$`)
const dated = new RegExp(
  `^(?:make|set|change|move|push|put) ${named}(?:'s)?${noun} (?:deadline|due date|date|end date) (?:back )?(?:to |be |for )?(.+)$`,
)
const pronoun = /^(?:it|that|this|that one|this one)$/

/** Reads an order about plans that names no entry; null for any other sentence. */
export function readPlanSentence(text: string): PlanSentence | null {
  if (text.length > LONGEST) return null
  const words = withoutOpeners(saidWords(text)).replace(/ (?:please|now|then|again|instead|thanks)$/, '')
  const size = scaled.exec(words)
  if (size) {
    const [, verb = '', of = '', kind, half] = size
    if (verb === 'cut' && !half) return null
    const factor = factors[verb as keyof typeof factors]
    return { wants: 'scaled', factor, of: pronoun.test(of) ? null : of, kind: kindOf(kind) }
  }
  const sum = back.exec(words)?.[1]
  if (sum !== undefined) return { wants: 'back', sum }
  const fed = each.exec(words)?.slice(1).find(Boolean)
  if (fed !== undefined) return { wants: 'each', sum: fed }
  const [, amount, from, , to] = moved.exec(words) ?? []
  if (amount && from && to) return { wants: 'moved', sum: amount, from, to }
  const [, next, target, until] = another.exec(words) ?? []
  if (next && target && until) return { wants: 'another', name: next, sum: target, until }
  const [, goal, , day] = dated.exec(words) ?? []
  if (goal && day && !/^(?:the|my|our)$/.test(goal)) return { wants: 'dated', name: goal, until: day }
  if (/\d/.test(words)) return null
  const left = skipped.exec(words)?.[1]
  if (left !== undefined) return pronoun.test(left) ? null : { wants: 'dropped', name: left }
  const gone = dropped
    .exec(words)
    ?.slice(1)
    .find((each, at) => at % 2 === 0 && each)
  return gone === undefined ? null : { wants: 'dropped', name: pronoun.test(gone) ? null : gone }
}

function kindOf(noun: string | undefined): 'budget' | 'goal' | null {
  if (noun === undefined) return null
  return /^(?:budget|limit|cap)$/.test(noun) ? 'budget' : 'goal'
}
