import { afterEach, expect, test, vi } from 'vitest'
import { callTool } from '#web/lib/tools/call-tool.ts'

afterEach(() => vi.unstubAllGlobals())

function listen() {
  const sent: { path: string; key: string | null; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) })
    return Response.json({ output: {}, changeId: null })
  })
  return sent
}

test('the same act sent again carries the same key, a new act a new one', async () => {
  const sent = listen()
  const act = { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' } as const
  await callTool('addTransaction', act)
  await callTool('addTransaction', act)
  await callTool('addTransaction', { ...act })
  expect(sent.map(({ path }) => path)).toEqual(Array(3).fill('/api/tools/addTransaction'))
  expect(sent[0]?.body).toEqual(act)
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})
