import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { version } from '#server/version.ts'

/** `GET /api/health`: whether the server runs and its database answers. */
export function healthRoutes(context: Context) {
  return new Hono().get('/api/health', async (c) => {
    await sql`select 1`.execute(context.reader)
    return c.json({ ok: true, version }, 200)
  })
}
