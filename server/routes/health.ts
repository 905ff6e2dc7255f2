import { Hono } from 'hono'
import { askDatabase } from '#db/read/alive.ts'
import type { Context } from '#server/context.ts'
import { version } from '#server/version.ts'

/** `GET /api/health`: whether the server runs and its database answers. */
export function healthRoutes(context: Context) {
  return new Hono().get('/api/health', async (c) => {
    await askDatabase(context.reader)
    return c.json({ ok: true, version }, 200)
  })
}
