import { Hono } from 'hono'
import { findSessionSecret, listSessions } from '#db/read/list-sessions.ts'
import { AppError } from '#domain/errors.ts'
import type { OpenSession } from '#domain/session.ts'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'

/** `GET /api/sessions`: where the person is signed in. `DELETE /api/sessions/:id` signs one out at once, its streams too. */
export function sessionRoutes(context: Context) {
  const { reader, clock, auth } = context
  return new Hono()
    .get('/api/sessions', requirePerson(context), async (c) => {
      const { userId, sessionId } = c.get('caller')
      const rows = await listSessions(reader, { userId, now: clock() })
      const sessions: OpenSession[] = rows.map((row) => ({
        id: row.id,
        startedAt: row.createdAt,
        renewedAt: row.updatedAt,
        browser: row.userAgent || null,
        isThisOne: row.id === sessionId,
      }))
      return c.json({ sessions }, 200)
    })
    .delete('/api/sessions/:id', requirePerson(context), async (c) => {
      const { userId } = c.get('caller')
      const secret = await findSessionSecret(reader, { userId, sessionId: c.req.param('id') })
      if (!secret) throw new AppError('not_found')
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(secret)
      return c.json({ success: true }, 200)
    })
}
