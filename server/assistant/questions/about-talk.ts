import { readAppQuestion } from '#domain/talk/app-question-sentence.ts'
import { readHowTo } from '#domain/talk/how-to-sentence.ts'
import { readSayAgain } from '#domain/talk/say-again-sentence.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { ofApp } from '#server/assistant/answers/about-app.ts'
import { sayHowTo } from '#server/assistant/answers/how-to.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * Answers what asks for nothing but words: what the app is, how something is done, what was said or done last. Whatever waits for an answer goes on
 * waiting. Null for any other sentence, and where nothing was said yet.
 */
export async function answerAboutTalk(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const ofTheApp = readAppQuestion(speaker.message)
  if (ofTheApp) return emptyAnswer(speaker, ofApp[ofTheApp])
  const act = readHowTo(speaker.message)
  if (act) return emptyAnswer(speaker, sayHowTo(act))
  const said = readSayAgain(speaker.message)
  if (!said) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.everDone })
  const last = turns.at(-1)
  if (said.again === 'deed') {
    const deed = turns.findLast(({ outcome }) => changedSomething(outcome))
    return emptyAnswer(speaker, deed?.said ?? NOTHING_DONE)
  }
  if (!last) return null
  if (said.again === 'own') {
    const own = turns.findLast(({ message }) => readSayAgain(message) === null) ?? last
    return emptyAnswer(speaker, `You said "${own.message.slice(0, LONGEST_BACK)}".`)
  }
  if (said.isDoubt && !last.outcome.summary) return null
  const { turn, ...answer } = emptyAnswer(speaker, last.said)
  const { question, summary, told } = last.outcome
  return { ...answer, turn: { ...turn, question, summary, ...(told ? { told } : {}) } }
}

const NOTHING_DONE = 'I did nothing yet in this talk.'
const LONGEST_BACK = 120
