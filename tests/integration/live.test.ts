import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callTool, coffee } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp()
  ada = await signUp(app)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** An open stream: `next` gives the next event, undefined once the stream ended. */
async function open(person: Pick<SignedUp, 'headers'>, lastEventId?: number) {
  const leave = new AbortController()
  const answer = await app.request('/api/live', {
    headers: { ...person.headers, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }) },
    signal: leave.signal,
  })
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('no stream')
  const waiting: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => waiting.push(event) })
  const decoder = new TextDecoder()
  return {
    answer,
    async next(): Promise<EventSourceMessage | undefined> {
      while (waiting.length === 0) {
        const { done, value } = await reader.read()
        if (done) return undefined
        parser.feed(decoder.decode(value, { stream: true }))
      }
      return waiting.shift()
    },
    close: () => reader.cancel(),
  }
}

const changed = (id: number | null) => ({
  id: String(id),
  event: undefined,
  data: JSON.stringify({ id, tables: ['transactions'] }),
})
const ready = (id: number | null) => ({ id: String(id), event: 'ready', data: JSON.stringify({ id }) })

test('a stream begins at now and tells the tables of each change, without data', async () => {
  const before = await callTool(app, ada, 'addTransaction', coffee)
  const stream = await open(ada)
  expect(stream.answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await stream.next()).toEqual(ready(before.changeId))
  const { changeId } = await callTool(app, ada, 'addTransaction', coffee)
  expect(await stream.next()).toEqual(changed(changeId))
  await stream.close()
})

test('what was missed is replayed in order, then the stream goes on', async () => {
  const seqs = []
  for (let index = 0; index < 4; index++) seqs.push((await callTool(app, ada, 'addTransaction', coffee)).changeId)
  const [first = null, ...missed] = seqs
  const stream = await open(ada, first ?? 0)
  for (const seq of missed) expect(await stream.next()).toEqual(changed(seq))
  expect(await stream.next()).toEqual(ready(missed.at(-1) ?? null))
  const { changeId } = await callTool(app, ada, 'undoLast', {})
  expect(await stream.next()).toEqual(changed(changeId))
  await stream.close()
})

test('more than a hundred missed changes are told in one event', async () => {
  for (let index = 0; index < 101; index++) await callTool(app, ada, 'updateProfile', { firstName: `Ada ${index}` })
  const stream = await open(ada, 0)
  const event = await stream.next()
  expect(JSON.parse(event?.data ?? '')).toMatchObject({ tables: expect.arrayContaining(['transactions', 'profiles']) })
  expect(await stream.next()).toEqual(ready(Number(event?.id)))
  await stream.close()
})

test("another person's changes are neither told nor replayed", async () => {
  const bob = await signUp(app)
  await callTool(app, ada, 'addTransaction', coffee)
  const stream = await open(bob, 0)
  expect(await stream.next()).toEqual(ready(0))
  await callTool(app, ada, 'addTransaction', coffee)
  const { changeId } = await callTool(app, bob, 'addTransaction', coffee)
  expect(await stream.next()).toEqual(changed(changeId))
  await stream.close()
})

test('a heart beats every 25 seconds, and finds out when the session is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await open(ada)
  await stream.next()
  const beat = stream.next()
  vi.advanceTimersByTime(25_000)
  expect(await beat).toMatchObject({ event: 'heartbeat' })
  app.setTime(Date.now() + 400 * 24 * 60 * 60 * 1000)
  const end = stream.next()
  vi.advanceTimersByTime(25_000)
  expect(await end).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('a stream ends at sign-out, and one that is left is cleaned up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await open(ada)
  await stream.next()
  const answer = await app.request('/api/auth/sign-out', { json: {}, headers: ada.headers })
  expect(answer.status).toBe(200)
  expect(await stream.next()).toBeUndefined()

  const bob = await signUp(app)
  const left = await open(bob)
  await left.next()
  expect(vi.getTimerCount()).toBe(1)
  await left.close()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
})

test('asking for the headers alone opens no stream', async () => {
  const listen = vi.spyOn(app.context.bell, 'listen')
  const answer = await app.request('/api/live', { method: 'HEAD', headers: ada.headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(listen).not.toHaveBeenCalled()
})
