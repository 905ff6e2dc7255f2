import type { Day } from '#domain/calendar.ts'
import { dayBeside, readRelativeDay } from '#domain/talk/relative-day-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard, ReadPart } from '#server/assistant/corrections/heard.ts'
import { asSpoken } from '#server/assistant/entries/as-spoken.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/** "it was", "the sushi was" and nothing else: what the day is told of. */
const ofEntry = pattern.i`^(?:(?:it|that|this|they|(?:the|my) ([a-z][a-z' ]*?)) (?:(?:was|were|is|happened|should be
  |should have been)\b *)+)?(?:(?:actually|really|even|already|more like|only|on)\b *)*$`

/** "the lunch that day was 20" puts right what stands. */
const ofThing = /\b(?:the|my|our) ([a-z][a-z' ]*?) +(?:was|were|cost|came to) /i

/**
 * Reads "champagne 22 same day", "the day after, gas 40" and "it was the night before that": a day told by that of an entry of this talk,
 * or by the one that was just asked for, and today without either. Null for any other sentence.
 */
export async function readDayByEntry(
  context: Context,
  speaker: Speaker,
  { last: asked }: Heard,
  readPart: ReadPart,
): Promise<Understanding | null> {
  const said = readRelativeDay(speaker.message)
  if (!said || /\?\W*$/.test(speaker.message)) return null
  // "lunch 12 on Monday, the day after gas 40" counts from the day in it.
  if (!said.isLast && saidFigures(speaker.message, speaker).days.length > 0) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = turns.flatMap(({ entries }) => entries.toReversed())
  const [last] = told
  const askedDay = onlyDay(asked?.summary)
  const called = (words: string) => told.find(({ merchant }) => nameFit(merchant, words) === 'whole')
  const away = (from: Day | undefined): Day | null => {
    const day = from && dayBeside(from, said)
    return day && day <= speaker.today ? day : null
  }
  const dayOf = (entry: Transaction | undefined) => away(entry?.date)
  const like = said.as === null ? undefined : (called(said.as) ?? onlyCalled(told, said.as))
  if (said.as !== null && !like) return null

  const about = said.isLast && last ? ofEntry.exec(readRetelling(said.text).text.trim()) : null
  if (about && last) {
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
  if (!last && !askedDay && said.isLast) return null
  const day = (like ? dayOf(like) : away(askedDay ?? last?.date)) ?? speaker.today
  const alone = { ...speaker, message: said.text }
  const plain = await interpret(context, { ...alone, last: null })
  // "then put it down, 61.05, same day as the water": what "it" is was asked about before.
  const isOpen = like !== undefined && !plain.frames.every((frame) => onDay(frame, day))
  const heard = (isOpen ? await readPart(context, alone, { understanding: plain, last: asked }) : null) ?? plain
  // "coffee 4 and gas 40 the day before": only that of the last is told.
  if (heard.frames.length > 1 && said.isLast && said.offset !== 0) return null
  if (heard.frames.length > 1 && saidFigures(said.text, speaker).days.length > 0) return null
  const thing = ofThing.exec(said.text)?.[1] ?? ''
  const standing = told.find(({ merchant, date }) => date === day && nameFit(merchant, thing) === 'whole')
  const [only] = heard.frames
  if (standing && only?.intent === 'add' && heard.frames.length === 1)
    return editOnly(speaker, { change: { amountMinor: only.transaction.amountMinor }, among: [standing.id] })
  const frames = heard.frames.flatMap((frame) => onDay(frame, day) ?? [])
  return frames.length === heard.frames.length ? { ...heard, frames } : null
}

/** "the water" of a water bill, where nothing else is called so. */
function onlyCalled(told: readonly Transaction[], words: string): Transaction | undefined {
  const [entry, ...others] = told.filter(({ merchant }) => nameFit(merchant, words) === 'part')
  return others.length === 0 ? entry : undefined
}

/** What is told, on another day; null for what tells no entry. */
function onDay(frame: Frame, day: Day): Frame | null {
  if (frame.intent === 'add') return { ...frame, transaction: { ...frame.transaction, day } }
  return frame.intent === 'clarify' ? { ...frame, draft: { ...frame.draft, day } } : null
}

/** "what did I spend on Monday": the day that was asked for right before. */
function onlyDay(asked: NonNullable<Heard['last']>['summary']): Day | undefined {
  return asked && asked.period.from === asked.period.to ? asked.period.from : undefined
}

/** "and the day before that" right behind "same yesterday" is once more the same. */
function onceMore({ message }: Speaker, entry: Transaction, day: Day | null): Understanding | null {
  if (day === null) return null
  const whole = { start: 0, end: message.length }
  const transaction = { ...asSpoken(entry), day }
  return understood({ intent: 'add', transaction, amountSpan: whole, spans: [whole], confidence: 1 })
}
