/**
 * What stands before a place, or some steps before it; undefined in front of the first. An index below zero would give the same,
 * but is looked up as a property of that name, which is many times slower than an element.
 */
export function prior<Item>(items: readonly Item[], at: number, steps = 1): Item | undefined {
  return at < steps ? undefined : items[at - steps]
}
