import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import type { LiveEvent } from '#domain/views.ts'
import { liveSyncMachine } from '#machines/live-sync.ts'
import { openStream } from '#web/lib/live/open-stream.ts'
import { refreshTables } from '#web/lib/query/tables.ts'

/**
 * Keeps this tab's screens up to date. One tab of the browser holds the stream, under a lock, and tells the others; when it
 * closes, the next takes over after the last event that was heard. Returns the function that stops it.
 */
export function startLive({ userId, client }: { userId: string; client: QueryClient }): () => void {
  const name = `live-${userId}`
  const tabs = new BroadcastChannel(name)
  const stopping = new AbortController()
  let lastEventId: number | null = null

  const show = ({ id, tables }: Pick<LiveEvent, 'id'> & { tables: readonly LiveEvent['tables'][number][] }) => {
    lastEventId = Math.max(id, lastEventId ?? 0)
    refreshTables(client, tables)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => show(data))

  const lead = () =>
    new Promise<void>((resolve) => {
      const actor = createActor(liveSyncMachine.provide({ actors: { stream: openStream } }), { input: { lastEventId } })
      actor.on('changed', ({ id, tables }) => {
        show({ id, tables })
        tabs.postMessage({ id, tables })
      })
      stopping.signal.addEventListener('abort', () => {
        actor.stop()
        resolve()
      })
      actor.start()
    })

  if (navigator.locks) navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => {})
  else void lead()

  return () => {
    stopping.abort()
    tabs.close()
  }
}
