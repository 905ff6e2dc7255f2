import type { OtherFrame } from '#domain/understanding/frame.ts'

/** A short friendly word; nothing was written. */
export function sayTalk({ topic }: OtherFrame, firstName: string): string {
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
      return 'I only keep your own ledger, so I left everything as it is.'
    case 'long':
      return 'That is a lot at once, so I saved nothing. Tell me in smaller pieces.'
    case 'unknown':
      return 'I did not get that. Try "coffee 4" or "how much on food this month".'
  }
}
