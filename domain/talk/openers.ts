/** Words that lead to what is said and say nothing themselves, as part of a pattern in small letters. Before a telling "then" says that it is one more. */
export const fillers =
  'oh|and|but|so|ok|okay|well|yes|yeah|hey|hi|penny|please|now|right|alright|all right|great|thanks|good|nice|cool|like|ha|h+m+|u+[hm]+|e+r+m*|a+h+|anyway|by the way|one (?:last|more) thing|i think|it turns out'

/** Words that say, at the front of a sentence, that it puts something right. */
export const marks =
  "no|nope|nah|sorry|oops|whoops|wait|actually|correction|hang on|hold on|scratch that|i meant?|i should(?:'ve| have) said|my (?:bad|mistake|fault)|let me (?:fix|correct) (?:that|it)"

const leading = new RegExp(`^(?:(?:${fillers}|then)[\\s,]+)+`)
const marking = new RegExp(`^(?:(?:${fillers}|then|${marks})[\\s,]+)+`)

/** Small words without the fillers that lead to them. */
export function withoutFillers(words: string): string {
  return words.replace(leading, '')
}

/** Small words without the fillers, and without the words that say that something is put right. */
export function withoutOpeners(words: string): string {
  return words.replace(marking, '')
}
