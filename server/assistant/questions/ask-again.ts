import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import { besides } from '#server/assistant/questions/ask-anew.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import type { LastQuestion } from '#server/assistant/questions/last-question.ts'
import { toldAsBefore } from '#server/assistant/questions/split-question.ts'

const compared = new Set<AskSentence['asks']>(['versus', 'against', 'comparison'])

/** "and now": the question before it once more, or what is left of it. */
export function askAgain(last: LastQuestion, { isLeft }: { isLeft: boolean }): FullQuestion | null {
  if (last.about !== 'entries') return { message: last.message }
  const { summary, asked } = last
  if (isLeft && asked?.asks === 'versus') return { message: besides(asked, summary.periodLabel) }
  if (isLeft) return asked && compared.has(asked.asks) ? { message: last.message } : null
  if (!asked) return { summary, asked }
  return toldAsBefore(asked, summary) ? { summary, asked } : { message: last.message }
}
