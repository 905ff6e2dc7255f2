import { useSyncExternalStore } from 'react'
import type { Day } from '#domain/calendar.ts'
import type { ToolInput } from '#domain/tools/registry.ts'

/**
 * A spend, or words to Penny, that no server has confirmed. It is sent again under the key of its first try, so that it is written once
 * even where only the answer was lost, and it carries the day on which it was said (ruling 48). `entries`: how many the engine read in a
 * sentence; none in a question or an order.
 */
export type Unsent = (
  | { kind: 'entry'; key: string; input: ToolInput<'addTransaction'> }
  | { kind: 'sentence'; key: string; text: string; today: Day; entries?: number }
) & {
  /** In the server's words, why it did not take this one. It stands aside for the person to see to; the others go on. */
  refusal?: string
}

const listeners = new Set<() => void>()
const read = new Map<string, { text: string | null; items: readonly Unsent[] }>()
const nothing: readonly Unsent[] = []

/** What waits of a person, oldest first. Every tab sees the same. */
export function unsentOf(personId: string): readonly Unsent[] {
  const text = localStorage.getItem(keyOf(personId))
  const known = read.get(personId)
  if (known?.text === text) return known.items
  const items = parse(text)
  read.set(personId, { text, items })
  return items
}

/** Tells each change. Returns the function that stops it. */
export const onUnsent = subscribe

export function useUnsent(personId: string | undefined): readonly Unsent[] {
  return useSyncExternalStore(subscribe, () => (personId ? unsentOf(personId) : nothing))
}

/** The same act waits once. */
export function addUnsent(personId: string, item: Unsent): void {
  if (unsentOf(personId).some(({ key }) => key === item.key)) return
  write(personId, [...unsentOf(personId), item])
}

export function removeUnsent(personId: string, key: string): void {
  write(
    personId,
    unsentOf(personId).filter((item) => item.key !== key),
  )
}

/** The server did not take it. */
export function setAside(personId: string, key: string, refusal: string): void {
  change(personId, key, { refusal })
}

/** The engine has read a sentence that was kept before its code was there. */
export function noteEntries(personId: string, key: string, entries: number): void {
  change(personId, key, { entries })
}

export function forgetUnsent(personId: string): void {
  write(personId, [])
}

function change(personId: string, key: string, fields: { refusal: string } | { entries: number }): void {
  write(
    personId,
    unsentOf(personId).map((item) => (item.key === key ? { ...item, ...fields } : item)),
  )
}

function write(personId: string, items: readonly Unsent[]): void {
  if (items.length === 0) localStorage.removeItem(keyOf(personId))
  else localStorage.setItem(keyOf(personId), JSON.stringify(items))
  for (const listener of listeners) listener()
}

function parse(text: string | null): readonly Unsent[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? items.filter(isUnsent) : nothing
  } catch {
    return nothing
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('kind' in value)) return false
  return (value.kind === 'entry' && 'input' in value) || (value.kind === 'sentence' && 'text' in value)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function keyOf(personId: string): string {
  return `sayso.unsent.${personId}`
}
