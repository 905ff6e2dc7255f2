import {
  addDays,
  type Day,
  dayOf,
  dayParts,
  daysInMonth,
  endOfMonth,
  type Weekday,
  weekdayOf,
} from '#domain/calendar.ts'
import { readYear } from '#domain/understanding/days/date-number.ts'
import { type DayRead, dated, isWhole, norm, type Reader } from '#domain/understanding/days/day-reader.ts'

/** By name: month and date; month, place, weekday (0 is Monday) and days after it; or days from Easter Sunday. */
const feasts = new Map<string, readonly number[]>()
for (const line of [
  'new years,new year:1,1|mlk day,martin luther king day:1,3,0,0|australia day:1,26|groundhog day:2,2',
  'valentines:2,14|presidents day:2,3,0,0|womens day,international womens day:3,8',
  'st patricks,saint patricks,st paddys:3,17|april fools:4,1|earth day:4,22',
  'anzac day:4,25|may day:5,1|cinco de mayo:5,5|mothers day:5,2,6,0|memorial day:5,-1,0,0|juneteenth:6,19',
  'fathers day:6,3,6,0|canada day:7,1|independence day:7,4|bastille day:7,14|labor day,labour day:9,1,0,0',
  'columbus day:10,2,0,0|halloween:10,31|all saints day:11,1|bonfire night,guy fawkes night:11,5|veterans day:11,11',
  'thanksgiving:11,4,3,0|black friday:11,4,3,1|cyber monday:11,4,3,4|christmas eve,xmas eve:12,24',
  'christmas,xmas:12,25|boxing day:12,26|new years eve:12,31|ash wednesday:-46|palm sunday:-7',
  'good friday:-2|easter,easter sunday:0|easter monday:1',
]
  .join('|')
  .split('|')) {
  const [names = '', rule = ''] = line.split(':')
  for (const name of names.split(',')) feasts.set(name, rule.split(',').map(Number))
}

export const feastBeginnings: ReadonlySet<string> = new Set([...feasts.keys()].map((name) => name.split(' ')[0] ?? ''))

/** "christmas eve", "on halloween", "thanksgiving 2025"; a feast that only names a thing ("christmas lights") is no day. */
export function readFeast(reader: Reader, at: number): DayRead | null {
  if (!feastBeginnings.has(norm(reader, at))) return null
  for (const words of [4, 3, 2, 1]) {
    const name = reader.tokens
      .slice(at, at + words)
      .map((token) => token.norm)
      .join(' ')
    const rule = feasts.get(name)
    if (!rule) continue
    const to = norm(reader, at + words) === 'day' ? at + words + 1 : at + words
    const year = readYear(reader.tokens, to, reader.today)
    const now = dayParts(reader.today).year
    const thisYear = dayIn(rule, year?.year ?? now)
    const day = year || thisYear <= reader.today ? thisYear : dayIn(rule, now - 1)
    return year || isMeant(reader, { name, at, to }, day) ? dated(reader, year?.to ?? to, day) : null
  }
  return null
}

/** The next day of the feast that words begin with, after today unless a year is said: "easter", "new years eve"; null where they begin with none. */
export function feastAhead(
  words: readonly string[],
  { today, of }: { today: Day; of: number | undefined },
): Day | null {
  const rule = [4, 3, 2, 1].map((length) => feasts.get(words.slice(0, length).join(' '))).find(Boolean)
  if (!rule) return null
  const { year } = dayParts(today)
  const day = dayIn(rule, of ?? year)
  return day > today || of !== undefined ? day : dayIn(rule, year + 1)
}

/** Whether the day is meant, or only something that is bought for it. */
function isMeant(reader: Reader, { name, at, to }: { name: string; at: number; to: number }, day: Day): boolean {
  const ends = /(day|eve|night)$/.test(`${name} ${norm(reader, to - 1)}`) || norm(reader, to) === 'night'
  if (isWhole(reader, at, to)) return ends || reader.asks === true
  const before = norm(reader, at - 1)
  const led =
    /^(on|at|last|before|after|since)$/.test(before) ||
    (before === 'from' && /day$/.test(name)) ||
    (reader.asks && /^(from|to|and|between|until|till|-)$/.test(before))
  const next = reader.tokens[to]
  const thing = next?.kind === 'word' && !/^(night|i|we|for|at|in|was|to|and|until|till|through|did)$/.test(next.norm)
  const opens = before === 'on' && (at === 1 || reader.tokens[at - 2]?.kind === 'mark')
  return led ? ends || !thing || opens : ends && (reader.asks === true || addDays(day, 60) > reader.today)
}

function dayIn([first = 0, second, weekday, after = 0]: readonly number[], year: number): Day {
  if (second === undefined) return addDays(easter(year), first)
  if (weekday === undefined) return dayOf(year, first, Math.min(second, daysInMonth(year, first)))
  return addDays(nthWeekday(dayOf(year, first, 1), weekday as Weekday, second), after)
}

/** The first, second or (with -1) last such weekday of the month that a day begins. */
export function nthWeekday(first: Day, weekday: Weekday | null, nth: number): Day {
  const edge = nth > 0 ? first : endOfMonth(first)
  const sign = Math.sign(nth)
  const away = weekday === null ? 0 : (sign * (weekday - weekdayOf(edge)) + 7) % 7
  return addDays(edge, sign * (away + (Math.abs(nth) - 1) * (weekday === null ? 1 : 7)))
}

/** Easter Sunday by the Gregorian reckoning (the anonymous computus). */
function easter(year: number): Day {
  const [golden, century] = [year % 19, Math.floor(year / 100)]
  const leap = Math.floor(century / 4)
  const drift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leap - drift + 15) % 30
  const rest = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * rest) / 451)
  return addDays(dayOf(year, 3, 22), epact + rest - 7 * late)
}
