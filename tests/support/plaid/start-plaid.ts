import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Body = Record<string, unknown>
/** What the fake answers at a path: a JSON body, a status with one, half an answer, none at all, or one after a while. */
export type PlaidReply = { json: unknown; status?: number; afterMs?: number } | { half: unknown } | { never: true }

export type FakePlaid = {
  url: string
  /** Every call that came, in order. */
  calls: { path: string; body: Body; clientId: string | undefined }[]
  /** Answers of a path, in turn; the last one stays. */
  answer(path: string, ...replies: PlaidReply[]): void
  close(): Promise<void>
}

/** An HTTP server that speaks as Plaid does, and also as badly as a network may. */
export async function startPlaid(): Promise<FakePlaid> {
  const calls: FakePlaid['calls'] = []
  const replies = new Map<string, PlaidReply[]>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    calls.push({ path, body: await bodyOf(request), clientId: String(request.headers['plaid-client-id']) })
    const waiting = replies.get(path)
    const reply = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]
    await send(response, reply ?? { json: failure('INVALID_FIELD', 'INVALID_REQUEST'), status: 400 })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer: (path, ...given) => void replies.set(path, given),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The body of a failed call, as Plaid writes it. */
export function failure(error_code: string, error_type: string) {
  return { error_code, error_type, error_message: 'no', display_message: null, request_id: 'r' }
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}') as Body
}

async function send(response: ServerResponse, reply: PlaidReply): Promise<void> {
  if ('never' in reply) return
  if ('half' in reply) {
    const text = JSON.stringify(reply.half)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    response.write(text.slice(0, text.length / 2))
    setTimeout(() => response.destroy(), 20)
    return
  }
  if (reply.afterMs) await new Promise((resolve) => setTimeout(resolve, reply.afterMs))
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(reply.json))
}
