import { type AskSentence, readAskSentence } from '#domain/talk/ask-sentence.ts'
import { readFollowSentence, withoutOpening } from '#domain/talk/follow-sentence.ts'
import { readLimitAsked } from '#domain/talk/limit-sentence.ts'
import { readPlainAsking } from '#domain/talk/plain-asking.ts'
import { allTime } from '#domain/understanding/days/named-period.ts'
import { nameOfPeriod } from '#domain/understanding/days/period-before.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import type { Frame, SummaryFrame, Understanding } from '#domain/understanding/frame.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { askAgain } from '#server/assistant/questions/ask-again.ts'
import { askAnew } from '#server/assistant/questions/ask-anew.ts'
import { askNet } from '#server/assistant/questions/ask-net.ts'
import { askGroup, askSum, askThings } from '#server/assistant/questions/ask-sum.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import { pace } from '#server/assistant/questions/goal-pace.ts'
import { type LastQuestion, lastQuestion, placeAfter } from '#server/assistant/questions/last-question.ts'
import { namesPeriod } from '#server/assistant/questions/names-period.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { dayTold, sayPrevious, sayThat, sayWhen } from '#server/assistant/questions/say-told.ts'
import { thisMonth } from '#server/assistant/questions/so-far.ts'
import { toldAsBefore } from '#server/assistant/questions/split-question.ts'
import { sumOfTwo } from '#server/assistant/questions/sum-of-two.ts'
import { askedTogether, lastTwoTotals } from '#server/assistant/questions/totals-told.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Given = { speaker: Speaker; understanding: Understanding }

/**
 * Reads "and yesterday?", "and now how much is left", "only food", "how much is that" of the question before it, also when entries were
 * told in between: what is not said anew stays as it was asked. Null for any other sentence.
 */
export async function goOnAsking(
  context: Context,
  memory: Memory,
  { speaker, understanding }: Given,
): Promise<FullQuestion | null> {
  const wish = await wishAnew(context, memory, speaker)
  if (wish) return wish
  const said = readFollowSentence(speaker.message)
  const priced = await atAnotherPrice(context, speaker)
  if (priced) return priced
  // "add those two up", "what are the two together" tell no amount.
  const isReckoned =
    (said?.follows === 'sum' || said?.follows === 'both') &&
    /\b(?:add|count|sum|total|tot|tally|together|combined)\b/i.test(speaker.message)
  if (!isReckoned && !understanding.frames.every(mayBeAsked)) return null
  const plainly =
    said === null || said.follows === 'anew' || said.follows === 'beside' ? readPlainAsking(speaker.message) : null
  if (plainly) return { message: plainly }
  if (!said) return withoutLead(context, { speaker, understanding })
  const last = await lastQuestion(context, memory, speaker)
  const summary = last?.about === 'entries' ? { ...last.summary, largest: false } : null
  switch (said.follows) {
    case 'again':
      if (said.isLeft) {
        const subject = await talkSubject(context, speaker)
        if (subject?.about === 'budget') return { message: askedOfBudget(subject.category, speaker) }
      }
      if (said.isLeft && (asksUsed.test(speaker.message) || asksOver.test(speaker.message)) && last?.since !== 0) {
        const category = await budgetTold(context, speaker)
        if (category) return { message: askedOfBudget(category, speaker) }
      }
      if (!last) return said.isLeft && overBudget.test(speaker.message) ? { message: 'am i over budget' } : null
      return (await askTogether(context, speaker, last)) ?? askAgain(last, said)
    case 'anew':
      return askAnew(context, { speaker, understanding }, { said, last })
    case 'beside':
      return summary && askBeside({ speaker, understanding }, summary)
    case 'sum':
      if (said.of)
        return 'things' in said.of ? askThings(context, speaker, said.of.things) : askGroup(context, speaker, said.of)
      return askSum(context, { speaker, understanding }, { isAll: said.isAll, last })
    case 'net':
      return askNet(context, speaker, said)
    case 'without':
      return summary && askWithout(summary, said.thing)
    case 'difference': {
      if (readAskSentence(speaker.message)?.asks === 'dearer' && !isOfTotals(last)) return null
      const again = last && askAgain(last, { isLeft: true })
      const sides = again ? null : await lastTwoTotals(context, speaker)
      return sides ? { sides } : again
    }
    case 'per':
      if (last?.about === 'other' && last.asked?.asks === 'bills') return { message: last.message }
      if (last?.about === 'other' && last.asked?.asks === 'pace')
        return { say: await pace(context, speaker, last.asked.about) }
      if (last?.since !== 0 && (await talkSubject(context, speaker))?.about === 'goal')
        return { say: await pace(context, speaker, null) }
      return summary && { summary, asked: { asks: 'average', per: perOf(said.words) } }
    case 'why':
      if (said.thing) {
        const ofThing = { words: said.thing, lead: 'part' } as const
        const full = await askAnew(context, { speaker, understanding }, { said: ofThing, last })
        return full && 'summary' in full ? { ...full, asked: LISTED } : full
      }
      return summary && { summary, asked: summary.category || summary.merchant ? LISTED : { asks: 'breakdown' } }
    case 'count':
      return summary && { summary, asked: { asks: 'count' } }
    case 'who':
      // "which store was that" behind an entry and no question is of that one.
      return summary ? { summary, asked: { asks: 'ranking', kind: summary.kind } } : { message: 'what was it' }
    case 'kind':
      return { summary: { ...wholeOf(summary ?? thisMonth(speaker)), kind: said.kind }, asked: null }
    case 'both':
      if (said.isOfTotals) return sumOfTwo(context, speaker)
      return (await sumOfTwo(context, speaker)) ?? askSum(context, { speaker, understanding }, { isAll: true, last })
    case 'whole':
      if (!summary && said.isEver) return askSum(context, { speaker, understanding }, { isAll: true, last })
      return (
        summary && {
          summary: said.isEver && (summary.merchant || !summary.category) ? everOf(summary, speaker) : wholeOf(summary),
          asked: null,
        }
      )
    case 'ofIt':
      return summary && askOfIt(understanding, summary)
    case 'which':
      return summary && last?.since === 0 ? { summary, asked: LISTED } : null
    case 'all':
      if (summary) return { summary, asked: said.isOfKind ? { asks: 'breakdown' } : LISTED }
      return last?.about === 'other' ? { message: last.message } : { message: 'show me everything' }
    case 'place': {
      if (last?.about !== 'entries' || last.since !== 0) return null
      const isRanked = last.asked?.asks === 'greatest'
      if (!isRanked && !last.summary.largest) return null
      const place = said.place ?? placeAfter(last.asked)
      return { summary: { ...last.summary, largest: false }, asked: { asks: 'greatest', place, limit: place } }
    }
    case 'than': {
      if (!summary || namesPeriod(said.words, speaker)) return null
      const other = await readSummary(context, speaker, `how much did i spend on ${said.words}`)
      const { period, periodLabel } = summary
      return other?.category || other?.merchant ? { sides: [summary, { ...other, period, periodLabel }] } : null
    }
    case 'thatDay': {
      const day = await dayTold(context, speaker)
      if (!day) return null
      const period = { from: day, to: day }
      const asked: SummaryFrame = {
        intent: 'summary',
        kind: 'spend',
        period,
        periodLabel: nameOfPeriod(period, speaker.today),
        spans: [],
        confidence: 1,
      }
      return { summary: asked, asked: asksSum.test(speaker.message) ? null : LISTED }
    }
    case 'previous':
      return sayPrevious(context, speaker)
    case 'when': {
      if (last?.about === 'entry') {
        const say = await sayThat(context, speaker, last.id)
        return say === null ? null : { say }
      }
      if (last?.about === 'entries' && last.summary.largest) return { summary: last.summary, asked: null }
      const say = await sayWhen(context, speaker)
      return say === null ? null : { say }
    }
  }
}

/** "what about 2000" after "can I afford a phone for 600". */
async function wishAnew(context: Context, memory: Memory, speaker: Speaker): Promise<FullQuestion | null> {
  const wish = /^\W*(?:and )?(?:what|how) about ([^,]*\d[^,]*?)\W*$/i.exec(speaker.message)?.[1]
  if (wish === undefined) return null
  const last = await lastQuestion(context, memory, speaker)
  const isWish = last?.about === 'other' && last.since === 0 && last.asked?.asks === 'room' && last.asked.about !== null
  return isWish ? { message: `can i afford ${wish}` } : null
}

/** "and now how am I doing": behind the words that lead to it a whole question. */
async function withoutLead(context: Context, { speaker, understanding }: Given): Promise<FullQuestion | null> {
  const message = withoutOpening(speaker.message)
  if (message === speaker.message || understanding.frames.some(({ intent }) => intent !== 'other')) return null
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  const asks = frames.every(({ intent }) => intent === 'summary' || intent === 'budget' || intent === 'goal')
  return frames.every(mayBeAsked) && (asks || readAskSentence(message)) ? { message } : null
}

/** "can I afford pizza for 20", "and for 40": the same wish at another price. */
async function atAnotherPrice(context: Context, speaker: Speaker): Promise<FullQuestion | null> {
  const price = otherPrice.exec(speaker.message)?.[1]
  if (price === undefined || onlyAmount(price, speaker) === null) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const figures = before?.message.match(/\S*\d\S*/g) ?? []
  if (!before || figures.length !== 1 || readAskSentence(before.message)?.asks !== 'room') return null
  return { message: before.message.replace(figures[0] ?? '', price) }
}
const otherPrice =
  /^\W*(?:and|or|what about|how about|what if it(?:['’]?s| is| was)|(?:and )?if it(?:['’]?s| is| was)) (?:for |at )?(\S+)\W*$/i

/** The budget that the entry told last counts towards, or the only one there is. */
async function budgetTold(context: Context, { userId }: Speaker): Promise<string | undefined> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  const told = before?.outcome.saved.at(-1)?.budget?.category
  if (told) return told
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
  const [only, ...more] = output.budgets
  return more.length === 0 ? only?.category : undefined
}

/** "how much of it is gone", "am I still over" and "by how much" in full of one budget. */
function askedOfBudget(category: string, { message }: Speaker): string {
  const limit = readLimitAsked(message)
  if (limit) return `am i ${limit.asks} the ${category} budget`
  return asksUsed.test(message) ? `how much of the ${category} budget is used` : `how much is left for ${category}`
}

/** "by how much", "am I still over" */
const asksOver = /\b(?:by how much|over|under)\b/i

/** "how much of that is gone" */
const asksUsed = /\b(?:gone|used?|spen[dt]|percent(?:age)?)\b/i

/** "am I over?" asks of the budgets where nothing was asked before. */
const overBudget = /\b(?:am|are|have|did) (?:i|we) (?:(?:still|go|gone) )*(?:over|under|within)\b/i

/** "how much was it on that day" */
const asksSum = /\b(?:how much|total)\b/i

const LISTED: AskSentence = { asks: 'list', limit: null }

function perOf(words: string): 'day' | 'week' | 'month' {
  return /week/.test(words) ? 'week' : /month/.test(words) ? 'month' : 'day'
}

/** Whether the words ask, or mean nothing alone: an order stays what it is. */
function mayBeAsked(frame: Frame): boolean {
  switch (frame.intent) {
    case 'summary':
      return true
    case 'other':
      return frame.topic === 'unknown'
    case 'clarify':
      return frame.reason === 'no_amount'
    case 'budget':
    case 'goal':
      return frame.question === true
    default:
      return false
  }
}

/** "which was more" right after a question for money is of what that told, and of no entries. */
function isOfTotals(last: LastQuestion | null): boolean {
  return last?.since === 0 && !('asked' in last && last.asked?.asks === 'dearer')
}

/** The same of everything that was spent or came in then. */
function wholeOf({ category: _category, merchant: _merchant, except: _except, ...all }: SummaryFrame): SummaryFrame {
  return all
}

/** "in total" after a shop, or after a period: the same of all time. */
function everOf(summary: SummaryFrame, { today }: Speaker): SummaryFrame {
  const { period, label } = allTime(today)
  return { ...summary, period, periodLabel: label }
}

/** "did I pay it last month": of the thing that was asked of before. */
function askOfIt({ frames }: Understanding, { category, merchant }: SummaryFrame): FullQuestion | null {
  const [frame, ...more] = frames
  if (frame?.intent !== 'summary' || more.length > 0 || frame.category || frame.merchant) return null
  return { summary: { ...frame, ...(category ? { category } : {}), ...(merchant ? { merchant } : {}) }, asked: null }
}

/** "and how much did I spend": in the period that was asked of before. */
function askBeside({ speaker, understanding }: Given, { period, periodLabel }: SummaryFrame): FullQuestion | null {
  const { message, today, currency } = speaker
  const [frame, ...more] = understanding.frames
  const tokens = tokenise(message)
  if (frame?.intent !== 'summary' || frame.recurring || more.length > 0) return null
  if (findPeriod(tokens, 0, tokens.length, today, currency)) return null
  const summary = { ...frame, period, periodLabel }
  const asked = readAskSentence(message)
  if (!asked) return { summary, asked }
  const alike = toldAsBefore(asked, summary)
  return alike && { summary, asked: alike }
}

/** "and now" of several totals that were asked for in one. */
async function askTogether(context: Context, speaker: Speaker, last: LastQuestion): Promise<FullQuestion | null> {
  const summaries = last.about === 'entries' ? await askedTogether(context, speaker) : []
  return summaries.length > 0 ? { summaries } : null
}

/** "and the rest": of all that is not what was asked of before, or of what was left out of it. */
function askWithout(summary: SummaryFrame, said: string | null): FullQuestion | null {
  const { category, merchant, except = [], ...all } = summary
  if (said === null && except.length > 0)
    return { summaries: except.map((each) => ({ ...all, ...(category ? { category } : {}), ...each })) }
  const thing = said ?? merchant ?? category
  return thing === undefined ? null : { summary: said ? summary : all, asked: { asks: 'without', head: '', thing } }
}
