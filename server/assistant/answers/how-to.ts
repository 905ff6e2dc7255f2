import type { HowTo } from '#domain/talk/how-to-sentence.ts'

const words: Record<HowTo, string> = {
  undo: 'Say "undo", and I take back what I did last.',
  split: 'Say "split it with Sam" of the last one, or "split the dinner three ways". Only your part stays.',
  category: 'Say "that was travel" of the last one, or name it, like "the taxi was travel".',
  day: 'Say "that was yesterday" of the last one, or name it, like "the coffee was on Monday".',
  amount: 'Say "make that 15" of the last one, or name it, like "the coffee was 5".',
  name: 'Say it with both names, like "rename coffee to latte".',
  budget: 'Say "set dining to 300", and I tell you what is left of it.',
  goal: 'Say "new goal Japan 500", and then "put 50 towards Japan".',
  see: 'Ask me, like "what did I buy this week", or open Transactions.',
  delete: 'Say "delete the last one", or name it, like "delete the coffee from yesterday".',
  correct: 'Say how it should be, like "make that 15", "that was travel" or "that was yesterday".',
  add: 'Just tell me, like "coffee 4" or "taxi 15 yesterday".',
}

/** How something is done by voice, with what to say for it. */
export function sayHowTo(act: HowTo): string {
  return words[act]
}
