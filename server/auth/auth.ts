import { betterAuth } from 'better-auth'
import { emailOTP, jwt } from 'better-auth/plugins'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { NewId } from '#domain/clock.ts'
import { product } from '#domain/product.ts'
import { fillName } from '#server/auth/fill-name.ts'
import { keepTimeZone } from '#server/auth/keep-time-zone.ts'
import { codeMail, resetMail, welcomeMail } from '#server/auth/mails.ts'
import { refuseClosed } from '#server/auth/refuse-closed.ts'
import { COOKIE_PREFIX } from '#server/auth/session-cookie.ts'
import type { Bell } from '#server/bell.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'
import type { Mail, Mailer } from '#server/mail/mailer.ts'

export type Auth = ReturnType<typeof createAuth>

const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 128
const DAY_SECONDS = 24 * 60 * 60
const CODE_LIFE_SECONDS = 10 * 60
const RESET_LIFE_SECONDS = 60 * 60
const CONFIRM_LIFE_SECONDS = 60 * 60

/** Accounts and sessions on the ledger's own SQLite file (ruling 10). Reached from outside through `server/routes/auth.ts` alone. */
export function createAuth(parts: {
  config: Config
  writer: Kysely<Tables>
  reader: Kysely<Tables>
  newId: NewId
  mailer: Mailer
  bell: Bell
  log: Logger
}) {
  const { config, writer, reader, newId, mailer, bell, log } = parts
  /** An account is made even while the mail server is away. */
  const sendOrLog = (mail: Mail) => mailer.send(mail).catch((error: unknown) => log.error({ error }, 'mail not sent'))
  return betterAuth({
    appName: product.name,
    baseURL: config.server.publicUrl,
    basePath: '/api/auth',
    secret: config.secrets.appSecret,
    trustedOrigins: config.server.trustedOrigins,
    database: { db: writer, type: 'sqlite' },
    user: {
      modelName: 'auth_user',
      additionalFields: {
        first_name: { type: 'string', required: false, defaultValue: '' },
        last_name: { type: 'string', required: false, defaultValue: '' },
      },
    },
    session: {
      modelName: 'auth_session',
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: false },
    },
    account: { modelName: 'auth_account', encryptOAuthTokens: true },
    verification: { modelName: 'auth_verification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: RESET_LIFE_SECONDS,
      revokeSessionsOnPasswordReset: true,
      // Not waited for: how long a mail takes would tell whether there is such an account.
      sendResetPassword: async ({ user, token }) => {
        void sendOrLog(resetMail(user.email, config.server.publicUrl, token))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: CONFIRM_LIFE_SECONDS,
      sendVerificationEmail: ({ user, url }) => sendOrLog(welcomeMail(user.email, url)),
    },
    ...(config.people.google
      ? {
          socialProviders: {
            google: {
              ...config.people.google,
              mapProfileToUser: (profile) => ({
                first_name: profile.given_name ?? profile.name,
                last_name: profile.family_name ?? '',
              }),
            },
          },
        }
      : {}),
    plugins: [
      jwt({
        schema: { jwks: { modelName: 'auth_jwks' } },
        jwt: {
          expirationTime: '15m',
        },
        disableSettingJwtHeader: true,
      }),
      emailOTP({
        expiresIn: CODE_LIFE_SECONDS,
        storeOTP: 'hashed',
        sendVerificationOTP: ({ email, otp, type }) => mailer.send(codeMail(email, otp, type)),
      }),
    ],
    hooks: { before: fillName },
    databaseHooks: {
      user: { create: { after: keepTimeZone(writer) } },
      session: {
        create: { before: refuseClosed(reader) },
        delete: { after: async (session) => bell.endStreams({ sessionId: session.id }) },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: config.server.isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: config.server.isSecure },
      // server/http/check-origin.ts guards every route the same way.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
    },
    onAPIError: { errorURL: '/login' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, _message, ...details) => log.error(firstError(details), 'auth failed') },
  })
}

/** The texts of the library quote addresses, so only the error's shape is kept. */
function firstError(details: unknown[]): { error?: unknown } {
  const error = details.find((detail) => detail instanceof Error)
  return error ? { error } : {}
}
