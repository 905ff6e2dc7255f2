import { readInsights } from '#db/read/insights.ts'
import { endOfMonth } from '#domain/calendar.ts'
import type { AheadSentence } from '#domain/talk/ahead-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { sayAverage, sayDue, sayForecast } from '#server/assistant/answers/ahead.ts'
import { addUp } from '#server/assistant/questions/answer-questions.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const MOST_MONTHS = 6

/** Answers when a payment is due and what a month is likely to cost, from payments and months that were. */
export async function answerAhead(context: Context, speaker: Speaker, asked: AheadSentence): Promise<string> {
  const { userId, today } = speaker
  if (asked.asks === 'forecast') return sayForecast(await insights(context, speaker), asked.month, speaker.currency)
  const { output } = await runTool(context, { name: 'listRecurring', input: {}, userId })
  const about = asked.about.toLowerCase()
  const payment = output.recurring.find(({ merchant }) => {
    const name = merchant.toLowerCase()
    return name.includes(about) || about.includes(name)
  })
  if (payment) return sayDue(payment, speaker)
  const input = { search: asked.about.slice(0, 120), limit: 1, to: today }
  const { transactions } = (await runTool(context, { name: 'listTransactions', input, userId })).output
  return sayDue({ about: asked.about, last: transactions[0] }, speaker)
}

/** What a month cost on average, over the last months that have ended; of the thing that is asked about. */
export async function answerMonthlyAverage(
  context: Context,
  speaker: Speaker,
  question: SummaryFrame,
): Promise<string> {
  const months = (await insights(context, speaker)).history.slice(-MOST_MONTHS)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return sayAverage(null, question, speaker)
  const period = { from: first.month, to: endOfMonth(last.month) }
  const { question: asked, output } = await addUp(context, speaker, { ...question, period })
  return sayAverage({ months: months.length, ...output }, asked, speaker)
}

function insights({ reader }: Context, { userId, today }: Speaker) {
  return reader.transaction().execute((snapshot) => readInsights(snapshot, { userId, today }))
}
