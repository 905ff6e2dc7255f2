import { useState } from 'react'

/** What is ticked, kept in this browser for each person: it says something about a server, nothing about their money. */
export function useDone(personId: string): { done: ReadonlySet<string>; toggle: (id: string) => void } {
  const key = `sayso.pre-launch.${personId}`
  const [done, setDone] = useState(() => read(key))
  const toggle = (id: string) => {
    const next = new Set(done)
    if (!next.delete(id)) next.add(id)
    setDone(next)
    localStorage.setItem(key, JSON.stringify([...next]))
  }
  return { done, toggle }
}

function read(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.map(String) : [])
  } catch {
    return new Set()
  }
}
