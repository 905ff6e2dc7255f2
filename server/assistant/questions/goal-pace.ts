import { sayNoGoal, sayPace } from '#server/assistant/answers/goal.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** What is missing of the goal that is named, or that the talk is about. */
export async function pace(context: Context, speaker: Speaker, about: string | null): Promise<string> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const subject = about === null ? await talkSubject(context, speaker) : null
  const words = about ?? (subject?.about === 'goal' ? subject.name : undefined)
  const goal = findGoal(output.goals, words)
  const per = /\bweek/i.test(speaker.message) ? 'week' : 'month'
  return goal ? sayPace(goal, { ...speaker, per }) : sayNoGoal(output.goals, words)
}
