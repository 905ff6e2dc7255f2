import { type Day, dayNumber, dayParts, formatDay, sayDate } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'

const MOST_TOLD = 3

/** How one goal stands, or all of them together. */
export function sayGoals(
  { goals, totalSavedMinor }: ToolOutput<'getGoals'>,
  goal: Goal | null,
  currency: Currency,
): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  if (goal) {
    const { name, currentMinor, targetMinor, deadline } = goal
    const until = deadline && currentMinor < targetMinor ? `, due ${formatDay(deadline)}` : ''
    return `${money(currentMinor)} of ${money(targetMinor)} saved for ${name}${until}.`
  }
  const named = goals
    .slice(0, MOST_TOLD)
    .map(({ name, currentMinor, targetMinor }) => `${name} ${money(currentMinor)} of ${money(targetMinor)}`)
  const rest = goals.length - named.length
  const more = rest > 0 ? `, and ${rest} more` : ''
  return `${money(totalSavedMinor)} saved over ${goals.length} goals: ${named.join(', ')}${more}.`
}

/** Which goals there are, where none or more than one fits the words. */
export function sayNoGoal(goals: readonly Goal[], words: string | undefined): string {
  const [only, another] = goals
  if (!only) return `You have no goal yet. Say "new goal ${words ?? 'Japan'} 500" to make one.`
  if (!another)
    return words ? `I know of no goal ${words}. Yours is ${only.name}.` : `Which goal? Yours is ${only.name}.`
  const yours = `Yours are ${listWords(goals.map((goal) => goal.name))}.`
  return words ? `I am not sure which goal that is. ${yours}` : `Which goal? ${yours}`
}

/** "$175.00 to go for Parklife, at $5.00 a week that takes 35 weeks." */
export function sayRate(
  { name, currentMinor, targetMinor }: Goal,
  { rate, per, currency }: { rate: number; per: 'week' | 'month'; currency: Currency },
): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const leftMinor = targetMinor - currentMinor
  if (leftMinor <= 0) return sayFull(name, money(currentMinor))
  const times = Math.ceil(leftMinor / rate)
  return `${money(leftMinor)} to go for ${name}, at ${money(rate)} a ${per} that takes ${times === 1 ? `one ${per}` : `${times} ${per}s`}.`
}

function sayFull(name: string, saved: string): string {
  return `${name} is full, with ${saved} saved.`
}

type Pace = { today: Day; currency: Currency; per?: 'week' | 'month' }

/** "$700.00 to go for Bike by Jun 30, 2027, about $100.00 a month.": what is missing, and how fast it has to come together. */
export function sayPace(
  { name, currentMinor, targetMinor, deadline }: Goal,
  { today, currency, per = 'month' }: Pace,
): string {
  const leftMinor = targetMinor - currentMinor
  const left = formatMoney(Math.max(0, leftMinor), currency)
  if (leftMinor <= 0) return sayFull(name, formatMoney(currentMinor, currency))
  if (!deadline) return `${left} to go for ${name}. It has no day yet: say "move the ${name} goal to June".`
  if (deadline <= today) return `${left} to go for ${name}, and it was due ${sayDate(deadline, today)}.`
  const [from, to] = [dayParts(today), dayParts(deadline)]
  const months = (to.year - from.year) * 12 + to.month - from.month
  const times = Math.max(1, per === 'month' ? months : Math.floor((dayNumber(deadline) - dayNumber(today)) / 7))
  const each = formatMoney(Math.ceil(leftMinor / times), currency)
  return `${left} to go for ${name} by ${sayDate(deadline, today)}, ${times === 1 ? `all within a ${per}` : `about ${each} a ${per}`}.`
}
