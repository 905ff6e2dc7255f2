import type { Frame } from '#domain/understanding/frame.ts'

/** What an entry is called for which nothing was named. */
export const unnamed = { spend: 'Purchase', income: 'Income' } as const

/** An entry with a name of its own. */
export function isNamedEntry(frame: Frame): frame is Extract<Frame, { intent: 'add' }> {
  return frame.intent === 'add' && !nameless.has(frame.transaction.merchant)
}
const nameless: ReadonlySet<string> = new Set(Object.values(unnamed))
