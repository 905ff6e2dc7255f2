import type { Clause } from '#domain/understanding/clause.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'

const greetings = phrases(`
  bye|good morning|good afternoon|good evening|good night|goodnight|goodbye
  hi|hello|hey|hiya|howdy|how are you|hows it going|im fine|im good|im okay|nice to meet you|sup|see you|see ya|whats up|yo
`)
const thanks = phrases(
  `
  thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|great job|good job|youre the best|nice one|awesome
  perfect|love it|well done|ok good|okay good|ok great|okay great|ok cool|okay cool|good good|all good|sounds good|looks good
  very good|good work
`,
)
const help = phrases(`
  help|how do you work|how does this work|how do i use|instructions please
  what can you do|what can i say|what can i ask|who are you|what are you|what do you do|what else can you do
  your name
`)
const hostile = pattern` (ignore|disregard|forget) (your|all|previous|the above|every) | (delete|erase|wipe|remove|clear
  |reset) (everything|all|every) | (wipe|erase|delete) (out )?my (account|data|ledger|history|books|whole|entire
  |database) | (transfer all|send all my money|system prompt|your (instructions|rules)|previous instructions
  |drop table|jailbreak|developer mode|pretend you are|act as|you are now|sudo|script alert|select from
  |delete from|delete the database|api key|password|other users) | (?:everyones|someone elses) (?:\S+ )?(?:accounts?|balances?|books|data
  |details|entries|expenses|history|info|information|ledgers?|money|passwords?|purchases|spending|spends|transactions) `

/** Words that try to steer the assistant instead of telling it something, and wholesale deletion. */
export function isHostile(clause: Clause): boolean {
  return hostile.test(clause.words)
}

/** "how are you today", "how's it going", "morning Penny": of Penny, not of the money. */
export function asksHowYouAre({ words, pieces }: Clause): boolean {
  return (
    (/ how (?:are you|r u|have you been) (?:doing |keeping |today |this morning |tonight |penny |dear )*$/.test(
      words,
    ) ||
      hails.test(words)) &&
    pieces.length < 12
  )
}

const hails =
  /^ (?:(?:hows|how is) (?:it|life|everything) going|(?:hows|how are) things|morning|afternoon) (?:(?:with|you|there|all|today|penny|dear|mate) )*$/

/** "fine", "that's fine thanks", "fair enough haha": a nod, and neither a fine that was paid nor a fair. */
export function isNod({ words, pieces }: Clause): boolean {
  return pieces.length <= MOST_OF_NOD && nod.test(words)
}
const MOST_OF_NOD = 5
const nod =
  /^ (?:(?:um|oh|ok|okay|yes|no|well|im|its|thats|that is|it is|all|just|doing|were|everything is) )*(?:fine|fair enough|fair point|good point|makes sense|gotcha) (?:(?:haha|ha|lol|thanks|thank you|penny|then|now|with me|by me|too) )*$/

/** Greeting, thanks or a call for help; null for anything else. */
export function smallTalk(clause: Clause): OtherFrame['topic'] | null {
  const count = clause.pieces.filter((piece) => piece.type !== 'separator').length
  if (clause.pieces.some(isAmount)) return null
  if (holds(clause.words, help)) return 'help'
  if (count <= 7 && holds(clause.words, thanks)) return 'thanks'
  return count <= 7 && holds(clause.words, greetings) ? 'greeting' : null
}
