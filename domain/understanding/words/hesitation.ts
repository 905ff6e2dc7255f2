import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { asks, isJoint, isNumber, isPause, isThing } from '#domain/understanding/words/token-roles.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const sounds = /^(um+|uh+m?|er+m?|hmm+|eh)$/
/** "for like 80", "paid around 12": how exactly it is meant is not written down. */
const nearly = wordSet('like around about roughly approximately approx nearly almost maybe circa some')
const leadsToPrice = /^(for|was|were|is|cost|costs|paid|spent|to)$/

/** "a hundred" */
const great = /^(hundred|thousand|grand)$/

/** "milk like 2 eggs like 5", "ham just 5": said between a thing and its price. */
const barely = /^(?:like|just|only|exactly)$/

/** "and like 17", "so like 17"; in "looks like 20", "something like 20" and "I like 24 Hour Fitness" it is no hesitation. */
function isLikeAlone(tokens: readonly Token[]): boolean {
  const before = tokens.at(-1)
  return before !== undefined && !isNumber(before) && !likens.test(before.norm)
}
const likens = pattern`^(?:looks?|looking|feels?|felt|seems?|seemed|sounds?|tastes?|something|anything|nothing|more|people|places?|it|would|id
  |dont|didnt|not|never|i|you|we|they|really|and i)$`

function endsThing(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2)
  const thing = tokens.length === 1 ? before : last
  return thing !== undefined && isThing(thing) && !opinion.test(thing.norm) && !/^(?:not|no)$/.test(before?.norm ?? '')
}
const opinion = pattern`^(?:no|nope|not|actually|wait|sorry|would|looks?|feels?|seems?|sounds?|tastes?|something|anything|nothing|people|it|if
  |thats|its|and|or|but|is|are|be|been|has|have|had|do|did|dont|can|could|should|want|need|left|maybe|probably|there|here|was|were)$`

/** "uh 12, uh 7 and uh 5": a sound before each price corrects none of them. In "uh 20 uh 25" the second may. */
function soundsBeforeEach(tokens: readonly Token[]): boolean {
  const said = tokens.filter((token, at) => !sounds.test(token.norm) || !sounds.test(normBefore(tokens, at)))
  if (said.some((token, at) => sounds.test(token.norm) && isNumber(prior(said, at)) && isNumber(said[at + 1])))
    return false
  const starts = tokens.filter((token, at) => isNumber(token) && !isNumber(prior(tokens, at)))
  const sounded = tokens.filter((token, at) => sounds.test(token.norm) && isNumber(tokens[at + 1]))
  return sounded.length > 1 && sounded.length === starts.length
}

/** "forty uh five at Target": the second says the rest of the first, and corrects none. */
function insideNumber(tens: Token | undefined, unit: Token, behind: Token | undefined): boolean {
  const rest = tens?.kind === 'word' && unit.kind === 'word' ? (smallNumber(unit.norm) ?? 0) : 0
  const whole = rest > 0 && rest < 10 ? (smallNumber(tens?.norm ?? '') ?? 0) : 0
  return whole > 10 && whole % 10 === 0 && whole < 100 && (!behind || !isThing(behind) || isJoint(behind))
}

/** "lunch, uh, 12" is "lunch 12"; between two numbers a hesitation may be a correction and stays. */
export function withoutHesitation(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => nearly.has(norm) || barely.test(norm) || sounds.test(norm))) return tokens
  const kept: Token[] = []
  const isListed = soundsBeforeEach(tokens)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    const next = tokens[at + 1]
    if (isNumber(next) && next?.norm !== 'one') {
      if (nearly.has(token.norm) && leadsToPrice.test(kept.at(-1)?.norm ?? '')) continue
      if (barely.test(token.norm) && endsThing(kept)) continue
      if (token.norm === 'like' && isLikeAlone(kept)) continue
      if (isListed && sounds.test(token.norm)) continue
    }
    if (!sounds.test(token.norm) || next === undefined || asks.test(next.norm)) {
      kept.push(token)
      continue
    }
    const behind = isPause(next) ? at + 2 : at + 1
    const after = tokens[behind]
    const before = isPause(kept.at(-1)) ? prior(kept, kept.length - 1) : kept.at(-1)
    if (insideNumber(kept.at(-1), next, tokens[at + 2])) continue
    if (isNumber(before) && (isNumber(after) || (after?.norm === 'a' && great.test(normAt(tokens, behind + 1))))) {
      kept.push(token)
      continue
    }
    if (isPause(kept.at(-1)) && isPause(next) && isNumber(after) && before?.kind === 'word') kept.pop()
    if (isPause(next) && (kept.length === 0 || isPause(kept.at(-1)) || isNumber(after))) at += 1
  }
  return kept
}
