import type { Context as HonoContext } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { newNonce, pagePolicy, scriptPolicy } from '#server/http/content-policy.ts'
import { openStaticFiles } from '#server/http/static-files.ts'

const marketingPages = [
  '/about',
  '/contact',
  '/pricing',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellation-refund',
]

/** The routes of the web app (specification §2). Any other path shows its not-found screen with status 404. */
const pages = new Set([
  '/',
  '/dashboard',
  '/onboarding',
  '/login',
  '/signup',
  '/reset-password',
  '/payment-success',
  '/plan',
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
  '/landing',
  ...marketingPages.map((path) => `/landing${path}`),
  '/terms',
  '/privacy',
])

/** Serves the built web app: its files, and its one page for every address that a browser may be sent to. */
export function servePages({ config }: Context) {
  const files = openStaticFiles(config.server.webFolder)
  const page = files.text('/index.html')

  return async (c: HonoContext): Promise<Response> => {
    const path = c.req.path
    const file = await files.answer(path, c.req.raw.headers)
    if (file?.headers.get('content-type')?.startsWith('text/javascript')) {
      file.headers.set('Content-Security-Policy', scriptPolicy(config))
    }
    if (file) return file
    if (page === null || /\.\w{1,8}$/.test(path) || path.startsWith('/assets/')) throw new AppError('no_such_route')
    const nonce = newNonce()
    c.header('Content-Security-Policy', pagePolicy(config, nonce))
    c.header('Cache-Control', 'no-cache')
    return c.html(page.replaceAll('__CSP_NONCE__', nonce), isKnown(c) ? 200 : 404)
  }

  function isKnown(c: HonoContext): boolean {
    const path = c.req.path.length > 1 ? c.req.path.replace(/\/$/, '') : '/'
    if (pages.has(path)) return true
    return c.req.header('host') === config.server.marketingHost && marketingPages.includes(path)
  }
}
