import { isIP } from 'node:net'
import { z } from 'zod'
import { product } from '#domain/product.ts'

export type Environment = Readonly<Record<string, string | undefined>>
export type Settings = z.output<typeof settingsSchema>

/** A setting that stops the start. `message` is one line: the variable's name and what it expects. */
export class ConfigError extends Error {
  readonly variable: string

  constructor(variable: string, expectation: string) {
    super(`${variable} expects ${expectation}.`)
    this.name = 'ConfigError'
    this.variable = variable
  }
}

/** Parses the environment. Empty means unset. Throws `ConfigError` on the first wrong value. */
export function parseSettings(environment: Environment): Settings {
  const known = Object.keys(settingsSchema.shape)
  const set = known.flatMap((name) => {
    const value = environment[name]?.trim()
    return value ? [[name, value]] : []
  })
  const parsed = settingsSchema.safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(String(issue?.path[0] ?? 'A setting'), issue?.message ?? 'another value')
  }
  for (const [first, second] of pairs) {
    const missing = parsed.data[first] && !parsed.data[second] ? second : null
    const lonely = parsed.data[second] && !parsed.data[first] ? first : null
    const name = missing ?? lonely
    if (name) throw new ConfigError(name, `a value, because ${name === second ? first : second} is set`)
  }
  const { ASSISTANT, OPENAI_API_KEY, OPENAI_BASE_URL } = parsed.data
  if (ASSISTANT === 'model' && !OPENAI_API_KEY && !OPENAI_BASE_URL) {
    throw new ConfigError('ASSISTANT', 'OPENAI_API_KEY or OPENAI_BASE_URL to be set where it is model')
  }
  return parsed.data
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `a whole number from ${min} to ${max}`)

const address = (example: string, protocols: RegExp = /^https?:$/) =>
  z.string().refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), {
    error: `an address like ${example}`,
    abort: true,
  })

const origin = address('https://money.example.com').refine((value) => {
  const url = new URL(value)
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
}, 'an address without a path, like https://money.example.com')

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'a host name like app.example.com')

const email = z.email('an e-mail address')
const text = z.string()

const proxyList = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isAddressOrRange), 'addresses or ranges separated by commas, like 10.0.0.0/8')

const encryptionKey = z
  .string()
  .transform((value) => (/^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')))
  .refine((key) => key.length === 32, '32 bytes as 64 hexadecimal digits or as base64')

const settingsSchema = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:_-]+$/, 'an address or host name to listen on, like 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: proxyList.default([]),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  APP_HOST: hostName.optional(),
  MARKETING_HOST: hostName.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^file:[^\0]*[^\0/]$/, 'the address of a file, not of a folder, like file:./data/sayso.db')
    .default('file:./data/sayso.db'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  SMTP_URL: address('smtp://user:password@mail.example.com:587', /^smtps?:$/).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, `a sender like ${product.name} <hello@example.com>`)
    .default(`${product.name} <no-reply@localhost>`),
  MAIL_OUTBOX: text.optional(),
  DEVELOPER_EMAIL: email.optional(),
  ASSISTANT: z.enum(['auto', 'local', 'model'], 'one of auto, local, model').default('auto'),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: address('https://api.example.com/v1').optional(),
  OPENAI_MODEL: text.optional(),
  ELEVENLABS_API_KEY: text.optional(),
  ELEVENLABS_AGENT_ID: text.optional(),
  ELEVENLABS_BASE_URL: address('https://api.elevenlabs.io').default('https://api.elevenlabs.io'),
  FREE_VOICE_CHATS_PER_MONTH: wholeNumber(0, 1_000_000).default(100),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_BASE_URL: address('https://api.stripe.com').optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_BASE_URL: address('https://api-m.paypal.com').optional(),
  LEMONSQUEEZY_API_KEY: text.optional(),
  LEMONSQUEEZY_STORE_ID: text.optional(),
  LEMONSQUEEZY_WEBHOOK_SECRET: text.optional(),
  LEMONSQUEEZY_BASE_URL: address('https://api.lemonsqueezy.com').optional(),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_BASE_URL: address('https://api.razorpay.com').optional(),
  PLAID_CLIENT_ID: text.optional(),
  PLAID_SECRET: text.optional(),
  PLAID_BASE_URL: address('https://production.plaid.com').optional(),
  GEO_URL: address('https://geo.example.com/json').optional(),
  ASSISTANT_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  CLIENT_ACTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(10),
  CLIENT_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(100),
})

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['ELEVENLABS_API_KEY', 'ELEVENLABS_AGENT_ID'],
  ['PLAID_CLIENT_ID', 'PLAID_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID'],
  ['LEMONSQUEEZY_API_KEY', 'LEMONSQUEEZY_STORE_ID'],
  ['LEMONSQUEEZY_API_KEY', 'LEMONSQUEEZY_WEBHOOK_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings])[]

function isAddressOrRange(entry: string): boolean {
  const [base = '', prefix, ...rest] = entry.split('/')
  const version = isIP(base)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
