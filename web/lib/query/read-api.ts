import { apiFetch, readJson } from '#web/lib/api.ts'
import { readOrRecall } from '#web/lib/offline/read-or-recall.ts'

/** Reads one view; without a network, as it was read last. Throws `ApiError`. */
export async function readApi<View>(path: string, signal?: AbortSignal): Promise<View> {
  return readOrRecall(path, async () => readJson<View>(await apiFetch(path, signal ? { signal } : {})))
}

/** Sends one write. Throws `ApiError`. */
export async function writeApi<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await apiFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return readJson(answer)
}
