import { fillers, marks } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const opener = new RegExp(`^(\\W*(?:(?:${marks}|${fillers})\\b[\\s,]*)+)[.!](?=\\s+\\S)`, 'i')

/** "ok fine it was 6": a word of giving in, and no fine that was paid. */
const givesIn =
  /^(\W*(?:(?:ok|okay|oh|alright|all right|well|yeah|yes)\b[\s,]*)+)fine\b(?=[\s,]+(?:it|that|they|those)['’]?\s?(?:s|was|were|is|cost)\b)/i

/** "…, don't judge me": said to the one who listens, and of no payment. */
const toListener = pattern.i`(?<![\s,.;])[\s,.;]+(?:and |but |so |please )*(?:(?:don['’]?t|do not|no) (?:you dare )?(?:judge|judging|laugh|hate me|shout at me|be mad)(?: at)?(?: me)?
  |(?:don['’]?t|do not) tell (?:anyone|anybody|my (?:wife|husband|mom|mum|dad|boss|girlfriend|boyfriend|partner)))(?: please| ok| okay| lol| haha)*\W*$`

/** "um, make that 15", "hey Penny, undo": a sound or a call in front of what is said. */
const called = pattern.i`^\W*(?:(?:(?:u+m+|u+h+m?|er+m?|hmm+)\b|(?:hey|hi|hello|ok|okay|so|right|oh)[\s,]+penny\b
  |penny\b(?=\s*[,.!:]|\s+(?:how|what|can|could|i|we|please|add|log|delete|undo|remove|change|make|set|no|put|show)\b)
  |(?:ok|okay|right|alright) so\b)[\s,.!]*)+(?=[\w$£€])`
/** "no, groceries please" */
const politely = /(?<![\s,])(?:[\s,]+(?:please|pls)|,\s*penny)(?:[\s,]+(?:please|penny|thanks|thank you))*[\s.!]*$/i

/** "No, shopping." */
const stop = /(?<=[\p{L}\p{N}])[.!]\s*$/u

/** A sentence without what only opens or closes it: "No. Eighteen." is "No, Eighteen.". What would leave nothing stays as it is. */
export function plainSaying(message: string): string {
  const bare = message.replace(called, '').replace(politely, '').replace(stop, '')
  const told = /[\p{L}\p{N}]/u.test(bare) ? bare : message
  return told
    .replace(opener, '$1,')
    .replace(givesIn, '$1    ')
    .replace(toListener, (said) => ' '.repeat(said.length))
}
