import { apiFetch } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

/** Takes changes back, the latest first. Throws `ApiError`. */
export async function undoChanges(changeIds: readonly number[]): Promise<void> {
  for (const changeId of [...changeIds].sort((one, other) => other - one)) {
    await apiFetch('/api/tools/undoLast', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
      body: JSON.stringify({ changeId }),
    })
  }
}
