/** "Milk", "Milk and Eggs", "Milk, Eggs and Bread": several things in one breath. */
export function listWords(parts: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1)
  return last === undefined || parts.length === 1 ? (last ?? '') : `${parts.slice(0, -1).join(', ')} ${joiner} ${last}`
}
