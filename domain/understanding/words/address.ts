import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { saidAs, type Token, textOf } from '#domain/understanding/words/token.ts'

/** "sorry pet, the parking should be …", "the gas was 5200 boss change it", "scrap the taxi love": the tokens without whom one speaks to. */
export function withoutAddress(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => called.test(norm))) return tokens
  return tokens.filter(({ norm, capital }, at) => {
    if (!called.test(norm)) return true
    const before = textOf(tokens.slice(at > LONGEST_ORDER ? at - 1 : 0, at))
    const behind = textOf(tokens.slice(at + 1, at + LONGEST_ORDER))
    if (behind.trim() === '') return !(ordersThing.test(before) && !bound.test(before) && isApart(tokens, at))
    if (at === 0) return !(alone.test(norm) && opensOrder.test(behind))
    const isBehind = !bound.test(before) && mends.test(behind) && !capital
    return !((excuses.test(before) && opensOrder.test(behind)) || isBehind)
  })
}
/** "delete the coffee, boss", "scrap that one duck": "the crispy duck", "the fire chief", "the Burger Boss" end in what they are of. */
function isApart(tokens: readonly Token[], at: number): boolean {
  const [before, last] = [tokens[at - 1], tokens[at]]
  if (!last || last.capital) return false
  return !trades.test(last.norm) || /^(?:,|one|it|that)$/.test(before?.norm ?? '')
}
/** "make Madam Esther's own 450", "remove Kofi's own", as West Africa says it: the tokens with the one of Madam Esther as "the Madam Esther entry". */
export function ofOwner(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, place) => place > 0 && token.norm === 'own' && isOwner(tokens[place - 1]))
  const [owner, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isEnd = next?.kind !== 'word' || endsName.test(next.norm) || isNumberWord(next.norm)
  if (!owner || !own || !isEnd) return tokens
  let from = at - 1
  while (
    from > 0 &&
    from > at - 3 &&
    tokens[from - 1]?.kind === 'word' &&
    !leadsName.test(tokens[from - 1]?.norm ?? '')
  )
    from -= 1
  if (isBrand(tokens, from, at)) return tokens
  const lead = tokens[from - 1]
  const isFirst = from === 0 || joins.test(lead?.norm ?? '')
  // "Ama's own was 20" tells it for the first time.
  if (isFirst && !tokens.some(({ norm }) => corrects.test(norm) || orders.test(norm))) return tokens
  const isOrder = isFirst || orders.test(lead?.norm ?? '')
  const named = saidAs(owner, owner.norm.slice(0, -1), { end: owner.end - 2 })
  const before = tokens.slice(0, from)
  const the = isOrder
    ? [saidAs(owner, 'the', { start: tokens[from]?.start ?? owner.start, end: tokens[from]?.start ?? owner.start })]
    : []
  return [
    ...before,
    ...the,
    ...tokens.slice(from, at - 1),
    named,
    ...(isOrder ? [saidAs(own, 'entry')] : []),
    ...tokens.slice(at + 1),
  ]
}

/** "Sainsbury's own", "Trader Joe's own": what a shop sells under its name. */
function isBrand(tokens: readonly Token[], from: number, own: number): boolean {
  return tokens.slice(from, own).some((_, index) => {
    const entry = matchLexicon(tokens, from + index)
    return entry !== null && entry.to === own && entry.entry.display !== null
  })
}
/** "Kofi's": written as an owner, and no word of grammar. */
function isOwner(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^[a-z]{3,}s$/.test(token.norm) &&
    token.end - token.start > token.norm.length &&
    !contracted.test(token.norm)
  )
}
const contracted = /^(?:thats|whats|hes|shes|lets|heres|theres|whos|hows|its)$/
const orderVerbs = 'delete|remove|erase|scrap|bin|cancel|change|make|fix|correct|update|put|move|set'
const orders = new RegExp(`^(?:${orderVerbs}|no|sorry|actually|,)$`)
const joins = /^(?:so|please|kindly|and)$/
const corrects = /^(?:not|should|wrong|instead)$/
const leadsName = new RegExp(
  `^(?:${orderVerbs}|paid|got|gave|for|to|from|of|on|at|and|so|please|kindly|no|sorry|actually|the|my|our)$`,
)
const endsName =
  /^(?:was|were|is|should|he|she|they|it|i|we|to|as|under|in|into|on|please|kindly|not|na|has|had|came|today|yesterday|because|since|cos)$/

const LONGEST_ORDER = 12
const called = /^(?:pet|boss|sah|hen|chief|hun|hon|love|dear|duck|petal|sis)$/
/** What something may be of, or be called. */
const trades = /^(?:pet|boss|hen|chief|duck)$/
/** "boss the taxi was yesterday"; "love the …", "pet the …" may be what one does. */
const alone = /^(?:boss|sah|chief)$/

const excuses = pattern`^ (?:(?:sorry|soz|no|nah|oh|oops|whoops|wait|actually|wrong|eh|ok|okay|right|please|hey|hi|hello|morning|penny|,) )+$`
const opensOrder =
  /^ (?:, )?(?:the|my|that|this|it|its|thats|i|we|take|make|put|change|delete|remove|undo|scrap|scratch|bin|cancel|can|could|please|how|what) /
/** Behind "the gas was 5200 boss". */
const mends =
  /^ (?:, )?(?:please )?(?:change|fix|correct|update|amend|delete|remove|undo|scrap) (?:it|that)(?: for me| please| now)* $/
const ordersThing = pattern`^ (?:(?:please|can you|could you|no|sorry|oh|just|and) )*(?:delete|remove|erase|scrap|bin|cancel|undo|get rid of|take off|take out|forget|put|move|change|make) (?:the|my|that|this) (?:\S+ ){1,8}$
  |^ (?:(?:please|can you|could you|just|and) )*(?:put|add|move|stick|drop|chuck|pop) (?:\S+ ){1,4}?(?:towards?|into|in) (?:(?:the|my|our) )?(?:\S+ ){1,3}$`
/** "the gift for the boss", "Hugo Boss", "food for my pet": a name, or part of one. */
const bound =
  / (?:the|my|our|a|an|your|his|her|hugo|new|for|to|of|with|in|under|as|into|from|at|by|on|and|big|little|true|i|we) $/
