import { useEffect, useState } from 'react'
import { useMe } from '#web/lib/query/me.ts'

const REMIND_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Until when a person does not want to see the proposal: in memory only (specification §4). */
const hiddenUntil = new Map<string, number>()

/** Whether the proposal is put away: for good with `dismiss`, for seven days with `remindLater`; a reload forgets both. */
export function useAdviceHidden() {
  const person = useMe()?.id ?? ''
  const [until, setUntil] = useState(() => hiddenUntil.get(person) ?? 0)
  const isHidden = Date.now() < until

  useEffect(() => {
    if (!Number.isFinite(until) || until <= Date.now()) return
    const timer = setTimeout(() => setUntil(0), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])

  const hide = (next: number) => {
    hiddenUntil.set(person, next)
    setUntil(next)
  }
  return {
    isHidden,
    dismiss: () => hide(Number.POSITIVE_INFINITY),
    remindLater: () => hide(Date.now() + REMIND_AFTER_MS),
  }
}
