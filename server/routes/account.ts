import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import { exportRows, exportTables } from '#db/read/export-tables.ts'
import { passwordHash } from '#db/read/password-hash.ts'
import { AppError } from '#domain/errors.ts'
import { product } from '#domain/product.ts'
import type { AccountView } from '#domain/views.ts'
import { closeAccount } from '#server/auth/close-account.ts'
import type { Context } from '#server/context.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'

const ROWS_AT_ONCE = 500
/** Guesses at a password by whoever holds an open session. */
const TRIES_PER_MINUTE = 10

const closeBody = z.object({
  /** The person's own address, typed: nobody closes an account by a slip. */
  email: z.string().trim().max(254),
  /** Wanted where the account has one. */
  password: z.string().max(1024).optional(),
})

/**
 * What a person may do with their account as a whole. `GET /api/account`; `GET /api/account/export` is a JSON file with every row
 * of theirs; `POST /api/account/close` ends it. Errors: other_email, wrong_password, too_many_requests, provider_unavailable.
 */
export function accountRoutes(context: Context) {
  const { reader, clock, auth } = context
  const limiter = createRateLimiter(clock)
  return new Hono()
    .get('/api/account', requirePerson(context), async (c) => {
      const account: AccountView = { hasPassword: (await passwordHash(reader, c.get('caller').userId)) !== null }
      return c.json(account, 200, { 'Cache-Control': 'no-store' })
    })
    .get('/api/account/export', requirePerson(context), async (c) => {
      const { userId, email } = c.get('caller')
      const exportedAt = new Date(clock()).toISOString()
      const tables = await exportTables(reader)
      c.header('Content-Type', 'application/json; charset=utf-8')
      c.header(
        'Content-Disposition',
        `attachment; filename="${product.name.toLowerCase()}-${exportedAt.slice(0, 10)}.json"`,
      )
      c.header('Cache-Control', 'no-store')
      return stream(c, async (out) => {
        const head = { product: product.name, exportedAt, email, amounts: 'integer minor units' }
        await out.write(`${JSON.stringify(head).slice(0, -1)},"tables":{`)
        for (const [place, table] of tables.entries()) {
          await out.write(`${place > 0 ? ',' : ''}\n${JSON.stringify(table.name)}:[`)
          let after: number | null = 0
          let isFirst = true
          while (after !== null && !out.aborted) {
            const page = await exportRows(reader, { table, userId, after, limit: ROWS_AT_ONCE })
            const lines = page.rows.map((row) => JSON.stringify(row)).join(',\n')
            if (lines) await out.write(`${isFirst ? '\n' : ',\n'}${lines}`)
            isFirst &&= lines === ''
            after = page.last
          }
          await out.write(']')
        }
        await out.write('\n}}\n')
      })
    })
    .post('/api/account/close', requirePerson(context), async (c) => {
      const caller = c.get('caller')
      limiter.count(caller.userId, TRIES_PER_MINUTE)
      const { email, password = '' } = await readJson(c, closeBody)
      if (email.toLowerCase() !== caller.email.toLowerCase()) throw new AppError('other_email', { field: 'email' })
      const hash = await passwordHash(reader, caller.userId)
      const isRight = hash === null || (await (await auth.$context).password.verify({ hash, password }))
      if (!isRight) throw new AppError('wrong_password', { field: 'password' })
      return c.json(await closeAccount(context, caller), 200)
    })
}
