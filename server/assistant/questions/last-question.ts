import type { BudgetCategory } from '#domain/category.ts'
import { type AskSentence, readAskSentence } from '#domain/talk/ask-sentence.ts'
import { readFollowSentence } from '#domain/talk/follow-sentence.ts'
import { plainSaying } from '#domain/talk/plain-saying.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { recallAsked } from '#server/assistant/waiting/recall.ts'
import type { Context } from '#server/context.ts'

/** The newest question of the talk. `message`: its words; `since`: how many turns wrote something after it. */
export type LastQuestion = { message: string; since: number } & (
  | { about: 'entries'; summary: SummaryFrame; asked: AskSentence | null }
  | { about: 'entry'; id: string }
  | { about: 'budget'; category: BudgetCategory | undefined }
  | { about: 'other'; asked: AskSentence | null }
)

/** What was asked last, whatever was written since; null where nothing was, or the talk is long past. */
export async function lastQuestion(context: Context, memory: Memory, speaker: Speaker): Promise<LastQuestion | null> {
  const said = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  const turns = said.map((turn) => ({ ...turn, message: plainSaying(turn.message) }))
  let since = 0
  for (const [at, { message, outcome }] of turns.reverse().entries()) {
    const asked = outcome.saved.length === 0 ? readAskSentence(message) : null
    const [id, ...more] = outcome.summary ? [] : (outcome.told ?? [])
    const alone = outcome.summary?.label === '' ? outcome.summary.newest[0]?.id : more.length === 0 ? id : undefined
    if (alone) return { about: 'entry', id: alone, message, since }
    if (outcome.summary || asked?.asks === 'without' || (asked?.asks === 'average' && asked.per === 'month')) {
      const summary = await recallAsked(context, memory, speaker)
      if (!summary) return null
      const way = asked ?? wayBefore(turns.slice(at))
      return { about: 'entries', summary: { ...summary, spans: [], confidence: 1 }, asked: way, message, since }
    }
    if (changedSomething(outcome)) {
      since += 1
      continue
    }
    if (outcome.question) continue
    const [frame] = (await interpret(context, { ...speaker, message, last: null })).frames
    if (frame?.intent === 'budget' && frame.question)
      return { about: 'budget', category: frame.category, message, since }
    const isAsked = (frame?.intent === 'goal' && frame.question) || frame?.intent === 'balance'
    if (isAsked || asked) return { about: 'other', asked, message, since }
  }
  return null
}

/** "how many coffees this week", "and last week": how the question was put that others went on with; the newest comes first. */
function wayBefore(turns: readonly { message: string; outcome: TurnOutcome }[]): AskSentence | null {
  for (const [at, { message, outcome }] of turns.entries()) {
    const asked = readAskSentence(message)
    if (asked) return asked
    const said = readFollowSentence(message)
    const follows = said?.follows
    if (follows === 'count') return { asks: 'count' }
    if (said?.follows === 'place' && outcome.summary) {
      const place = said.place ?? placeAfter(wayBefore(turns.slice(at + 1)))
      return { asks: 'greatest', place, limit: place }
    }
    if (outcome.summary && follows !== 'anew' && follows !== 'again') return null
  }
  return null
}

/** The next place among the greatest, behind the one that was told. */
export function placeAfter(asked: AskSentence | null): number {
  return (asked?.asks === 'greatest' ? (asked.place ?? asked.limit) : 1) + 1
}
