import { Hono } from 'hono'
import { z } from 'zod'
import { readChat } from '#db/read/chat.ts'
import type { Context } from '#server/context.ts'
import { parseQuery } from '#server/http/parse-query.ts'
import { requirePerson } from '#server/http/require-person.ts'

const [DEFAULT_TURNS, MOST_TURNS] = [50, 100]

const querySchema = z.object({
  /** Turns on a page, each with what was said and what was answered. */
  limit: z.coerce.number().int().min(1).max(MOST_TURNS).default(DEFAULT_TURNS),
  before: z.coerce.number().int().min(1).optional(),
})

/** `GET /api/chat?before=&limit=`: a page of the person's own conversation, the newest page without `before`. Errors: invalid_input. */
export function chatRoutes(context: Context) {
  return new Hono().get('/api/chat', requirePerson(context), async (c) => {
    const query = parseQuery(querySchema, c.req.query())
    const { userId } = c.get('caller')
    const page = await context.reader.transaction().execute((snapshot) => readChat(snapshot, { ...query, userId }))
    return c.json(page, 200, { 'Cache-Control': 'no-store' })
  })
}
