import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/**
 * What is said of a subscription: it is to count no longer, or again; 'back' may be said of an entry as well; the person ended it; Penny is to end it, which she cannot; or it is asked whether it is paused.
 * The name in small letters.
 */
export type PauseSentence = { name: string; says: 'pause' | 'resume' | 'back' | 'ended' | 'cancel' | 'ask' }

const LONGEST = 80
const name = "(?:my |our |the )?([a-z0-9][a-z0-9&+'. -]*?)(?: subscription| membership| plan| contract)?"
const sayings = [
  ['pause', new RegExp(`^(?:(?:pause|suspend) ${name}(?: for now| this month)?|mark ${name} as (?:paused|inactive))$`)],
  [
    'resume',
    new RegExp(`^(?:(?:resume|unpause|reactivate|restart) ${name}(?: again)?|mark ${name} as active(?: again)?)$`),
  ],
  ['back', new RegExp(`^(?:(?:bring|put|turn|switch|take) ${name} (?:back|on again)(?: on)?|start ${name} again)$`)],
  [
    'ended',
    pattern`^(?:(?:i|we)(?:'ve| have)? )?(?:just |finally |already )*(?:cancell?ed|paused|stopped|ended|quit|unsubscribed from|got rid of|gave up) ${name}(?: today| yesterday| last week| for good| after all| in the end)?$`,
  ],
  ['cancel', new RegExp(`^(?:cancel|end|stop|quit|get rid of) ${name}(?: for me)?$`)],
  [
    'ask',
    new RegExp(
      `^is (?!there |anything|(?:my |the )?(?:\\S+ )?(?:budget|goal|limit|card|account) )${name} (?:(?:still|now|currently|already) )*(?:paused|on pause|inactive|active)$`,
    ),
  ],
] as const
/** What is no payment that comes back. */
const general =
  /^(?:.* (?:order|booking|reservation|appointment|ticket|transfer)|it|that|this|them|everything|all|me|us|(?:first|last|second) one|app|account|music|mic|microphone|recording|timer|talk|chat|conversation)$/

/** Reads "pause Netflix", "resume the gym", "I cancelled Spotify", "cancel Hulu"; null for any other sentence. */
export function readPauseSentence(text: string): PauseSentence | null {
  if (text.length > LONGEST) return null
  const words = withoutOpeners(saidWords(text))
    .replace(/^(?:can|could) you /, '')
    .replace(/ (?:please|now|thanks|too|as well|also)$/, '')
  for (const [says, saying] of sayings) {
    const named = saying.exec(words)?.slice(1).find(Boolean)
    if (named !== undefined) return general.test(named) ? null : { name: named, says }
  }
  return null
}
