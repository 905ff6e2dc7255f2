import { createMiddleware } from 'hono/factory'
import { findCaller } from '#server/auth/find-caller.ts'
import type { Context } from '#server/context.ts'
import type { DoorEnv } from '#server/http/app-env.ts'

/** Looks once a request who is asking; whether that is required is for `requirePerson` to say. */
export function identify(context: Context) {
  return createMiddleware<DoorEnv>(async (c, next) => {
    c.set('visitor', await findCaller(context, c))
    await next()
  })
}
