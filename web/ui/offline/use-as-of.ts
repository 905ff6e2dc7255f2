import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { addDays, dayNumber, formatTime, sayDate, todayIn, weekdayName, zonedMoment } from '#domain/calendar.ts'
import type { LiveTable } from '#domain/tools/contract.ts'
import { lostAt, useIsOffline } from '#web/lib/offline/connection.ts'
import { recalledFrom } from '#web/lib/offline/recalled.ts'
import { useTimeZone } from '#web/lib/person/today.ts'

const figures: readonly LiveTable[] = ['transactions', 'budgets', 'goals', 'accounts', 'cards']

/** Out of reach of the server, from when the oldest figures on the screen are: "As of 5:05 PM", "As of Tuesday, 5:05 PM". Null where there are none. */
export function useAsOf(): string | null {
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const timeZone = useTimeZone()
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client])
  const atMs = useSyncExternalStore(
    subscribe,
    () => (isOffline ? oldestShown(client) : null),
    () => null,
  )
  return atMs === null ? null : asOf({ atMs, nowMs: Date.now(), timeZone })
}

/** What was not recalled was kept up to date until the server went out of reach. */
function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ meta, state }) => state.data !== undefined && meta?.tables?.some((table) => figures.includes(table)))
    .map(({ state }) => recalledFrom(state.data) ?? lostAt())
  return times.length > 0 ? Math.min(...times) : null
}

export function asOf({ atMs, nowMs, timeZone }: { atMs: number; nowMs: number; timeZone: string }): string {
  const today = todayIn(nowMs, timeZone)
  const { day } = zonedMoment(atMs, timeZone)
  const time = formatTime(atMs, timeZone)
  if (day === today) return `As of ${time}`
  if (day === addDays(today, -1)) return `As of yesterday, ${time}`
  const isThisWeek = dayNumber(today) - dayNumber(day) < 7
  return `As of ${isThisWeek ? weekdayName(day) : sayDate(day, today)}, ${time}`
}
