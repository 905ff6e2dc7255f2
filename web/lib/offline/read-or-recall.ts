import { ApiError } from '#web/lib/api.ts'
import { keepView, keptView, viewsOwner } from '#web/lib/offline/kept-views.ts'
import { noteRecalled } from '#web/lib/offline/recalled.ts'

/** Reads a view and keeps it; without a network gives what was kept. Throws what reading threw when there is nothing. */
export async function readOrRecall<View>(address: string, read: () => Promise<View>): Promise<View> {
  const personId = viewsOwner()
  try {
    const view = await read()
    void keepView(personId, address, view)
    return view
  } catch (error) {
    if (!isUnreached(error)) throw error
    const kept = await keptView<View>(address)
    if (kept === undefined) throw error
    noteRecalled(kept)
    return kept.view
  }
}

/** No answer of ours came: nobody was there, or only a proxy. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || (error.code === 'unreadable' && error.status >= 502))
}
