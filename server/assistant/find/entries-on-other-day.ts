import { findNewestEntries } from '#db/read/find-entry.ts'
import { dayNumber } from '#domain/calendar.ts'
import type { DayTold } from '#domain/talk/day-told-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_ENTRIES_BACK = 50
/** A bank books a payment some days after it was made, hardly later. */
const MOST_DAYS_APART = 7

/**
 * The entries whose day such a sentence can tell: those of the talk that are called so, else those that the ledger holds around that day
 * (of what was bought those of today). Of several those that are not on that day yet. None where the words fit no entry, or two names.
 */
export async function entriesOnOtherDay(
  context: Context,
  speaker: Speaker,
  { day, thing, as, isMarked }: DayTold & { thing: string },
): Promise<Transaction[]> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const isSure = isMarked || as !== 'named'
  const ofTalk = isSure ? turns : turns.slice(0, 1)
  const fits = ({ amountMinor }: Transaction) => as !== 'cameIn' || amountMinor < 0
  const told = namedIn(thing, ofTalk.flatMap(({ entries }) => entries).filter(fits))
  if (told.length > 0) return notOn(day, told)
  if (!isSure) return []
  const isNear = ({ date }: Transaction) =>
    as === 'moved' || as === 'cameIn'
      ? Math.abs(dayNumber(date) - dayNumber(day)) <= MOST_DAYS_APART
      : date === speaker.today
  const newest = await findNewestEntries(context.reader, { userId: speaker.userId, limit: MOST_ENTRIES_BACK })
  const name = thing.replace(/^(?:the|my|our|that|this|those|these) /, '')
  const called = newest.filter((entry) => isNear(entry) && fits(entry) && nameFit(entry.merchant, name) === 'whole')
  return notOn(day, namedIn(thing, called))
}

function notOn(day: string, [named, ...others]: ReturnType<typeof namedIn>): Transaction[] {
  if (!named || others.length > 0) return []
  const elsewhere = named.entries.filter(({ date }) => date !== day)
  return elsewhere.length > 0 ? elsewhere : named.entries
}
