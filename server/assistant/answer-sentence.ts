import type { Understanding } from '#domain/understanding/frame.ts'
import { answerWithRest } from '#server/assistant/answer-rest.ts'
import { sayInsteadOfPrice } from '#server/assistant/answers/about-app.ts'
import { sayTalk } from '#server/assistant/answers/talk.ts'
import { isCovered, isOrder } from '#server/assistant/decide.ts'
import { applySentence } from '#server/assistant/entries/apply-sentence.ts'
import { askFirst } from '#server/assistant/entries/ask-first.ts'
import { firstOpen, knownEntries } from '#server/assistant/entries/open-sentence.ts'
import { readEntries } from '#server/assistant/entries/read-entries.ts'
import { joinAnswers } from '#server/assistant/join-answers.ts'
import { answerWithModel } from '#server/assistant/model/answer-with-model.ts'
import type { ModelTurn } from '#server/assistant/model/model-turn.ts'
import { answerAsked } from '#server/assistant/questions/answer-asked.ts'
import { answerQuestions, isBudgetOrder } from '#server/assistant/questions/answer-questions.ts'
import { splitQuestion } from '#server/assistant/questions/split-question.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { uncoveredRest } from '#server/assistant/uncovered-rest.ts'
import type { Context } from '#server/context.ts'

type Understood = { speaker: Speaker; understanding: Understanding; onText: ModelTurn['onText'] | undefined }

/** Does what a sentence says by itself: its entries and changes first, then its questions; what the engine does not cover goes to a model. */
export async function answerSentence(
  context: Context,
  memory: Memory,
  { speaker, understanding, onText }: Understood,
): Promise<Reply> {
  const { decision, question } = await splitQuestion(context, { speaker, understanding })
  if (question && !isOrder(decision)) return { answer: await answerAsked(context, memory, { speaker, ...question }) }
  const fromModel = isCovered(decision) ? null : await answerWithModel(context, { speaker, onText })
  if (fromModel) return fromModel

  const entries = await readEntries(context.reader, speaker, decision.entries)
  if (firstOpen(entries)) {
    const aboutApp = sayInsteadOfPrice(speaker.message)
    return aboutApp ? { answer: emptyAnswer(speaker, aboutApp) } : askFirst(speaker, entries)
  }

  const { changes, questions, talk } = decision
  let given: Reply = { answer: emptyAnswer(speaker, '') }
  if (isOrder(decision)) {
    const sentence = { speaker, entries: knownEntries(entries), changes }
    const rest = question || questions.length > 0 ? null : uncoveredRest(speaker, understanding)
    given = rest
      ? await answerWithRest(context, memory, { sentence, rest, onText })
      : await applySentence(context, memory, sentence)
  }
  if (questions.length > 0) {
    given = { ...given, answer: await answerQuestions(context, memory, { speaker, questions, answer: given.answer }) }
    if (questions.some((each) => isBudgetOrder(each, speaker))) given = { ...given, question: { budget: {} } }
  }
  if (question && given.answer.function_result?.success !== false) {
    const answered = await answerAsked(context, memory, { speaker, ...question })
    given = { ...given, answer: joinAnswers(given.answer, answered) }
  }
  const { answer } = given
  const [remark] = talk
  return answer.message === '' && remark
    ? { ...given, answer: { ...answer, message: sayTalk(remark, speaker) } }
    : given
}
