import { useEffect, useState } from 'react'

/** The value once it has stood still for `pauseMs`; an emptied text counts at once. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
