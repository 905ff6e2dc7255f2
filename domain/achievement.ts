/** Something to be proud of; `leftMinor` is what is still to be saved for it, null where it does not hang on an amount. */
export type Achievement = { name: string; isReached: boolean; leftMinor: number | null }

export const FIRST_STEP_MINOR = 100_000
export const MASTER_STEP_MINOR = 500_000

/** The three achievements, by what is saved over all goals and how many of them are complete (specification §4). */
export function achievementsOf({
  totalSavedMinor,
  completed,
}: {
  totalSavedMinor: number
  completed: number
}): Achievement[] {
  const bySaving = (name: string, stepMinor: number) => ({
    name,
    isReached: totalSavedMinor >= stepMinor,
    leftMinor: Math.max(0, stepMinor - totalSavedMinor),
  })
  return [
    bySaving('First $1K Saved', FIRST_STEP_MINOR),
    bySaving('Budget Master', MASTER_STEP_MINOR),
    { name: 'Goal Crusher', isReached: completed > 0, leftMinor: null },
  ]
}
