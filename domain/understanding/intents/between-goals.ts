import { type Reading, says } from '#domain/understanding/reading.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** "moved 500 from checking to savings" where Savings is a goal; without one it is one's own money, and stays it. */
export function isIntoGoal(reading: Reading): boolean {
  return namesGoal(reading, ['to', 'into'])
}

/** "move 50 from the Japan fund to the bike fund": nothing was spent, and no order takes out of one goal into another. */
export function isBetweenGoals(reading: Reading): boolean {
  const { words } = reading.clause
  return betweenPots.test(words) || (moves.test(words) && namesGoal(reading, ['from']) && isIntoGoal(reading))
}
const moves =
  /^ (?:(?:i|we|ive|weve|just|also|please|can|you) )*(?:moved?|transfer|transferred|shift|shifted|switch|switched|put) /
const betweenPots = pattern`${moves.source}\S+ (?:\S+ )?(?:out of|from) (?:(?:my|the|our) )?(?:\S+ ){1,3}(?:goal|fund|pot|jar
  |kitty|stash) (?:over |back |and put it )?(?:to|into|in) (?!(?:my|the|our) (?:wallet|account|checking|current) )`

function namesGoal({ clause, context }: Reading, leads: readonly string[]): boolean {
  const ways = leads.flatMap((lead) => [lead, `${lead} my`, `${lead} the`])
  return context.goals?.some((goal) => says(clause, ...ways.map((way) => `${way} ${goal.toLowerCase()}`))) ?? false
}
