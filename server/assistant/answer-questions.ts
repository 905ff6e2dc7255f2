import { readBalance } from '#db/read/balance.ts'
import type { BalanceFrame, SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sayBalance } from '#server/assistant/answers/balance.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { summaryCall } from '#server/assistant/function-call.ts'
import type { Memory } from '#server/assistant/memory.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Asked = { speaker: Speaker; questions: readonly (SummaryFrame | BalanceFrame)[]; answer: AssistantAnswer }

/** Adds the answers to what was asked to an answer, from the person's own rows (ruling 8). */
export async function answerQuestions(
  context: Context,
  memory: Memory,
  { speaker, questions, answer }: Asked,
): Promise<AssistantAnswer> {
  let grown = answer
  for (const question of questions) {
    const next =
      question.intent === 'balance'
        ? await balanceAnswer(context, speaker, grown)
        : await summaryAnswer(context, { speaker, question, answer: grown })
    grown = { ...next, message: [grown.message, next.message].filter(Boolean).join(' ') }
    if (question.intent === 'summary') {
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

async function balanceAnswer(
  { reader }: Context,
  { userId, today, currency }: Speaker,
  answer: AssistantAnswer,
): Promise<AssistantAnswer> {
  const { totalMinor, purses } = await readBalance(reader, { userId, today })
  return { ...answer, message: sayBalance({ totalMinor, purses }, currency) }
}
