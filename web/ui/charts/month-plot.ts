import { addMonths, type Day, dayParts, daysInMonth, startOfMonth } from '#domain/calendar.ts'

export const PLOT_WIDTH = 290
export const PLOT_HEIGHT = 64
const MARGIN = 2

export type Points = readonly { day: Day; totalMinor: number }[]
export type Month = { thisMonth: Points; lastMonth: Points; today: Day }

/** The stairs of two months in one box: paths, and where today stands (x in percent, y in px). */
export function monthPlot({ thisMonth, lastMonth, today }: Month): {
  now: string
  past: string | null
  today: { x: number; y: number }
} {
  const { year, month, date } = dayParts(today)
  const last = daysInMonth(year, month)
  const before = dayParts(addMonths(startOfMonth(today), -1))
  const past = daily(lastMonth, Math.min(last, daysInMonth(before.year, before.month)), null)
  const now = daily(thisMonth, date, lastMonth.at(-1)?.totalMinor ?? null)
  const known = [...past, ...now].filter((value) => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const y = (value: number) =>
    high === low ? PLOT_HEIGHT / 2 : MARGIN + ((high - value) / (high - low)) * (PLOT_HEIGHT - 2 * MARGIN)
  const x = (index: number) => (index / (last - 1)) * PLOT_WIDTH

  return {
    now: stair(now, x, y),
    past: lastMonth.length > 0 ? stair(past, x, y) : null,
    today: { x: ((date - 1) / (last - 1)) * 100, y: y(now.at(-1) ?? low) },
  }
}

/** The balance of each day from the first to `until`, carried on where nothing changed; null before it is known. */
function daily(points: Points, until: number, opening: number | null): (number | null)[] {
  const byDate = new Map(points.map((point) => [dayParts(point.day).date, point.totalMinor]))
  let balance = opening
  return Array.from({ length: until }, (_, index) => {
    balance = byDate.get(index + 1) ?? balance
    return balance
  })
}

function stair(values: readonly (number | null)[], x: (index: number) => number, y: (value: number) => number): string {
  let d = ''
  values.forEach((value, index) => {
    if (value === null) return
    const [at, height] = [x(index).toFixed(2), y(value).toFixed(2)]
    d += d === '' ? `M${at} ${height}` : `H${at}V${height}`
  })
  return d
}
