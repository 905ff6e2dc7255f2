import type { OtherFrame } from '#domain/understanding/frame.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** A short friendly word; nothing was written. */
export function sayTalk({ topic }: OtherFrame, { firstName, message }: Pick<Speaker, 'firstName' | 'message'>): string {
  switch (topic) {
    case 'greeting':
      return `Hi${firstName ? ` ${firstName}` : ''}, what did you spend?`
    case 'thanks':
      return 'Any time.'
    case 'help':
      return 'Tell me what you spent, like "coffee 4", ask "how much on food this month", or say "undo".'
    case 'negated':
      return 'All right, I left that out.'
    case 'hypothetical':
      return 'Then nothing is spent, and I saved nothing.'
    case 'remark':
      return 'Good to know. I saved nothing.'
    case 'hostile':
      return isPlainWipe(message)
        ? 'I take out one entry at a time, so everything stays. Say which, like "delete the coffee from yesterday"; Account Settings can close the account with all of it.'
        : 'I only keep your own ledger, so I left everything as it is.'
    case 'long':
      return 'That is a lot at once, so I saved nothing. Tell me in smaller pieces.'
    case 'unknown':
      return 'I did not get that. Try "coffee 4" or "how much on food this month".'
  }
}

/** "delete everything", "clear all my coffees": wholesale, and meant as it is said. */
function isPlainWipe(message: string): boolean {
  return /^\W*(please |can you |could you )*(delete|erase|wipe|remove|clear|reset)\b(?!.*\b(database|table|users?|everyone|rules|instructions|password)\b)/i.test(
    message,
  )
}
