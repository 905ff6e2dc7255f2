import { openers } from '#domain/talk/openers.ts'

const LONGEST = 60
const alsoThis = new RegExp(
  `^\\W*${openers}(?:the |my )?(\\p{L}[\\p{L}'’& ]{0,30}?)( (?:too|as well|also))?(?: please)?\\W*$`,
  'iu',
)
const led = /^\W*(?:(?:oh|no|ok|okay|yes|please|right)[\s,]+)*(?:and|also)(?: delete| remove)? (?:the|my) /i

/** "lunch too", "and the lunch": the thing that is named as one more of what was done just now; null for any other sentence. */
export function readTooSentence(message: string): string | null {
  const [, thing, behind] = message.length > LONGEST ? [] : (alsoThis.exec(message) ?? [])
  return thing !== undefined && (behind !== undefined || led.test(message)) ? thing : null
}
