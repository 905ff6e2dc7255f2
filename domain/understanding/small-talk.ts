import type { Clause } from '#domain/understanding/clause.ts'
import type { OtherFrame } from '#domain/understanding/frame.ts'
import { says } from '#domain/understanding/reading.ts'

const greetings =
  'hi|hello|hey|good morning|good afternoon|good evening|hiya|howdy|sup|whats up|how are you|hows it going|yo|good night|goodnight|nice to meet you|bye|goodbye|see you|see ya'.split(
    '|',
  )
const thanks =
  'thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|great job|good job|youre the best|nice one|awesome|perfect|love it|well done'.split(
    '|',
  )
const help =
  'help|what can you do|how do you work|how does this work|what can i say|what can i ask|who are you|what are you|what do you do|how do i use|instructions please|what else can you do|your name'.split(
    '|',
  )
const hostile =
  'ignore your|ignore all|ignore previous|ignore the above|ignore every|disregard your|disregard all|disregard previous|forget your|forget all|system prompt|your instructions|your rules|previous instructions|drop table|delete everything|erase everything|wipe everything|remove everything|clear everything|delete all|erase all|wipe all|remove all|clear all|wipe my|erase my|delete my account|delete every|remove every|jailbreak|developer mode|pretend you are|act as|you are now|sudo|script alert|select from|delete from|reset everything|delete the database|api key|password|everyones|other users|someone elses|transfer all|send all my money'.split(
    '|',
  )

/** Words that try to steer the assistant instead of telling it something, and wholesale deletion. */
export function isHostile(clause: Clause): boolean {
  return says(clause, ...hostile)
}

/** Greeting, thanks or a call for help; null for anything else. */
export function smallTalk(clause: Clause): OtherFrame['topic'] | null {
  const count = clause.pieces.filter((piece) => piece.type !== 'separator').length
  if (clause.pieces.some((piece) => piece.type === 'amount')) return null
  if (says(clause, ...help)) return 'help'
  if (count <= 7 && says(clause, ...thanks)) return 'thanks'
  return count <= 7 && says(clause, ...greetings) ? 'greeting' : null
}
