import { readAskSentence } from '#domain/talk/ask-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import type { LastQuestion } from '#server/assistant/questions/last-question.ts'
import { sayThat, sayToldTogether } from '#server/assistant/questions/say-told.ts'
import { thisMonth } from '#server/assistant/questions/so-far.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

type Given = { speaker: Speaker; understanding: Understanding }

/** "how much is that together": of what was asked last, else of what this talk told. */
export async function askSum(
  context: Context,
  { speaker, understanding }: Given,
  { isAll, last }: { isAll: boolean; last: LastQuestion | null },
): Promise<FullQuestion | null> {
  const [newest] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const touched = newest ? newest.outcome.saved.length + newest.outcome.removed.length : 0
  if (touched === 1 && !isAll && readAskSentence(speaker.message)?.asks === 'it') return null
  if (last?.about === 'entry') {
    const say = await sayThat(context, speaker, last.id)
    return say === null ? null : { say }
  }
  if (last?.about === 'other' && last.since === 0 && !isAll) return { message: last.message }
  if (last?.about === 'entries') return { summary: { ...last.summary, largest: false }, asked: null }
  // "total" alone has a period of its own.
  if (
    understanding.intent === 'summary' &&
    !/\b(?:it|that|this|they|those|these|everything|together|both|two|three|four)\b/i.test(speaker.message)
  )
    return null
  const say = await sayToldTogether(context, speaker)
  if (say !== null) return { say }
  return isAll ? { summary: thisMonth(speaker), asked: null } : null
}
