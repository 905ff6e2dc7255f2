import { anybody, people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "on the way home", "in town", "online": where a whole telling was paid. Tested to the end. */
export const whereabouts = pattern` (?:on (?:the |my |our )?way (?:home|back|in|there|to work|to school)|in (?:town|the end|the sales?|the city)
  |(?<! (?:day|night|week|hour|minute)s? )(?:after|before) (?:work|school|class|church|practice|the (?:gym|game|match|show|movie))
  |(?<! pets )at home|at (?:work|school|the office)|online|downtown|over there|(?:(?:at|on) )?the other end|(?<! in )there
  |(?:around|about) (?:noon|midday|lunchtime|midnight)) $`

/** "with my wife", "for the kids": how many of the last tokens say in whose company or for whom it was; 0 where none do. */
export function companyLength(tokens: readonly Token[]): number {
  if (!company.has(tokens.at(-1)?.norm ?? '')) return 0
  const length = /^(?:my|the|our|an?|some)$/.test(tokens.at(-2)?.norm ?? '') ? 3 : 2
  return /^(?:with|for)$/.test(tokens.at(-length)?.norm ?? '') ? length : 0
}

const company = new Set([...people].filter((word) => !anybody.has(word)))

/** Words by which company has a part in the price, or a pot is set up for it: "split it with my wife", "save 500 for the kids". */
export const shareWords = wordSet(`
  split splitting shared share shares half halves halfsies fifty-fifty 50-50 dutch us ways each between together joint jointly chipped
  quarter third part
`)
export const potWords = wordSet('budget budgets goal goals target limit cap fund pot save saving savings')

/** What orders a change, from the first word. */
export const changes = /^(?:put|change|make|set|move|raise|lower|rename|remove|delete|cancel|undo|erase|scratch|drop)$/
