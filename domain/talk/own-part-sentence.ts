import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What the person's own part of a thing came to. `thing`: the words for the entry; null: the one that is talked of. */
export type OwnPart = { thing: string | null; amount: string }

const LONGEST = 120
const parted = pattern`^(?:(?:we|i|they)(?:'ve)? )?(?:(?:all|both|just|ended up) )*(?:split|splitting|shared|halved|divided)
  \s(?:it|that|this|the (?:bill|check|tab|cost)|(?:the|my|our) ([a-z][a-z' ]*?))
  (?: (?:with [a-z' ]+?|in half|evenly|equally|between us|(?:two|three|four|five|six) ways))?`
const lead =
  "(?:it's|it was|that's|just|only|mine's|mine was|mine is|i paid|i owe|my (?:part|half|share)(?: was| is|'s)?)"
const withLead = new RegExp(
  `${parted.source},?(?: and| so)* (?:${lead} )+(\\S+(?: \\S+){0,3}?)(?: for me| each| from me)?$`,
)
const withTail = new RegExp(`${parted.source},? (?:and |so )*(\\S+(?: \\S+){0,3}?) (?:for me|each|(?:is|was) mine)$`)

/** "we split it so just fifteen for me", "we shared the cab, 12 each": null for any other sentence. */
export function readOwnPart(text: string): OwnPart | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const [, thing, amount] = withLead.exec(words) ?? withTail.exec(words) ?? []
  return amount === undefined ? null : { thing: thing ?? null, amount }
}
