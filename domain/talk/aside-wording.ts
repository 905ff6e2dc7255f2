import { sum } from '#domain/talk/count-words.ts'
import { believes, otherTimes } from '#domain/talk/hedge-words.ts'
import { papers } from '#domain/talk/openers.ts'
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

/** "42.80 like always": what it always is. */
const asAlways = pattern.i`((?:^|[\s$£€])(?:\d[\d.]*\d|\d|[a-z]+(?:teen|ty)|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|hundred)(?: (?:dollars?|bucks|pounds|quid|euros?))?),? (?:like|same as|just like) ${otherTimes}(?=\W*$|,? (?:and|plus)\b|,)`

/** "I believe coffee was 4": how sure one is. */
const asBelieved = pattern.i`^(\W*(?:(?:oh|uh+|um+|well|so|and)\b[\s,]*)*)i ${believes}(?: that)?,? (?=(?:the |my |a )?(?!(?:i|we|he|she|they|you|it|that|this|so|not|in|you)\b)[a-z][a-z' ]{1,25}? (?:was |were |for |cost )?${sum}\W*$)`

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

/** "the pies were 26, I found the receipt": nothing came in. */
const foundReceipt = pattern.i`^(\W*(?:(?:oh|and|but|so|no),? )?(?:the |our )?[a-z'’&]{2,20}(?: [a-z'’&]{2,20})? (?:was|were|came to|cost) ${amount}[,.;:–—-]{1,3} ?(?:because |since )?i(?:['’]ve)? (?:(?:just|finally|now) )?)(?:found|dug up|dug out) (?=(?:the|my) (?:${papers})(?: (?:again|now|for it))?\W{0,3}$)`

/** What stands beside a telling and would hide it: why it is told only now, how it came, what part of it is one's own. */
export const asideWording: readonly Rewording[] = [
  [ownFault, ''],
  [ownState, '$1'],
  [mixesUp, ''],
  [asAlways, '$1'],
  [asBelieved, '$1'],
  [hadForgotten, '$1 forgot '],
  [notPaidBack, '$1'],
  [minusThose, '$1 expenses$2, how much is left'],
  [insuranceTook, '$1 covered'],
  [foundReceipt, '$1checked '],
  [numbered, 'first $1$2second $1'],
  [broughtHome, (found, lead = '', thing = '') => (namesPerson(thing.toLowerCase()) ? found : `${lead} `)],
  [
    partIs,
    (_, told = '', part = '') => `${told.replace(isPriced, '$1 was ')}, split ${waysOf[part.toLowerCase()]} ways`,
  ],
]
