import { findTier } from '#db/read/tier.ts'
import type { Context } from '#server/context.ts'

/** The plan that a person's use is measured by. */
export type UsageTier = { name: string; isUnlimited: boolean }

/** Developers and the paid plan have no limit (specification §6). */
export async function findUsageTier(
  { config, reader, clock }: Pick<Context, 'config' | 'reader' | 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<UsageTier> {
  const { name, planCode } = await findTier(reader, { userId, now: new Date(clock()).toISOString() })
  const isDeveloper = email.toLowerCase() === config.people.developerEmail
  return { name, isUnlimited: isDeveloper || planCode === 'paid' }
}
