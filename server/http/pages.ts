import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { sessionCookieName } from '#server/auth/session-cookie.ts'
import type { Context } from '#server/context.ts'
import { newNonce, pagePolicy, scriptPolicy } from '#server/http/content-policy.ts'
import { serveSite } from '#server/http/serve-site.ts'
import { openStaticFiles } from '#server/http/static-files.ts'
import type { Site } from '#server/site/open-site.ts'

/** The routes of the web app (specification §2); the public pages are the site's. Any other path shows its not-found screen with status 404. */
const pages = new Set([
  '/',
  '/dashboard',
  '/onboarding',
  '/login',
  '/signup',
  '/reset-password',
  '/payment-success',
  '/plan',
  '/test-checkout',
  '/transactions',
  '/budget',
  '/goals',
  '/accounts',
  '/spend',
  '/subscriptions',
  '/assistant',
  '/ai-insights',
  '/ai-expense-prediction',
  '/ai-spending-insights',
  '/ai-investment-suggestions',
  '/pre-launch',
  '/settings',
  '/usage',
  '/preferences',
  '/privacy-security',
  '/support',
])

const writtenSchema = z.record(z.string(), z.string())

/** Serves what was built: files, the public pages, and the app's one page for every other address that a browser may be sent to. */
export function servePages({ config }: Context, site: Site) {
  const files = openStaticFiles(config.server.webFolder)
  const answerFromSite = serveSite(site, (path) => pages.has(path))
  const withLimits = (html: string) => html.replaceAll('__REQUEST_LIMITS__', requestLimits(config))
  const page = files.text('/index.html')
  const written = readWritten(config.server.siteFolder)

  return async (c: HonoContext): Promise<Response> => {
    const path = c.req.path
    const file = await files.answer(path, c.req.raw.headers)
    if (file?.headers.get('content-type')?.startsWith('text/javascript')) {
      file.headers.set('Content-Security-Policy', scriptPolicy(config))
    }
    if (file) return file
    const fromSite = await answerFromSite(c)
    if (fromSite) return fromSite
    if (page === null || /\.\w{1,8}$/.test(path) || path.startsWith('/assets/')) throw new AppError('no_such_route')
    // What was written at build knows nothing of a query, and sleeps until it is touched: who is signed in is led on at once.
    const isStranger = getCookie(c, sessionCookieName(config)) === undefined
    const html = (isStranger && new URL(c.req.url).search === '' && written[path]) || page
    const nonce = newNonce()
    c.header('Content-Security-Policy', pagePolicy(config, nonce))
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Cookie', { append: true })
    c.header('X-Robots-Tag', 'noindex')
    return c.html(
      withLimits(html).replaceAll('__CSP_NONCE__', nonce),
      pages.has(path.length > 1 ? path.replace(/\/$/, '') : path) ? 200 : 404,
    )
  }
}

/** The page with a screen already in it, by path: those that strangers come to first. */
function readWritten(folder: string): Record<string, string> {
  const file = join(folder, 'app-pages.json')
  return existsSync(file) ? writtenSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** What the browser holds itself to (ruling 33): requests a minute of one act, of the assistant, and of everything together. */
function requestLimits({ limits }: Context['config']): string {
  return [limits.clientActsPerMinute, limits.assistantRequestsPerMinute, limits.clientRequestsPerMinute].join(' ')
}
