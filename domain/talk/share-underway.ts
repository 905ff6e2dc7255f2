import { count } from '#domain/talk/count-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const one = '(?:(?:my|our|the) )?[a-z]+'
const others = `${one}(?:(?:,| and|, and) ${one}){0,2}`
/** Who shares: "we're", "me and my roommate are", "Sam and I are", "the three of us are". A "we" before it may be taken away already. */
const sharers =
  pattern`(?:(?:we|i)(?:'re|'m| are| am)|are|am|(?:me|i)(?: and|,) (${others})(?: are|'re)?|(${others}),? and (?:i|me)(?: are)?
  |(?:the |all )*(${count}) of us(?: are)?)`.source
const underway = pattern`^${sharers} (?:(?:all|both|just|now|actually) )*(?:splitting|dividing|sharing(?= (?:it|that|this|the [a-z]+)(?: |$))|(halving)) (?!up$|hairs$)(.+)$`
const gone = pattern`^(?:${sharers}|(?!who\b|what\b|nobody\b|let\b|that\b|it\b)(${one})(?: is|'s)|we|i)? ?(?:(?:all|both|just|now|actually) )*(?:going|went|did|go)
  \s(?:halves|halfsies|fifty fifty|half and half|dutch)(.*)$`
/** "the dinner was split with Mia", "that got split three ways" */
const wasSplit =
  /^((?:the|my|our) [a-z]+(?: [a-z]+)?|(?!nothing |what |who |everything |all )[a-z]+) (?:was|were|is|are|got|has been) (?:split|shared|halved)( (?:with|between|among) .+?| [a-z]+ ways| in half)(?:,? so (?:(?:just|only|my) )*half(?: (?:for me|is mine|of it))?)?$/
/** "Dave and I split lunch", "me and my sister shared the flowers" */
const weSplit = pattern`^(?:(?:me|i) and (${one})|(${one}),? and (?:i|me)) (?:(?:both|just|actually) )*(?:split|shared|halved) ((?!an? |some |with |up$|hairs$).+)$`
/** "Dave went halves with me on lunch" */
const withMeOn = pattern`^(?!who |what |nobody )${one} (?:is going|went|goes|did) (?:halves|halfsies|fifty fifty|half and half|dutch) with me( (?:on|for) .+)?$`
const company = / with [a-z]+(?: [a-z]+)?(?= (?:on|for) |$)/

/**
 * What is being shared, said as the order to share it: "we're splitting that two ways" is "split that two ways", "me and my roommate are
 * going halves on it" is "split it with my roommate". Takes and gives small words; any other words stay as they are.
 */
export function asShareOrder(words: string): string {
  const [, withMe, withI, many, halving, what] = underway.exec(words) ?? []
  if (what !== undefined) {
    const whom = withMe ?? withI
    const beside = / with |\bways$| in (?:half|two)$/.test(what)
    const among = beside ? '' : whom !== undefined ? ` with ${whom}` : many === undefined ? '' : ` ${many} ways`
    return `${halving ? 'halve' : 'split'} ${what}${among}`
  }
  const [, thing, how] = wasSplit.exec(words) ?? []
  if (thing !== undefined) return `split ${thing}${how}`
  const [, mine, theirs, shared] = weSplit.exec(words) ?? []
  if (shared !== undefined) return / with /.test(shared) ? `split ${shared}` : `split ${shared} with ${mine ?? theirs}`
  const halves = withMeOn.exec(words)
  if (halves) return `went halves${halves[1] ?? ''}`
  const rest = gone.exec(words)?.at(-1)
  return rest === undefined ? words : `went halves${rest.replace(company, '')}`
}
