/** Numbers that look drawn and come again: the same words always give the same row of numbers. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number, both ends included; small ones come more often. */
  amount(low: number, high: number): number
  isLikely(chance: number): boolean
  pick<T extends { weight: number }>(choices: readonly T[]): T
}

/** Mulberry32, started from a hash (FNV-1a) of the words. */
export function randomOf(words: string): Random {
  let state = 0x811c9dc5
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    amount: (low, high) => Math.round(low + (high - low) * next() ** 1.6),
    isLikely: (chance) => next() < chance,
    pick(choices) {
      let left = next() * choices.reduce((sum, { weight }) => sum + weight, 0)
      for (const choice of choices) {
        left -= choice.weight
        if (left < 0) return choice
      }
      const last = choices.at(-1)
      if (!last) throw new RangeError('Nothing to choose from')
      return last
    },
  }
}
