import { pattern } from '#domain/understanding/words/pattern.ts'

const nod =
  pattern`(?:y(?:es|ep|eah|up|ea|a)|aye|sure(?: thing)?|ok(?:ay|ey)?|right|correct|exactly|absolutely|definitely|certainly
  |totally|of course|indeed|fine|alright|all right|great|perfect|good|cool|it is|that'?s (?:right|fine|ok(?:ay)?|good|it|correct
  |them)|sounds good|save it|do (?:it|that|so)|go (?:ahead|for it|on)|please do|confirm(?:ed)?|proceed|i (?:am|do|did)
  |i'?m sure|i mean it|i said so|you (?:can|may))`.source
const which = pattern`(?:it|that|them|'?em|those|these|both|all|everything|the (?:two|lot)|\d+|two|three|four|five)`
  .source
const again =
  pattern`(?:(?:delete|remove|erase|scrap|bin|ditch|trash|wipe|clear|drop|get rid of|throw|take)(?: (?:out|away|off))?
  \s${which}(?: (?:of (?:it|them|those|these)|both|all|two|entries|out|off|away))*)`.source
const beside = pattern`(?:please|thanks|thank you|penny|and|just|now|right (?:now|away)|then|well|oh|u[hm]+|so|too
  |${which}(?: of them)?)`.source

const plainYes = new RegExp(`^(?:${beside} )*(?:${nod}|please ${again})(?: (?:${nod}|${again}|${beside}))*$`)
const yesAgain = new RegExp(`^(?:${beside} )*${nod}(?: (?:${nod}|${beside}))* ${again}\\b`)

/** Words by which what was to go is to stay, wherever in an answer they stand. */
const staying = pattern`\b(?:wait|hold (?:on|up)|hang on|stop|never ?mind|changed my mind|on second thoughts?|rather not
  |no(?! (?:problem|worries|doubt|need|longer|more)\b)|nope|nah|keep|keeping|leave|stays?|(?:put|bring) (?:\S+ ){0,5}back
  |(?:don'?t|do not|didn'?t) (?:delete|remove|erase|do|take|touch|drop|mean)|forget (?:it|that)
  |cancel(?! (?:it|that|them|those|these|both|all)\b)|cancel (?:it|that)$|scratch (?:it|that)|undo
  |not (?:all|both|yet|now|that|those|these|the|them|really|so fast)|(?:i'?m|we'?re) paying|still need)\b`

/**
 * What an answer to "Delete 2 entries?" comes to. A yes is one where nothing else stands beside it, or the order itself said again:
 * "ok put them back" and "yes no wait" begin like one and are none. Words as `plainWords` gives them.
 */
export function readRemovalReply(words: string): 'yes' | 'again' | 'keep' | null {
  const plain = words.replaceAll('’', "'")
  if (plainYes.test(plain)) return 'yes'
  if (staying.test(plain)) return 'keep'
  return yesAgain.test(plain) ? 'again' : null
}

/** "yes no wait", "ok never mind": of a question about any other change. */
export function refusesBehindYes(words: string): boolean {
  return refusing.test(words.replaceAll('’', "'"))
}
const refusing = /\b(?:wait|hold on|never ?mind|forget it|leave it|don't|do not)\b/
