import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { TransactionCategory } from '#domain/category.ts'

/** The person's largest amount in a category, in minor units, one entry left out of it or none; null until there are `atLeast` entries in it. */
export async function largestInCategory(
  db: Kysely<Tables>,
  by: {
    userId: string
    category: TransactionCategory
    kind: 'spend' | 'income'
    atLeast: number
    exceptId?: string | undefined
  },
): Promise<number | null> {
  const largest = await db
    .selectFrom('transactions')
    .select('amount')
    .where('user_id', '=', by.userId)
    .where('category', '=', by.category)
    .where('amount', by.kind === 'spend' ? '>' : '<', 0)
    .where('id', '!=', by.exceptId ?? '')
    .orderBy('amount', by.kind === 'spend' ? 'desc' : 'asc')
    .limit(by.atLeast)
    .execute()
  const [first] = largest
  return first && largest.length === by.atLeast ? Math.abs(first.amount) : null
}
