import { apiFetch } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { alreadySo } from '#web/lib/tools/already-so.ts'

/** Takes changes back, the latest first; one that was taken back elsewhere keeps no other from it. Throws `ApiError`. */
export async function undoChanges(changeIds: readonly number[]): Promise<void> {
  let alreadyBack: unknown = null
  for (const changeId of [...changeIds].sort((one, other) => other - one)) {
    await undoChange(changeId).catch((error: unknown) => {
      if (alreadySo(error) === null) throw error
      alreadyBack = error
    })
  }
  if (alreadyBack !== null) throw alreadyBack
}

async function undoChange(changeId: number): Promise<void> {
  await apiFetch('/api/tools/undoLast', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
    body: JSON.stringify({ changeId }),
  })
}
