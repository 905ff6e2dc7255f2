import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { readInsights } from '#db/read/insights.ts'
import { describeSubscription, ownSubscriptions } from '#db/read/own-subscriptions.ts'
import { findProfile } from '#db/read/profile.ts'
import { readSpend, readSpendCategories } from '#db/read/spend.ts'
import { spendRows } from '#db/read/spend-export.ts'
import { todayIn } from '#domain/calendar.ts'
import { csvHead, csvLine } from '#domain/csv.ts'
import { decimalFromMinor, minor } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import { daySchema } from '#domain/transaction.ts'
import type { SubscriptionsView } from '#domain/views.ts'
import type { Context } from '#server/context.ts'
import { parseQuery } from '#server/http/parse-query.ts'
import { requirePerson } from '#server/http/require-person.ts'

const MOST_ROWS = 100_000
const periodSchema = z.object({ from: daySchema, to: daySchema })
const exportSchema = z.object({
  from: daySchema.optional(),
  to: daySchema.optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).optional(),
})

/** What the Spend, Subscriptions and insight screens read, for the signed-in person and in their own days (ruling 25). */
export function spendRoutes(context: Context) {
  const { reader, clock } = context
  const person = requirePerson(context)
  const profileOf = async (userId: string) => {
    const profile = await findProfile(reader, userId)
    return { today: todayIn(clock(), profile?.time_zone ?? 'UTC'), currency: profile?.currency ?? 'USD' }
  }
  return new Hono()
    .get('/api/spend', person, async (c) => {
      const { userId } = c.get('caller')
      const { today } = await profileOf(userId)
      return c.json(await readSpend(reader, { userId, today }), 200, NO_STORE)
    })
    .get('/api/spend/categories', person, async (c) => {
      const period = parseQuery(periodSchema, c.req.query())
      const { userId } = c.get('caller')
      const view = await reader
        .transaction()
        .execute((snapshot) => readSpendCategories(snapshot, { userId, ...period }))
      return c.json(view, 200, NO_STORE)
    })
    .get('/api/spend/export', person, async (c) => {
      const query = parseQuery(exportSchema, c.req.query())
      const { userId } = c.get('caller')
      const { currency } = await profileOf(userId)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${product.name.toLowerCase()}-expenses.csv"`)
      c.header('Cache-Control', 'no-store')
      return stream(c, async (out) => {
        await out.write(csvHead(['Date', 'Merchant', 'Category', 'Amount', 'Currency', 'Pending']))
        for await (const rows of spendRows(reader, { userId, ...query })) {
          const lines = rows.map(({ date, merchant, category, amountMinor, pending }) =>
            csvLine([
              date,
              merchant,
              category,
              decimalFromMinor(minor(amountMinor)).toFixed(2),
              currency,
              pending ? 'yes' : 'no',
            ]),
          )
          await out.write(lines.join(''))
        }
      })
    })
    .get('/api/subscriptions', person, async (c) => {
      const { userId } = c.get('caller')
      const { today } = await profileOf(userId)
      const found = await ownSubscriptions(reader, { userId, today })
      const active = found.filter(({ isActive }) => isActive)
      const view: SubscriptionsView = {
        subscriptions: found.map((one) => ({ ...describeSubscription(one), isActive: one.isActive })),
        activeCount: active.length,
        monthlyTotalMinor: active.reduce((sum, { monthlyMinor }) => sum + monthlyMinor, 0),
      }
      return c.json(view, 200, NO_STORE)
    })
    .get('/api/insights', person, async (c) => {
      const { userId } = c.get('caller')
      const { today } = await profileOf(userId)
      const view = await reader.transaction().execute((snapshot) => readInsights(snapshot, { userId, today }))
      return c.json(view, 200, NO_STORE)
    })
}

const NO_STORE = { 'Cache-Control': 'no-store' }
