import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Environment } from '#server/settings.ts'
import { failureOf } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { lastMail } from '#tests/support/outbox.ts'
import { prerender } from '#web/marketing/prerender.tsx'
import { sitePages } from '#web/marketing/site-pages.ts'

const manifest = {
  'marketing/site.ts': { file: 'assets/site-1.js', css: ['assets/site-1.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
}
const built = prerender(manifest).files
const hosts = { APP_HOST: 'app.example.com', MARKETING_HOST: 'www.example.com', PUBLIC_URL: 'https://app.example.com' }
const onSite = { headers: { host: 'www.example.com' } }

const opened: TestApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

/** A server over the site as the build writes it. */
async function openSite(env: Environment = {}) {
  const app = await makeApp({ env })
  opened.push(app)
  mkdirSync(join(app.folder, 'dist/site'), { recursive: true })
  mkdirSync(join(app.folder, 'dist/web'), { recursive: true })
  writeFileSync(join(app.folder, 'dist/web/index.html'), '<!doctype html><div id="root"></div>')
  for (const [name, text] of Object.entries(built)) writeFileSync(join(app.folder, 'dist/site', name), text)
  const served = createApp(app.context)
  return { ...app, get: (path: string, init: RequestInit = {}) => Promise.resolve(served.request(path, init)), served }
}

const appPaths = sitePages.flatMap(({ path }) => (path ? [path.app] : []))
const sitePaths = sitePages.flatMap(({ path }) => (path ? [path.site] : []))

function messagesIn(app: TestApp): unknown[] {
  const db = new Sqlite(app.context.config.data.databaseFile, { readonly: true })
  const rows = db.prepare('select name, email, message from contact_messages order by created_at').all()
  db.close()
  return rows
}

describe('a page as it is built', () => {
  test.each(Object.keys(built).filter((name) => name.endsWith('.html')))(
    '%s holds no style and no script of its own',
    (name) => {
      const html = built[name] ?? ''
      expect(html).not.toMatch(/\sstyle=|<style|\son\w+=|javascript:/i)
      expect(html.match(/<script[^>]*>[^<]*/g)).toEqual([
        '<script src="/boot.js">',
        '<script type="module" src="/assets/site-1.js">',
      ])
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(
        /<link rel="stylesheet" href="\/assets\/shared-1.css"\/><link rel="stylesheet" href="\/assets\/site-1.css"\/>/,
      )
    },
  )
})

describe('on the app’s own host', () => {
  test('every page is served whole, closed to everyone else, and told apart by title and address', async () => {
    const { get } = await openSite()
    const titles = new Set<string>()
    for (const path of appPaths) {
      const answer = await get(path)
      const html = await answer.text()
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=UTF-8'])
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';/,
      )
      expect(answer.headers.get('x-robots-tag')).toBeNull()
      expect(html, path).not.toContain('{{')
      for (const link of html.matchAll(/(?:href|src|action|content)="(https?:[^"]*)"/g)) {
        expect(link[1], path).toMatch(/^http:\/\/localhost:3000\//)
      }
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
      expect(html).toContain('property="og:image" content="http://localhost:3000/preview.png"')
      titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '')
    }
    expect(appPaths.sort()).toEqual(
      ['', '/about', '/pricing', '/contact', '/terms-conditions', '/privacy-policy', '/cancellation-refund']
        .map((path) => `/landing${path}`)
        .concat('/terms', '/privacy')
        .sort(),
    )
    expect(titles.size).toBe(appPaths.length - 1)
    expect((await get('/landing/')).status).toBe(200)
    expect((await get('/landing/nope')).status).toBe(404)
    expect((await get('/about')).status).toBe(404)
    expect((await get('/login')).headers.get('x-robots-tag')).toBe('noindex')
  })

  test('links stay on the host, a page under two names has one address, and nothing is sent twice', async () => {
    const { get } = await openSite()
    const landing = await get('/landing')
    const html = await landing.text()
    expect(html).toContain('<a class="site-login" href="/login">')
    expect(html).toContain('href="/signup"')
    expect(html).toContain('href="/landing/pricing"')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/landing"/>')
    const copy = await (await get('/landing/privacy-policy')).text()
    expect(copy).toContain('<link rel="canonical" href="http://localhost:3000/privacy"/>')
    const again = await get('/landing', { headers: { 'if-none-match': landing.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('crawlers are told what there is', async () => {
    const { get } = await openSite()
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain('Allow: /landing\n')
    expect(robots).toContain('\nDisallow: /\n')
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    const map = await get('/sitemap.xml')
    expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const listed = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(
      [
        '/landing',
        '/landing/about',
        '/landing/pricing',
        '/landing/contact',
        '/terms',
        '/privacy',
        '/landing/cancellation-refund',
      ].map((path) => `http://localhost:3000${path}`),
    )
  })
})

describe('on the site’s own host', () => {
  test('the pages lie at the root, and the app is on the other host', async () => {
    const { get } = await openSite(hosts)
    for (const path of sitePaths) expect([path, (await get(path, onSite)).status]).toEqual([path, 200])
    const html = await (await get('/', onSite)).text()
    expect(html).toContain('<a class="site-login" href="https://app.example.com/login">')
    expect(html).toContain('href="https://app.example.com/signup"')
    expect(html).toContain('href="/pricing"')
    expect(html).not.toContain('/landing')
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/"/>')
    expect(html).toContain('content="https://www.example.com/preview.png"')
    const moved = await get('/landing/about', onSite)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about'])
    const login = await get('/signup?planCode=paid&currency=GBP', onSite)
    expect([login.status, login.headers.get('location')]).toEqual([
      302,
      'https://app.example.com/signup?planCode=paid&currency=GBP',
    ])
    const lost = await get('/nope', onSite)
    expect([lost.status, (await lost.text()).includes('<meta name="robots" content="noindex"/>')]).toEqual([404, true])
    expect(await (await get('/robots.txt', onSite)).text()).toContain('Disallow: /api/')
  })

  test('the app’s host names it as the one address of its pages', async () => {
    const { get } = await openSite(hosts)
    const html = await (await get('/landing/about')).text()
    expect(html).toContain('<link rel="canonical" href="https://www.example.com/about"/>')
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://www.example.com/about</loc>')
    expect((await get('/')).headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('what a page says is true of this server', () => {
  const textOf = async (env: Environment, path: string) => (await (await openSite(env)).get(path)).text()

  test('the limit in force', async () => {
    const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '')
    expect(wordsOf(await textOf({}, '/landing/pricing'))).toContain('The first hundred are on Penny.')
    const seven = wordsOf(await textOf({ FREE_VOICE_CHATS_PER_MONTH: '7' }, '/landing/pricing'))
    expect(seven).toContain('The first 7 are on Penny.')
    expect(seven).toContain('7 voice transactions a month')
    expect(await textOf({ FREE_VOICE_CHATS_PER_MONTH: '0' }, '/landing/pricing')).toContain('Typing is free.')
  })

  test('who else is involved', async () => {
    const alone = await textOf({}, '/privacy')
    expect(alone).toContain('No language model of anyone else reads it.')
    expect(alone).toContain('no bank is contacted')
    expect(alone).toContain('no money moves')
    const helped = await textOf(
      {
        ELEVENLABS_API_KEY: 'key',
        ELEVENLABS_AGENT_ID: 'agent_12345',
        OPENAI_API_KEY: 'key',
        PLAID_CLIENT_ID: 'a',
        PLAID_SECRET: 'b',
        STRIPE_SECRET_KEY: 'sk',
        STRIPE_WEBHOOK_SECRET: 'whsec',
        GEO_URL: 'https://geo.example.com/json',
      },
      '/privacy',
    )
    for (const name of ['ElevenLabs', 'api.openai.com', 'Plaid', 'Stripe', 'geo.example.com'])
      expect(helped).toContain(name)
    expect(alone).not.toMatch(/ElevenLabs|openai|Plaid|Stripe/)
  })
})

describe('a message', () => {
  const letter = { name: ' Ada ', email: 'Ada@Example.com', message: 'Hello <b>there</b>' }
  const kept = { name: 'Ada', email: 'ada@example.com', message: 'Hello <b>there</b>' }

  test('is kept, and mailed to the developer where there is one', async () => {
    const app = await openSite({ DEVELOPER_EMAIL: 'dev@example.com' })
    const answer = await app.request('/api/contact', { json: letter })
    expect([answer.status, await answer.json()]).toEqual([201, { ok: true }])
    expect(messagesIn(app)).toEqual([kept])
    await expect.poll(() => lastMail(app, 'dev@example.com', /contact page/)).toContain('Ada <ada@example.com> wrote:')
  })

  test('that is not complete is refused with the field at fault', async () => {
    const app = await openSite()
    const send = async (json: unknown) => (await (await app.request('/api/contact', { json })).json()).error
    expect(await send({ ...letter, email: 'nobody' })).toMatchObject({ code: 'invalid_email', field: 'email' })
    expect(await send({ ...letter, name: '  ' })).toMatchObject({ code: 'missing_information', field: 'name' })
    expect(await send({ ...letter, message: '' })).toMatchObject({ code: 'missing_information', field: 'message' })
    expect(await send(null)).toMatchObject({ code: 'missing_information' })
    expect(messagesIn(app)).toEqual([])
  })

  test('may come as a plain form, and gets a page back', async () => {
    const app = await openSite(hosts)
    const post = (form: Record<string, string>, host: string) =>
      app.served.request('/api/contact', { method: 'POST', body: new URLSearchParams(form), headers: { host } })
    const sent = await post(letter, 'app.example.com')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/landing/contact?sent'])
    expect((await post(letter, 'www.example.com')).headers.get('location')).toBe('/contact?sent')
    expect(await (await app.get('/landing/contact?sent')).text()).toContain('We have it.')
    const refused = await post({ ...letter, email: 'nobody' }, 'www.example.com')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please check the e-mail address.')
    expect(messagesIn(app)).toEqual([kept, kept])
  })

  test('after ten in a minute has to wait', async () => {
    const { served } = await openSite()
    const post = () => served.request('/api/contact', { method: 'POST', body: new URLSearchParams(letter) })
    for (let count = 0; count < 10; count++) expect((await post()).status).toBe(303)
    const page = await post()
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8'])
    expect(await page.text()).toContain('Please wait before trying again.')
    const headers = { 'content-type': 'application/json' }
    const json = await served.request('/api/contact', { method: 'POST', body: JSON.stringify(letter), headers })
    expect(json.headers.get('retry-after')).toBe('60')
    expect(await failureOf(json)).toEqual({ status: 429, code: 'too_many_requests' })
  })
})

test('the folder of the pages is beside the web app', () => {
  expect(readConfig({}, '/somewhere').server.siteFolder).toBe('/somewhere/dist/site')
})
