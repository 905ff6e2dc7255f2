import { findProfile } from '#db/read/profile.ts'
import { type Day, todayIn } from '#domain/calendar.ts'
import { type Currency, isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'

/** The currency of a person's books, and their today. Throws not_authenticated for one who is gone. */
export async function personOf(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  userId: string,
): Promise<{ currency: Currency; today: Day }> {
  const profile = await findProfile(reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  const currency = isCurrency(profile.currency) ? profile.currency : 'USD'
  return { currency, today: todayIn(clock(), profile.time_zone) }
}
