/**
 * What stands before a place, or some steps before it; undefined in front of the first. An index below zero would give the same,
 * by way of a property of that name, which takes some microseconds to miss.
 */
export function prior<Item>(items: readonly Item[], at: number, steps = 1): Item | undefined {
  return at < steps ? undefined : items[at - steps]
}
