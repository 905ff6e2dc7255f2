import { vi } from 'vitest'

/** Waits until a check holds, for as long as a busy machine may take; fails with what the check said last. */
export function eventually<Held>(check: () => Held | Promise<Held>): Promise<Held> {
  return vi.waitFor(check, { timeout: 10_000 })
}
