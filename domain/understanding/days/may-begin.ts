import { isOrdinalWord, monthWord } from '#domain/understanding/days/date-number.ts'
import { beginsFeast } from '#domain/understanding/days/feast.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Small words in front of a day. */
export const dayLeads = new Set('on|from|since|back|late|early|earlier|the|for|dated|over|at|during'.split('|'))

const words = new Set(
  (
    'a an half couple few several hundred in of throughout between after starting all ever now just right today todays ' +
    'tonight tonights yesterday yesterdays yday yest yesturday tomorrow tomorrows tmrw tmr this that same last previous ' +
    'past prior current next day night week weekend month quarter qtr year wtd mtd qtd ytd'
  ).split(' '),
)

/** Whether a day or a period can begin with a word at all; most words of a sentence need no further look. */
export function mayBegin(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return token?.kind === 'number'
  const { norm } = token
  return (
    words.has(norm) ||
    dayLeads.has(norm) ||
    monthWord(norm.replace(/s$/, '')) !== null ||
    weekdayWord(norm) !== null ||
    smallNumber(norm) !== null ||
    isOrdinalWord(norm) ||
    beginsFeast(norm) ||
    /^[qh][1-4]$/.test(norm)
  )
}
