import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'
import { startVoiceAgent, type VoiceAgent } from '#tests/support/voice-agent/agent.ts'

const MINUTE = 60_000

let agent: VoiceAgent
let app: TestApp
let headers: Record<string, string>

beforeEach(async () => {
  agent = await startVoiceAgent({ clock: () => app.context.clock() })
})
afterEach(async () => {
  await app.close()
  await agent.stop()
})

async function start(limit: number) {
  app = await makeApp({
    env: {
      FREE_VOICE_CHATS_PER_MONTH: String(limit),
      ELEVENLABS_API_KEY: 'sentinel-account-key',
      ELEVENLABS_AGENT_ID: 'agent_12345',
      ELEVENLABS_BASE_URL: agent.url,
    },
  })
  headers = (await signUp(app)).headers
}

type Ticket = { status: number; apiKey: string; conversation_id: string }

async function ask(body: Record<string, unknown> = {}): Promise<Ticket> {
  const answer = await app.request('/functions/v1/get-elevenlabs-config', { method: 'POST', headers, json: body })
  return { status: answer.status, ...(await answer.json()) }
}

async function used(): Promise<number> {
  const answer = await app.request('/functions/v1/check-usage-limits', { method: 'POST', headers })
  return (await answer.json()).usage_count
}

function count(conversation_id: string): Promise<Response> {
  return app.request('/functions/v1/increment-usage', { headers, json: { conversation_id } })
}

/** Opens a line with a credential; null when the service refuses it. */
async function open({ apiKey }: Ticket): Promise<WebSocket | null> {
  const line = new WebSocket(apiKey, 'convai')
  return new Promise((resolve) => {
    line.once('message', () => resolve(line))
    line.once('error', () => resolve(null))
  })
}

/** Hangs up; the service knows it then. */
async function close(...lines: (WebSocket | null)[]): Promise<void> {
  for (const line of lines) line?.close()
  await expect.poll(() => agent.openNow(), { interval: 5 }).toBe(0)
}

/** Talks with a credential and hangs up; false when the service refuses it. */
async function talk(ticket: Ticket): Promise<boolean> {
  const line = await open(ticket)
  await close(line)
  return line !== null
}

/** A conversation that was held, and that its browser counted. */
async function countedTalk(): Promise<Ticket> {
  const ticket = await ask()
  await talk(ticket)
  expect((await count(ticket.conversation_id)).status).toBe(200)
  return ticket
}

const pass = (ms: number) => app.setTime(app.context.clock() + ms)

test('a browser that never counts gets no chat more than the month has, however it asks', async () => {
  await start(3)
  let talks = 0
  for (let round = 0; round < 4; round++) {
    const tickets = await Promise.all([ask(), ask(), ask(), ask(), ask()])
    for (const ticket of tickets) if (ticket.status === 200 && (await talk(ticket))) talks += 1
    pass(16 * MINUTE)
  }
  expect(talks).toBe(3)
  expect((await ask()).status).toBe(403)
  expect(await used()).toBe(3)
})

test('a conversation that is counted by the browser is not counted again when its credential is over', async () => {
  await start(2)
  const ticket = await ask()
  await talk(ticket)
  expect((await count(ticket.conversation_id)).status).toBe(200)
  pass(16 * MINUTE)
  await ask()
  expect(await used()).toBe(1)
})

test('credentials that nobody used cost nothing, and the last chat is given out again until it is held', async () => {
  await start(1)
  const first = await ask()
  const again = await ask()
  expect(again.apiKey).toBe(first.apiKey)
  pass(16 * MINUTE)
  const fresh = await ask()
  expect([fresh.status, fresh.apiKey === first.apiKey]).toEqual([200, false])
  expect(await used()).toBe(0)
  await talk(fresh)
  await count(fresh.conversation_id)
  expect((await ask()).status).toBe(403)
})

test('a conversation counts once, however often its line is lost and taken up again', async () => {
  await start(10)
  const { conversation_id } = await countedTalk()
  for (let loss = 0; loss < 8; loss++) {
    const resumed = await ask({ resumes: conversation_id })
    expect([resumed.status, resumed.conversation_id]).toEqual([200, conversation_id])
    expect(await talk(resumed)).toBe(true)
    pass(2 * MINUTE)
  }
  pass(16 * MINUTE)
  await ask()
  await wait(100)
  expect(await used()).toBe(1)
})

test('at the limit one loss has four tries, and the next loss four of its own', async () => {
  await start(1)
  const { conversation_id } = await countedTalk()
  expect((await ask({ resumes: 'conversation_of_nobody' })).status).toBe(403)
  const retry = () => ask({ resumes: conversation_id })
  const tries = [await retry(), await retry(), await retry(), await retry()]
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await retry()).status).toBe(403)
  await talk(tries[2] as Ticket)
  // One of the four is left unused after the line that stood.
  expect([(await retry()).status, (await retry()).status, (await retry()).status]).toEqual([200, 200, 200])
  expect((await retry()).status).toBe(403)
  expect(await used()).toBe(1)
})

test('a line that lasted longer than half an hour is taken up again, and half an hour after its end no more', async () => {
  await start(1)
  const ticket = await ask()
  const line = await open(ticket)
  await count(ticket.conversation_id)
  pass(50 * MINUTE)
  const resumed = await ask({ resumes: ticket.conversation_id })
  expect([resumed.status, resumed.conversation_id]).toEqual([200, ticket.conversation_id])
  const second = await open(resumed)
  pass(50 * MINUTE)
  await close(line, second)
  pass(29 * MINUTE)
  expect((await ask({ resumes: ticket.conversation_id })).status).toBe(200)
  pass(31 * MINUTE)
  expect((await ask({ resumes: ticket.conversation_id })).status).toBe(403)
  expect(await used()).toBe(1)
})

test('nobody talks for nothing without an end: a conversation is taken up again a hundred times', async () => {
  await start(1)
  const { conversation_id } = await countedTalk()
  let talks = 0
  for (let loss = 0; loss < 110; loss++) {
    const resumed = await ask({ resumes: conversation_id })
    if (resumed.status === 200 && (await talk(resumed))) talks += 1
    pass(MINUTE)
  }
  expect(talks).toBe(100)
})

test('well below the limit each call gets a credential of its own, and settles what is over beside it', async () => {
  await start(10)
  const tickets = [await ask(), await ask()]
  expect(tickets[0]?.apiKey).not.toBe(tickets[1]?.apiKey)
  for (const ticket of tickets) await talk(ticket)
  pass(16 * MINUTE)
  expect((await ask()).status).toBe(200)
  for (let tries = 0; tries < 50 && (await used()) < 2; tries++) await wait(20)
  expect(await used()).toBe(2)
})

test('an id that the browser made up, and a conversation of an earlier hour, take up nothing', async () => {
  await start(2)
  const madeUp = 'made-up-by-the-browser'
  expect((await count(madeUp)).status).toBe(200)
  const ticket = await ask()
  await talk(ticket)
  await count(ticket.conversation_id)
  expect((await ask({ resumes: madeUp })).status).toBe(403)
  pass(31 * MINUTE)
  expect((await ask({ resumes: ticket.conversation_id })).status).toBe(403)
})
