import { createAuthMiddleware } from 'better-auth/api'

/** better-auth wants a `name`; people give first and last name, and the last may be missing. */
export const fillName = createAuthMiddleware(async (context) => {
  if (context.path !== '/sign-up/email') return
  const body: Record<string, unknown> = context.body ?? {}
  const firstName = trimmed(body.first_name)
  const lastName = trimmed(body.last_name)
  const name = `${firstName} ${lastName}`.trim()
  return { context: { ...context, body: { ...body, first_name: firstName, last_name: lastName, name } } }
})

function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
