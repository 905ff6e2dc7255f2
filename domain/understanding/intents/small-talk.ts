import type { Clause } from '#domain/understanding/clause.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'

const greetings = phrases(
  'hi|hello|hey|good morning|good afternoon|good evening|hiya|howdy|sup|whats up|how are you|hows it going|yo|good night|goodnight|nice to meet you|bye|goodbye|see you|see ya',
)
const thanks = phrases(
  'thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|great job|good job|youre the best|nice one|awesome|perfect|love it|well done',
)
const help = phrases(
  'help|what can you do|how do you work|how does this work|what can i say|what can i ask|who are you|what are you|what do you do|how do i use|instructions please|what else can you do|your name',
)
const hostile =
  / (ignore|disregard|forget) (your|all|previous|the above|every) | (delete|erase|wipe|remove|clear|reset) (everything|all|every) | (wipe|erase|delete) (out )?my (account|data|ledger|history|books|whole|entire|database) | (transfer all|send all my money|system prompt|your (instructions|rules)|previous instructions|drop table|jailbreak|developer mode|pretend you are|act as|you are now|sudo|script alert|select from|delete from|delete the database|api key|password|everyones|other users|someone elses) /

/** Words that try to steer the assistant instead of telling it something, and wholesale deletion. */
export function isHostile(clause: Clause): boolean {
  return hostile.test(clause.words)
}

/** Greeting, thanks or a call for help; null for anything else. */
export function smallTalk(clause: Clause): OtherFrame['topic'] | null {
  const count = clause.pieces.filter((piece) => piece.type !== 'separator').length
  if (clause.pieces.some((piece) => piece.type === 'amount')) return null
  if (holds(clause.words, help)) return 'help'
  if (count <= 7 && holds(clause.words, thanks)) return 'thanks'
  return count <= 7 && holds(clause.words, greetings) ? 'greeting' : null
}
