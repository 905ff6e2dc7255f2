import type { Day } from '#domain/calendar.ts'
import { orderLeft } from '#domain/talk/left-sentence.ts'
import { plainSaying } from '#domain/talk/plain-saying.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { answerSentence } from '#server/assistant/answer-sentence.ts'
import { changePurse } from '#server/assistant/changes/change-purse.ts'
import { pauseSubscription } from '#server/assistant/changes/pause-subscription.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { meet } from '#server/assistant/meet.ts'
import { answerAboutTalk } from '#server/assistant/questions/about-talk.ts'
import { answerAsked } from '#server/assistant/questions/answer-asked.ts'
import { answerVersus } from '#server/assistant/questions/answer-comparison.ts'
import { answerQuestions } from '#server/assistant/questions/answer-questions.ts'
import { answerEntryAsked } from '#server/assistant/questions/asked-entry.ts'
import { answerDayKind } from '#server/assistant/questions/day-kind.ts'
import { goOnAsking } from '#server/assistant/questions/go-on-asking.ts'
import { leftOfSum } from '#server/assistant/questions/left-of-sum.ts'
import { answerOwed } from '#server/assistant/questions/owed.ts'
import { answerPurseAsked } from '#server/assistant/questions/purse-asked.ts'
import { answerSpread } from '#server/assistant/questions/spread.ts'
import { keepReply, type Reply } from '#server/assistant/reply.ts'
import { saidInFull } from '#server/assistant/said-in-full.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { answerInTalk } from '#server/assistant/talk/answer-in-talk.ts'
import { withoutGivingIn } from '#server/assistant/talk/given-in.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { understandInTalk } from '#server/assistant/understand-in-talk.ts'
import { answerWaiting } from '#server/assistant/waiting/answer-waiting.ts'
import type { Context } from '#server/context.ts'

export type Turn = {
  userId: string
  turnId: string
  message: string
  saidOn: Day | undefined
  /** Gets a model's answer as it grows, each time whole; the empty text takes back what was shown. */
  onText?: (textSoFar: string) => void
}

/**
 * One turn of the talk: understands the sentence, writes what is clear, asks what is not, answers what was asked. Figures
 * come from the person's own rows (ruling 8). Errors: invalid_day for a saying day out of range, not_authenticated.
 */
export async function answerTurn(app: Context, memory: Memory, turn: Turn): Promise<AssistantAnswer> {
  const context: Context = { ...app, talk: { read: null } }
  const speaker = await meet(context, turn)
  const message = await saidInFull(context, { ...speaker, message: plainSaying(speaker.message) })
  const heard = await withoutGivingIn(context, { ...speaker, message })
  return keepReply(context, speaker, await reply(context, memory, { speaker: heard, onText: turn.onText }))
}

type Spoken = { speaker: Speaker; onText: Turn['onText'] }

async function reply(context: Context, memory: Memory, { speaker, onText }: Spoken): Promise<Reply> {
  const aboutTalk = await answerAboutTalk(context, speaker)
  if (aboutTalk) return { answer: aboutTalk }
  if (await leavesOrder(context, speaker)) return { answer: emptyAnswer(speaker, LEFT), question: null }
  const purse = await changePurse(context, speaker)
  if (purse) return purse
  const paused = await pauseSubscription(context, memory, speaker)
  if (paused) return paused
  const understanding = await understandInTalk(context, memory, speaker)

  const answered = await answerWaiting(context, memory, { speaker, understanding })
  if (answered) return answered
  const inTalk = await answerInTalk(context, memory, { speaker, understanding })
  if (inTalk) return inTalk
  const ofEntry = await answerEntryAsked(context, { speaker, understanding })
  if (ofEntry) return { answer: ofEntry }
  const told = (await leftOfSum(context, speaker)) ?? (await answerPurseAsked(context, { speaker, understanding }))
  if (told) return { answer: emptyAnswer(speaker, told) }
  const bySentence =
    (await answerDayKind(context, memory, speaker)) ??
    (await answerSpread(context, speaker)) ??
    (await answerOwed(context, speaker))
  if (bySentence) return { answer: bySentence }
  const goneOn = await answerGoneOn(context, memory, { speaker, understanding, onText })
  if (goneOn) return goneOn
  return answerSentence(context, memory, { speaker, understanding, onText })
}

const LEFT = 'All right, I left it as it is.'
const orders: readonly string[] = ['delete', 'edit', 'undo', 'budget', 'goal'] satisfies Frame['intent'][]

/** "delete the coffee, no wait, don't": nothing is done where all that was wanted is an order. */
async function leavesOrder(context: Context, speaker: Speaker): Promise<boolean> {
  const message = orderLeft(speaker.message)
  if (message === null) return false
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  return frames.length > 0 && frames.every(({ intent }) => orders.includes(intent))
}

/** Answers a question that lives off the one before it: "and yesterday?", "and now?". Null for any other sentence. */
async function answerGoneOn(
  context: Context,
  memory: Memory,
  { speaker, understanding, onText }: Spoken & { understanding: Understanding },
): Promise<Reply | null> {
  const full = await goOnAsking(context, memory, { speaker, understanding })
  if (!full) return null
  const answer = emptyAnswer(speaker, '')
  if ('say' in full) return { answer: emptyAnswer(speaker, full.say, full.told) }
  if ('sides' in full) return { answer: await answerVersus(context, memory, { speaker, sides: full.sides }) }
  if ('summaries' in full)
    return { answer: await answerQuestions(context, memory, { speaker, questions: full.summaries, answer }) }
  if ('summary' in full) {
    const { summary, asked } = full
    const inFull = { ...understanding, frames: [summary] }
    return {
      answer: asked
        ? await answerAsked(context, memory, { speaker, understanding: inFull, asked })
        : await answerQuestions(context, memory, { speaker, questions: [summary], answer }),
    }
  }
  const again = { ...speaker, message: full.message }
  const meant = { speaker: again, understanding: await interpret(context, { ...again, last: null }) }
  return (await answerInTalk(context, memory, meant)) ?? answerSentence(context, memory, { ...meant, onText })
}
