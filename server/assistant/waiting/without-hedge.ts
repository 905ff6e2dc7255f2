import { believes, otherTimes } from '#domain/talk/hedge-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isOfAmount } from '#server/assistant/said-figures.ts'

const unsure = `(?:i(?:['’]?d)? (?:think|${believes}|want to say|say)|if i remember (?:right|correctly)|let me think|it must have been)`
const beforeAmount = pattern.i`^\W*(?:(?:oh|u+h+m?|u+m+|e+r+m?|h+m+|well|right|so|just|like|${unsure})\b[\s,.!…–—-]*)+(?:(?:it|that|they) (?:was|were|came to|cost|comes to|ran|is) )?(?:(?:around|about|just|only) )?(?=\S)`
const behindAmount = pattern.i`(?:[\s,–—-]+(?:all told|all in(?: all)?|in all|in total|altogether|total|${unsure}|(?:the )?(?:same )?(?:like|as) ${otherTimes}|same as (?:always|ever)|as ever|like it always is))+\W*$`

/** "uh I think it came to sixty-five all told", "forty-two eighty like always": nothing but an amount, and how sure one is of it or what it always is. */
export function withoutHedge(message: string): string | undefined {
  const amount = message
    .replace(beforeAmount, '')
    .replace(behindAmount, '')
    .replace(/^(?:it|that) (?:was|came to|cost) /i, '')
  const isBare = amount !== message && amount.split(/[\s-]+/).every((word) => isOfAmount(word.replace(/[.!]$/, '')))
  return isBare ? amount : undefined
}
