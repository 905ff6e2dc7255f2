import type { ServerResponse } from 'node:http'
import type { ScriptedCall } from '#tests/support/model-server/reply.ts'

export type Answer = { text: string; calls: ScriptedCall[]; finish?: string }
type Envelope = { id: string; created: number; model: string }

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** The answer as one JSON body, for a request without `stream`. */
export function writeWhole(response: ServerResponse, envelope: Envelope, { text, calls, finish }: Answer): void {
  const message = {
    role: 'assistant',
    content: text === '' ? null : text,
    ...(calls.length > 0 ? { tool_calls: calls.map(wireCall) } : {}),
  }
  const choice = { index: 0, message, logprobs: null, finish_reason: finish ?? finishOf(calls) }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...envelope, object: 'chat.completion', choices: [choice], usage }))
}

/** The beginning of a stream: the role, the words in pieces, the calls with their arguments in pieces. */
export function writeBeginning(response: ServerResponse, envelope: Envelope, { text, calls }: Answer): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  writeDelta(response, envelope, { role: 'assistant', content: '' })
  for (const piece of pieces(text, 5)) writeDelta(response, envelope, { content: piece })
  for (const [index, call] of calls.entries()) {
    const { id, type, function: made } = wireCall(call, index)
    const opened = { index, id, type, function: { name: made.name, arguments: '' } }
    writeDelta(response, envelope, { tool_calls: [opened] })
    for (const piece of pieces(made.arguments, 7)) {
      writeDelta(response, envelope, { tool_calls: [{ index, function: { arguments: piece } }] })
    }
  }
}

/** The end of a stream: why it ended, the usage where it was asked for, and the closing mark. */
export function writeEnd(
  response: ServerResponse,
  envelope: Envelope,
  { calls, finish, withUsage }: Answer & { withUsage: boolean },
): void {
  writeDelta(response, envelope, {}, finish ?? finishOf(calls))
  if (withUsage) writeChunk(response, { ...envelope, object: 'chat.completion.chunk', choices: [], usage })
  response.end('data: [DONE]\n\n')
}

function writeDelta(response: ServerResponse, envelope: Envelope, delta: object, finish: string | null = null): void {
  const choice = { index: 0, delta, logprobs: null, finish_reason: finish }
  writeChunk(response, { ...envelope, object: 'chat.completion.chunk', choices: [choice] })
}

function writeChunk(response: ServerResponse, chunk: object): void {
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function wireCall(call: ScriptedCall, index: number) {
  const written = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments)
  return { id: call.id ?? `call_${index}`, type: 'function', function: { name: call.name, arguments: written } }
}

function finishOf(calls: ScriptedCall[]): string {
  return calls.length > 0 ? 'tool_calls' : 'stop'
}

function pieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))
}
