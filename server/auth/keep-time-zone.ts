import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isTimeZone } from '#domain/calendar.ts'
import { keepTimeZoneOf } from '#server/tools/keep-person.ts'

/** The header in which the browser names its zone at sign-up, so that the first day is already the person's own (ruling 25). */
export const TIME_ZONE_HEADER = 'x-time-zone'

export function keepTimeZone(writer: Kysely<Tables>) {
  return async (user: { id: string }, context: { headers?: Headers | undefined } | null): Promise<void> => {
    const timeZone = context?.headers?.get(TIME_ZONE_HEADER)
    if (!timeZone || timeZone.length > 64 || !isTimeZone(timeZone)) return
    await keepTimeZoneOf({ writer }, { userId: user.id, timeZone })
  }
}
