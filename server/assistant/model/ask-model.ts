import type OpenAI from 'openai'
import type { ChatCompletionFunctionTool, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { createCallCollector, type MadeCall } from '#server/assistant/model/collect-calls.ts'
import { ModelFailure, toModelFailure } from '#server/assistant/model/model-failure.ts'
import type { ModelSettings } from '#server/assistant/model/model-settings.ts'

export type ModelQuestion = {
  client: OpenAI
  settings: ModelSettings
  messages: ChatCompletionMessageParam[]
  tools: ChatCompletionFunctionTool[]
  /** Words only: no call could be answered any more. */
  isLastRound: boolean
  answerTokens: number
  timeoutMs: number
  signal: AbortSignal
  /** Gets the words so far, each time whole. */
  onWords: (textSoFar: string) => void
}

export type ModelSaid = { text: string; calls: MadeCall[] }

/**
 * One streamed request, read to its end: calls count only once the model said that it is finished. Throws `ModelFailure`, also
 * for a stream that stops early or goes on for longer than `timeoutMs`.
 */
export async function askModel(question: ModelQuestion): Promise<ModelSaid> {
  const timeout = AbortSignal.timeout(question.timeoutMs)
  const signal = AbortSignal.any([question.signal, timeout])
  try {
    return await readAnswer(question, signal)
  } catch (error) {
    if (question.signal.aborted) throw new ModelFailure('cancelled')
    if (timeout.aborted) throw new ModelFailure('timed_out')
    throw toModelFailure(error)
  }
}

async function readAnswer({ client, onWords, ...question }: ModelQuestion, signal: AbortSignal): Promise<ModelSaid> {
  const { model, dialect } = question.settings
  const stream = await client.chat.completions.create(
    {
      model,
      messages: question.messages,
      tools: question.tools,
      ...(question.isLastRound ? { tool_choice: 'none' as const } : {}),
      stream: true,
      ...(dialect === 'openai'
        ? { max_completion_tokens: question.answerTokens, store: false }
        : { max_tokens: question.answerTokens, temperature: 0 }),
    },
    { signal },
  )
  const collector = createCallCollector()
  let text = ''
  let finish: string | null = null
  for await (const chunk of stream) {
    const choice = chunk.choices[0]
    if (!choice) continue
    if (choice.delta?.tool_calls) collector.take(choice.delta.tool_calls)
    if (choice.delta?.content) {
      text += choice.delta.content
      onWords(text)
    }
    finish = choice.finish_reason ?? finish
  }
  // An aborted stream ends without a sound, as does one whose server hung up politely.
  if (signal.aborted || finish === null) throw new ModelFailure('cut_off')
  if (finish === 'length') throw new ModelFailure('too_long')
  if (finish === 'content_filter') throw new ModelFailure('refused')
  return { text, calls: collector.calls() }
}
