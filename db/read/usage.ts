import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** How often something was used in a month (`YYYY-MM`). */
export async function usageCount(
  db: Kysely<Tables>,
  { userId, usageType, month }: { userId: string; usageType: string; month: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('usages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('usage_type', '=', usageType)
    .where('month', '=', month)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether this use is counted already. */
export async function isCounted(
  db: Kysely<Tables>,
  { userId, usageType, useId }: { userId: string; usageType: string; useId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('usages')
    .select('use_id')
    .where('user_id', '=', userId)
    .where('usage_type', '=', usageType)
    .where('use_id', '=', useId)
    .executeTakeFirst()
  return row !== undefined
}
