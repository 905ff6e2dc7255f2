import { createShared } from '#web/lib/open-state.ts'

const changes = createShared(0)

/** Tells each change in this tab. Returns the function that stops it. */
export const onUncounted = changes.subscribe

/** The person's conversations that no server took the count of, and that are still to be counted, oldest first. */
export function uncountedOf(personId: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The same conversation is kept once. */
export function keepUncounted(personId: string, conversationId: string): void {
  const known = uncountedOf(personId)
  if (!known.includes(conversationId)) write(personId, [...known, conversationId])
}

export function removeUncounted(personId: string, conversationId: string): void {
  write(
    personId,
    uncountedOf(personId).filter((id) => id !== conversationId),
  )
}

export function forgetUncounted(personId: string): void {
  write(personId, [])
}

function write(personId: string, ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(keyOf(personId))
  else localStorage.setItem(keyOf(personId), JSON.stringify(ids))
  changes.set(changes.get() + 1)
}

function keyOf(personId: string): string {
  return `sayso.uncounted.${personId}`
}
