import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { type AssistantSubject, assistantSystemPrompt } from '#prompts/assistant-system.ts'
import type { MadeCall } from '#server/assistant/model/collect-calls.ts'
import type { ModelLimits } from '#server/assistant/model/model-limits.ts'
import type { PastTurn } from '#server/assistant/model/model-turn.ts'

/** The messages that a turn begins with: the rules, the last few turns, the sentence. */
export function openConversation(given: {
  subject: AssistantSubject
  history: readonly PastTurn[]
  text: string
  limits: Pick<ModelLimits, 'historyTurns' | 'historyCharacters'>
}): ChatCompletionMessageParam[] {
  const { historyTurns, historyCharacters } = given.limits
  const past = historyTurns > 0 ? given.history.slice(-historyTurns) : []
  return [
    { role: 'system', content: assistantSystemPrompt(given.subject) },
    ...past.flatMap(({ text, answer }): ChatCompletionMessageParam[] => [
      { role: 'user', content: text.slice(0, historyCharacters) },
      { role: 'assistant', content: answer.slice(0, historyCharacters) },
    ]),
    { role: 'user', content: given.text },
  ]
}

/** A round of calls and their answers, as they are told to the model again. */
export function roundOf(
  said: { text: string; calls: readonly MadeCall[] },
  answers: readonly { id: string; content: string }[],
): ChatCompletionMessageParam[] {
  return [
    {
      role: 'assistant',
      content: said.text || null,
      tool_calls: said.calls.map((call) => ({
        id: call.id,
        type: 'function',
        function: { name: call.name, arguments: isJson(call.arguments) ? call.arguments : '{}' },
      })),
    },
    ...answers.map(({ id, content }): ChatCompletionMessageParam => ({ role: 'tool', tool_call_id: id, content })),
  ]
}

/** Some servers refuse a conversation in which arguments are no JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
