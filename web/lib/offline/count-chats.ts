import { ApiError, isSignedOut } from '#web/lib/api.ts'
import { headersOf } from '#web/lib/offline/headers-of.ts'
import { sendAlone } from '#web/lib/offline/send-alone.ts'
import { removeUncounted, uncountedOf } from '#web/lib/offline/uncounted.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

/**
 * Counts the conversations that could not be counted when they began, each under its own id and so once (ruling 7). They are over, or go on: where
 * the month is full by now nobody is held up, and nothing is said. What the server cannot take yet waits on.
 */
export function countChats(personId: string): Promise<void> {
  return sendAlone(`uncounted-${personId}`, async () => {
    for (const conversation_id of uncountedOf(personId)) {
      const headers = headersOf(personId)
      if (!headers) return
      try {
        await writeApi('/functions/v1/increment-usage', { usage_type: 'voice_chat', conversation_id }, headers)
      } catch (error) {
        if (isForLater(error)) return
      }
      removeUncounted(personId, conversation_id)
    }
  })
}

/** Whether a count that failed may be taken when it is sent again. */
export function isForLater(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable || isSignedOut(error)
}
