import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestFaults } from '#tests/support/model-server/check-request.ts'
import { isRecord } from '#tests/support/model-server/check-strict-schema.ts'
import { type ModelReply, refuses } from '#tests/support/model-server/reply.ts'
import { writeBeginning, writeEnd, writeWhole } from '#tests/support/model-server/write-answer.ts'

export type ModelRequest = {
  body: Record<string, unknown> & { messages: { role: string; content: string | null; tool_call_id?: string }[] }
  authorization: string | undefined
}

/** What to do with the request of a given number, counted from 0; undefined is refused as unscripted. */
export type ModelScript = (request: ModelRequest, index: number) => ModelReply | undefined

/**
 * An OpenAI-compatible server on 127.0.0.1 that says what it is told to: `POST /v1/chat/completions`, streamed and whole.
 * It refuses what a real server would refuse, and keeps the reasons in `faults`.
 */
export async function startModelServer(script: ModelScript | ModelReply[]) {
  const requests: ModelRequest[] = []
  const faults: string[] = []
  const queue: ModelReply[] = typeof script === 'function' ? [] : [...script]
  const decide: ModelScript = typeof script === 'function' ? script : () => queue.shift()

  const server = createServer((incoming, response) => {
    void answer(incoming, response)
  })

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await readBody(incoming)
    const found = routeFaults(incoming).concat(requestFaults(body))
    faults.push(...found)
    if (found.length > 0) {
      perform(response, body, refuses(400, { message: found.join('; ') }))
      return
    }
    const request = { body: body as ModelRequest['body'], authorization: incoming.headers.authorization }
    requests.push(request)
    perform(response, body, decide(request, requests.length - 1) ?? refuses(418, { message: 'Unscripted request' }))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    faults,
    /** What comes next, after what is scripted already. */
    script(...replies: ModelReply[]): void {
      queue.push(...replies)
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function perform(response: ServerResponse, body: unknown, reply: ModelReply): void {
  const asked = isRecord(body) ? body : {}
  const envelope = { id: 'chatcmpl-fake', created: 1_763_600_000, model: String(asked.model) }
  const withUsage = isRecord(asked.stream_options) && asked.stream_options.include_usage === true
  switch (reply.does) {
    case 'answer':
      if (asked.stream !== true) {
        writeWhole(response, envelope, reply)
        return
      }
      writeBeginning(response, envelope, reply)
      writeEnd(response, envelope, { ...reply, withUsage })
      return
    case 'refuse': {
      const headers = {
        'content-type': 'application/json',
        ...(reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}),
      }
      response.writeHead(reply.status, headers)
      const error = { message: reply.message ?? 'Refused', type: 'fake_error', param: null, code: null }
      response.end(JSON.stringify({ error }))
      return
    }
    case 'cut':
      writeBeginning(response, envelope, reply)
      if (reply.politely) response.end()
      else setImmediate(() => response.destroy())
      return
    case 'stall':
      writeBeginning(response, envelope, { text: reply.text, calls: [] })
      return
    case 'hang':
      return
  }
}

function routeFaults(incoming: IncomingMessage): string[] {
  const faults: string[] = []
  if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions') faults.push('there is no such route')
  if (!incoming.headers['content-type']?.startsWith('application/json')) faults.push('the body is not JSON')
  if (!/^Bearer \S+$/.test(incoming.headers.authorization ?? '')) faults.push('there is no bearer credential')
  return faults
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of incoming.setEncoding('utf8')) text += String(piece)
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
