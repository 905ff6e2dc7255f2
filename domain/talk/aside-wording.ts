import { sum } from '#domain/talk/count-words.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What is said in free words, and the plain words for it. */
export type Rewording = readonly [RegExp, string | ((...said: string[]) => string)]

const amount = `${sum}(?: and ${sum})?(?: (?:dollars?|bucks|pounds|quid|euros?|rupees|naira|cedis|shillings))?`

/** "those were both yesterday, I'm behind": why it is told only now, or otherwise. */
const ownFault = pattern.i`(?<=[a-z0-9])[,.;:–—-]+\s*(?:(?:sorry|and|but|so|because|since)\b[\s,]*)*(?:i['’]?m|i am|i['’]ve been|i was)
  (?: (?:just|so|really|always|way|a bit|a little|super|too|such|such a|still))*
  (?: (?:behind|late|slow|lazy|forgetful|hopeless|useless|disorgani[sz]ed|backlogged|swamped|scatterbrained|a mess|catching up|running (?:behind|late)|getting old|losing (?:it|track)|(?:bad|terrible|useless|hopeless|awful) at (?:this|these things|numbers)))
  (?: (?:(?:on|with|at) (?:this|these|it|that|my (?:logging|entries|tracking|receipts|notes|books))|today|this week|again|lately|here|lol|haha|as you (?:know|see)|as (?:always|usual)))*\W*$`

/** "I meant pecans, I keep mixing things up": why it was told otherwise. */
const mixesUp = pattern.i`(?<=[a-z0-9])[,.;:–—-]+\s*(?:(?:sorry|and|but|so|because|since)\b[\s,]*)*(?:i (?:always|keep(?: on)?|constantly|still|can['’]?t (?:help|stop))(?: keep)? (?:mix|mixing|confuse|confusing|switch|switching|muddle|muddling|mix up|get|getting)(?: up)?(?: (?:it|them|those|these|that|things|the two|my words|words|everything|stuff|both))*(?: (?:all )?(?:up|wrong|mixed up|confused|backwards))*
  |my (?:brain|head)(?:['’]s| is) (?:fried|mush|gone|elsewhere|not working|fog))\W*$`

/** "make it 5, I'm exhausted": how one is names nothing that is put right. */
const ownState = pattern.i`^(\W*(?:(?:oh|and|no|wait|actually|sorry|ok|so)\b[\s,]*)*(?:(?:make|put|change|move|set) (?:it|that|those|them|these)|(?:it|that|those|these|they|both)(?: both| all)? (?:was|were|is|are|should be))\b[^,.;?]{1,40}(?:\.\d\d?)?)[,;.–—-]+\s*(?:(?:sorry|and|but|because|since)\b[\s,]*)*(?:i['’]?m|i am)
  (?: (?:just|so|really|always|a bit|a little|super|too|such a|still|very|totally|completely|quite))* (?!(?:sure|positive|certain|wrong|mistaken|confused|sorry|off|out|in|at|on|not|\w+ing)\b)[a-z]+(?: today| tonight| again| lately| lol| haha)*\W*$`

/** "make that thirty, I'd forgotten the second ten" */
const hadForgotten =
  /\b(i|we)(?:['’]d| had| have|['’]ve) (?:(?:just|completely|totally|clean|clearly) )?(?:forgotten|forgot|missed|left out|overlooked) (?=(?:the|that|about|my|to)\b)/i

/** "bought socks for Tina, 18, she hasn't paid me yet": what somebody still owes for what was bought all the same. */
const notPaidBack = pattern.i`^(?!.*\b(?:shifts?|jobs?|gigs?|tenants?|clients?|customers?|contracts?|sales?|bookings?|invoices?|projects?|orders?|commissions?|deals?|lessons?|sessions?|shoots?|offers?)\b)(\W*(?:(?:oh|and|also|then|so|ok|just)\b[\s,]*)*(?:(?:i|we)(?:['’]ve)? )?(?:(?:also|just|then) )*(?:bought|grabbed|picked up|paid for|covered|got (?:her|him|them|us|the same|another|an?)(?! (?:job|gig|order|offer|deal|client|customer|commission)\b)) [^?]{2,90}?)[,.;]+\s*(?:and |but |though )?
  (?:he|she|they|[a-z]+)(?:['’]s| has| have)?(?: (?:still|just))? (?:hasn['’]?t|haven['’]?t|has not|have not|not|didn['’]?t|never|still hasn['’]?t|yet to) (?:paid|pay|reimbursed|reimburse|venmoed|zelled|settled)(?: up)?(?: with)? me(?: back)?(?: for (?:it|that|them|those))?(?: (?:yet|so far|still|back))*\W*$`

/** "gave a few bucks to a busker": so much that nobody can know how much. */
const fewBucks = pattern.i`^(\D*\b(?:gave|paid|tossed|threw|dropped|handed|slipped|spent|donated)) (?:a few|a handful of|a bunch of) (?:bucks|dollars|quid|pounds|euros|coins|bob) (?=(?:to|for|on|in) (?:the |an? |my |our |some )?[a-z]\D*$)`

/** "receipt says the scarf was 24 and the candle 14": what two things really were. */
const receiptSays = pattern.i`^(\W*(?:(?:oh|ah|and|but|so|ok|wait|no|actually|well)\b[\s,]*)*)(?:(?:the |my )?(?:receipt|bill|statement|slip|invoice|app|bank)(?:['’]s)? (?:actually |really )?(?:says|said|shows|has|saying)(?: that)?|(?:according to|per|going by|looking at|by) (?:the|my) (?:receipt|bill|statement|slip|invoice)),? (?=(?:the |my )?[a-z][a-z' ]{1,30}? (?:was|were|is|cost) ${sum}(?: (?:dollars|bucks|pounds|euros))?(?:,? (?:and|but) |, (?:the |my )?[a-z][a-z' ]{1,30}? (?:was |were )?${sum}))`

/** "I didn't mean the ice, the propane was 24" */
const didNotMean =
  /^(\W*(?:(?:no|oh|sorry|wait|and|but)\b[\s,]*)*)i (?:didn['’]?t|did not|don['’]?t) mean (?=(?:the|my) [a-z][a-z'’ ]{0,30}?,? (?:but )?(?:the|my) )/i
/** "not the ice, the thing before it, that was 24", "the one before that was 24, the ice is right" */
const thingBefore = /\bthe (?:thing|item|entry) ((?:right |just )?before (?:it|that|this)\b)/i
const beforeThat = /(\bthe one (?:right |just )?before (?:it|that|this)), (?:that|it) (?=(?:was|is|were|cost)\b)/i
const restRight = pattern.i`^(\W*[^\d]{0,30}\bthe one (?:right |just )?before (?:it|that|this)\b[^,;]{1,40}?)[,;] (?:and |but )?the [a-z][a-z'’ ]{0,30}? (?:is|was|were) (?:right|fine|correct|ok|okay|good)(?: (?:before|already))*\W*$`

/** "42.80 like always": what it always is. */
const asAlways = pattern.i`((?:^|[\s$£€])(?:\d[\d.]*\d|\d|[a-z]+(?:teen|ty)|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|hundred)(?: (?:dollars?|bucks|pounds|quid|euros?))?),? (?:like|same as|just like) (?:always|usual|every (?:day|week|month|time))(?=\W*$|,? (?:and|plus)\b|,)`

/** "I believe coffee was 4": how sure one is. */
const believes = pattern.i`^(\W*(?:(?:oh|uh+|um+|well|so|and)\b[\s,]*)*)i (?:believe|guess|reckon|suppose)(?: that)?,? (?=(?:the |my |a )?(?!(?:i|we|he|she|they|you|it|that|this|so|not|in|you)\b)[a-z][a-z' ]{1,25}? (?:was |were |for |cost )?${sum}\W*$)`

/** "the phone card, put in bills": what is to be done with a thing that is named first. */
const namedFirst = pattern.i`^(\W*(?:(?:oh|and|ok|also|please|then)\b[\s,]*)*)((?:the|my|our|that) [a-z][a-z'’& ]{1,30}?),? (put|file|move|stick|list) (?:(?:it|that|them|those|this) )?(?:down )?(in|under|into|to|as) (?!with\b|an?\b|here\b|there\b|yesterday\b|today\b)((?:the |my )?[a-z][a-z& ]{2,24}?)\W*$`

/** "pizza delivered, 24": how it came, and no thing of its own. */
const broughtHome = pattern.i`^(\W*(?:(?:oh|and|also|then|so|ok|just)\b[\s,]*)*(?:(?:i|we) )?(?:(?:got|had|ordered|bought) )?(?:(?:some|a|the|my|our) )?(?!(?:i|we|he|she|they|it|you|who|that|this|got|had)\b)([a-z][a-z'’]*(?: [a-z'’]+){0,2}?)) (?:delivered|shipped)(?: (?:to (?:my|our|the) (?:house|home|door|office|place|work)|home|today))?,? (?:for )?(?=${amount}(?:\W*$|,| (?:with|and|plus|including)\b))`

/** "dentist was 240 but insurance took 200 of it, so I paid 40" */
const insuranceTook = pattern.i`\b((?:my |the |our )?insurance) (?:took care of|took|picked up|handled|absorbed|ate)(?= ${amount}(?: of (?:it|that)\b|(?:,| so| and)+ (?:so |and )*(?:i|we)(?: only| just)? (?:paid|pay|owe|had)\b))`

/** "garage one paid me 150, garage two paid me 140": which of two it was, and no price. */
const numbered = new RegExp(
  `\\b([a-z]{3,15}) one(?= (?:paid|gave) (?:me|us) ${amount})([^;]{2,50}?)\\b\\1 two(?= (?:paid|gave) (?:me|us) ${amount}\\W*$)`,
  'i',
)

/** "internet 60, my part is a third too" */
const partIs = pattern.i`^(?=[^,;]*(?:\d|\b${sum}\b))([^;]{3,60}?)[,.;]+\s*(?:(?:and|but)\b[\s,]*)?(?:my|our) (?:part|share|cut|bit|portion)(?: of (?:it|that|this))?(?: is|['’]s| was)(?: (?:only|just|always))?(?: (?:a|one))? (half|third|quarter)(?: of (?:it|that))?(?: (?:too|as well|also|again))?\W*$`
/** "sales minus those two, what's left": how many were spent on is no amount. */
const minusThose =
  /\b(minus|less) (?:those|these|them|all (?:of )?(?:that|those))(?: two| three| four| both)?( today)?,? (?:so )?(?:what(?:['’]?s| is| do i have) left|how much (?:is|do i have) left)(?: over)?(?=\W*$)/i
const isPriced = new RegExp(`([a-z]) is (?=${amount}$)`, 'i')
const waysOf: Record<string, string> = { half: 'two', third: 'three', quarter: 'four' }

/** What stands beside a telling and would hide it: why it is told only now, how it came, what part of it is one's own. */
export const asideWording: readonly Rewording[] = [
  [ownFault, ''],
  [ownState, '$1'],
  [mixesUp, ''],
  [fewBucks, '$1 something '],
  [receiptSays, '$1actually '],
  [asAlways, '$1'],
  [didNotMean, '$1not '],
  [thingBefore, 'the one $1'],
  [beforeThat, '$1 '],
  [restRight, '$1'],
  [believes, '$1'],
  [namedFirst, '$1$3 $2 $4 $5'],
  [hadForgotten, '$1 forgot '],
  [notPaidBack, '$1'],
  [minusThose, '$1 expenses$2, how much is left'],
  [insuranceTook, '$1 covered'],
  [numbered, 'first $1$2second $1'],
  [broughtHome, (found, lead = '', thing = '') => (namesPerson(thing.toLowerCase()) ? found : `${lead} `)],
  [
    partIs,
    (_, told = '', part = '') => `${told.replace(isPriced, '$1 was ')}, split ${waysOf[part.toLowerCase()]} ways`,
  ],
]
