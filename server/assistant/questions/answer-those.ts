import { readAskSentence } from '#domain/talk/ask-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { readOut, sayEntries, sayNewest } from '#server/assistant/answers/asked.ts'
import { sayRecurring } from '#server/assistant/answers/recurring.ts'
import { answerSummary } from '#server/assistant/questions/answer-questions.ts'
import { newestEntries } from '#server/assistant/questions/newest-entries.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { recallAsked } from '#server/assistant/waiting/recall.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const MOST_LISTED = 5
const MOST_LOOKED_AT = 50

/** "list them": what stands behind the last total, the regular payments that were told, or the entries saved last. */
export async function answerThose(
  context: Context,
  memory: Memory,
  { speaker, question }: { speaker: Speaker; question: SummaryFrame },
): Promise<AssistantAnswer> {
  const { userId } = speaker
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.pointedAt })
  const at = turns.findLastIndex(
    ({ message, outcome }) =>
      outcome.summary ||
      (outcome.told?.length ?? 0) > 1 ||
      outcome.saved.length > 1 ||
      readAskSentence(message)?.asks === 'bills',
  )
  const telling = turns[at]?.outcome
  if (telling?.summary) {
    const last = await recallAsked(context, memory, speaker)
    const asked = { ...question, ...last, largest: false }
    const answer = emptyAnswer(speaker, '')
    return readOut(
      await answerSummary(context, memory, {
        speaker,
        question: asked,
        answer,
        say: (output, frame) => sayEntries(output, frame, speaker),
      }),
    )
  }
  if (telling && telling.told === undefined && telling.saved.length === 0) {
    const { output } = await runTool(context, { name: 'listRecurring', input: {}, userId })
    return emptyAnswer(speaker, sayRecurring(output, speaker))
  }
  const newest = await newestEntries(context, speaker, MOST_LOOKED_AT)
  const since = turns.slice(at).flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id))
  const ids = [...new Set([...(telling?.told ?? []), ...since])]
  const standing = ids.flatMap((id) => newest.find((entry) => entry.id === id) ?? [])
  const entries = telling ? standing : newest.slice(0, MOST_LISTED)
  return emptyAnswer(speaker, sayNewest(entries, speaker), entries)
}
