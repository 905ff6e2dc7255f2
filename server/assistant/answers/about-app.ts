import { transactionCategories } from '#domain/category.ts'
import { product } from '#domain/product.ts'
import type { AppQuestion } from '#domain/talk/app-question-sentence.ts'
import { readForWhom } from '#domain/talk/for-whom-sentence.ts'
import { payingMeans } from '#domain/talk/paid-by-sentence.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const wayOfPaying = pattern.u`^\W*(?:[\p{L}']+\W+){0,4}(?:was|were|paid)(?: it| that| them| for)?(?: all)? (?:in |by |with |on |from )?
  (?:my |the |a )?(?:cash|card|credit card|debit card|apple pay|google pay|paypal)\W*$`

const card = '(?:(?:[a-z]+ ){0,2}card|visa|amex|mastercard)'
/** "how much did I put on the travel card this month" */
const spentByCard = pattern`^\W*(?:(?:and|so|ok|okay)\W+)*(?:how much|what) (?:did (?:i|we)|have (?:i|we)|(?:i|we)) (?:put|spend|spent|pay|paid|charge|charged)(?: (?:so far|in total))? (?:on|with|by|to) (?:the|my|our) ${card}(?: (?:so far|in total
  |today|yesterday|(?:this|last) (?:week|month|year)))*\W*$`
/** "call my visa the travel card" */
const namesCard = pattern`^\W*(?:(?:please|and|can you|could you|let['’]?s)\W+)*(?:call|name|rename|label) (?:the|my|our) ${card} (?!(?:bill|payment|fee|entry)\b)(?:to |as |the |my )*[a-z][a-z ]{1,30}\W*$`

export const NEEDS_ACCOUNT =
  'For an account I need the bank, the last digits and what is on it: "add a savings account at Barclays ending 1234 with 500".'
const FOR_WHOM = 'Whom or what it was for is nothing that I keep: an entry holds its name, amount, category and day.'
const HOW_PAID = 'How it was paid is nothing that I keep: an entry holds its name, amount, category and day.'

/** "hang on, let me look" */
const takesTime = pattern`^\W*(?:(?:oh|ok|um|uh|yeah)[\s,]+)*(?:hang on|hold on|wait(?: a (?:sec|second|minute|moment))?|(?:one|just a|give me a) (?:sec|second|moment|minute)
  |let me (?:look|check|see|think|find (?:it|the receipt)))(?:[\s,.;]+(?:(?:i have to|i need to|i['’]ll|let me) (?:look|check|see|think|find (?:it|the receipt)|look (?:it|that) up)))?\W*$`

/** "put the sandwich under work" */
const sortsElsewhere =
  /^\W*(?:please |can you |could you )*(?:put|move|file|sort|tag) (?:the|my|that|it|this)\b.* (?:under|in|into) (?:work|business|personal|private|misc)\W*$/i

const own =
  '(?:(?:my|our|the) )?(?:(?:own|other|second|main|joint) )?(?:(?:checking|chequing|current|savings?|bank|isa|brokerage)(?: accounts?)?|accounts?)'
/** "move 100 from checking to savings", "sent 300 to my other account": it stays one's own. */
const movesOwnMoney = pattern`^\W*(?:(?:i|we|just|please|also|can you|could you|i['’]ve)\W+)*(?:move[ds]?|transfer(?:red)?|shift(?:ed)?|switch(?:ed)?|put|sent|send|wired?|paid|took|take|withdrew)
  \s(?:\S+ ){1,3}?(?:(?:from|out of) ${own}(?: (?:over )?(?:to|into|in) ${own})?|(?:over )?(?:to|into|in|between) ${own}(?: from ${own})?)(?: (?:today
  |yesterday|now|just now|again|please))*\W*$`
/** "took out 100 from the ATM", "cash deposit 300", "withdrew 60" */
const drawsCash = pattern`^\W*(?:(?:i|we|just|also|my|i['’]ve|made an?)\W+)*(?:withdrew|(?:took|pulled|drew|got|deposited)\b.*\b(?:out|atm|cash ?(?:machine|point)|bank)
  |(?:(?:atm|bank|mobile|cash(?: ?(?:machine|point))?) (?:withdrawal|deposit)|withdrawal)s?|atm|cash ?(?:machine|point))\b.*\d`
/** "put the rest in savings", "put 20% into it" */
const savesUntold = pattern`^\W*(?:(?:i|we|just|please|also|and|can you)\W+)*(?:put|move|save|transfer|add|stick|throw) (?:the (?:rest|remainder|other half)|(?:all|half|some|most|a bit) of (?:it|that
  |my pay)|what(?:['’]?s| is) left|everything(?: left)?|\d+ ?(?:%|percent)(?: of [a-z ]{2,20})?)(?: (?:in|into|to|towards?|aside|away|for)\b.*)?\W*$`
/** "I have 2300 in my checking account", "my savings account has 600 now" */
const holdsMoney = pattern`^\W*(?:(?:so|ok|and|now|right now|currently)\W+)*(?:(?:(?:i|we)(?:['’]ve)? (?:have |got |have got )?|there(?:['’]?s| is| are) )(?:still |about |only |just )?[$€£]?\d\S* (?:\S+ )?in (?:the bank|${own})
  |(?:my|our|the) (?:(?:bank |account )?balance|${own}) (?:is|has|holds|stands at|is at|is now|now has) (?:now )?[$€£]?\d\S*)\b`
/** "I cancelled my gym membership", "we stopped Netflix" */
const contractEnded = pattern`^\W*(?:(?:i|we|just|finally|i['’]ve|we['’]ve|have)\W+)*(?:cancell?ed|paused|stopped|ended|quit|unsubscribed from|got rid of) (?:my |our |the )?(?!.*\b(?:order
  |booking|reservation|trip|appointment|meeting|flight|hotel|dinner|lunch|party|it|that)\b)\S+(?: \S+){0,2}\W*$`
/** "merge the two coffees", "can you combine them into one" */
const mergesEntries = pattern`^\W*(?:(?:please|and|ok|so|just|actually|can you|could you|can i|let['’]?s)\W+)*(?:(?:merge|combine|join|consolidate) (?:the|them|those|these|both|that|my|all|it|into)\b(?!.*\b(?:accounts?|cards?|goals?|budgets?)\b)\D*
  |(?:put|add|make) (?:them|those|these|both|the two)(?: of them)? (?:(?:together )?(?:in|into|as) one|one|a single)(?: entry| line| item| purchase)?)\W*$`
/** "coffee 4.50 every day this week": the price is told, and the days are not. */
const everyDay = pattern`(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty)\b).*\b(?:(?:every|each) (?:single )?(?:day|morning|evening|night|workday)|daily)\b
  |\b(?:(?:every|each) (?:single )?(?:day|morning|evening|night|workday)|daily)\b.*\d`

/** Whom a person loses with grief. */
const dear = 'mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|grandma|grandpa|friend|cat|dog'

/** What people ask about the app and its limits, with where to find it or what works instead. */
const answers: readonly [RegExp, string][] = [
  [
    pattern`\b(who are you|what('s| is) your name|who is (this|penny)|who made you
  |are you (an? )?(robot|bot|person|human|machine|real|ai|computer))\b`,
    `I am ${product.assistant}, the assistant of ${product.name}: a program, no person. Tell me what you spent, like "coffee 4".`,
  ],
  [
    /\b(export|download|back ?up)\b.*\b(data|transactions|entries|everything|ledger|records|csv|file)\b|^\W*export\W*$/,
    'Account Settings has Export My Data, one file with everything in it.',
  ],
  [
    pattern`^\W*(?:what|which|how many) categor(?:y|ies)\b(?: (?:are there|do you (?:have|know|use)|(?:can|could) i (?:use|choose|pick|have)|is there|exist))
  |^\W*(?:(?:can|could|may|how (?:do|can)) (?:i|you|we) )?(?:add|make|create|have|get) (?:a |an |my |some )?(?:new |own |other |more |another )*categor(?:y|ies)\b`,
    `The categories are ${transactionCategories.join(', ')}, and no others can be made.`,
  ],
  [
    pattern`^\W*(?:what|which) currenc(?:y|ies)\b|\bchange (?:my |the )?currency\b`,
    'The currency of your amounts stands in Preferences, where you can change it.',
  ],
  [
    pattern`^\W*(?:do you|will you|can you|did you) (?:still )?(?:remember|forget|know)(?: (?:me|everything|it all|that|it|what i (?:said|told you|spent|say)))?(?: (?:yesterday|before|last (?:time|week)|today))*\W*$`,
    'What you told me to note stands in your ledger. Ask me, like "what did I buy this week".',
  ],
  [
    pattern`^\W*(?:do|can) you (?:even )?(?:understand|get) (?:me|english|what i (?:say|mean|said))\b|^\W*what (?:should|can|do|could) i (?:say|ask|tell you)(?: (?:to )?you)?\W*$`,
    'Plain words will do: "coffee 4" to note it, "how much on food this month" to ask, "undo" to take it back.',
  ],
  [movesOwnMoney, 'Between your own accounts nothing is spent, so I saved nothing.'],
  [
    drawsCash,
    'Cash that you draw or pay in stays your own, so I saved nothing. Tell me what you spend of it, or the fee, like "ATM fee 3".',
  ],
  [savesUntold, 'How much is that? Say it like "put 50 towards Japan". Between your own accounts nothing is spent.'],
  [holdsMoney, NEEDS_ACCOUNT],
  [contractEnded, 'All right. In Subscriptions you can mark it as paused, so that it no longer counts.'],
  [
    /^\W*(?:please |can you |could you )*(?:resume|unpause|reactivate|restart) (?:my |the )?\S+(?: \S+){0,2}\W*$/,
    'In Subscriptions you can mark it as active again.',
  ],
  [
    /\bwhat (?:happens )?(?:if|when) (?:i|we) (?:go|went|am|get|are) (?:over|above|past)\b/,
    'Nothing is blocked. I only tell you how far over you are.',
  ],
  [
    /^\W*(please |can you |could you |will you )*(send|transfer|wire|pay)\b(?! (?:was|were|is|cost|came)\b)/,
    'I cannot move money, I only keep your ledger. Once it is paid, tell me, like "rent 900".',
  ],
  [
    /\b(remind me(?! (what|how|when|where|which))|set (a|an) (reminder|alarm)|reminder)\b/,
    'I cannot remind you, but Subscriptions shows which payments are due next.',
  ],
  [
    /^\W*(please |can you |could you )*(cancel|pause|stop|end) (?!it\b|that\b|this\b)(my |the |our )?\S+( \S+){0,2}\W*$/,
    'I cannot cancel a contract. In Subscriptions you can mark it as paused.',
  ],
  [
    pattern`^\W*(please |can you |could you )*(add|put|write|attach|leave) (a |an |my )?(note|tag|label|photo
  |receipt|comment)\b|^\W*tag \S`,
    'An entry holds its name, amount, category and day, no more. Change any of them, like "rename coffee to latte".',
  ],
  [
    pattern`\b(that'?s|that is|it'?s|it is|this is) (a |my )?(daily|weekly|monthly|yearly|annual|recurring|regular|repeating) (thing
  |one|bill|payment|charge|subscription|expense)\b
  |^\W*(and |oh )?(that'?s|that is|it'?s|it is) (every|each|per|a) (week|month|year)\W*$|^\W*(and |oh )?(that'?s|that is|it'?s|it is) (weekly|monthly|yearly|annual)\W*$
  |\b(make|mark|set) (it|that|this) (as |to )?(a )?(recurring|repeat(ing)?|monthly)\b`,
    'I see by myself what comes back: paid a few times, it stands in Subscriptions.',
  ],
  [
    pattern`^(?!\W*(?:is|was|are|were|am|did|how|what|which)\b).*\b(?:lost my (?:job|${dear})|my (?:${dear}) died|passed away$|got (?:fired|laid off|dumped|divorced)|broke up|i'?m (?:so |really |very |just |feeling )*(?:sad|depressed|lonely|exhausted|sick|ill|crying)|i feel (?:so |really |very |just )*(?:sad|depressed|lonely|awful|terrible|horrible|down|sick)|(?:bad|rough|awful|horrible|terrible|hard|tough) (?:day|week|month|year|time))\b`,
    'I am sorry to hear that. Your ledger can wait, I am here whenever you need it.',
  ],
  [
    pattern`^\W*(?:(?:oh|but|so|ok|sorry|hm+|um) )*(?:(?:i )?(?:don'?t|do not|didn'?t|did not|not) (?:really )?(?:get|understand|follow)(?: (?:it|this|that|you|any of (?:it|this)))?|i'?m (?:confused|lost)|i am (?:confused|lost)|what|huh|how|why|what do you mean|what does that mean|come again)\W*$`,
    'Say it in plain words: "coffee 4" notes it, "how much on food this month" asks, "undo" takes it back.',
  ],
  [
    mergesEntries,
    'I cannot make one of two. Give one of them the sum, like "make the last one 9", and delete the other.',
  ],
  [takesTime, 'Take your time.'],
  [sortsElsewhere, `There is no such category. The ones I know: ${transactionCategories.join(', ')}.`],
  [everyDay, 'On which days? Say it with them, like "coffee 4.50 on Monday and Tuesday".'],
  [wayOfPaying, HOW_PAID],
  [spentByCard, HOW_PAID],
  [namesCard, 'An account or a card goes by its bank and digits here, and has no other name.'],
  [payingMeans, HOW_PAID],
  [
    pattern`\b(that'?s|that is|it'?s|this is|you'?re|you are|you got (it|that|this|me)) (all |so |it )?(wrong
  |incorrect|a mistake|not (right|correct|it|what i said))\b
  |\byou(?: (?:have|totally|completely|just))*(?: got)? (?:me wrong|misunderst(?:ood|and|anding)|misheard|mishear|heard (?:me |that |it )?wrong|messed (?:it |that |this )?up)\b|^\W*(?:that'?s|that is|it'?s|this is) not what i (?:meant|said|wanted|asked)\W*$`,
    'I am sorry. Say "undo" to take back what I did last, or tell me how it should be, like "make that 15".',
  ],
  [
    pattern`\b(i'?m|i am|so|feel|feeling|always) (so |really |pretty |very |a bit |always |getting )*(broke|skint|bad about|guilty|stressed|worried|anxious|overwhelmed|struggling|in debt|ashamed|scared)\b
  |\bspen(d|ding|t) (so|too) much\b|\b(?:money|cash|things|it)(?:'s| is| are) (?:so |really |very |a bit )*tight\b|\bcan'?t (?:seem to )?(?:stop|control) (?:my )?(?:spending|buying|shopping|myself)\b|\bbought (?:way )?too much\b`,
    'That happens. Ask "how am I doing", and we look at it together.',
  ],
]

/** "cancel Spotify", "both were cash": said about the app where the engine would ask for the price of a thing; null for anything else. */
export function sayInsteadOfPrice(message: string): string | null {
  const words = message.toLowerCase()
  return sortsElsewhere.test(message) ||
    movesOwnMoney.test(words) ||
    startsAsContract.test(message) ||
    contractEnded.test(words) ||
    mergesEntries.test(words) ||
    wayOfPaying.test(words) ||
    everyDay.test(words)
    ? sayAboutApp(message)
    : null
}

const startsAsContract = /^\W*(?:please |can you |could you )*(?:cancel|pause|end)\b/i

/** What there is to know of the app where a whole sentence asks for it. */
export const ofApp: Readonly<Record<AppQuestion, string>> = {
  listening: 'I listen only after you press the orb, and the screen shows it.',
  private:
    'Only you can read your ledger once you are signed in, and nothing about you is sold. The privacy policy says what is stored.',
  price: `${product.name} is free, with so many voice chats a month. Your plan shows how many, and what a month without a limit costs.`,
  typing: 'Both work: press the orb and talk, or type it.',
  offline: 'Yes. What you say or type without a network waits with its day, and is sent once you are back.',
  languages: 'I understand English only.',
  devices: `${product.name} runs in the browser of phone and computer alike, and can be put on the home screen. There is no widget.`,
  banks: 'Under Accounts you can link a bank, or add an account by hand.',
  others: 'A ledger is for one person. Anybody else makes an account of their own.',
  closing:
    'Account Settings can close your account, with all that is in it. A single entry goes by voice, like "delete the coffee".',
  account: 'Account Settings has that, with your name, your password and where you are signed in.',
  looks: 'Preferences has that: theme, voice, sounds and currency.',
  pictures: 'I take words only, no pictures and no files. Read it to me, like "groceries 54.20".',
  trust: 'Where an amount is not clear I ask, I tell you what I saved, and "undo" takes it back.',
  start: `Tell me what you spend or get, like "coffee 4", and I keep it. Ask "how much on food this month", set a budget, or say "undo".`,
  sorting: 'I go by what you bought and where. Say "that was travel" where I am wrong, and I remember it.',
  charts: 'Insights draws your spending. Or ask me, like "where does my money go".',
  notices: 'I send nothing by myself. After an entry I tell you what is left of its budget.',
  limits: 'As many entries as you like. Only voice chats are counted, and your plan shows how many are left.',
  refund: 'I only keep your ledger. Once the money is back, tell me, like "refund of 15 from Zara".',
}

/** The answer to a question about the app itself; null for anything else. */
export function sayAboutApp(message: string): string | null {
  const words = message.toLowerCase().replaceAll('’', "'")
  return answers.find(([pattern]) => pattern.test(words))?.[1] ?? (readForWhom(message) ? FOR_WHOM : null)
}
