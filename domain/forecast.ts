/** What the next month is likely to cost. Amounts are minor units, confidence is in percent. */
export type Forecast = { expectedMinor: number; confidence: number } & (
  | { rule: 'starting' }
  | {
      rule: 'measured'
      /** Months of the person that were forecast from those before them, for the confidence. */
      testedMonths: number
      /** Where most of those months fell; null while too few were tested, or when all came out alike. */
      band: { lowMinor: number; highMinor: number; inside: number } | null
    }
)

/** Full months from which a better forecast than the starting rule is made (ruling 15). */
export const MONTHS_NEEDED = 2
const [START_FACTOR, START_CONFIDENCE] = [105, 87]
/** A habit older than this is another life. */
const LOOKS_BACK = 6
const TESTS_FOR_BAND = 3
const BAND_HOLDS = 0.8
/** Nothing about a month to come is certain. */
const MOST_CONFIDENCE = 99

/**
 * Forecasts a month's spending. With fewer than two full months in which anything was spent (one entry dated far back leaves only empty ones
 * behind it): this month's spending times 1.05, confidence 87 (specification §9); null when nothing is spent either. Else the median of the last six full months, so that one odd month does not lead it. Its confidence
 * is measured: each full month but the first is forecast from the months before it, and the confidence is 100 less the mean miss in
 * percent of the greater of forecast and truth. The band is as wide as the miss that four in five of those forecasts stayed within.
 */
export function forecastMonth({
  fullMonths,
  thisMonthMinor,
}: {
  /** Spending of the months that have ended, oldest first, those without any spending too. */
  fullMonths: readonly number[]
  thisMonthMinor: number
}): Forecast | null {
  if (fullMonths.filter((spentMinor) => spentMinor > 0).length < MONTHS_NEEDED) {
    if (thisMonthMinor <= 0) return null
    const expectedMinor = Math.round((thisMonthMinor * START_FACTOR) / 100)
    return { rule: 'starting', expectedMinor, confidence: START_CONFIDENCE }
  }
  const expectedMinor = usualOf(fullMonths)
  const tests = fullMonths.slice(1).map((actual, index) => {
    const expected = usualOf(fullMonths.slice(0, index + 1))
    const missMinor = Math.abs(actual - expected)
    return { missMinor, missedPart: missMinor === 0 ? 0 : missMinor / Math.max(actual, expected) }
  })
  const meanMiss = tests.reduce((sum, { missedPart }) => sum + missedPart, 0) / tests.length
  return {
    rule: 'measured',
    expectedMinor,
    confidence: Math.min(MOST_CONFIDENCE, Math.round(100 * (1 - meanMiss))),
    testedMonths: tests.length,
    band: bandOf(
      expectedMinor,
      tests.map(({ missMinor }) => missMinor),
    ),
  }
}

/** The median of the newest months, to a minor unit. */
export function usualOf(oldestFirst: readonly number[]): number {
  const sorted = oldestFirst.slice(-LOOKS_BACK).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0]
  return Math.round((low + high) / 2)
}

function bandOf(expectedMinor: number, misses: readonly number[]) {
  if (misses.length < TESTS_FOR_BAND) return null
  const widest = misses.toSorted((a, b) => a - b)[Math.ceil(misses.length * BAND_HOLDS) - 1] ?? 0
  if (widest === 0) return null
  return {
    lowMinor: Math.max(0, expectedMinor - widest),
    highMinor: expectedMinor + widest,
    inside: misses.filter((miss) => miss <= widest).length,
  }
}
