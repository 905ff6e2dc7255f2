import { findProfile } from '#db/read/profile.ts'
import { addDays, type Day, todayIn } from '#domain/calendar.ts'
import { isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** A sentence said offline is at most this old (ruling 48). */
const OLDEST_SAYING_DAYS = 31

type Said = { userId: string; turnId: string; message: string; saidOn: Day | undefined }

/** Who speaks, as the profile knows them. Errors: invalid_day for a saying day out of range, not_authenticated. */
export async function meet(context: Context, { userId, turnId, message, saidOn }: Said): Promise<Speaker> {
  const profile = await findProfile(context.reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  const ownToday = todayIn(context.clock(), profile.time_zone)
  // A traveller's own day may be one ahead of the zone in the profile.
  if (saidOn && (saidOn < addDays(ownToday, -OLDEST_SAYING_DAYS) || saidOn > addDays(ownToday, 1))) {
    throw new AppError('invalid_day', { field: 'today' })
  }
  return {
    userId,
    turnId,
    message,
    today: saidOn ?? ownToday,
    currency: isCurrency(profile.currency) ? profile.currency : 'USD',
    firstName: profile.first_name,
  }
}
