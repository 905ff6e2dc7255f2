import { ApiError, apiFetch } from '#web/lib/api.ts'

/** Sends a message; null when it is kept, else why not, and which field is at fault. */
export async function sendMessage(
  message: Record<string, FormDataEntryValue>,
): Promise<{ problem: string; field: string | undefined } | null> {
  try {
    await apiFetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message: problem, field, retryAfterSeconds } = error
    return {
      problem: retryAfterSeconds ? `${problem} Retry available in ${retryAfterSeconds} seconds.` : problem,
      field,
    }
  }
}
