import { Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { findSession } from '#db/read/find-session.ts'
import { eventsAfter, newestSeq } from '#db/read/journal.ts'
import { liveTables, unnumberedTables } from '#domain/tools/contract.ts'
import type { LiveEvent } from '#domain/views.ts'
import type { Caller, Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { createInbox } from '#server/live-inbox.ts'

const HEARTBEAT_MS = 25_000
/** More than this missed is told in one event: the screen reads everything anew anyway. */
const MOST_REPLAYED = 100

/**
 * `GET /api/live`: server-sent events over the person's five tables and the conversation (ruling 11). Event id is the journal's
 * sequence number, which talk alone does not move, data a `LiveEvent`; `Last-Event-ID` replays what was missed, then `ready` tells the number that the stream stands at. A `heartbeat`
 * comes every 25 s, and the stream ends with its session.
 */
export function liveRoutes(context: Context) {
  return new Hono().get('/api/live', requirePerson(context), (c) => {
    const caller = c.get('caller')
    // Nobody reads the body of an answer to HEAD: a stream behind it would stay open for good.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
    const lastEventId = readLastEventId(c.req.header('Last-Event-ID'))
    const answer = streamSSE(c, (stream) => follow(context, { caller, lastEventId, stream }))
    answer.headers.set('Cache-Control', 'no-store, no-transform')
    answer.headers.set('X-Accel-Buffering', 'no')
    return answer
  })
}

type Following = { caller: Caller; lastEventId: number | null; stream: SSEStreamingApi }

async function follow(context: Context, { caller, lastEventId, stream }: Following): Promise<void> {
  const { userId, sessionId } = caller
  const inbox = createInbox()
  const heartbeat = setInterval(() => inbox.beat(), HEARTBEAT_MS)
  const stopListening = context.bell.listen(userId, { sessionId, onEvent: inbox.put, onEnd: inbox.close })
  stream.onAbort(inbox.close)
  try {
    const replayed = await catchUp(context, { caller, lastEventId, stream })
    for await (const mail of inbox) {
      if (mail === 'heartbeat') {
        if (!(await findSession(context.reader, { id: sessionId, now: context.clock() }))) return
        await stream.writeSSE({ event: 'heartbeat', data: '' })
      } else if (mail.id > replayed || mail.tables.some((table) => unnumberedTables.includes(table)))
        await send(stream, mail)
    }
  } finally {
    clearInterval(heartbeat)
    stopListening()
  }
}

/** Listening has begun before this reads, so that nothing falls in between. Returns the number up to which all is told. */
async function catchUp({ reader }: Context, { caller, lastEventId, stream }: Following): Promise<number> {
  const { userId } = caller
  const newest = await newestSeq(reader, userId)
  const afterSeq = lastEventId ?? newest
  const missed = await eventsAfter(reader, { userId, afterSeq, limit: MOST_REPLAYED + 1 })
  if (missed.length <= MOST_REPLAYED) for (const event of missed) await send(stream, event)
  else await send(stream, { id: newest, tables: [...liveTables] })
  const told = Math.max(newest, missed.at(-1)?.id ?? 0)
  await stream.writeSSE({ event: 'ready', id: String(told), data: JSON.stringify({ id: told }) })
  return told
}

function send(stream: SSEStreamingApi, event: LiveEvent): Promise<void> {
  return stream.writeSSE({ id: String(event.id), data: JSON.stringify(event) })
}

/** Anything but a number of ours counts as none. */
function readLastEventId(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null
}
