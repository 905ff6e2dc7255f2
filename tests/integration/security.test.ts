import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLogger } from '#server/log.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

const PAGE = '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>'

let app: TestApp
beforeEach(async () => {
  app = await makeApp()
})
afterEach(() => app.close())

async function codeOf(answer: Response) {
  return [answer.status, (await answer.json()).error.code]
}

/** The same server with a built web app in place. */
function withPages({ context, folder }: TestApp) {
  mkdirSync(join(folder, 'dist/web/assets'), { recursive: true })
  writeFileSync(join(folder, 'dist/web/index.html'), PAGE)
  writeFileSync(join(folder, 'dist/web/assets/main-1a2b.js'), `/* ${'a'.repeat(2000)} */`)
  writeFileSync(join(folder, 'dist/web/icon.svg'), '<svg/>')
  return createApp(context)
}

describe('pages', () => {
  test('carry a strict policy with a nonce of their own', async () => {
    const pages = withPages(app)
    const [first, second] = [await pages.request('/'), await pages.request('/login')]
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1]
    expect(nonce).toMatch(/^[\w+/]{20,}={0,2}$/)
    expect(first.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "connect-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ].join('; '),
    )
    expect(await second.text()).not.toContain(nonce)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    })
    expect(first.headers.get('strict-transport-security')).toBeNull()
  })

  test('may reach the voice service once it is set up, and nobody else', async () => {
    const voice = await makeApp({
      env: { ELEVENLABS_API_KEY: 'key', ELEVENLABS_AGENT_ID: 'agent_12345', PUBLIC_URL: 'https://money.example.com' },
    })
    try {
      const page = await withPages(voice).request('/')
      expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' wss://api.elevenlabs.io; ")
      expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    } finally {
      await voice.close()
    }
  })

  test('are the same for every address, with 404 for one that the app does not have', async () => {
    const pages = withPages(app)
    for (const path of ['/', '/dashboard', '/spend?x=1', '/signup?planCode=paid', '/goals/']) {
      expect((await pages.request(path)).status, path).toBe(200)
    }
    for (const path of ['/nope', '/goals/nope', '/nope/%3Cb%3Ex']) {
      const answer = await pages.request(path)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'text/html; charset=UTF-8'])
    }
  })

  test('are known to the server, all that the app has', async () => {
    const pages = withPages(app)
    const sources = ['web/routes.tsx', 'web/features/coming/coming-screens.ts'].filter((file) => existsSync(file))
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
    const paths = [...text.matchAll(/path(?:=|: )["'](\/[\w/-]*)["']/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) expect((await pages.request(path)).status, path).toBe(200)
  })

  test('come with files that are kept for good when their name tells their content', async () => {
    const pages = withPages(app)
    const asset = await pages.request('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([asset.status, asset.headers.get('cache-control'), asset.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ])
    const icon = await pages.request('/icon.svg')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    const again = await pages.request('/icon.svg', { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('never give a file from beside the web app, nor a hidden one', async () => {
    mkdirSync(join(app.folder, 'dist/web/.vite'), { recursive: true })
    writeFileSync(join(app.folder, 'dist/web/.vite/manifest.json'), '{}')
    const pages = withPages(app)
    expect((await pages.request('/.vite/manifest.json')).status).toBe(404)
    for (const path of ['/../../app-secret', '/%2e%2e/%2e%2e/app-secret', '/assets/..%2f..%2f..%2fsayso.db', '/.env']) {
      const text = await (await pages.request(path)).text()
      expect(text).not.toContain(app.context.config.secrets.appSecret)
      expect(text).not.toContain('SQLite format')
    }
  })
})

describe('another site', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3001' }, 403],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('%o gets %d on a write', async (headers, status) => {
    const person = await signUp(app)
    const answer = await app.request('/api/auth/sign-out', { headers: { ...person.headers, ...headers }, json: {} })
    expect(answer.status).toBe(status)
    if (status === 403) expect((await answer.json()).error.code).toBe('wrong_origin')
    expect((await app.request('/api/me', { headers: person.headers })).status).toBe(status === 403 ? 200 : 401)
  })

  test('is let in by no cross-origin header', async () => {
    const answer = await app.request('/api/me', { headers: { origin: 'https://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('bad input at the door', () => {
  test('is told by the catalogue, without a trace of the inside', async () => {
    const { headers } = await signUp(app)
    const json = { ...headers, 'content-type': 'application/json' }
    const path = '/api/tools/addTransaction'
    const send = (body: string) => app.request(path, { method: 'POST', headers: json, body })
    expect(await codeOf(await send('{"merchant":'))).toEqual([400, 'invalid_json'])
    expect(await codeOf(await send(''))).toEqual([400, 'invalid_json'])
    for (const body of ['null', '[]', '"text"', '{"merchant":{"$ne":1}}', `{"merchant":"'; drop table profiles"}`]) {
      const answer = await send(body)
      const text = await answer.text()
      expect(answer.status, body).toBe(400)
      expect(text).not.toMatch(/\bat \w|node_modules|\.ts\b|sqlite|select |insert /i)
    }
  })

  test('is refused when it is too large, told or untold', async () => {
    const big = JSON.stringify({ email: 'a'.repeat(300_000) })
    expect(await codeOf(await app.request('/api/auth/sign-in/email', { method: 'POST', body: big }))).toEqual([
      413,
      'body_too_large',
    ])
    const headers = { 'content-length': '10', 'transfer-encoding': 'chunked' }
    expect(await codeOf(await app.request('/api/auth/sign-in/email', { method: 'POST', body: big, headers }))).toEqual([
      413,
      'body_too_large',
    ])
  })

  test('on an unknown address or with another method is told so', async () => {
    expect(await codeOf(await app.request('/api/nope'))).toEqual([404, 'no_such_route'])
    expect(await codeOf(await app.request('/functions/v1/nope', { json: {} }))).toEqual([404, 'no_such_route'])
    const wrong = await app.request('/api/me', { method: 'DELETE' })
    expect(wrong.headers.get('allow')).toBe('GET')
    expect(await codeOf(wrong)).toEqual([405, 'method_not_allowed'])
    expect(await codeOf(await app.request('/login', { method: 'POST' }))).toEqual([405, 'method_not_allowed'])
  })
})

describe('what goes wrong inside', () => {
  test('is answered as internal, and logged without a person’s data', async () => {
    const lines: string[] = []
    const log = createLogger({ destination: { write: (line) => void lines.push(line) } })
    const broken = await makeApp({ log })
    try {
      const { headers, email } = await signUp(broken)
      await broken.context.writer.schema.alterTable('profiles').renameTo('gone').execute()
      const answer = await broken.request('/api/me', { headers })
      const text = await answer.text()
      expect([answer.status, JSON.parse(text).error.code]).toEqual([500, 'internal'])
      expect(text).not.toMatch(/profiles|sqlite|select/i)
      const logged = lines.join('')
      expect(logged).toContain('request failed')
      expect(logged).toContain('SQLITE_ERROR')
      expect(logged).not.toContain(email)
      expect(logged).not.toContain(headers.cookie)
      expect(logged).not.toMatch(/select /i)
    } finally {
      await broken.close()
    }
  })
})

describe('too many requests', () => {
  test('are stopped for one person or address, and told when to come again', async () => {
    const limited = await makeApp({ env: { REQUESTS_PER_MINUTE: '5' } })
    try {
      const person = await signUp(limited)
      const ask = (headers: Record<string, string> = {}) => limited.request('/api/health', { headers })
      for (let call = 0; call < 4; call++) expect((await ask()).status).toBe(200)
      const refused = await ask()
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(await codeOf(refused)).toEqual([429, 'too_many_requests'])
      expect((await ask(person.headers)).status).toBe(200)
      limited.setTime(limited.context.clock() + 59_000)
      expect((await ask()).headers.get('retry-after')).toBe('1')
      limited.setTime(limited.context.clock() + 1_000)
      expect((await ask()).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('of the assistant have a limit of their own', async () => {
    const limited = await makeApp({ env: { ASSISTANT_REQUESTS_PER_MINUTE: '2' } })
    try {
      const { headers } = await signUp(limited)
      const ask = () => limited.request('/functions/v1/ai-assistant', { headers, json: { message: 'hello there' } })
      const statuses = [await ask(), await ask(), await ask()].map((answer) => answer.status)
      expect(statuses[2]).toBe(429)
      expect(statuses.slice(0, 2)).not.toContain(429)
      expect((await limited.request('/api/me', { headers })).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  test('count guesses at one e-mail', async () => {
    const { email } = await signUp(app)
    const guess = () => app.request('/api/auth/sign-in/email', { json: { email, password: 'a wrong guess' } })
    for (let call = 0; call < 10; call++) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
  })
})
