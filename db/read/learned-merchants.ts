import { type Kysely, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'

export type Learned = Map<string, { merchant: string; category: TransactionCategory }>

/**
 * What the person chose last for each of the named merchants, by name in lower case. Income and the fallback Other teach
 * nothing. Each name is one step into the index, however many entries there are.
 */
export async function learnedMerchants(
  db: Kysely<Tables>,
  by: { userId: string; names: readonly string[] },
): Promise<Learned> {
  if (by.names.length === 0) return new Map()
  const names = sql.join(by.names.map((name) => sql`(${name})`))
  const newest = (column: string) => sql`(
    select ${sql.ref(column)} from transactions
    where user_id = ${by.userId} and lower(merchant) = spoken.name and amount > 0 and category <> 'Other'
    order by created_at desc limit 1)`
  const { rows } = await sql<{ name: string; merchant: string | null; category: string | null }>`
    with spoken(name) as (values ${names})
    select name, ${newest('merchant')} as merchant, ${newest('category')} as category from spoken`.execute(db)

  const learned: Learned = new Map()
  for (const { name, merchant, category } of rows) {
    if (merchant !== null && category !== null && isTransactionCategory(category))
      learned.set(name, { merchant, category })
  }
  return learned
}
