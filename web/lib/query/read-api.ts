import { apiFetch, readJson } from '#web/lib/api.ts'

/** Reads one view. Throws `ApiError`. */
export async function readApi<View>(path: string, signal?: AbortSignal): Promise<View> {
  const answer = await apiFetch(path, signal ? { signal } : {})
  return readJson(answer)
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
