import { asAuthError } from '#machines/auth-error.ts'
import { ApiError, apiFetch, readJson } from '#web/lib/api.ts'

/** One call under `/api/auth`. Throws the `AuthError` with the name of specification §8. */
export async function authRequest<Body>(
  path: string,
  init: { body?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<Body> {
  try {
    const answer = await apiFetch(`/api/auth${path}`, {
      cache: 'no-store',
      ...(init.body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...init.headers },
            body: JSON.stringify(init.body),
          }
        : { headers: init.headers ?? {} }),
    })
    return await readJson<Body>(answer)
  } catch (error) {
    if (error instanceof ApiError) throw asAuthError(error)
    throw error
  }
}
