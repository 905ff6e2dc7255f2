import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the fake answers: a JSON body or a text with a status, half an answer, none at all, or one after a while. */
export type Reply =
  | { json: unknown; status?: number; afterMs?: number }
  | { text: string; status?: number; headers?: Record<string, string> }
  | { half: unknown }
  | { never: true }

export type Call = { method: string; path: string; body: string; headers: IncomingMessage['headers'] }

export type FakeService = {
  /** Its origin. */
  url: string
  /** Every call that came, in order; the path is without its query. */
  calls: Call[]
  /** Answers to a method and path ("POST /v1/charges") or to a path alone, in turn; the last one stays. */
  answer(name: string, ...replies: Reply[]): void
  close(): Promise<void>
}

/** What a service says that is down. */
export const DOWN: Reply = { json: { error: { message: 'Down', description: 'Down' } }, status: 503 }

/** An HTTP server in the place of one that is not ours, which also answers as badly as a network may. */
export async function startService(otherwise: Reply = DOWN): Promise<FakeService> {
  const calls: Call[] = []
  const replies = new Map<string, Reply[]>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    const path = url.split('?')[0] ?? ''
    calls.push({ method, path, body: await textOf(request), headers: request.headers })
    const waiting = replies.get(`${method} ${path}`) ?? replies.get(path)
    const reply = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0]
    await send(response, reply ?? otherwise)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    answer: (name, ...given) => void replies.set(name, given),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

async function send(response: ServerResponse, reply: Reply): Promise<void> {
  if ('never' in reply) return
  if ('half' in reply) {
    const text = JSON.stringify(reply.half)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length })
    response.write(text.slice(0, text.length / 2))
    setTimeout(() => response.destroy(), 20)
    return
  }
  if ('text' in reply) {
    response.writeHead(reply.status ?? 200, reply.headers ?? {})
    response.end(reply.text)
    return
  }
  if (reply.afterMs) await new Promise((resolve) => setTimeout(resolve, reply.afterMs))
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(reply.json))
}
