import { type AskSentence, readAskSentence } from '#domain/talk/ask-sentence.ts'
import type { SummaryFrame, Understanding } from '#domain/understanding/frame.ts'
import { type Decision, decide, isOrder } from '#server/assistant/decide.ts'
import { wordsOf } from '#server/assistant/find/find-entry.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { parts } from '#server/assistant/model/telling-part.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

type Given = { speaker: Speaker; understanding: Understanding }
type Question = { asked: AskSentence; understanding: Understanding }
type Split = { decision: Decision; question: Question | null }

/**
 * What a sentence orders, and the question for more than a total that it asks beside it or instead. An order is never given up
 * for a question: "lunch 12, what's my daily average" is both. A hostile sentence asks nothing.
 */
export async function splitQuestion(context: Context, { speaker, understanding }: Given): Promise<Split> {
  const decision = decide(understanding.frames)
  if (decision.talk.some(({ topic }) => topic === 'hostile')) return { decision, question: null }
  const said = readAskSentence(speaker.message)
  // "tip" is a thing, though "a tip" may be asked for.
  if (!isOrder(decision) || (said && said.asks !== 'advice' && lacksPrice(decision))) {
    if (said?.asks === 'standing' && isOfOne(understanding)) return { decision, question: null }
    const asked = said ?? (await askedBefore(context, { speaker, understanding }))
    const split = asked && (await splitOrderAfter(context, speaker))
    return split || { decision: { ...decision, entries: [] }, question: asked && { asked, understanding } }
  }
  const words = parts(speaker.message).find((part) => readAskSentence(part.asked))?.asked
  const question = words ? await readQuestion(context, speaker, words) : null
  if (!words || !question) return { decision, question: null }
  const questions = decision.questions.filter((frame) => !words.includes(wordsOf(frame, speaker)))
  return { decision: { ...decision, questions }, question }
}

/** "without rent": words that ask, and that the engine takes for a thing whose price was not told. */
function lacksPrice({ entries, changes }: Decision): boolean {
  return changes.length === 0 && entries.every((frame) => frame.intent === 'clarify' && frame.reason === 'no_amount')
}

/** "how am I doing on the bike", "… on groceries": asked of one goal or budget, not of everything. */
function isOfOne({ frames }: Understanding): boolean {
  return frames.some(
    (frame) =>
      (frame.intent === 'goal' && frame.question === true && frame.goal !== undefined) ||
      (frame.intent === 'budget' && frame.question === true && frame.category !== undefined),
  )
}

/** "and last month?": a total that goes on with the question before it is told as that one was. */
const goesOn = /^\W*(?:and|what about|how about|but|(?:in|on|at|for|last|this|yesterday|today)\b)/i
const toldInTheSameWay = new Set<AskSentence['asks']>([
  'count',
  'average',
  'breakdown',
  'list',
  'ranking',
  'share',
  'without',
])
/** Of one thing alone these have nothing to tell. */
const wholes = new Set<AskSentence['asks']>(['breakdown', 'ranking', 'without'])

async function askedBefore(context: Context, { speaker, understanding }: Given): Promise<AskSentence | null> {
  const [frame, ...more] = understanding.frames
  if (frame?.intent !== 'summary' || more.length > 0 || !isGoingOn(speaker.message)) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.pointedAt })
  for (const { message } of turns.reverse()) {
    const asked = readAskSentence(message)
    if (asked) return toldAsBefore(asked, frame)
    if (!isGoingOn(message)) return null
  }
  return null
}

/** How a question that goes on with another is told: as that one was; null: as a total. */
export function toldAsBefore(asked: AskSentence, { category, merchant }: SummaryFrame): AskSentence | null {
  if (wholes.has(asked.asks) && (category || merchant)) return null
  return toldInTheSameWay.has(asked.asks) && !('limit' in asked && asked.limit !== null) ? asked : null
}

function isGoingOn(message: string): boolean {
  return goesOn.test(message) && !/\b(?:much|spend|spent|many)\b/i.test(message)
}

/** What is asked of these may be followed by things that are only asked about: "can I afford shoes 80, a coat 120". */
const asksOfThings = new Set<AskSentence['asks']>(['room', 'last_time', 'count', 'without'])

/** "how am I doing, coffee 4": null where nothing to be done follows the question. */
async function splitOrderAfter(context: Context, speaker: Speaker): Promise<Split | null> {
  const words = /^[^,]+,\s/.exec(speaker.message)?.[0]
  const question = words ? await readQuestion(context, speaker, words.replace(/,\s$/, '')) : null
  if (!words || !question || asksOfThings.has(question.asked.asks)) return null
  // The question is blanked out, not cut off: what is understood points at places in the message.
  const message = ' '.repeat(words.length) + speaker.message.slice(words.length)
  const decision = decide((await interpret(context, { ...speaker, message, last: null })).frames)
  return isOrder(decision) ? { decision, question } : null
}

async function readQuestion(context: Context, speaker: Speaker, message: string): Promise<Question | null> {
  const asked = readAskSentence(message)
  return asked && { asked, understanding: await interpret(context, { ...speaker, message, last: null }) }
}
