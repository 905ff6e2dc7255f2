import { fillers, marks } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const opener = new RegExp(`^(\\W*(?:(?:${marks}|${fillers})\\b[\\s,]*)+)[.!](?=\\s+\\S)`, 'i')

/** "ok fine it was 6": a word of giving in, and no fine that was paid. */
const givesIn =
  /^(\W*(?:(?:ok|okay|oh|alright|all right|well|yeah|yes)\b[\s,]*)+)fine\b(?=[\s,]+(?:it|that|they|those)['’]?\s?(?:s|was|were|is|cost)\b)/i

/** "…, don't judge me": said to the one who listens, and of no payment. */
const toListener = pattern.i`[\s,.;]+(?:and |but |so |please )*(?:(?:don['’]?t|do not|no) (?:you dare )?(?:judge|judging|laugh|hate me|shout at me|be mad)(?: at)?(?: me)?
  |(?:don['’]?t|do not) tell (?:anyone|anybody|my (?:wife|husband|mom|mum|dad|boss|girlfriend|boyfriend|partner)))(?: please| ok| okay| lol| haha)*\W*$`

/** A sentence without what only opens or closes it: "No. Eighteen." is "No, Eighteen.". Sign for sign, so that places stay. */
export function plainSaying(message: string): string {
  return message
    .replace(opener, '$1,')
    .replace(givesIn, '$1    ')
    .replace(toListener, (said) => ' '.repeat(said.length))
}
