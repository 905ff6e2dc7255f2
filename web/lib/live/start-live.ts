import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { liveTables } from '#domain/tools/contract.ts'
import type { LiveEvent } from '#domain/views.ts'
import { liveSyncMachine } from '#machines/live-sync.ts'
import { openStream } from '#web/lib/live/open-stream.ts'
import { showChange } from '#web/lib/query/tables.ts'

/** Between the tabs of one browser: what the stream told, and a tab that joins with the change its data stands at. */
type TabMessage = (Pick<LiveEvent, 'id'> & { tables: LiveEvent['tables'] }) | { joinedAt: number }

/**
 * Keeps this tab's screens up to date after change `from`. One tab of the browser holds the stream, under a lock, and tells the
 * others; when it closes, the next takes over after the last event that was heard. Returns the function that stops it.
 */
export function startLive({ userId, client, from }: { userId: string; client: QueryClient; from: number }): () => void {
  const name = `live-${userId}`
  const tabs = new BroadcastChannel(name)
  const stopping = new AbortController()
  let lastEventId = from
  let isLeading = false

  const tell = (message: TabMessage) => tabs.postMessage(message)
  const show = ({ id, tables }: Pick<LiveEvent, 'id' | 'tables'>) => {
    lastEventId = Math.max(id, lastEventId)
    showChange(client, tables)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (!('joinedAt' in data)) show(data)
    else if (isLeading && lastEventId > data.joinedAt) tell({ id: lastEventId, tables: [...liveTables] })
  })

  const lead = () =>
    new Promise<void>((resolve) => {
      isLeading = true
      const actor = createActor(liveSyncMachine.provide({ actors: { stream: openStream } }), { input: { lastEventId } })
      actor.on('changed', ({ id, tables }) => {
        show({ id, tables: [...tables] })
        tell({ id, tables: [...tables] })
      })
      stopping.signal.addEventListener('abort', () => {
        actor.stop()
        resolve()
      })
      actor.start()
    })

  if (navigator.locks) navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => {})
  else void lead()
  tell({ joinedAt: from })

  return () => {
    stopping.abort()
    tabs.close()
  }
}
