import { saidWords } from '#domain/said-words.ts'
import { withoutFillers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is to be said once more: the answer, what the person said, or what was done last; `isDoubt`: only of an answer to a question. */
export type SayAgain = { again: 'answer'; isDoubt?: true } | { again: 'own' } | { again: 'deed' }

const LONGEST = 60
const spoken = '(?:it|that|this|yourself|that last bit|what you said|the last bit)'
const answer = pattern`^(?:(?:can|could|would|will) you )?(?:please )?(?:repeat|say|read|tell me)(?: ${spoken})?(?: (?:out|out loud|aloud|back|again|once more|one more time|to me|slowly|louder|please))+$
  |^(?:(?:can|could|would|will) you )?(?:please )?repeat(?: ${spoken})?$
  |^(?:can|could|would|will) you say (?:it|that)$
  |^what did you (?:just )?say(?: just now)?$|^what was that you said$|^you said what$
  |^come again$|^(?:i beg your )?pardon(?: me)?$|^(?:speak )?(?:up|louder)(?: a bit)?$|^speak (?:more )?(?:slowly|slower)$
  |^(?:sorry,? )?(?:i )?(?:didn't|did not|couldn't|could not|can't|cannot) (?:quite )?(?:hear|catch|understand)(?: (?:you|that|it|what you said))?$`
const doubt =
  /^(?:nothing|really|seriously|none|nothing at all|are you sure(?: about (?:that|it))?|is that (?:right|true|correct|really true))$/
const own = /^what did i (?:just )?(?:say|ask|tell you|ask you|say to you)(?: just now| again| last)?$/
const deed = pattern`^what (?:did|have) you (?:just )?(?:do|done|change|changed|undo|undone|take back|taken back|put back|fix|fixed|correct|corrected)(?: just now| now| there| last)?$
  |^what (?:just )?happened(?: just now)?$|^what (?:was|got) (?:just )?(?:undone|changed|taken back)$|^did you (?:just )?undo (?:it|that)$`

/** Reads "say that again", "pardon?", "what did I ask", "what did you undo"; null for any other sentence. */
export function readSayAgain(text: string): SayAgain | null {
  if (text.length > LONGEST || /\d/.test(text)) return null
  const words = withoutFillers(saidWords(text)).replace(/^(?:sorry|wait|no|wow),? (?=\S)/, '')
  if (answer.test(words)) return { again: 'answer' }
  // "Really." and "nothing" are no questions.
  if (doubt.test(words) && /\?\s*$|\b(?:are|is)\b/i.test(text)) return { again: 'answer', isDoubt: true }
  if (own.test(words)) return { again: 'own' }
  return deed.test(words) ? { again: 'deed' } : null
}
