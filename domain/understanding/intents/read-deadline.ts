import { addDays, type Day, dayOf, dayParts, endOfMonth } from '#domain/calendar.ts'
import { monthWord, readDateNumber } from '#domain/understanding/days/date-number.ts'
import { feastAhead } from '#domain/understanding/days/feast.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** "by June", "by march 2027", "by easter", "before the end of the year": the day a goal is to be reached, in the future; null when none is said. */
export function readDeadline(
  tokens: readonly Token[],
  today: Day,
  leads = /^(by|before|until|till)$/,
): { from: number; day: Day } | null {
  const from = tokens.findIndex(({ norm }) => leads.test(norm))
  if (from < 0) return null
  const said = tokens.slice(from + 1, from + 8)
  const day = dayAt(
    said.filter(({ norm }) => !/^(the|end|of|next|in)$/.test(norm)),
    { today, isNext: said.some(({ norm }) => norm === 'next') },
  )
  return day && day > today ? { from, day } : null
}

function dayAt(tokens: readonly Token[], { today, isNext }: { today: Day; isNext: boolean }): Day | null {
  const { year } = dayParts(today)
  const [first, second] = tokens
  if (first?.suffix === 'iso') return first.norm as Day
  if (first?.norm === 'year') return dayOf(isNext ? year + 1 : year, 12, 31)
  const season = lastMonthOf.get(first?.norm ?? '')
  if (season !== undefined) {
    const end = endOfMonth(dayOf(second && isYear(second) ? second.value : year, season, 1))
    return end > today ? end : endOfMonth(dayOf(year + 1, season, 1))
  }
  if (first?.norm === 'christmas') return dayOf(year, 12, 24)
  const words = tokens.map(({ norm }) => norm)
  const feast = feastAhead(words, { today, of: tokens.slice(1).find(isYear)?.value })
  if (feast) return feast
  if (first && isYear(first)) return dayOf(first.value, 12, 31)
  const dayFirst = monthWord(first?.norm ?? '') === null ? readDateNumber(tokens, 0) : null
  const month = monthWord((dayFirst ? tokens[dayFirst.to] : first)?.norm ?? '')
  if (month === null) return null
  const date = dayFirst ?? (isYear(second) ? null : readDateNumber(tokens, 1))
  const said = tokens.slice(1).find(isYear)
  const ending = (of: number): Day =>
    date ? addDays(dayOf(of, month, 1), date.value - 1) : endOfMonth(dayOf(of, month, 1))
  if (said) return ending(said.value)
  return ending(year) > today ? ending(year) : ending(year + 1)
}

/** A season is over with its last month, in the northern half of the earth. */
const lastMonthOf = new Map(Object.entries({ spring: 5, summer: 8, autumn: 11, fall: 11, winter: 2 }))

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.norm.length === 4 && token.value >= 2000 && token.value <= 2100
}
