import { expect, test, vi } from 'vitest'
import { readAnswer } from '#web/voice/chat/read-answer.ts'

const asStream = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
const answer = { message: 'Saved.', function_call: null }

test('a plain answer is read as it is', async () => {
  expect(await readAnswer(Response.json(answer), vi.fn())).toEqual(answer)
})

test('a stream tells its words and ends with the answer', async () => {
  const onText = vi.fn()
  const body = `event: text\ndata: {"text":"All"}\n\nevent: text\ndata: {"text":"All calm"}\n\nevent: answer\ndata: ${JSON.stringify(answer)}\n\n`
  expect(await readAnswer(asStream(body), onText)).toEqual(answer)
  expect(onText.mock.calls).toEqual([['All'], ['All calm']])
})

test.each([
  ['ends early', asStream('event: text\ndata: {"text":"All"}\n\nevent: answer\ndata: {"mess')],
  [
    'breaks',
    asStream(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    ),
  ],
])('a stream that %s gives no answer', async (_, response) => {
  expect(await readAnswer(response, vi.fn())).toBeNull()
})

test('the answer is there as soon as it has come, before its stream ends', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(`event: answer\ndata: ${JSON.stringify(answer)}\n\n`)),
  })
  expect(await readAnswer(asStream(body), vi.fn())).toEqual(answer)
})
