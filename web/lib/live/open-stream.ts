import { createParser } from 'eventsource-parser'
import { fromCallback } from 'xstate'
import type { LiveEvent } from '#domain/views.ts'
import type { LiveSyncEvent } from '#machines/live-sync.ts'
import { apiFetch } from '#web/lib/api.ts'

type Report = (event: LiveSyncEvent) => void

/** `GET /api/live` as an actor. `fetch`, since EventSource can neither wait as we want nor send Last-Event-ID on a new connection. */
export const openStream = fromCallback<{ type: 'none' }, { lastEventId: number | null }>(({ sendBack, input }) => {
  const closing = new AbortController()
  read(input.lastEventId, closing.signal, sendBack)
    .catch(() => {})
    .finally(() => {
      if (!closing.signal.aborted) sendBack({ type: 'stream.ended' })
    })
  return () => closing.abort()
})

async function read(lastEventId: number | null, signal: AbortSignal, report: Report): Promise<void> {
  const answer = await apiFetch('/api/live', {
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'Last-Event-ID': String(lastEventId) }),
    },
  })
  const parser = createParser({ onEvent: ({ event, data }) => tell(event, data, report) })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    parser.feed(part.value)
  }
}

function tell(event: string | undefined, data: string, report: Report): void {
  if (event === 'heartbeat') {
    report({ type: 'stream.beat' })
    return
  }
  const { id, tables }: LiveEvent = JSON.parse(data)
  if (event === 'ready') report({ type: 'stream.ready', id })
  else report({ type: 'stream.changed', id, tables })
}
