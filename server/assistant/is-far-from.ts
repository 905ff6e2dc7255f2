const MOST_TIMES = 3

/** Whether two amounts, in minor units of either sign, are hardly of the same thing: a "bus" for 3 is not the "bus pass" of 33. */
export function isFarFrom(one: number, other: number): boolean {
  return timesApart(one, other) > MOST_TIMES
}

/** How many times the smaller of two amounts, of either sign, the greater is. */
export function timesApart(one: number, other: number): number {
  const [less = 0, more = 0] = [Math.abs(one), Math.abs(other)].toSorted((a, b) => a - b)
  return more / less
}
