import { z } from 'zod'
import { AppError } from '#domain/errors.ts'

const shortText = z.string().trim().max(80)
/** Longer than any password we keep, short enough to hash. */
const password = z.string().max(1024)
/** The root of the site is the one place that a sign-in from elsewhere leads to (ruling 2). */
const root = { callbackURL: z.literal('/').default('/') }
const contact = { email: z.string().trim().max(254).optional(), phone: z.string().trim().max(40).optional() }

export const signUpBody = z.object({
  ...contact,
  ...root,
  password: password.optional(),
  first_name: shortText.default(''),
  last_name: shortText.default(''),
})

export const signInBody = z.object({ ...contact, password: password.optional() })

export const codeRequestBody = z.object(contact)

export const codeSignInBody = z.object({ ...contact, otp: z.string().trim().max(20) })

export const socialBody = z.object({ ...root, provider: z.literal('google') })

export const resetRequestBody = z.object(contact)

export const resetBody = z.object({ token: z.string().max(200), newPassword: password })

export const changePasswordBody = z.object({ currentPassword: password, newPassword: password })

/** The e-mail of the body. A phone alone is understood, and refused: this server sends no messages to phones. */
export function requireEmail(body: { email?: string | undefined; phone?: string | undefined }): string {
  if (!body.email && !body.phone) throw new AppError('missing_contact')
  if (!body.email) throw new AppError('not_built', { field: 'phone' })
  if (!z.email().safeParse(body.email).success) throw new AppError('invalid_email', { field: 'email' })
  return body.email.toLowerCase()
}

/** E-mail and password, both there (specification §5). */
export function requireCredentials(body: z.output<typeof signInBody>): { email: string; password: string } {
  if (!(body.email || body.phone) || !body.password) throw new AppError('missing_credentials')
  return { email: requireEmail(body), password: body.password }
}
