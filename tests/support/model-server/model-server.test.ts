import OpenAI from 'openai'
import { afterEach, expect, test } from 'vitest'
import { strictFaults } from '#tests/support/model-server/check-strict-schema.ts'
import { callsTool, cutsOff, type ModelReply, refuses, says } from '#tests/support/model-server/reply.ts'
import { startModelServer } from '#tests/support/model-server/start-model-server.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

async function open(...script: ModelReply[]) {
  const server = await startModelServer(script)
  opened.push(server)
  return { server, client: new OpenAI({ apiKey: 'test', baseURL: server.baseUrl, maxRetries: 0, logLevel: 'off' }) }
}

const request = { model: 'fake', max_tokens: 50, messages: [{ role: 'user' as const, content: 'Hello' }] }

test('answers whole and streamed, as the real client reads it', async () => {
  const { client } = await open(says('Good morning.'), callsTool('addTransaction', { amount: 4.5 }))
  const whole = await client.chat.completions.create(request)
  expect(whole.choices[0]?.message.content).toBe('Good morning.')
  const streamed = await client.chat.completions.stream(request).finalChatCompletion()
  expect(streamed.choices[0]?.message.tool_calls).toMatchObject([
    { function: { name: 'addTransaction', arguments: '{"amount":4.5}' } },
  ])
})

test('refuses, and breaks off in the middle', async () => {
  const { client } = await open(refuses(429, { retryAfter: '7' }), cutsOff('Good mor'))
  await expect(client.chat.completions.create(request)).rejects.toMatchObject({ status: 429 })
  await expect(client.chat.completions.stream(request).finalChatCompletion()).rejects.toThrow()
})

test('refuses a conversation with an unanswered call and a schema that is not strict', async () => {
  const { client, server } = await open(says('never'))
  const call = { id: 'call_1', type: 'function' as const, function: { name: 'addTransaction', arguments: '{}' } }
  const messages = [...request.messages, { role: 'assistant' as const, content: null, tool_calls: [call] }]
  await expect(client.chat.completions.create({ ...request, messages })).rejects.toMatchObject({ status: 400 })
  expect(server.faults).toEqual(['a tool call is left unanswered'])
  expect(strictFaults({ type: 'object', properties: { note: { type: 'string', minLength: 1 } } })).toEqual([
    'parameters: additionalProperties must be false',
    'parameters.note: must be required',
    'parameters.note: minLength is not permitted',
  ])
})
