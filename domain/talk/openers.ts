/** Words that lead to what is said and say nothing themselves, as part of a pattern in small letters. Before a telling "then" says that it is one more. */
export const fillers =
  "oh dear|oh|and|but|so|ok|okay|well|yes|yeah|hey|hi|penny|please|now|right|alright|all right|great|thanks|good|nice|cool|like|ha|(?:you )?(?:idiot|dummy|muppet|moron|(?:stupid|silly)(?=,? (?:it|that|no|i)\\b))|h+m+|u+[hm]+|e+r+m*|a+h+|anyway|by the way|btw|you know what(?=,)|(?:on|upon) second thoughts?(?=,)|lol|haha|gosh|lord|(?:oh )?my (?:god|goodness)|omg|moreover|ugh|argh|dang|damn|shoot|honey(?=,? (?:i|it|that|no)\\b)|(?:my )?(?:love|mate|pal|dear|darling|hun|bro|dude)(?=,)|one (?:last|more) thing|i think|it turns out|(?:you(?:['’]ll| will| won['’]t| wouldn['’]t) (?:never )?believe (?:it|this|that)|guess what|believe it or not|let me (?:count|check|see|think|look)(?: (?:it|that|again|once more))*)(?=[,.!:;])"

/** Words that say, at the front of a sentence, that it puts something right. */
export const marks =
  "no|nope|nah|wrong(?=[,.!:])|jk|just kidding|sorry|oops|whoops|wait|actually|correction|hang on|hold on|hold up|back up a (?:sec|second|minute|moment)|pardon|excuse me|apologies|(?:scratch|scrap|strike) that|(?:never ?mind|nvm)(?=,| (?:i|we|my|he|she|they)\\b|\\s*$)|i meant?|i should(?:'ve| have) said|my (?:bad|mistake|fault)|let me (?:fix|correct) (?:that|it)|(?:i )?tell a lie|(?:swap|switch|flip) (?:those|them|these)(?: two)?(?: (?:a)?round)?(?=[,.;:])|(?:the )?other way (?:a)?round(?=[,.;:])|(?:i )?(?:just )?(?:found|checked) (?:the|my) (?:receipt|bill|statement|slip|note|invoice|e?mail)(?= ?[,.;:]| (?:it|that) (?:was|is|says|said)\\b|\\s*$)|i lied?|i stand corrected|come to think of it|with (?:the |a )?(?:tip|tax|gratuity|delivery|service|fees)(?=,? (?:(?:the|my|it|that|our) )?(?:[a-z]+ ){0,2}?(?:was|were|came to|comes to|is|cost)\\b)"

/** What says what a thing came to, as part of a pattern in small letters. */
export const papers = 'receipt|bill|statement|slip|invoice'

/** Any of both, and how many there are of them, as the front of a pattern in small letters. */
export const openers = `(?:(?:${fillers}|then|${marks})[\\s,.;:!-]+)*`

/** A whole saying that names no thing: the entry that is talked of. */
export const pronoun = /^(?:it|that|this|that one|this one|one|them|those|last one)$/

const leading = new RegExp(`^(?:(?:${fillers}|then)[\\s,]+)+`)
const marking = new RegExp(`^${openers}`)

/** Small words without the fillers that lead to them. */
export function withoutFillers(words: string): string {
  return words.replace(leading, '')
}

/** Small words without the fillers, and without the words that say that something is put right. */
export function withoutOpeners(words: string): string {
  return words.replace(marking, '')
}
