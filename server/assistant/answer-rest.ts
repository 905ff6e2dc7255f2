import { applySentence, type Sentence, writeSentence } from '#server/assistant/entries/apply-sentence.ts'
import { joinAnswers } from '#server/assistant/join-answers.ts'
import { answerWithModel } from '#server/assistant/model/answer-with-model.ts'
import type { ModelTurn } from '#server/assistant/model/model-turn.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { emptyAnswer } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import type { uncoveredRest } from '#server/assistant/uncovered-rest.ts'
import type { Context } from '#server/context.ts'

type Rest = NonNullable<ReturnType<typeof uncoveredRest>>

const NOT_UNDERSTOOD = 'The rest of that I did not get.'

/**
 * Does the part of a sentence that the local engine understood and hands the rest to a model, where there is one. The model sees the
 * rest alone: nothing can be written twice, and each amount has to stand in those words. What both write is one commit.
 */
export async function answerWithRest(
  context: Context,
  memory: Memory,
  { sentence, rest, onText }: { sentence: Sentence; rest: Rest; onText: ModelTurn['onText'] | undefined },
): Promise<Reply> {
  const { speaker } = sentence
  const fromModel = await answerWithModel(context, {
    speaker,
    onText,
    text: rest.text,
    beside: (turn) => writeSentence(context, turn, sentence),
  })
  if (fromModel?.kept) {
    const last = sentence.entries?.at(-1)
    if (last) memory.remember(speaker.userId, { intent: 'add', transaction: last })
    return fromModel
  }
  const own = await applySentence(context, memory, sentence)
  if (fromModel && fromModel.answer.function_result?.success !== false) {
    const { question } = fromModel
    return {
      ...own,
      answer: joinAnswers(own.answer, fromModel.answer),
      ...(question === undefined ? {} : { question }),
    }
  }
  return rest.isAsked ? { ...own, answer: joinAnswers(own.answer, emptyAnswer(speaker, NOT_UNDERSTOOD)) } : own
}
