import { months, ordinals } from '#domain/understanding/days/date-number.ts'
import { feastBeginnings } from '#domain/understanding/days/feast.ts'
import { weekdays } from '#domain/understanding/days/weekday-word.ts'
import { smallNumbers } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Small words in front of a day. */
export const dayLeads = wordSet('on from since back late early earlier the for dated over at during')

const beginnings: ReadonlySet<string> = new Set([
  ...(
    'a an start beginning middle mid end half couple few several hundred in of throughout between after starting all ever now just right today todays ' +
    'tonight tonights yesterday yesterdays yday yest yesturday kahapon tomorrow tomorrows tmrw tmr this that same last previous ' +
    'past prior current next coming day night week weekend month quarter qtr year wtd mtd qtd ytd q1 q2 q3 q4 h1 h2 h3 h4'
  ).split(' '),
  ...dayLeads,
  ...[...months.keys()].flatMap((name) => [name, `${name}s`]),
  ...weekdays.keys(),
  ...smallNumbers.keys(),
  ...ordinals.keys(),
  ...feastBeginnings,
])

/** Whether a day or a period can begin with a word at all; most words of a sentence need no further look. */
export function mayBegin(token: Token | undefined): boolean {
  return token?.kind === 'number' || (token?.kind === 'word' && beginnings.has(token.norm))
}
