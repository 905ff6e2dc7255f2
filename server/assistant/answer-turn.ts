import { findProfile } from '#db/read/profile.ts'
import { addDays, type Day, todayIn } from '#domain/calendar.ts'
import { isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { answerQuestions } from '#server/assistant/answer-questions.ts'
import { sayTalk } from '#server/assistant/answers/talk.ts'
import { applySentence } from '#server/assistant/apply-sentence.ts'
import { askFirst } from '#server/assistant/ask-first.ts'
import { decide, isCovered } from '#server/assistant/decide.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Memory } from '#server/assistant/memory.ts'
import { answerWithModel } from '#server/assistant/model/answer-with-model.ts'
import { firstOpen, knownEntries, type OpenSentence } from '#server/assistant/open-sentence.ts'
import { readEntries } from '#server/assistant/read-entries.ts'
import { amountWords, type Resolution, resolveQuestion } from '#server/assistant/resolve-question.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
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
  const { userId } = turn
  const understanding = await interpret(context, { ...speaker, last: memory.last(userId) })

  const waiting = memory.question(userId)
  const reply = waiting && (await resolve(context, waiting, { speaker, understanding }))
  if (reply?.means === 'dropped') {
    memory.ask(userId, null)
    return emptyAnswer(speaker, 'All right, nothing was saved.')
  }
  if (reply?.means === 'unclear') return askFirst(memory, speaker, waiting?.entries ?? [])
  if (reply?.means === 'answered') {
    if (firstOpen(reply.entries)) return askFirst(memory, speaker, reply.entries)
    return applySentence(context, memory, { speaker, entries: knownEntries(reply.entries), changes: [] })
  }
  return answerSentence(context, memory, { speaker, understanding, onText: turn.onText })
}

async function resolve(
  context: Context,
  waiting: OpenSentence,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): Promise<Resolution> {
  const merchant = firstOpen(waiting.entries)?.draft.merchant ?? ''
  const { message, currency, today } = speaker
  const words = `${amountWords(message)} for ${merchant}`
  const inContext = await interpret(context, { ...speaker, message: words, last: null })
  return resolveQuestion(waiting, { message, currency, today, understanding, inContext })
}

async function answerSentence(
  context: Context,
  memory: Memory,
  { speaker, understanding, onText }: { speaker: Speaker; understanding: Understanding; onText: Turn['onText'] },
): Promise<AssistantAnswer> {
  const decision = decide(understanding.frames)
  const fromModel = isCovered(decision) ? null : await answerWithModel(context, memory, { speaker, onText })
  if (fromModel) return fromModel

  const entries = await readEntries(context.reader, speaker, decision.entries)
  if (firstOpen(entries)) return askFirst(memory, speaker, entries)

  const { changes, questions, talk } = decision
  let answer = emptyAnswer(speaker, '')
  if (entries.length > 0 || changes.length > 0) {
    answer = await applySentence(context, memory, { speaker, entries: knownEntries(entries), changes })
  }
  if (questions.length > 0) answer = await answerQuestions(context, memory, { speaker, questions, answer })
  const [remark] = talk
  return answer.message === '' && remark ? { ...answer, message: sayTalk(remark, speaker.firstName) } : answer
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
