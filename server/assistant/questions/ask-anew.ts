import { capital } from '#domain/capital.ts'
import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import type { FollowSentence } from '#domain/talk/follow-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import type { LastQuestion } from '#server/assistant/questions/last-question.ts'
import { namesPeriod } from '#server/assistant/questions/names-period.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { toldAsBefore } from '#server/assistant/questions/split-question.ts'
import { askedTogether } from '#server/assistant/questions/totals-told.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Given = { speaker: Speaker; understanding: Understanding }
type Anew = Pick<Extract<FollowSentence, { follows: 'anew' }>, 'words' | 'lead'>

/** "and yesterday?", "what about food": the question before it with what is said anew in its place. */
export async function askAnew(
  context: Context,
  { speaker, understanding }: Given,
  { said, last }: { said: Anew; last: LastQuestion | null },
): Promise<FullQuestion | null> {
  const { words, lead } = said
  const isPeriod = namesPeriod(words, speaker)
  if (lead === 'period' && !isPeriod && last?.since !== 0) return null
  const whole = isPeriod ? wholeQuestion(last, words) : null
  if (whole) return { message: whole }
  const together = isPeriod && last?.about === 'entries' ? await askedTogether(context, speaker) : []
  const timed = together.length > 0 ? await readSummary(context, speaker, `how much did i spend ${words}`) : null
  if (timed) {
    const { period, periodLabel } = timed
    return { summaries: together.map((each) => ({ ...each, period, periodLabel })) }
  }
  const isRead = understanding.frames.some(({ intent }) => intent === 'summary')
  if (isRead && last?.since === 0 && lead !== 'part' && lead !== 'only') return null
  if (last?.about === 'budget' && !isPeriod) {
    const message = `how much is left for ${words}`
    const [frame] = (await interpret(context, { ...speaker, message, last: null })).frames
    return frame?.intent === 'budget' && frame.category ? { message } : null
  }
  if (last?.about === 'entries') {
    const { spans: _spans, confidence: _confidence, ...summary } = last.summary
    const message = `what about ${words}`
    const [frame] = (await interpret(context, { ...speaker, message, last: { intent: 'summary', summary } })).frames
    if (frame?.intent !== 'summary') return ofOtherName(last, words)
    // "so how much was it this month" behind the biggest asks for a sum.
    if (asksSum.test(speaker.message) && (last.summary.largest || last.asked?.asks === 'greatest'))
      return { summary: { ...frame, largest: false }, asked: null }
    return { summary: frame, asked: last.asked && toldAsBefore(last.asked, frame) }
  }
  if (last === null && lead === 'asked' && !isPeriod) return askOfCategory(context, speaker, words)
  if (last !== null && lead === 'only') return null
  if (!isPeriod) return null
  const summary = await readSummary(context, speaker, `how much did i spend ${words}`)
  return summary && { summary, asked: null }
}

const asksSum =
  /^\W*(?:(?:and|so|ok|okay|oh)\b[\s,]*)*how much (?:was|is) (?:it|that|everything)(?: all)? (?!of\b|on\b|for\b)/i

/** "how much did Acme pay me", "and Brightline?": the same of a name that is nowhere known. */
function ofOtherName(
  { summary, since }: Extract<LastQuestion, { about: 'entries' }>,
  words: string,
): FullQuestion | null {
  const isName = since === 0 && summary.merchant !== undefined
  return isName && bareName.test(words) ? { summary: { ...summary, merchant: capital(words) }, asked: null } : null
}
const bareName =
  /^(?!(?:what|why|how|when|where|who|which|that|this|it|them|those|i|we|you|then|so|no|yes|is|was|did|do|the|a|an|my|you|me|done|whatever|nothing|nobody|cool|ok|okay|good|great|fine|nice|more|else|now|also|sorry|stop|wait|please|thanks|bye|really|seriously)\b)[a-z][a-z'&]+(?: [a-z][a-z'&]+)?$/

/** "what about shopping" where nothing was asked before: what is left of its budget, or what was spent where it has none. */
async function askOfCategory(context: Context, speaker: Speaker, words: string): Promise<FullQuestion | null> {
  const [frame] = (await interpret(context, { ...speaker, message: `how much is left for ${words}`, last: null }))
    .frames
  if (frame?.intent !== 'budget' || !frame.category) return null
  const input = { category: frame.category }
  const { output } = await runTool(context, { name: 'getBudgetStatus', input, userId: speaker.userId })
  return { message: output.budgets.length > 0 ? `how much is left for ${words}` : `how much did i spend on ${words}` }
}

/** Two things side by side, of a period. */
export function besides({ sides }: Extract<AskSentence, { asks: 'versus' }>, period: string): string {
  return `compare ${sides[0]} and ${sides[1]} ${period}`
}

/** What is told of no one total is asked in full of another period: two things side by side, and what is left of what came in. */
function wholeQuestion(last: LastQuestion | null, words: string): string | null {
  const asked = last && 'asked' in last ? last.asked : null
  if (asked?.asks === 'versus') return besides(asked, words)
  return asked?.asks === 'net' ? `how much did i save ${words}` : null
}
