import type { Context as HonoContext } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { AnswerText, AssistantAnswer } from '#domain/views.ts'

type OnText = (textSoFar: string) => void

/**
 * Answers with server-sent events: `text` each time the words have grown, `answer` with the whole answer at the end. The first
 * bytes wait for words or for the answer, so that what fails before is answered as any failure is. A stream that ends without an
 * `answer` was cut: the same turn may be asked again.
 */
export async function streamAnswer(
  c: HonoContext,
  answer: (onText: OnText) => Promise<AssistantAnswer>,
): Promise<Response> {
  const words = createWords()
  const answering = answer(words.put)
  answering.then(words.close, words.close)
  await Promise.race([answering, words.hasSome])

  const response = streamSSE(c, async (stream) => {
    stream.onAbort(words.close)
    for await (const text of words.all()) await stream.writeSSE({ event: 'text', data: text })
    // What fails now is told to whoever asks again.
    const whole = await answering.catch(() => null)
    if (whole && !stream.aborted) await stream.writeSSE({ event: 'answer', data: JSON.stringify(whole) })
  })
  response.headers.set('Cache-Control', 'no-store, no-transform')
  response.headers.set('X-Accel-Buffering', 'no')
  return response
}

/** Words on their way out: each text takes the place of the one before, so a slow reader gets the newest alone. */
function createWords() {
  let waiting: string | null = null
  let isClosed = false
  let wake = () => {}
  let tellFirst = () => {}
  const hasSome = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  return {
    hasSome,
    put(text: string): void {
      const event: AnswerText = { text }
      waiting = JSON.stringify(event)
      tellFirst()
      wake()
    },
    close(): void {
      isClosed = true
      wake()
    },
    async *all(): AsyncGenerator<string> {
      for (;;) {
        if (waiting !== null) {
          const text = waiting
          waiting = null
          yield text
        } else if (isClosed) return
        else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}
