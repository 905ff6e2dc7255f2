import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '#domain/session.ts'
import { setSession } from '#web/lib/auth/auth.ts'
import { sendAgain, sendUnsent } from '#web/lib/offline/send-unsent.ts'
import { addUnsent, unsentOf } from '#web/lib/offline/unsent.ts'

afterEach(() => vi.unstubAllGlobals())

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

test('what one person said is sent in their name, and no more of it once another has signed in', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/tools/addTransaction') return new Promise(() => {})
    sent.push(new Headers(init.headers).get('authorization'))
    setSession(sessionOf('ben'))
    return Response.json({ output: {}, changeId: null })
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
