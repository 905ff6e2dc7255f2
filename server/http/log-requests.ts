import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from '#server/log.ts'

/** One line a request: which route, what status, how long. Neither path nor query, which may hold what a person typed. */
export function logRequests(log: Logger) {
  return createMiddleware(async (c, next) => {
    const startedAt = performance.now()
    await next()
    const took = Math.round(performance.now() - startedAt)
    const entry = { method: c.req.method, route: routePath(c, -1), status: c.res.status, ms: took }
    if (c.res.status >= 500 && c.res.status !== 501) log.warn(entry, 'request')
    else log.debug(entry, 'request')
  })
}
