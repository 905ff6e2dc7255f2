import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page sends. A browser names the origin or says same-origin; a request with neither comes
 * from no page, such as curl, and is let through.
 */
export function checkOrigin(config: Config) {
  const trusted = new Set(config.server.trustedOrigins)
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOurs = origin === undefined ? site === undefined || ownSites.has(site) : trusted.has(origin)
    if (!harmless.has(c.req.method) && !isOurs) throw new AppError('wrong_origin')
    await next()
  })
}

const ownSites = new Set(['same-origin', 'none'])
