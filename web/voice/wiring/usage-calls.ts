import type { UsageLimits } from '#domain/usage.ts'
import { UsageRefused } from '#machines/usage-limit.ts'
import { ApiError } from '#web/lib/api.ts'
import { isForLater } from '#web/lib/offline/count-chats.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { keepUncounted } from '#web/lib/offline/uncounted.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

const usage = { usage_type: 'voice_chat' }

/** Throws `ApiError`. */
export function checkUsageLimits(): Promise<UsageLimits> {
  return writeApi<UsageLimits>('/functions/v1/check-usage-limits', usage)
}

/**
 * Counts a conversation; a call that got lost is sent once more under the same id. What the server still does not take is kept, to be
 * counted later; without a network nothing is said of it. Throws `UsageRefused`, or `ApiError`.
 */
export async function incrementUsage(personId: string, { conversationId }: { conversationId: string }): Promise<void> {
  const count = () => writeApi('/functions/v1/increment-usage', { ...usage, conversation_id: conversationId })
  try {
    await count().catch((error: unknown) => {
      if (error instanceof ApiError && error.retryable) return count()
      throw error
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'usage_limit_reached') throw new UsageRefused(error.message)
    if (isForLater(error)) keepUncounted(personId, conversationId)
    if (!isUnreached(error)) throw error
  }
}
