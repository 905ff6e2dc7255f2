import { isCounted, usageCount } from '#db/read/usage.ts'
import { insertUsage } from '#db/write/usage.ts'
import { AppError } from '#domain/errors.ts'
import type { UsageType } from '#domain/usage.ts'
import type { Context } from '#server/context.ts'

/**
 * Counts one use, if the month has room for it: the look and the row are one transaction, so that two starts at one moment cannot
 * both take the last (ruling 26). A use that was counted before is not counted again. Errors: usage_limit_reached.
 */
export async function countUsage(
  { writer, clock }: Pick<Context, 'writer' | 'clock'>,
  use: { userId: string; usageType: UsageType; useId: string; month: string; limit: number | null },
): Promise<void> {
  const { userId, usageType, useId, month, limit } = use
  await writer.transaction().execute(async (trx) => {
    if (await isCounted(trx, use)) return
    if (limit !== null && (await usageCount(trx, use)) >= limit) throw new AppError('usage_limit_reached')
    const created_at = new Date(clock()).toISOString()
    await insertUsage(trx, { user_id: userId, usage_type: usageType, use_id: useId, month, created_at })
  })
}
