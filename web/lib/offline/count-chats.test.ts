import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#web/lib/auth/auth.ts'
import { countChats } from '#web/lib/offline/count-chats.ts'
import { keepUncounted, uncountedOf } from '#web/lib/offline/uncounted.ts'

let sent: { conversation_id: string; by: string | null }[]
let answers: (() => Response | Promise<Response>)[]

beforeEach(() => {
  const kept = new Map<string, string>()
  sent = []
  answers = []
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/health') throw new TypeError('Failed to fetch')
    if (path !== '/functions/v1/increment-usage') return new Promise(() => {})
    const { conversation_id } = JSON.parse(String(init.body))
    sent.push({ conversation_id, by: new Headers(init.headers).get('authorization') })
    return (answers.shift() ?? (() => Response.json({ can_use: true })))()
  })
  setSession({
    access_token: 'token-of-ada',
    refresh_token: 'session-of-ada',
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + 900,
    user: { id: 'ada', email: 'ada@example.com', user_metadata: { first_name: 'Ada', last_name: '' } },
  })
  for (const id of ['first-talk', 'second-talk', 'first-talk']) keepUncounted('ada', id)
})

afterEach(() => vi.unstubAllGlobals())

const by = 'Bearer token-of-ada'

test('each talk that waits is counted once, in the name of who talked', async () => {
  await countChats('ada')
  await countChats('ada')
  await countChats('ben')
  expect(sent).toEqual([
    { conversation_id: 'first-talk', by },
    { conversation_id: 'second-talk', by },
  ])
  expect(uncountedOf('ada')).toEqual([])
})

test('what no server took waits on, under the same name', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
  await countChats('ada')
  expect(uncountedOf('ada')).toEqual(['first-talk', 'second-talk'])
  await countChats('ada')
  expect(sent.map(({ conversation_id }) => conversation_id)).toEqual(['first-talk', 'first-talk', 'second-talk'])
})

test('a month that is full by now is no reason to ask again', async () => {
  const error = { code: 'usage_limit_reached', message: 'Full.', retryable: false }
  answers = [() => Response.json({ error }, { status: 403 })]
  await countChats('ada')
  expect(sent).toHaveLength(2)
  expect(uncountedOf('ada')).toEqual([])
})

test('nothing is sent in the name of another person', async () => {
  keepUncounted('ben', 'his-talk')
  await countChats('ben')
  expect(sent).toEqual([])
  expect(uncountedOf('ben')).toEqual(['his-talk'])
})
