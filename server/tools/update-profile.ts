import type { ProfileRow } from '#db/tables.ts'
import type { Row } from '#db/write/rows.ts'
import { isCurrency } from '#domain/currency.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Changes the person's own settings. A new currency relabels, it never converts (ruling 42). */
export const updateProfile: WriteTool<'updateProfile'> = {
  effect: 'write',
  async run({ ledger, userId, now }, params) {
    const patch: Row = {}
    if (params.firstName !== undefined) patch.first_name = params.firstName
    if (params.lastName !== undefined) patch.last_name = params.lastName
    if (params.currency !== undefined) patch.currency = params.currency
    if (params.timeZone !== undefined) patch.time_zone = params.timeZone
    if (params.isWelcomed) patch.welcomed_at = now
    const row = (await ledger.update('profiles', userId, patch)) as ProfileRow
    return {
      firstName: row.first_name,
      lastName: row.last_name,
      currency: isCurrency(row.currency) ? row.currency : 'USD',
      timeZone: row.time_zone,
    }
  },
}
