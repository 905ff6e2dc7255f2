import { type ActorRefFrom, waitFor } from 'xstate'
import type { usageLimitMachine } from '#machines/usage-limit.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { toast } from '#web/lib/toast/toast.ts'

const ANSWER_TAKES_AT_MOST_MS = 5_000

/** Why nobody may talk for the rest of the month, told in a notice too (specification §8); null while there is room. */
export async function limitFailure(
  usage: ActorRefFrom<typeof usageLimitMachine>,
): Promise<Extract<VoiceFailure, { reason: 'limit_reached' }> | null> {
  usage.send({ type: 'check.asked' })
  await waitFor(usage, (snapshot) => snapshot.matches('resting'), { timeout: ANSWER_TAKES_AT_MOST_MS }).catch(() => {})
  const { limits } = usage.getSnapshot().context
  if (!limits || limits.can_use || limits.limit === null) return null
  const [used, limit] = [limits.usage_count, limits.limit]
  toast({ title: 'Usage Limit Reached', description: `Used ${used}/${limit} voice chats.`, tone: 'destructive' })
  return { reason: 'limit_reached', limit, used }
}
