import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { answerError } from '#server/http/answer-error.ts'
import type { DoorEnv } from '#server/http/app-env.ts'
import { checkOrigin } from '#server/http/check-origin.ts'
import { securityHeaders } from '#server/http/content-policy.ts'
import { identify } from '#server/http/identify.ts'
import { limitRequests } from '#server/http/limit-requests.ts'
import { logRequests } from '#server/http/log-requests.ts'
import { answerUnknown } from '#server/http/not-found.ts'
import { servePages } from '#server/http/pages.ts'
import { accountRoutes } from '#server/routes/account.ts'
import { assistantRoutes } from '#server/routes/assistant.ts'
import { authRoutes } from '#server/routes/auth.ts'
import { bankingRoutes } from '#server/routes/banking.ts'
import { chatRoutes } from '#server/routes/chat.ts'
import { contactRoutes } from '#server/routes/contact.ts'
import { healthRoutes } from '#server/routes/health.ts'
import { liveRoutes } from '#server/routes/live.ts'
import { meRoutes } from '#server/routes/me.ts'
import { paymentRoutes } from '#server/routes/payments.ts'
import { planRoutes } from '#server/routes/plans.ts'
import { readRoutes } from '#server/routes/reads.ts'
import { sessionRoutes } from '#server/routes/sessions.ts'
import { spendRoutes } from '#server/routes/spend.ts'
import { subscriptionRoutes } from '#server/routes/subscription.ts'
import { toolRoutes } from '#server/routes/tools.ts'
import { usageRoutes } from '#server/routes/usage.ts'
import { voiceRoutes } from '#server/routes/voice.ts'
import { openSite } from '#server/site/open-site.ts'

const MAX_BODY_BYTES = 256 * 1024

/** The whole server as one function from request to answer. */
export function createApp(context: Context) {
  const { config, log } = context
  const app = new Hono<DoorEnv>()
  app.onError(answerError(log))
  const site = openSite(context)
  app.notFound(answerUnknown(app, servePages(context, site)))
  app.use(logRequests(log))
  app.use(securityHeaders(config))
  app.use(compress({ encoding: 'gzip' }))
  app.use(checkOrigin(config))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }))
  for (const door of ['/api/*', '/functions/*']) {
    app.use(door, identify(context))
    app.use(door, limitRequests(context, config.limits.requestsPerMinute))
  }
  app.use('/webhooks/*', limitRequests(context, config.limits.requestsPerMinute))
  app.use('/functions/v1/ai-assistant', limitRequests(context, config.limits.assistantRequestsPerMinute))

  return app
    .route('/', healthRoutes(context))
    .route('/', authRoutes(context))
    .route('/', meRoutes(context))
    .route('/', sessionRoutes(context))
    .route('/', accountRoutes(context))
    .route('/', toolRoutes(context))
    .route('/', readRoutes(context))
    .route('/', spendRoutes(context))
    .route('/', liveRoutes(context))
    .route('/', assistantRoutes(context))
    .route('/', chatRoutes(context))
    .route('/', contactRoutes(context, site))
    .route('/', voiceRoutes(context))
    .route('/', planRoutes(context))
    .route('/', usageRoutes(context))
    .route('/', bankingRoutes(context))
    .route('/', paymentRoutes(context))
    .route('/', subscriptionRoutes(context))
}

function refuseBody(): never {
  throw new AppError('body_too_large')
}
