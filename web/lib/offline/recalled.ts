const readAt = new WeakMap<object, number>()

/** From here on it is known of this very object when the server gave it. */
export function noteRecalled({ view, readAtMs }: { view: unknown; readAtMs: number | null }): void {
  if (typeof view === 'object' && view !== null && readAtMs !== null) readAt.set(view, readAtMs)
}

/** When a view that was recalled was read, of a list in pages its oldest; null of what came from the server just now. */
export function recalledFrom(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null
  const pages = 'pages' in data && Array.isArray(data.pages) ? data.pages : []
  const times = [data, ...pages].flatMap((view) => readAt.get(view) ?? [])
  return times.length > 0 ? Math.min(...times) : null
}
