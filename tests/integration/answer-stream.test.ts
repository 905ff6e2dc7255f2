import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterEach, expect, test } from 'vitest'
import { type ModelApp, makeModelApp } from '#tests/support/model-server/make-model-app.ts'
import { type ModelReply, refuses, says } from '#tests/support/model-server/reply.ts'

const opened: ModelApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

async function open(...script: ModelReply[]) {
  const app = await makeModelApp(script)
  opened.push(app)
  const post = (message: string, more: { turnId?: string; accept?: string } = {}) =>
    app.request('/functions/v1/ai-assistant', {
      json: { message, turn_id: more.turnId ?? crypto.randomUUID() },
      headers: { ...app.person.headers, Accept: more.accept ?? 'text/event-stream' },
    })
  return { ...app, post }
}

async function eventsOf(answer: Response) {
  const events: EventSourceMessage[] = []
  createParser({ onEvent: (event) => events.push(event) }).feed(await answer.text())
  return events.map(({ event, data }) => ({ event, data: JSON.parse(data) }))
}

const strange = 'anything odd in my ledger lately'
const calm = 'All calm this month, nothing strange there at all, as far as I can see from here.'

test('the words of a model are streamed, each time whole, and the answer comes last', async () => {
  const app = await open(says(calm))
  const answer = await app.post(strange)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = await eventsOf(answer)
  const texts = events.filter(({ event }) => event === 'text').map(({ data }) => data.text)
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(calm.startsWith(text)).toBe(true)
  expect(events.at(-1)).toMatchObject({ event: 'answer', data: { message: calm, turn: { saved: [] } } })
  expect(events.filter(({ event }) => event === 'answer')).toHaveLength(1)
})

test('what the local engine answers comes in one event, equal to the plain answer of the same turn', async () => {
  const app = await open()
  const turnId = crypto.randomUUID()
  const [event, ...more] = await eventsOf(await app.post('coffee 4', { turnId }))
  expect(more).toEqual([])
  const plain = await app.post('coffee 4', { turnId, accept: '*/*' })
  expect(plain.headers.get('content-type')).toContain('application/json')
  expect(event).toEqual({ event: 'answer', data: await plain.json() })
  expect(await app.entries()).toHaveLength(1)
})

test('what fails before the first word is answered with its status', async () => {
  const app = await open()
  const turnId = crypto.randomUUID()
  await app.post('coffee 4', { turnId })
  expect((await app.post('coffee 5', { turnId })).status).toBe(422)
  expect((await app.post('')).status).toBe(400)
})

test('a model that fails is told in the answer', async () => {
  const app = await open(refuses(401))
  expect(await eventsOf(await app.post(strange))).toMatchObject([
    { event: 'answer', data: { function_result: { success: false } } },
  ])
})

test('a stream that is left half-way has its answer ready for the same turn', async () => {
  const app = await open(says(calm))
  const turnId = crypto.randomUUID()
  const cut = await app.post(strange, { turnId })
  const reader = cut.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const again = await app.post(strange, { turnId, accept: 'application/json' })
  expect(await again.json()).toMatchObject({ message: calm })
  expect(app.model.requests).toHaveLength(1)
})
