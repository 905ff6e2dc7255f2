import { afterEach, expect, test } from 'vitest'
import { seedSubscription } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

const CHECK = '/functions/v1/check-usage-limits'
const INCREMENT = '/functions/v1/increment-usage'

let app: TestApp
afterEach(() => app.close())

async function start(env: Record<string, string> = {}, now?: number) {
  app = await makeApp({ env, ...(now === undefined ? {} : { now }) })
  return app
}

const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() })

test('a new account may use all of its month; the body may be left out', async () => {
  await start()
  const { headers } = await signUp(app)
  const fresh = { can_use: true, limit: 100, usage_count: 0, subscription_tier: 'Free' }
  expect(await read(await app.request(CHECK, { method: 'POST', headers }))).toEqual({ status: 200, body: fresh })
  const asked = await app.request(CHECK, { headers, json: { usage_type: 'voice_chat' } })
  expect(await asked.json()).toEqual(fresh)
  expect((await read(await app.request(CHECK, { headers, json: { usage_type: 'fax' } }))).body.error).toMatchObject({
    code: 'invalid_input',
    field: 'usage_type',
  })
})

test('a conversation counts once, however often it is told, and for its person alone', async () => {
  await start()
  const [ada, bob] = [await signUp(app), await signUp(app)]
  const conversation_id = crypto.randomUUID()
  for (let delivery = 0; delivery < 3; delivery++) {
    const answer = await app.request(INCREMENT, { headers: ada.headers, json: { conversation_id } })
    expect(await answer.json()).toMatchObject({ usage_count: 1, can_use: true })
  }
  const other = await app.request(INCREMENT, { headers: ada.headers, json: { conversation_id: crypto.randomUUID() } })
  expect(await other.json()).toMatchObject({ usage_count: 2 })
  expect(await (await app.request(CHECK, { method: 'POST', headers: bob.headers })).json()).toMatchObject({
    usage_count: 0,
  })
})

test('one left and twenty starts at once: one is let in', async () => {
  await start({ FREE_VOICE_CHATS_PER_MONTH: '3' })
  const { headers } = await signUp(app)
  const begin = () => app.request(INCREMENT, { headers, json: { conversation_id: crypto.randomUUID() } })
  await begin()
  await begin()
  const answers = await Promise.all(Array.from({ length: 20 }, begin))
  const refused = answers.filter(({ status }) => status === 403)
  expect([answers.length - refused.length, refused.length]).toEqual([1, 19])
  expect((await refused.map((answer) => answer.json())[0]).error).toMatchObject({
    code: 'usage_limit_reached',
    retryable: false,
  })
  expect(await (await app.request(CHECK, { method: 'POST', headers })).json()).toEqual({
    can_use: false,
    limit: 3,
    usage_count: 3,
    subscription_tier: 'Free',
  })
})

test('the month is the person’s own, and the next one begins with nothing used', async () => {
  await start({ FREE_VOICE_CHATS_PER_MONTH: '1' }, Date.parse('2026-12-01T03:00:00Z'))
  const { headers, id } = await signUp(app)
  await app.context.writer.updateTable('profiles').set({ time_zone: 'America/New_York' }).where('id', '=', id).execute()
  expect((await app.request(INCREMENT, { headers, json: {} })).status).toBe(200)
  expect((await app.request(INCREMENT, { headers, json: {} })).status).toBe(403)
  app.setTime(Date.parse('2026-12-01T05:00:00Z'))
  expect((await app.request(INCREMENT, { headers, json: {} })).status).toBe(200)
})

test('a developer has no limit', async () => {
  await start({ DEVELOPER_EMAIL: 'Dev@example.com', FREE_VOICE_CHATS_PER_MONTH: '0' })
  const developer = await signUp(app, { email: 'dev@example.com' })
  const answer = await app.request(INCREMENT, { headers: developer.headers, json: {} })
  expect(await read(answer)).toMatchObject({ status: 200, body: { can_use: true, limit: null, usage_count: 1 } })
})

test('past the limit no credential of the voice service is given', async () => {
  await start({
    FREE_VOICE_CHATS_PER_MONTH: '0',
    ELEVENLABS_API_KEY: 'sentinel-account-key',
    ELEVENLABS_AGENT_ID: 'agent_12345',
    ELEVENLABS_BASE_URL: 'http://127.0.0.1:9',
  })
  const { headers } = await signUp(app)
  const answer = await app.request('/functions/v1/get-elevenlabs-config', { method: 'POST', headers })
  expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'usage_limit_reached'])
})

test('the paid plan has no limit, and falls back to what was used when it ends', async () => {
  await start({ FREE_VOICE_CHATS_PER_MONTH: '1' })
  const ada = await signUp(app)
  await seedSubscription(app, ada, { periodEnd: new Date(app.context.clock() + 60_000).toISOString() })
  const begin = () => app.request(INCREMENT, { headers: ada.headers, json: {} })
  await begin()
  expect(await (await begin()).json()).toEqual({
    can_use: true,
    limit: null,
    usage_count: 2,
    subscription_tier: 'paid',
  })
  app.setTime(app.context.clock() + 120_000)
  expect((await begin()).status).toBe(403)
})

test('how long a turn took is kept once, for a turn that was, and read as the month’s figures', async () => {
  await start()
  const [ada, bob] = [await signUp(app), await signUp(app)]
  const turnIds = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const tell = (turn_id: string, shown: number, headers = ada.headers) =>
    app.request('/api/turn-figures', { headers, json: { turn_id, source: 'spoken', stages: { shown, committed: 9 } } })
  expect((await tell(crypto.randomUUID(), 1)).status).toBe(404)
  for (const [index, turn_id] of turnIds.entries()) {
    await app.request('/functions/v1/ai-assistant', { headers: ada.headers, json: { message: 'coffee 4', turn_id } })
    expect((await tell(turn_id, 40 + index)).status).toBe(200)
    expect((await tell(turn_id, 5_000)).status).toBe(200)
    expect((await tell(turn_id, 5_000, bob.headers)).status).toBe(404)
  }
  expect((await tell(turnIds[0] ?? '', -1)).status).toBe(400)
  const view = await (await app.request('/api/usage', { headers: ada.headers })).json()
  expect(view).toMatchObject({ turns: { total: 3, spoken: 3 }, voiceChats: { used: 0, limit: 100 } })
  expect(view.stages).toContainEqual({ stage: 'shown', count: 3, p50Ms: 41, p95Ms: 42 })
  expect(view.stages).toContainEqual({ stage: 'audio', count: 0, p50Ms: null, p95Ms: null })
})
