import { Hono } from 'hono'
import { z } from 'zod'
import { withThisMonth } from '#db/read/budget-records.ts'
import { decodeCursor } from '#db/read/cursor.ts'
import { readDashboard } from '#db/read/dashboard.ts'
import { findProfile } from '#db/read/profile.ts'
import { readRecords, recordTables } from '#db/read/records.ts'
import { readTransactionPage, readTransactionSummary } from '#db/read/transaction-page.ts'
import { todayIn } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import { LONGEST_SEARCH } from '#domain/search.ts'
import { daySchema, transactionCategorySchema } from '#domain/transaction.ts'
import type { Context } from '#server/context.ts'
import { parseQuery } from '#server/http/parse-query.ts'
import { requirePerson } from '#server/http/require-person.ts'

const [DEFAULT_LIMIT, MOST] = [50, 200]

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(MOST).default(DEFAULT_LIMIT),
  cursor: z.string().optional(),
})
const transactionsSchema = pageSchema.extend({
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
  category: transactionCategorySchema.optional(),
  kind: z.enum(['spend', 'income']).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
})
const tableSchema = z.enum(recordTables)

/** What the screens read, all of it from the reading connection and for the signed-in person alone. */
export function readRoutes(context: Context) {
  const { reader, clock } = context
  const person = requirePerson(context)
  return new Hono()
    .get('/api/dashboard', person, async (c) => {
      const { userId } = c.get('caller')
      const view = await reader.transaction().execute(async (snapshot) => {
        const profile = await findProfile(snapshot, userId)
        return readDashboard(snapshot, { userId, today: todayIn(clock(), profile?.time_zone ?? 'UTC') })
      })
      return c.json(view, 200, NO_STORE)
    })
    .get('/api/transactions', person, async (c) => {
      const { userId } = c.get('caller')
      const { cursor, ...query } = parseQuery(transactionsSchema, c.req.query())
      const [date, createdAt, id] = placeOf(cursor, 3)
      const after = date && createdAt && id ? ([date, createdAt, id] as const) : null
      const page = await reader.transaction().execute(async (snapshot) => ({
        ...(await readTransactionPage(snapshot, { ...query, userId, after })),
        summary: after ? null : await readTransactionSummary(snapshot, { ...query, userId }),
      }))
      return c.json(page, 200, NO_STORE)
    })
    .get('/api/records/:table', person, async (c) => {
      const table = tableSchema.safeParse(c.req.param('table'))
      if (!table.success) throw new AppError('no_such_route')
      const { cursor, limit } = parseQuery(pageSchema, c.req.query())
      const [createdAt, id] = placeOf(cursor, 2)
      const after = createdAt && id ? ([createdAt, id] as const) : null
      const { userId } = c.get('caller')
      const page = await readRecords(reader, { table: table.data, userId, limit, after })
      if (table.data !== 'budgets') return c.json(page, 200, NO_STORE)
      const profile = await findProfile(reader, userId)
      const today = todayIn(clock(), profile?.time_zone ?? 'UTC')
      return c.json(await withThisMonth(reader, { userId, today }, page), 200, NO_STORE)
    })
    .get('/api/profile', person, async (c) => {
      const profile = await findProfile(reader, c.get('caller').userId)
      if (!profile) throw new AppError('not_found')
      const { id, first_name, last_name } = profile
      return c.json({ id, first_name, last_name }, 200, NO_STORE)
    })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** The values inside a cursor; none without one. Throws invalid_input for one that is not ours. */
function placeOf(cursor: string | undefined, count: number): string[] {
  if (cursor === undefined) return []
  const values = decodeCursor(cursor, count)
  if (!values?.every(Boolean)) throw new AppError('invalid_input', { field: 'cursor' })
  return values
}
