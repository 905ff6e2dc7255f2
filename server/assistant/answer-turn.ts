import { findProfile } from '#db/read/profile.ts'
import { addDays, type Day, todayIn } from '#domain/calendar.ts'
import { isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { answerWithRest } from '#server/assistant/answer-rest.ts'
import { sayInsteadOfPrice } from '#server/assistant/answers/about-app.ts'
import { sayTalk } from '#server/assistant/answers/talk.ts'
import { changePurse } from '#server/assistant/changes/change-purse.ts'
import { asksForAll } from '#server/assistant/changes/removal-words.ts'
import { readContinued, readCorrection, thingAfterNo } from '#server/assistant/corrections/correct-last.ts'
import { readInTalk } from '#server/assistant/corrections/read-in-talk.ts'
import { isCovered, isOrder } from '#server/assistant/decide.ts'
import { applySentence } from '#server/assistant/entries/apply-sentence.ts'
import { askFirst } from '#server/assistant/entries/ask-first.ts'
import { firstOpen, knownEntries } from '#server/assistant/entries/open-sentence.ts'
import { readEntries } from '#server/assistant/entries/read-entries.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { joinAnswers } from '#server/assistant/join-answers.ts'
import { answerWithModel } from '#server/assistant/model/answer-with-model.ts'
import { answerAsked } from '#server/assistant/questions/answer-asked.ts'
import { answerQuestions, isBudgetOrder } from '#server/assistant/questions/answer-questions.ts'
import { goOnAsking } from '#server/assistant/questions/go-on-asking.ts'
import { splitQuestion } from '#server/assistant/questions/split-question.ts'
import { keepReply, type Reply } from '#server/assistant/reply.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { answerInTalk } from '#server/assistant/talk/answer-in-talk.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { readOfSubject } from '#server/assistant/talk/read-of-subject.ts'
import { uncoveredRest } from '#server/assistant/uncovered-rest.ts'
import { answerWaiting } from '#server/assistant/waiting/answer-waiting.ts'
import { recall } from '#server/assistant/waiting/recall.ts'
import type { Context } from '#server/context.ts'

export type Turn = {
  userId: string
  turnId: string
  message: string
  saidOn: Day | undefined
  /** Gets a model's answer as it grows, each time whole; the empty text takes back what was shown. */
  onText?: (textSoFar: string) => void
}

/** A sentence said offline is at most this old (ruling 48). */
const OLDEST_SAYING_DAYS = 31

/**
 * One turn of the talk: understands the sentence, writes what is clear, asks what is not, answers what was asked. Figures
 * come from the person's own rows (ruling 8). Errors: invalid_day for a saying day out of range, not_authenticated.
 */
export async function answerTurn(context: Context, memory: Memory, turn: Turn): Promise<AssistantAnswer> {
  const speaker = await meet(context, turn)
  return keepReply(context, speaker, await reply(context, memory, { speaker, onText: turn.onText }))
}

type Spoken = { speaker: Speaker; onText: Turn['onText'] }

async function reply(context: Context, memory: Memory, { speaker, onText }: Spoken): Promise<Reply> {
  const purse = await changePurse(context, speaker)
  if (purse) return purse
  const understanding = await understandInTalk(context, memory, speaker)

  const answered = await answerWaiting(context, memory, { speaker, understanding })
  if (answered) return answered
  const inTalk = await answerInTalk(context, memory, { speaker, understanding })
  if (inTalk) return inTalk
  const goneOn = await answerGoneOn(context, memory, { speaker, understanding, onText })
  if (goneOn) return goneOn
  return answerSentence(context, memory, { speaker, understanding, onText })
}

/** What the words mean in this talk: "no, groceries" corrects what was said before it. */
async function understandInTalk(context: Context, memory: Memory, speaker: Speaker): Promise<Understanding> {
  const last = await recall(context, memory, speaker)
  const heard = await interpret(context, { ...speaker, last })
  const understanding =
    readWholesale(speaker, heard) ??
    (await readContinued(context, speaker, heard)) ??
    (await readOfSubject(context, speaker, heard)) ??
    (await readInTalk(context, speaker, { understanding: heard, last })) ??
    heard
  const thing = last ? thingAfterNo(speaker.message, understanding.frames) : null
  if (thing === null) return understanding
  const { frames } = await interpret(context, { ...speaker, message: thing, last: null })
  const correction = readCorrection(thing, { frames, last })
  if (!correction) return understanding
  if ('ask' in correction) return interpret(context, { ...speaker, message: correction.ask, last })
  return { ...understanding, intent: 'edit', frames: [correction.edit], drafts: [] }
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
  if ('say' in full) return { answer: { ...answer, message: full.say } }
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

/** "delete everything" is an order that waits for a yes, where it is of the person's own entries. */
function readWholesale({ message }: Speaker, heard: Understanding): Understanding | null {
  const [frame] = heard.frames
  const isRefused = frame?.intent === 'other' && frame.topic === 'hostile'
  if (!(isRefused || frame?.intent === 'delete') || !asksForAll(message)) return null
  const spans = [{ start: 0, end: message.length }]
  return { ...heard, intent: 'delete', frames: [{ intent: 'delete', spans, confidence: 1 }] }
}

async function answerSentence(
  context: Context,
  memory: Memory,
  { speaker, understanding, onText }: Spoken & { understanding: Understanding },
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

async function meet(context: Context, { userId, turnId, message, saidOn }: Turn): Promise<Speaker> {
  const profile = await findProfile(context.reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  const ownToday = todayIn(context.clock(), profile.time_zone)
  // A traveller's own day may be one ahead of the zone in the profile.
  if (saidOn && (saidOn < addDays(ownToday, -OLDEST_SAYING_DAYS) || saidOn > addDays(ownToday, 1))) {
    throw new AppError('invalid_day', { field: 'today' })
  }
  return {
    userId,
    turnId,
    message,
    today: saidOn ?? ownToday,
    currency: isCurrency(profile.currency) ? profile.currency : 'USD',
    firstName: profile.first_name,
  }
}
