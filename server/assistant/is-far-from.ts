const MOST_TIMES = 3

/** Whether two amounts, in minor units of either sign, are hardly of the same thing: a "bus" for 3 is not the "bus pass" of 33. */
export function isFarFrom(one: number, other: number): boolean {
  const [less, more] = [Math.abs(one), Math.abs(other)].toSorted((a, b) => a - b)
  return (more ?? 0) > MOST_TIMES * (less ?? 0)
}
