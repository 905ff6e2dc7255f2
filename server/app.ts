import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { answerError } from '#server/http/answer-error.ts'
import type { DoorEnv } from '#server/http/app-env.ts'
import { identify } from '#server/http/identify.ts'
import { authRoutes } from '#server/routes/auth.ts'
import { healthRoutes } from '#server/routes/health.ts'
import { liveRoutes } from '#server/routes/live.ts'
import { readRoutes } from '#server/routes/reads.ts'
import { toolRoutes } from '#server/routes/tools.ts'

export type AppType = ReturnType<typeof createApp>

/** The whole server as one function from request to answer. */
export function createApp(context: Context) {
  const app = new Hono<DoorEnv>()
  app.onError(answerError(context.log))
  app.notFound(() => {
    throw new AppError('no_such_route')
  })
  app.use('/api/*', identify(context))
  app.use('/functions/*', identify(context))
  return app
    .route('/', healthRoutes(context))
    .route('/', authRoutes(context))
    .route('/', toolRoutes(context))
    .route('/', readRoutes(context))
    .route('/', liveRoutes(context))
}
