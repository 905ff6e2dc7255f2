import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Token, textOf } from '#domain/understanding/words/token.ts'

/** "sorry pet, the parking should be …", "the gas was 5200 boss change it", "scrap the taxi love": the tokens without whom one speaks to. */
export function withoutAddress(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => called.test(norm))) return tokens
  return tokens.filter(({ norm }, at) => {
    if (!called.test(norm) || at === 0) return true
    const before = textOf(tokens.slice(0, at))
    const behind = textOf(tokens.slice(at + 1))
    if (behind.trim() === '') return !(ordersThing.test(before) && !bound.test(before))
    return !((excuses.test(before) && opensOrder.test(behind)) || (!bound.test(before) && mends.test(behind)))
  })
}
const called = /^(?:pet|boss|sah|hen|chief|hun|hon|love|dear|duck|petal|sis)$/

const excuses = pattern`^ (?:(?:sorry|soz|no|nah|oh|oops|whoops|wait|actually|wrong|eh|ok|okay|right|please|hey|hi|hello|morning|penny|,) )+$`
const opensOrder =
  /^ (?:, )?(?:the|my|that|this|it|its|thats|i|we|take|make|put|change|delete|remove|undo|scrap|scratch|bin|cancel|can|could|please|how|what) /
/** Behind "the gas was 5200 boss". */
const mends =
  /^ (?:, )?(?:please )?(?:change|fix|correct|update|amend|delete|remove|undo|scrap) (?:it|that)(?: for me| please| now)* $/
const ordersThing = pattern`^ (?:(?:please|can you|could you|no|sorry|oh|just|and) )*(?:delete|remove|erase|scrap|bin|cancel|undo|get rid of|take off|take out|forget|put|move|change|make) (?:the|my|that|this) (?:\S+ ){1,8}$`
/** "the gift for the boss", "Hugo Boss", "food for my pet": a name, or part of one. */
const bound =
  / (?:the|my|our|a|an|your|his|her|hugo|for|to|of|with|in|under|as|into|from|at|by|on|and|big|little|true|i|we) $/
