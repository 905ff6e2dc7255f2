import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

const KEY = 'sentinel-account-key'
const PATH = '/functions/v1/get-elevenlabs-config'

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0)) await close()
})

/** A voice service that gives another credential each time, unless told to answer otherwise. */
async function startProvider(answer?: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { url: string; key: string }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: String(request.headers['xi-api-key']) })
    if (answer) return answer(request, response)
    const signed_url = `wss://voice.example.com/v1/convai?conversation_signature=${asked.length}-short-lived`
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ signed_url }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  toClose.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, url: `http://127.0.0.1:${port}` }
}

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await makeApp({ env })
  toClose.push(app.close)
  return app
}

const withAgent = (url: string) => ({
  ELEVENLABS_API_KEY: KEY,
  ELEVENLABS_AGENT_ID: 'agent_12345',
  ELEVENLABS_BASE_URL: url,
})

test('a signed-in person gets a credential of one conversation by bearer token, and never the key', async () => {
  const provider = await startProvider()
  const app = await start(withAgent(provider.url))
  const person = await signUp(app)
  const { token } = await (await app.request('/api/auth/token', { headers: person.headers })).json()
  const answer = await app.request(PATH, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(text)).toMatchObject({
    success: true,
    apiKey: 'wss://voice.example.com/v1/convai?conversation_signature=1-short-lived',
    api_key: 'wss://voice.example.com/v1/convai?conversation_signature=1-short-lived',
    agentId: 'agent_12345',
    agent_id: 'agent_12345',
  })
  expect(text).not.toContain(KEY)
  expect(provider.asked).toEqual([
    { url: '/v1/convai/conversation/get-signed-url?agent_id=agent_12345&include_conversation_id=true', key: KEY },
  ])
  const second = await (await app.request(PATH, { headers: person.headers })).json()
  expect(second.apiKey).toContain('2-short-lived')
})

test('nobody else gets one: signed out, forged, or with the token of an ended session', async () => {
  const provider = await startProvider()
  const app = await start(withAgent(provider.url))
  const person = await signUp(app)
  const { token } = await (await app.request('/api/auth/token', { headers: person.headers })).json()
  await app.request('/api/auth/sign-out', { headers: person.headers, json: {} })
  const tried: [Record<string, string>, string][] = [
    [{}, 'not_authenticated'],
    [{ authorization: 'Bearer a.b.c' }, 'invalid_jwt'],
    [{ authorization: 'Basic abc' }, 'invalid_jwt'],
    [{ authorization: `Bearer ${token}` }, 'session_not_found'],
    [person.headers, 'not_authenticated'],
  ]
  for (const [headers, code] of tried) {
    const answer = await app.request(PATH, { method: 'POST', headers })
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, code])
  }
  expect(provider.asked).toEqual([])
})

test('without keys it says that voice is not set up', async () => {
  const app = await start()
  const { headers } = await signUp(app)
  const answer = await app.request(PATH, { method: 'POST', headers })
  expect([answer.status, (await answer.json()).error.code]).toEqual([501, 'voice_not_configured'])
})

test.each([
  ['refuses', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(401).end('{"detail":"key"}')],
  ['answers nonsense', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
  ['hangs up', (request: IncomingMessage) => void request.socket.destroy()],
])('a provider that %s is told as unavailable, without its words', async (_, behaviour) => {
  const provider = await startProvider(behaviour)
  const app = await start(withAgent(provider.url))
  const { headers } = await signUp(app)
  const answer = await app.request(PATH, { method: 'POST', headers })
  expect([answer.status, (await answer.json()).error.code]).toEqual([502, 'voice_unavailable'])
})

test('a burst is stopped, for the one who makes it', async () => {
  const provider = await startProvider()
  const app = await start(withAgent(provider.url))
  const [ada, bob] = [await signUp(app), await signUp(app)]
  let last = await app.request(PATH, { headers: ada.headers })
  for (let call = 0; call < 30; call++) last = await app.request(PATH, { headers: ada.headers })
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await last.json()).error.message).toBe("You've made too many requests. Please wait before trying again.")
  expect(provider.asked).toHaveLength(30)
  expect((await app.request(PATH, { headers: bob.headers })).status).toBe(200)
  app.setTime(app.context.clock() + 60_000)
  expect((await app.request(PATH, { headers: ada.headers })).status).toBe(200)
})
