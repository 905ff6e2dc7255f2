import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { Session } from '#domain/session.ts'
import { setSession } from '#web/lib/auth/auth.ts'
import { sendAgain, sendUnsent } from '#web/lib/offline/send-unsent.ts'
import { addUnsent, unsentOf } from '#web/lib/offline/unsent.ts'
import { clearToasts, readToasts } from '#web/lib/toast/toast.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

function sessionOf(id: string): Session {
  return {
    access_token: `token-of-${id}`,
    refresh_token: `session-of-${id}`,
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + 900,
    user: { id, email: `${id}@example.com`, user_metadata: { first_name: id, last_name: '' } },
  }
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** The browser as far as sending needs it; `answer` is the server. */
function stubBrowser(answer: (path: string, init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('fetch', answer)
}

test('what one person said is sent in their name, and no more of it once another has signed in', async () => {
  const sent: (string | null)[] = []
  stubBrowser(async (path, init) => {
    if (path !== '/api/tools/addTransaction') return new Promise(() => {})
    sent.push(new Headers(init.headers).get('authorization'))
    setSession(sessionOf('ben'))
    return Response.json({ output: { transaction: { id: 'one' } }, changeId: 1 })
  })
  setSession(sessionOf('ada'))
  for (const key of ['first', 'second'])
    addUnsent('ada', { kind: 'entry', key, input: { merchant: key, amountMinor: 400, category: 'Food & Dining' } })

  const client = new QueryClient()
  await sendUnsent({ personId: 'ada', client })
  await sendUnsent({ personId: 'ada', client })
  await sendAgain({ personId: 'ada', client, key: 'second' })
  expect(sent).toEqual(['Bearer token-of-ada'])
  expect(unsentOf('ada').map(({ key }) => key)).toEqual(['second'])
})

type Came = { saved?: string[]; removed?: string[]; question?: { ask: string } }

test.each<{ what: string; came: Came[]; told: string[] }>([
  { what: 'an entry', came: [{ saved: ['coffee'] }], told: ['What you said offline is in your books.'] },
  {
    what: 'two entries, one of them changed',
    came: [{ saved: ['coffee', 'bus'] }, { saved: ['bus'] }],
    told: ['2 entries from offline are in your books.'],
  },
  { what: 'an entry and its undo', came: [{ saved: ['coffee'] }, { removed: ['coffee'] }], told: [] },
  { what: 'the undo of an older entry', came: [{ removed: ['lunch'] }], told: [] },
  { what: 'an answer', came: [{}], told: [] },
  {
    what: 'a question of hers',
    came: [{ question: { ask: 'How much was it?' } }],
    told: ['How much was it? It waits in the chat.'],
  },
])('back online, $what: what came of it is told', async ({ came, told }) => {
  stubBrowser(async (path, init) => {
    if (path !== '/functions/v1/ai-assistant') return new Promise(() => {})
    const { saved = [], removed = [], question = null } = came[JSON.parse(String(init.body)).turn_id] ?? {}
    const turn = {
      saved: saved.map((id) => ({ transaction: { id } })),
      removed: removed.map((id) => ({ id })),
      question,
    }
    return Response.json({ turn })
  })
  setSession(sessionOf('cleo'))
  for (const key of came.keys())
    addUnsent('cleo', { kind: 'sentence', key: String(key), text: `words ${key}`, today: day('2026-11-20') })

  await sendUnsent({ personId: 'cleo', client: new QueryClient() })
  expect(unsentOf('cleo')).toEqual([])
  expect(readToasts().map(({ description }) => description)).toEqual(told)
})
