import type { Rewording } from '#domain/talk/aside-wording.ts'
import { sum } from '#domain/talk/count-words.ts'
import { papers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** "gave a few bucks to a busker": so much that nobody can know how much. */
const fewBucks = pattern.i`^(\D*\b(?:gave|paid|tossed|threw|dropped|handed|slipped|spent|donated)) (?:a few|a handful of|a bunch of) (?:bucks|dollars|quid|pounds|euros|coins|bob) (?=(?:to|for|on|in) (?:the |an? |my |our |some )?[a-z]\D*$)`

/** "receipt says the scarf was 24 and the candle 14": what two things really were. */
const receiptSays = pattern.i`^(\W*(?:(?:oh|ah|and|but|so|ok|wait|no|actually|well)\b[\s,]*)*)(?:(?:the |my )?(?:${papers}|app|bank)(?:['’]s)? (?:actually |really )?(?:says|said|shows|has|saying)(?: that)?|(?:according to|per|going by|looking at|by) (?:the|my) (?:${papers})),? (?=(?:the |my )?[a-z][a-z' ]{1,30}? (?:was|were|is|cost) ${sum}(?: (?:dollars|bucks|pounds|euros))?(?:,? (?:and|but) |, (?:the |my )?[a-z][a-z' ]{1,30}? (?:was |were )?${sum}))`

/** "I didn't mean the ice, the propane was 24" */
const didNotMean =
  /^(\W*(?:(?:no|oh|sorry|wait|and|but)\b[\s,]*)*)i (?:didn['’]?t|did not|don['’]?t) mean (?=(?:the|my) [a-z][a-z'’ ]{0,30}?,? (?:but )?(?:the|my) )/i

/** "not the ice, the thing before it, that was 24", "the one before that was 24, the ice is right" */
const thingBefore = /\bthe (?:thing|item|entry) ((?:right |just )?before (?:it|that|this)\b)/i

const beforeThat = /(\bthe one (?:right |just )?before (?:it|that|this)), (?:that|it) (?=(?:was|is|were|cost)\b)/i

const restRight = pattern.i`^(\W*[^\d]{0,30}\bthe one (?:right |just )?before (?:it|that|this)\b[^,;]{1,40}?)[,;] (?:and |but )?the [a-z][a-z'’ ]{0,30}? (?:is|was|were) (?:right|fine|correct|ok|okay|good)(?: (?:before|already))*\W*$`

/** "the phone card, put in bills": what is to be done with a thing that is named first. */
const namedFirst = pattern.i`^(\W*(?:(?:oh|and|ok|also|please|then)\b[\s,]*)*)((?:the|my|our|that) [a-z][a-z'’& ]{1,30}?),? (put|file|move|stick|list) (?:(?:it|that|them|those|this) )?(?:down )?(in|under|into|to|as) (?!with\b|an?\b|here\b|there\b|yesterday\b|today\b)((?:the |my )?[a-z][a-z& ]{2,24}?)\W*$`

/** "put the coffee back, it's the lunch I want out": only beside what is to stand again; a tooth may be wanted out as well. */
const wantedOut = pattern.i`(\b(?:put|bring|get) (?:the|my|that) [a-z][a-z'’& ]{1,30}? back(?: in)?[.,;:!]{1,3} (?:(?:no|oh|actually),? )?)(?:it['’]s|it is|it was) (the [a-z][a-z'’& ]{1,30}?) (?:that )?(?:i|we) want(?:ed)? out\W*$`

/** Which entry is meant, what is to be done with it and what it really was, in free words. The order counts: "the thing before it, that was 24" is first "the one before it, that was 24". */
export const entryWording: readonly Rewording[] = [
  [didNotMean, '$1not '],
  [thingBefore, 'the one $1'],
  [beforeThat, '$1 '],
  [restRight, '$1'],
  [namedFirst, '$1$3 $2 $4 $5'],
  [wantedOut, '$1delete $2'],
  [receiptSays, '$1actually '],
  [fewBucks, '$1 something '],
]
