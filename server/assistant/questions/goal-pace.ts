import { readRate } from '#domain/talk/rate-sentence.ts'
import { sayNoGoal, sayPace, sayRate } from '#server/assistant/answers/goal.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "how long will it take at 5 a week" of the goal that the talk is about, or the only one; null for any other sentence. */
export async function paceAt(context: Context, speaker: Speaker): Promise<string | null> {
  const said = readRate(speaker.message)
  const rate = said && onlyAmount(said.sum, speaker)
  if (!said || !rate) return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const subject = await talkSubject(context, speaker)
  const goal = findGoal(output.goals, subject?.about === 'goal' ? subject.name : undefined)
  return goal ? sayRate(goal, { rate, per: said.per, currency: speaker.currency }) : null
}

/** What is missing of the goal that is named, or that the talk is about. */
export async function pace(context: Context, speaker: Speaker, about: string | null): Promise<string> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const subject = about === null ? await talkSubject(context, speaker) : null
  const words = about ?? (subject?.about === 'goal' ? subject.name : undefined)
  const goal = findGoal(output.goals, words)
  const per = /\bweek/i.test(speaker.message) ? 'week' : 'month'
  return goal ? sayPace(goal, { ...speaker, per }) : sayNoGoal(output.goals, words)
}
