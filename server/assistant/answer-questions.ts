import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sayBalance } from '#server/assistant/answers/balance.ts'
import { sayBudgets } from '#server/assistant/answers/budget.ts'
import { sayGoals, sayNoGoal } from '#server/assistant/answers/goal.ts'
import { sayRecurring } from '#server/assistant/answers/recurring.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import type { QuestionFrame } from '#server/assistant/decide.ts'
import { findGoal } from '#server/assistant/find-goal.ts'
import { summaryCall } from '#server/assistant/function-call.ts'
import type { Memory } from '#server/assistant/memory.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Asked = { speaker: Speaker; questions: readonly QuestionFrame[]; answer: AssistantAnswer }

/** Adds the answers to what was asked to an answer, from the person's own rows (ruling 8). */
export async function answerQuestions(
  context: Context,
  memory: Memory,
  { speaker, questions, answer }: Asked,
): Promise<AssistantAnswer> {
  let grown = answer
  for (const question of questions) {
    const next =
      question.intent === 'summary' && !question.recurring
        ? await summaryAnswer(context, { speaker, question, answer: grown })
        : { ...grown, message: await standingOf(context, speaker, question) }
    grown = { ...next, message: [grown.message, next.message].filter(Boolean).join(' ') }
    if (question.intent === 'summary' && !question.recurring) {
      const { spans: _, confidence: __, ...summary } = question
      memory.remember(speaker.userId, { intent: 'summary', summary })
    }
  }
  return grown
}

async function summaryAnswer(
  context: Context,
  { speaker, question, answer }: { speaker: Speaker; question: SummaryFrame; answer: AssistantAnswer },
): Promise<AssistantAnswer> {
  const { period, kind, category, merchant, periodLabel } = question
  const { output } = await runTool(context, {
    name: 'getTransactionSummary',
    input: { ...period, kind, category, merchant },
    userId: speaker.userId,
  })
  return {
    message: saySummary(output, question, speaker.currency),
    function_call: answer.function_call ?? summaryCall(question),
    function_result: answer.function_result ?? { success: true },
    turn: {
      ...answer.turn,
      summary: {
        totalMinor: output.totalMinor,
        count: output.count,
        from: output.from,
        to: output.to,
        label: periodLabel,
        category: category ?? null,
        merchant: merchant ?? null,
        newest: output.newest,
      },
    },
  }
}

/** How balances, budgets, goals or regular payments stand, in few words. */
async function standingOf(context: Context, { userId, currency }: Speaker, question: QuestionFrame): Promise<string> {
  switch (question.intent) {
    case 'summary':
      return sayRecurring((await runTool(context, { name: 'listRecurring', input: {}, userId })).output, currency)
    case 'balance':
      return sayBalance((await runTool(context, { name: 'getBalances', input: {}, userId })).output, currency)
    case 'budget': {
      const input = { category: question.category }
      const { output } = await runTool(context, { name: 'getBudgetStatus', input, userId })
      return sayBudgets(output, question, currency)
    }
    case 'goal': {
      const { output } = await runTool(context, { name: 'getGoals', input: {}, userId })
      const goal = findGoal(output.goals, question.goal)
      if (!goal && (question.goal || output.goals.length === 0)) return sayNoGoal(output.goals, question.goal)
      return sayGoals(output, goal, currency)
    }
  }
}
