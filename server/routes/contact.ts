import { Hono, type Context as HonoContext } from 'hono'
import { contactSchema } from '#domain/contact.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { addressReader, networkOf } from '#server/http/client-address.ts'
import { sitePolicy } from '#server/http/content-policy.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import type { Site } from '#server/site/open-site.ts'
import { keepContactMessage } from '#server/tools/keep-contact-message.ts'

/** Messages from one address. */
const MESSAGES_PER_MINUTE = 10

/**
 * `POST /api/contact` with name, email and message: JSON from the page's own code, or a plain form where there is no
 * JavaScript, which gets a page back. Errors: invalid_input with the field, too_many_requests.
 */
export function contactRoutes(context: Context, site: Site) {
  const limiter = createRateLimiter(context.clock)
  const addressOf = addressReader(context.config)

  const take = async (c: HonoContext, body: unknown) => {
    limiter.count(networkOf(addressOf(c)), MESSAGES_PER_MINUTE)
    const parsed = contactSchema.safeParse(body)
    if (!parsed.success) throw contactError(parsed.error.issues[0]?.path.join('.'))
    await keepContactMessage(context, parsed.data)
  }

  return new Hono().post('/api/contact', async (c) => {
    if (!isForm(c)) {
      const body: unknown = await c.req.json().catch(() => {
        throw new AppError('invalid_json')
      })
      await take(c, body)
      return c.json({ ok: true }, 201)
    }
    const isSiteHost = site.hosts.isSiteHost(c.req.header('host'))
    try {
      await take(c, await c.req.parseBody())
    } catch (error) {
      const page = site.named('contact-problem')
      if (!(error instanceof AppError) || !page) throw error
      c.header('Content-Security-Policy', sitePolicy())
      return c.html(await site.render(page, { isSiteHost, more: { problem: error.message } }), error.status)
    }
    return c.redirect(`${isSiteHost ? '' : '/landing'}/contact?sent`, 303)
  })
}

function isForm(c: HonoContext): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(c.req.header('content-type') ?? '')
}

function contactError(field: string | undefined): AppError {
  if (field === 'email') return new AppError('invalid_email', { field })
  return new AppError('missing_information', field ? { field } : {})
}
