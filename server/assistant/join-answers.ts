import type { AssistantAnswer } from '#domain/views.ts'
import { outcomeOf } from '#server/assistant/outcome.ts'

/** One answer of two halves of a sentence, the first half first. Of the calls and figures those of the first stand, where it has any. */
export function joinAnswers(first: AssistantAnswer, second: AssistantAnswer): AssistantAnswer {
  const both = outcomeOf([first.turn, second.turn])
  return {
    message: [first.message, second.message].filter(Boolean).join(' '),
    function_call: first.function_call ?? second.function_call,
    function_result: first.function_call ? first.function_result : second.function_result,
    turn: {
      ...first.turn,
      ...both,
      question: second.turn.question ?? first.turn.question,
      summary: first.turn.summary ?? second.turn.summary,
    },
  }
}
