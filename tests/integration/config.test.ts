import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-config-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('settings', () => {
  test('need nothing set; empty means unset', () => {
    const config = readConfig({ PORT: '', SMTP_URL: ' ', OPENAI_API_KEY: '' }, folder)
    expect(config.server).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isSecure: false,
      trustedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    })
    expect(config.data.databaseFile).toBe(join(folder, 'data/sayso.db'))
    expect(config.mail).toMatchObject({ smtpUrl: null, outbox: join(folder, 'data/outbox') })
    expect(config.assistant).toEqual({ mode: 'auto', apiKey: null, baseUrl: null, model: null })
    expect(config.voice).toEqual({ elevenLabs: null, freeChatsPerMonth: 100 })
    expect(config.people).toEqual({ google: null, developerEmail: null })
    expect(config.limits).toEqual({
      requestsPerMinute: 600,
      assistantRequestsPerMinute: 60,
      clientActsPerMinute: 10,
      clientRequestsPerMinute: 100,
    })
  })

  test('trust the public address beside the local ones', () => {
    const { server } = readConfig({ PUBLIC_URL: 'https://money.example.com/', PORT: '8080' }, folder)
    expect(server).toMatchObject({ publicUrl: 'https://money.example.com', isSecure: true })
    expect(server.trustedOrigins).toEqual([
      'https://money.example.com',
      'http://localhost:8080',
      'http://127.0.0.1:8080',
    ])
  })

  test('make the two secrets once, readable by their owner alone', () => {
    const first = readConfig({}, folder)
    const second = readConfig({}, folder)
    expect(first.secrets).toEqual(second.secrets)
    expect(first.secrets.encryptionKey).toHaveLength(32)
    for (const name of ['app-secret', 'encryption-key']) {
      expect(statSync(join(folder, 'data', name)).mode & 0o777).toBe(0o600)
      expect(readFileSync(join(folder, 'data', name), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    }
    expect(readdirSync(join(folder, 'data')).sort()).toEqual(['app-secret', 'encryption-key'])
    const given = readConfig({ APP_SECRET: 's'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) }, folder)
    expect(given.secrets).toEqual({ appSecret: 's'.repeat(32), encryptionKey: Buffer.alloc(32, 0xab) })
  })

  test.each(['', 'ab'.repeat(31)])('refuse a secret file that holds %j, and leave it as it is', (content) => {
    mkdirSync(join(folder, 'data'))
    const file = join(folder, 'data/app-secret')
    writeFileSync(file, content)
    expect(() => readConfig({}, folder)).toThrow(`${file} does not hold 64 hexadecimal digits`)
    expect(readFileSync(file, 'utf8')).toBe(content)
  })

  test.each([
    ['PORT', 'web', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['HOST', 'not a host', 'an address or host name to listen on'],
    ['PUBLIC_URL', 'money.example.com', 'an address like https://money.example.com'],
    ['PUBLIC_URL', 'https://example.com/money', 'an address without a path'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy', 'addresses or ranges separated by commas'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'addresses or ranges separated by commas'],
    ['APP_SECRET', 'short', 'at least 32 characters'],
    ['ENCRYPTION_KEY', 'short', '32 bytes as 64 hexadecimal digits or as base64'],
    ['APP_HOST', 'https://app.example.com', 'a host name like app.example.com'],
    ['MARKETING_HOST', 'a b', 'a host name like app.example.com'],
    ['DATABASE_URL', 'postgres://localhost/db', 'the address of a file, not of a folder, like file:./data/sayso.db'],
    ['GOOGLE_CLIENT_ID', 'alone', 'a value, because GOOGLE_CLIENT_ID is set', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'alone', 'a value, because GOOGLE_CLIENT_SECRET is set', 'GOOGLE_CLIENT_ID'],
    ['SMTP_URL', 'mail.example.com', 'an address like smtp://'],
    ['MAIL_FROM', 'nobody', 'a sender like Sayso <hello@example.com>'],
    ['DEVELOPER_EMAIL', 'me', 'an e-mail address'],
    ['ASSISTANT', 'gpt', 'one of auto, local, model'],
    ['ASSISTANT', 'model', 'OPENAI_API_KEY or OPENAI_BASE_URL to be set where it is model'],
    ['OPENAI_BASE_URL', 'localhost:11434', 'an address like https://api.example.com/v1'],
    ['ELEVENLABS_AGENT_ID', 'agent_12345', 'a value, because ELEVENLABS_AGENT_ID is set', 'ELEVENLABS_API_KEY'],
    ['ELEVENLABS_BASE_URL', 'ftp://x', 'an address like https://api.elevenlabs.io'],
    ['FREE_VOICE_CHATS_PER_MONTH', '-1', 'a whole number from 0 to 1000000'],
    ['STRIPE_BASE_URL', 'x', 'an address like https://api.stripe.com'],
    ['PAYPAL_BASE_URL', 'x', 'an address like https://api-m.paypal.com'],
    ['LEMONSQUEEZY_BASE_URL', 'x', 'an address like https://api.lemonsqueezy.com'],
    ['RAZORPAY_BASE_URL', 'x', 'an address like https://api.razorpay.com'],
    ['PLAID_SECRET', 'alone', 'a value, because PLAID_SECRET is set', 'PLAID_CLIENT_ID'],
    ['PLAID_BASE_URL', 'x', 'an address like https://production.plaid.com'],
    ['GEO_URL', 'x', 'an address like https://geo.example.com/json'],
    ['ASSISTANT_REQUESTS_PER_MINUTE', '1.5', 'a whole number from 1 to 1000000'],
    ['REQUESTS_PER_MINUTE', '0', 'a whole number from 1 to 1000000'],
  ])('%s=%s stops the start', (name, value, expects, named = name) => {
    const start = () => readConfig({ [name]: value }, folder)
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(`${named} expects ${expects}`)
    expect(start).not.toThrow('\n')
  })

  test('are all in the example file, and nothing else is', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    const documented = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
    const source = readFileSync(join(root, 'server/settings.ts'), 'utf8')
    const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual(known.sort())
  })
})
