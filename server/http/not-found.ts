import type { Hono, Context as HonoContext } from 'hono'
import { AppError } from '#domain/errors.ts'

/** Answers what no route took: 405 where another method would have been taken, a page for a browser, else 404. */
export function answerUnknown(app: Pick<Hono, 'routes'>, servePage: (c: HonoContext) => Promise<Response>) {
  let known: { method: string; pattern: RegExp }[] | undefined

  return async (c: HonoContext): Promise<Response> => {
    const { path, method } = c.req
    known ??= app.routes
      .filter((route) => route.method !== 'ALL')
      .map((route) => ({ method: route.method, pattern: asPattern(route.path) }))
    const allowed = [...new Set(known.filter((route) => route.pattern.test(path)).map((route) => route.method))]
    if (allowed.length > 0) {
      c.header('Allow', allowed.join(', '))
      throw new AppError('method_not_allowed')
    }
    if (/^\/(api|functions)(\/|$)/.test(path)) throw new AppError('no_such_route')
    if (method !== 'GET' && method !== 'HEAD') throw new AppError('method_not_allowed')
    return servePage(c)
  }
}

function asPattern(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}$`)
}
