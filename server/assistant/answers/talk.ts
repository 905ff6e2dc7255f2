import { type Day, formatDay, weekdayName } from '#domain/calendar.ts'
import { capital } from '#domain/capital.ts'
import { transactionCategories } from '#domain/category.ts'
import { listWords } from '#domain/list-words.ts'
import { endsTalk } from '#domain/talk/ends-talk.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { sayAboutApp } from '#server/assistant/answers/about-app.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

const mayAskOfApp = new Set<OtherFrame['topic']>(['help', 'remark', 'negated', 'hostile', 'unknown'])

/** A short friendly word; nothing was written. */
export function sayTalk(frame: OtherFrame, speaker: Pick<Speaker, 'firstName' | 'message' | 'today'>): string {
  const { firstName, message, today } = speaker
  if (endsTalk(message)) return 'Bye, see you soon.'
  if (letsBe.test(message)) return 'All right.'
  if (frame.topic === 'unknown' && firstName && ownName.test(message)) return `You are ${firstName}.`
  const aboutApp = mayAskOfApp.has(frame.topic) ? sayAboutApp(message) : null
  if (aboutApp) return aboutApp
  switch (frame.topic) {
    case 'greeting':
      if (/\b(night|bye|goodbye|see (you|ya))\b/i.test(message)) return 'Bye, see you soon.'
      return `Hi${firstName ? ` ${firstName}` : ''}, what did you spend?`
    case 'thanks':
      return 'Any time.'
    case 'help':
      return 'Tell me what you spent, like "coffee 4", ask "how much on food this month", or say "undo".'
    case 'negated':
      return 'All right, I left that out.'
    case 'hypothetical':
      if (
        /\b(?:spend|spending|buy|buying) (?:a (?:lot|bit|little) )?less\b|\bsave (?:some |more )?(?:money|more)\b/i.test(
          message,
        )
      )
        return 'A limit helps: say "set dining to 300", and I tell you what is left with each entry.'
      return 'Then nothing is spent, and I saved nothing.'
    case 'remark':
      return 'Good to know. I saved nothing.'
    case 'hostile':
      return isPlainWipe(message)
        ? 'I take out single entries only, so everything stays. Say which, like "delete the coffee from yesterday"; Account Settings can close the account with all of it.'
        : 'I only keep your own ledger, so I left everything as it is.'
    case 'long':
      return 'That is a lot at once, so I saved nothing. Tell me in smaller pieces.'
    case 'unknown':
      return sayUnknown(message, today)
  }
}

/** "delete everything else", "wipe my history": wholesale, and meant as it is said. */
function isPlainWipe(message: string): boolean {
  return /^\W*(please |can you |could you )*(delete|erase|wipe|remove|clear|reset)\b(?!.*\b(database|table|users?|everyone|rules|instructions|password)\b)/i.test(
    message,
  )
}

const ownName = /^\W*(?:(?:do you know )?what(?:['’]?s| is) my name|who am i|do you know (?:me|my name|who i am))\W*$/i

/** "never mind", "stop", "be quiet", where nothing waits for an answer. */
const letsBe =
  /^\W*(?:(?:no|ok|okay|oh|well|wait|actually|please|just|penny)\W+)*(?:never ?mind|cancel|forget it|skip it|leave it|stop(?: it| talking)?|(?:be )?quiet|hush|sh+|silence|enough|pause|wait|hold on|hang on|one (?:moment|second|sec))(?: (?:please|penny|then|thanks|thank you|now))*\W*$/i

const WORKS = 'Try "coffee 4" or "how much on food this month".'

/** "put the shampoo under personal care", "put that in the pets category": a category that there is none of. */
const sortsUnder = pattern.iu`^\W*(?:(?:please|can you|could you|and|ok|no)\W+)*(?:(?:put|file|move|change|switch|set|sort|tag|mark|log) (?:[\p{L}'’&-]+ ){1,5}?(?:under|(?:as|to|in(?:to)?) (?=[\p{L}& ]+ category\b))
  |(?:re)?(?:categori[sz]e|classify|tag|file) (?:[\p{L}'’&-]+ ){1,5}?(?:under|as)) ?(?:the |my )?([\p{L}&]+(?: [\p{L}&]+){0,2}?)(?: category)?(?: please| thanks)?\W*$`

/** Words that mean nothing to the ledger: a nod, a call, a complaint, something out of reach. */
function sayUnknown(message: string, today: Day): string {
  const words = message.toLowerCase().replaceAll('’', "'")
  if (
    /^\W*(ok(ay)?|no,? thank(s| you)|yes|yeah|yep|no|nope|sure|fine|cool|lol|haha|hm+|u+gh+|meh|oh well|whatever|wow|(?:then |and )?nothing(?: else| more)?|right|alright|nice|good|great|perfect|that'?s (right|it|all|good|fine|great|correct|perfect))\W*$/.test(
      words,
    )
  )
    return 'All right. Tell me whenever you spend something.'
  if (/^\W*(?:(?:oh|i'?m|i am|so|very) )*sorry(?: about that)?\W*$/.test(words)) return 'No harm done.'
  if (/^\W*(?:morning|afternoon|evening)\W*$/.test(words)) return 'Hi, what did you spend?'
  if (/\b(are you (there|listening|awake)|can you hear me)\b/.test(words)) return 'I am here. What did you spend?'
  if (
    /\b(useless|stupid|dumb|hate (?:you|(?:this|it)(?: app)?\W*$)|not helping|(?:it|this|app|sayso) (?:doesn't|does not|isn't|is not) work(?:ing)?|terrible|you suck|idiot|moron|shut up|f+u+c+k|drop dead|screw you|go away)\b/.test(
      words,
    )
  )
    return 'I am sorry. Say "undo" to take back what I did last, or tell me how it should be.'
  if (
    /\b(you'?re|you are|that'?s|that was|so) (so |very |really |too )*(funny|sweet|smart|clever|nice|kind|cute|great|good|amazing|the best|lovely)\b/.test(
      words,
    )
  )
    return 'That is kind of you. Tell me whenever you spend something.'
  if (/^\W*what('s| is)? (day|date)\b(?! (was|were)\b)|\bwhat('s| is) (today'?s date|the date)\b/.test(words))
    return `It is ${weekdayName(today)}, ${formatDay(today)}.`
  const isOutOfReach =
    /\?\s*$/.test(words) ||
    /^\W*(what|who|whom|where|when|why|how|which|can you|could you|will|play|call|text|book|order|open|show|tell|remind|translate)\b/.test(
      words,
    )
  const category = sortsUnder.exec(words)?.[1]
  if (category) return `There is no category ${capital(category)}. There are ${listWords(transactionCategories)}.`
  return isOutOfReach ? `That is beyond me, I only know your money. ${WORKS}` : `I did not get that. ${WORKS}`
}
