import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { firstNames, namesPerson } from '#domain/understanding/words/first-names.ts'

/** Whom something was for, or what occasion. `person`: the name, where it is one that is known. */
export type ForWhom = { person: string | null }

const LONGEST = 80
const told =
  "(?:(?:(?:it|that|this)(?: one)?|they|those|these|(?:the|my) [a-z' ]{2,30}?)(?: was| were| is| are|'s)(?: all| both| also| actually| really)* )?"
const whom = new RegExp(
  `^${told}(for|to|with) (?:my |our |the )?([a-z]+)(?:'s (?:birthday|wedding|party|school|class|lunch))?(?: and (?:my |our |the )?[a-z]+)?(?: too| actually)?$`,
)
const bareName = /^(?:my |our )?([a-z]+)$/
const occasion =
  /^(?:work|business|school|college|university|church|class|camp|birthday|wedding|party|office|trip|holidays?|vacation|kids|team|club|house|flat|dog|cat|breakfast|lunch|dinner|brunch|christmas|halloween|thanksgiving|easter|later|tonight|tomorrow)$/

/** "they were for Mia", "the second one was for work", "for the party", "with Anna", "no, Anna": null for any other sentence, and where it is no person or occasion. */
export function readForWhom(text: string): ForWhom | null {
  if (text.length > LONGEST || /\?\s*$|\d/.test(text)) return null
  const said = saidWords(text)
  const words = withoutOpeners(said)
  const [, by, name = ''] = whom.exec(words) ?? []
  // With whom one had it is no name for it; "no, with Jo and Ben" is of a split.
  if (by === 'with') return words === said && !words.includes(' and ') && isPerson(name) ? { person: null } : null
  if (by === 'for') return occasion.test(name) ? { person: null } : isPerson(name) ? { person: name } : null
  const bare = by === 'to' ? name : words === said ? undefined : bareName.exec(words)?.[1]
  return bare !== undefined && firstNames.has(bare) ? { person: bare } : null
}

function isPerson(word: string): boolean {
  return namesPerson(word) && !/^(?:me|myself|all|date)$/.test(word)
}
