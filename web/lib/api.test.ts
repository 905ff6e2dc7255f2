import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, apiFetch, onUnauthorized, readJson } from '#web/lib/api.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
}

test('an answer of the catalogue becomes an error with its words', async () => {
  const body = { error: { code: 'too_many_requests', message: 'Wait.', retryable: true } }
  answerWith(Response.json(body, { status: 429, headers: { 'retry-after': '12' } }))
  await expect(apiFetch('/api/me')).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    code: 'too_many_requests',
    message: 'Wait.',
    retryable: true,
    retryAfterSeconds: 12,
  })
})

test('no network is an error that may be tried again', async () => {
  answerWith(new TypeError('Failed to fetch'))
  await expect(apiFetch('/api/me')).rejects.toMatchObject({ status: 0, code: 'network', retryable: true })
})

test.each([
  [new Response('<html>Bad gateway</html>', { status: 502 }), true],
  [Response.json({ error: 'no' }, { status: 404 }), false],
  [Response.json({ error: { code: 'made_up', message: 'x' } }, { status: 400 }), false],
  [new Response(null, { status: 500 }), true],
])('an answer that is not ours is told as unreadable', async (answer, retryable) => {
  answerWith(answer)
  await expect(apiFetch('/api/me')).rejects.toMatchObject({ code: 'unreadable', status: answer.status, retryable })
})

test('a good answer that is no JSON is unreadable too', async () => {
  answerWith(new Response('<html>'))
  await expect(apiFetch('/api/me').then(readJson)).rejects.toBeInstanceOf(ApiError)
})

test('an aborted call stays an abort', async () => {
  const controller = new AbortController()
  controller.abort()
  answerWith(new DOMException('Aborted', 'AbortError'))
  await expect(apiFetch('/api/me', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer that nobody is signed in is told to those who listen', async () => {
  const heard = vi.fn()
  const stop = onUnauthorized(heard)
  const answer = () =>
    Response.json(
      { error: { code: 'not_authenticated', message: 'User not authenticated', retryable: false } },
      { status: 401 },
    )
  answerWith(answer())
  await expect(apiFetch('/api/me')).rejects.toMatchObject({ code: 'not_authenticated' })
  stop()
  answerWith(answer())
  await expect(apiFetch('/api/me')).rejects.toBeInstanceOf(ApiError)
  expect(heard).toHaveBeenCalledOnce()
})
