/**
 * What stands before a place, or some steps before it; undefined in front of the first. An index below zero would give the same,
 * but is looked up as a property of that name, which is many times slower than an element.
 */
export function prior<Item>(items: readonly Item[], at: number, steps = 1): Item | undefined {
  return at < steps ? undefined : items[at - steps]
}

/** The word that stands at a place; '' where nothing does. */
export function normAt(items: readonly { norm: string }[], at: number): string {
  return items[at]?.norm ?? ''
}

/** The word that stands before a place, or some steps before it; '' in front of the first. */
export function normBefore(items: readonly { norm: string }[], at: number, steps?: number): string {
  return prior(items, at, steps)?.norm ?? ''
}
