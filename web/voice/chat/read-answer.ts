import { createParser } from 'eventsource-parser'
import type { AnswerText, AssistantAnswer } from '#domain/views.ts'
import { readJson } from '#web/lib/api.ts'

type OnText = (textSoFar: string) => void

/** The answer of a turn, whether it came whole or grew; null when its stream was cut. `onText` gets the text so far. */
export async function readAnswer(response: Response, onText: OnText): Promise<AssistantAnswer | null> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return readJson(response)
  let answer: AssistantAnswer | null = null
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'answer') answer = JSON.parse(data)
      if (event === 'text') onText((JSON.parse(data) as AnswerText).text)
    },
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  // The answer is the last that comes: its reader need not wait for the end of the stream.
  while (!answer) {
    const part = await reader?.read().catch(() => null)
    if (!part || part.done) return null
    parser.feed(decoder.decode(part.value, { stream: true }))
  }
  return answer
}
