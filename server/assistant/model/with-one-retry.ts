import { setTimeout as wait } from 'node:timers/promises'
import { ModelFailure } from '#server/assistant/model/model-failure.ts'

/** A second attempt, once in a turn, for what may pass. */
export function createOneRetry(given: { longestWaitMs: number; signal: AbortSignal }) {
  let isUsed = false
  return async function withOneRetry<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt()
    } catch (error) {
      const isWorthIt = error instanceof ModelFailure && error.isPassing && error.waitMs <= given.longestWaitMs
      if (!isWorthIt || isUsed) throw error
      isUsed = true
      await wait(Math.max(error.waitMs, 100), undefined, { signal: given.signal }).catch(() => {
        throw new ModelFailure('cancelled')
      })
      return attempt()
    }
  }
}
