import { addDays, type Day } from '#domain/calendar.ts'
import { readRelativeDay } from '#domain/talk/relative-day-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { asSpoken } from '#server/assistant/entries/as-spoken.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 12

/** "it was", "the sushi was" and nothing else: what the day is told of. */
const ofEntry = pattern.i`^(?:(?:it|that|this|they|(?:the|my) ([a-z][a-z' ]*?)) (?:(?:was|were|is|happened|should be
  |should have been)\b *)+)?(?:(?:actually|really|even|already|more like|only|on)\b *)*$`

/**
 * Reads "champagne 22 same day" and "it was the night before that": a day told by that of an entry of this talk. Null for any other
 * sentence, without such an entry, and where the day of an entry would be one that has not come.
 */
export async function readDayByEntry(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readRelativeDay(speaker.message)
  if (!said || /\?\W*$/.test(speaker.message)) return null
  const turns = await standingTurns(context, speaker, MOST_TURNS_BACK)
  const told = turns.flatMap(({ entries }) => entries.toReversed())
  const [last] = told
  if (!last) return null
  const called = (words: string) => told.find(({ merchant }) => nameFit(merchant, words) === 'whole')
  const dayOf = (entry: Transaction | undefined): Day | null => {
    const day = entry && addDays(entry.date, said.offset)
    return day && day <= speaker.today ? day : null
  }
  const like = said.as === null ? undefined : called(said.as)
  if (said.as !== null && !like) return null

  const about = ofEntry.exec(readRetelling(said.text).text.trim())
  if (about) {
    // "and the day before" goes on with a question.
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    if (about[0] === '' && !before?.outcome.saved.length) return null
    if (about[0] === '' && before && readTalkSentence(before.message)?.means === 'again')
      return onceMore(speaker, last, dayOf(last))
    const meant = about[1] === undefined ? last : called(about[1])
    if (!meant) return null
    const beside = meant === last ? told.find(({ id }) => id !== last.id) : last
    const day = dayOf(like ?? (said.offset === 0 ? beside : meant))
    return day && editOnly(speaker, { change: { day }, among: [meant.id] })
  }
  const day = dayOf(like ?? last) ?? speaker.today
  const heard = await interpret(context, { ...speaker, message: said.text, last: null })
  const [frame, ...more] = heard.frames
  if (more.length > 0) return null
  if (frame?.intent === 'add') return { ...heard, frames: [{ ...frame, transaction: { ...frame.transaction, day } }] }
  return frame?.intent === 'clarify' ? { ...heard, frames: [{ ...frame, draft: { ...frame.draft, day } }] } : null
}

/** "and the day before that" right behind "same yesterday" is once more the same. */
function onceMore({ message }: Speaker, entry: Transaction, day: Day | null): Understanding | null {
  if (day === null) return null
  const whole = { start: 0, end: message.length }
  const transaction = { ...asSpoken(entry), day }
  return understood({ intent: 'add', transaction, amountSpan: whole, spans: [whole], confidence: 1 })
}
