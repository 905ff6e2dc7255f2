import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const lead = String.raw`^\W*${openers}(?:(?:sure|first)\b[\s,.!]*)*`
const helping = "(?:is|are|was|were|did|do|does|has|have|had|can|could|should|would|will)(?:n['’]?t)?"
const person = '(?:i|we|you|they|he|she)'

/** "how much is the second one", "which one did I buy first", "what's the first"; "what about the first one" and "what I meant is 15" are answers. */
const asking = pattern.i`${lead}(?:remind me,? |tell me,? )?(?:what|which|when|where|why|who|whose|how(?: much| many| often| long| old)?)
  (?:['’]s\b|['’]re\b|['’]d\b|(?: (?:one|ones|day|time|date|shop|store|place|category|amount|of (?:them|those|these|the (?:two|three|four))))?\s(?:again )?${helping}\b)`
/** "is the second one more likely", "did I buy the first one today"; "was the second one" only says which, "can you take the first" asks for it. */
const wondering = pattern.i`${lead}(?:(?:did|does|do|has|have|had|should) ${person}\b
  |(?:is|are|was|were|isn['’]?t|wasn['’]?t|does|did|has|had) (?:it|that|this|there|they|those|these|my|the)\b(?!(?: [a-z]+){1,2}\W*$))`
/** "the first one", "the second": one of what is to be chosen from; "my first taxi" is none. */
const ofChoice = pattern.i`\b(?:the|that) (?:first|second|third|fourth|former|latter|last|other|(?:[a-z]+ )?(?:bigg|small|larg|cheap|low|high|great)[a-z]+)(?: one\b| of (?:them|those|these)|(?= (?:is|was|again)\b|\W*$))`

/** What a message asks back while a question waits: about one of the choices, or about anything else; null where it asks nothing. */
export function asksBack(message: string): 'of choice' | 'else' | null {
  if (!asking.test(message) && !wondering.test(message)) return null
  return ofChoice.test(message) ? 'of choice' : 'else'
}
