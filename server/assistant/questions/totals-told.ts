import { readFollowSentence } from '#domain/talk/follow-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { plainPeriod } from '#server/assistant/answers/left-out.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { namesPeriod } from '#server/assistant/questions/names-period.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** "food and transport this month", and "and last month" after it: the totals that the last question asked for in one; none where it asked for one. */
export async function askedTogether(context: Context, speaker: Speaker): Promise<SummaryFrame[]> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofSeveral })
  let timed: Pick<SummaryFrame, 'period' | 'periodLabel'> | null = null
  for (const { message, outcome } of turns.reverse()) {
    const { summary } = outcome
    if (!summary) {
      if (outcome.saved.length + outcome.removed.length > 0) continue
      return []
    }
    const { frames } = await interpret(context, { ...speaker, message, last: null })
    const asked = frames.flatMap((frame) => (frame.intent === 'summary' ? [frame] : []))
    if (asked.length > 1) return asked.map((each) => ({ ...each, ...timed }))
    const followed = readFollowSentence(message)
    if (followed?.follows === 'difference') continue
    if (followed?.follows !== 'again' && !(followed?.follows === 'anew' && namesPeriod(followed.words, speaker)))
      return []
    timed ??= { period: { from: summary.from, to: summary.to }, periodLabel: summary.label }
  }
  return []
}

/** The two totals that were told last, the later one first; null where there were no two. */
export async function lastTwoTotals(context: Context, speaker: Speaker): Promise<[SummaryFrame, SummaryFrame] | null> {
  const [first, second, ...more] = await askedTogether(context, speaker)
  if (first && second) return more.length === 0 ? [first, second] : null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofSeveral })
  const totals = turns.flatMap(({ message, outcome: { summary } }) => {
    const isTotal = summary && summary.label !== '' && readFollowSentence(message)?.follows !== 'difference'
    return isTotal ? [frameOf(summary)] : []
  })
  const [later, earlier] = totals.reverse()
  return later && earlier ? [later, earlier] : null
}

type Total = NonNullable<TurnOutcome['summary']>

function frameOf({ from, to, label, category, merchant, kind, except }: Total): SummaryFrame {
  const period = { from, to }
  return {
    intent: 'summary',
    period,
    periodLabel: plainPeriod(label, except ?? []),
    kind: kind ?? 'spend',
    ...(category ? { category } : {}),
    ...(merchant ? { merchant } : {}),
    ...(except ? { except } : {}),
    spans: [],
    confidence: 1,
  }
}
