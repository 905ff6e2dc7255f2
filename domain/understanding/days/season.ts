import { addMonths, dayOf, dayParts } from '#domain/calendar.ts'
import { readYear } from '#domain/understanding/days/date-number.ts'
import { afterThe, norm, type Reader } from '#domain/understanding/days/day-reader.ts'
import { type Found, months } from '#domain/understanding/days/period-reader.ts'
import { wordTable } from '#domain/understanding/words/word-set.ts'

/** The month with which a season of the northern half of the earth begins, as the weather services count it: three whole months each. */
const firstMonths = wordTable([
  [3, 'spring springtime'],
  [6, 'summer summertime'],
  [9, 'autumn fall'],
  [12, 'winter wintertime'],
])

/** "last summer", "this spring", "in the winter", "over summer 2025": the latest that has begun; "last" passes over one that runs. */
export function readSeason(reader: Reader, at: number): Found | null {
  const word = norm(reader, at)
  const leads = /^(in|over|during|throughout)$/.test(word)
  const the = afterThe(reader, leads ? at + 1 : at)
  const which = /^(last|this|past|previous)$/.test(norm(reader, the)) ? norm(reader, the) : null
  const name = which === null ? the : the + 1
  const month = firstMonths.get(norm(reader, name))
  const isSince = /^(since|until|till)$/.test(norm(reader, at - 1))
  if (month === undefined || !(leads || which || isSince)) return null
  const said = readYear(reader.tokens, norm(reader, name + 1) === 'of' ? name + 2 : name + 1, reader.today)
  const { year } = dayParts(reader.today)
  const first = dayOf(said?.year ?? year, month, 1)
  const begun = said === null && first > reader.today ? addMonths(first, -12) : first
  const runs = addMonths(begun, 3) > reader.today
  const from = said === null && runs && which !== null && which !== 'this' ? addMonths(begun, -12) : begun
  const lead = which === null ? 'in the' : which === 'this' ? 'this' : 'last'
  const label = `${lead} ${norm(reader, name)}${said ? ` of ${said.year}` : ''}`
  return { to: said?.to ?? name + 1, period: months(from, 3, reader.today), label }
}
