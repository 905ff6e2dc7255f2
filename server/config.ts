import { dirname, join, resolve } from 'node:path'
import { loadSecret } from '#server/secret-files.ts'
import { type Environment, parseSettings, type Settings } from '#server/settings.ts'

/** Everything that the environment decides, parsed once. Built by `readConfig`. */
export type Config = ReturnType<typeof readConfig>

/**
 * Turns the environment into typed settings; makes the two secrets on the first start and keeps them beside the database.
 * Throws `ConfigError` with the variable's name and what it expects.
 */
export function readConfig(environment: Environment, folder: string = process.cwd()) {
  const settings = parseSettings(environment)
  const databaseFile = databaseFileOf(settings, folder)
  const dataFolder = dirname(databaseFile)
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin
  return {
    server: {
      port: settings.PORT,
      host: settings.HOST,
      /** Origin without a trailing slash, for links in mails and provider redirects. */
      publicUrl,
      isSecure: publicUrl.startsWith('https:'),
      trustedOrigins: trustedOrigins(settings, publicUrl),
      trustedProxies: settings.TRUSTED_PROXIES,
      appHost: settings.APP_HOST ?? null,
      marketingHost: settings.MARKETING_HOST ?? null,
      /** The built web app. */
      webFolder: join(folder, 'dist/web'),
      /** The pages of the public site. */
      siteFolder: join(folder, 'dist/site'),
    },
    secrets: {
      appSecret: settings.APP_SECRET ?? loadSecret(join(dataFolder, 'app-secret')),
      /** 32 bytes for AES-256-GCM. */
      encryptionKey: settings.ENCRYPTION_KEY ?? Buffer.from(loadSecret(join(dataFolder, 'encryption-key')), 'hex'),
    },
    data: { databaseFile, folder: dataFolder },
    people: {
      google: pair(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, (clientId, clientSecret) => ({
        clientId,
        clientSecret,
      })),
      developerEmail: settings.DEVELOPER_EMAIL?.toLowerCase() ?? null,
    },
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM,
      outbox: settings.MAIL_OUTBOX ? resolve(folder, settings.MAIL_OUTBOX) : join(dataFolder, 'outbox'),
    },
    assistant: {
      mode: settings.ASSISTANT,
      apiKey: settings.OPENAI_API_KEY ?? null,
      baseUrl: settings.OPENAI_BASE_URL ?? null,
      model: settings.OPENAI_MODEL ?? null,
    },
    voice: {
      elevenLabs: pair(settings.ELEVENLABS_API_KEY, settings.ELEVENLABS_AGENT_ID, (apiKey, agentId) => ({
        apiKey,
        agentId,
        baseUrl: settings.ELEVENLABS_BASE_URL,
      })),
      freeChatsPerMonth: settings.FREE_VOICE_CHATS_PER_MONTH,
    },
    payments: {
      stripe: pair(settings.STRIPE_SECRET_KEY, settings.STRIPE_WEBHOOK_SECRET, (secretKey, webhookSecret) => ({
        secretKey,
        webhookSecret,
        baseUrl: settings.STRIPE_BASE_URL ?? null,
      })),
      paypal: triple(
        [settings.PAYPAL_CLIENT_ID, settings.PAYPAL_CLIENT_SECRET, settings.PAYPAL_WEBHOOK_ID],
        ([clientId, clientSecret, webhookId]) => ({
          clientId,
          clientSecret,
          webhookId,
          baseUrl: settings.PAYPAL_BASE_URL ?? null,
        }),
      ),
      lemonsqueezy: triple(
        [settings.LEMONSQUEEZY_API_KEY, settings.LEMONSQUEEZY_STORE_ID, settings.LEMONSQUEEZY_WEBHOOK_SECRET],
        ([apiKey, storeId, webhookSecret]) => ({
          apiKey,
          storeId,
          webhookSecret,
          baseUrl: settings.LEMONSQUEEZY_BASE_URL ?? null,
        }),
      ),
      razorpay: triple(
        [settings.RAZORPAY_KEY_ID, settings.RAZORPAY_KEY_SECRET, settings.RAZORPAY_WEBHOOK_SECRET],
        ([keyId, keySecret, webhookSecret]) => ({
          keyId,
          keySecret,
          webhookSecret,
          baseUrl: settings.RAZORPAY_BASE_URL ?? null,
        }),
      ),
    },
    banking: {
      plaid: pair(settings.PLAID_CLIENT_ID, settings.PLAID_SECRET, (clientId, secret) => ({
        clientId,
        secret,
        baseUrl: settings.PLAID_BASE_URL ?? null,
      })),
    },
    geoUrl: settings.GEO_URL ?? null,
    limits: {
      requestsPerMinute: settings.REQUESTS_PER_MINUTE,
      assistantRequestsPerMinute: settings.ASSISTANT_REQUESTS_PER_MINUTE,
      /** What the web app holds itself to before anything leaves the browser. */
      clientActsPerMinute: settings.CLIENT_ACTS_PER_MINUTE,
      clientRequestsPerMinute: settings.CLIENT_REQUESTS_PER_MINUTE,
    },
  }
}

/** Where the ledger lies. */
export function databaseFileOf(settings: Pick<Settings, 'DATABASE_URL'>, folder: string): string {
  return resolve(folder, settings.DATABASE_URL.slice('file:'.length))
}

function trustedOrigins(settings: Settings, publicUrl: string): string[] {
  const scheme = new URL(publicUrl).protocol
  const hosts = [settings.APP_HOST, settings.MARKETING_HOST].filter((host) => host !== undefined)
  return [
    ...new Set([
      publicUrl,
      `http://localhost:${settings.PORT}`,
      `http://127.0.0.1:${settings.PORT}`,
      ...hosts.map((host) => `${scheme}//${host}`),
    ]),
  ]
}

function pair<T>(first: string | undefined, second: string | undefined, make: (first: string, second: string) => T) {
  return first !== undefined && second !== undefined ? make(first, second) : null
}

function triple<T>(values: readonly (string | undefined)[], make: (values: [string, string, string]) => T) {
  const [first, second, third] = values
  if (first === undefined || second === undefined || third === undefined) return null
  return make([first, second, third])
}
