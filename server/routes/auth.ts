import { Hono } from 'hono'
import type { Context } from '#server/context.ts'

/** better-auth under `/api/auth`. */
export function authRoutes(context: Context) {
  return new Hono().on(['GET', 'POST'], '/api/auth/*', (c) => context.auth.handler(c.req.raw))
}
