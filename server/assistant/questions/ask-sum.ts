import { readAskSentence } from '#domain/talk/ask-sentence.ts'
import type { Group } from '#domain/talk/total-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import type { LastQuestion } from '#server/assistant/questions/last-question.ts'
import { manySaid, sayThat, sayTogether, sayToldTogether, toldEntries } from '#server/assistant/questions/say-told.ts'
import { thisMonth } from '#server/assistant/questions/so-far.ts'
import { sumOfTwo } from '#server/assistant/questions/sum-of-two.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

type Given = { speaker: Speaker; understanding: Understanding }

/** "how much is that together": of what was asked last, else of what this talk told. */
export async function askSum(
  context: Context,
  { speaker, understanding }: Given,
  { isAll, last }: { isAll: boolean; last: LastQuestion | null },
): Promise<FullQuestion | null> {
  const [newest] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const touched = newest ? newest.outcome.saved.length + newest.outcome.removed.length : 0
  if (touched === 1 && !isAll && readAskSentence(speaker.message)?.asks === 'it') return null
  if (isAll && manySaid(speaker.message) !== null) {
    const together = last?.since === 0 ? await sumOfTwo(context, speaker) : null
    const say = together ?? (await sayToldTogether(context, speaker))
    if (say !== null) return typeof say === 'string' ? { say } : say
  }
  if (last?.about === 'entry') {
    const say = await sayThat(context, speaker, last.id)
    return say === null ? null : { say }
  }
  if (last?.about === 'other' && last.since === 0 && !isAll) return { message: last.message }
  if (last?.about === 'entries') return { summary: { ...last.summary, largest: false }, asked: null }
  // "total" alone has a period of its own.
  if (
    understanding.intent === 'summary' &&
    !/\b(?:it|that|this|they|those|these|everything|together|both|two|three|four)\b/i.test(speaker.message)
  )
    return null
  const say = await sayToldTogether(context, speaker)
  if (say !== null) return { say }
  return isAll ? { summary: thisMonth(speaker), asked: null } : null
}

/**
 * "what's this dinner running me": those of the talk that are called so, else all of it, where the words are for what is made up of several;
 * "the zoo trip" is what was told since the zoo was spoken of.
 */
export async function askGroup(
  context: Context,
  speaker: Speaker,
  { thing, isWhole, isNamed }: Group,
): Promise<FullQuestion | null> {
  const spent = (await toldEntries(context, speaker)).filter(({ amountMinor }) => amountMinor >= 0)
  const called = isWhole ? [] : spent.filter(({ merchant }) => nameFit(merchant, thing))
  const isKnown = called.length > 0 || isWhole || madeUp.test(thing)
  const since =
    isNamed && called.length === 0
      ? await toldSince(context, speaker, thing.replace(madeUp, '').replace(madeUp, ''))
      : null
  const all = since ? spent.filter(({ id }) => since.has(id)) : spent
  const say = isKnown ? sayTogether(called.length > 0 ? called : all, speaker) : null
  return say === null ? null : { say }
}

/** "the shirt and the socks together": those of the talk that are called so; null where one of them is not there. */
export async function askThings(
  context: Context,
  speaker: Speaker,
  things: readonly string[],
): Promise<FullQuestion | null> {
  const told = await toldEntries(context, speaker)
  const called = things.map((thing) => told.filter(({ merchant }) => nameFit(merchant, thing) === 'whole'))
  if (called.some(({ length }) => length === 0)) return null
  const say = sayTogether([...new Set(called.flat())], speaker)
  return say === null ? null : { say }
}

/** Ids of what was told from the first turn on that holds all of some words; null where there are no words. */
async function toldSince(context: Context, { userId }: Speaker, words: string): Promise<ReadonlySet<string> | null> {
  const known = singularWords(words)
  if (known.length === 0) return null
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })
  const first = turns.findIndex(({ message }) => known.every((word) => singularWords(message).includes(word)))
  const told = first < 0 ? [] : turns.slice(first)
  return new Set(told.flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id)))
}

/** What one pays for in several things. */
const madeUp = pattern`(?:^| )(?:outing|trip|run|shop|visit|meal|breakfast|brunch|lunch|dinner|supper|feast|barbecue|bbq|cookout
  |picnic|potluck|(?:to)?night(?: out)?|evening|day(?: out)?|morning|afternoon|date(?: night)?|party|project|job|weekend|business|thing|things|stuff
  |lot|haul|order|list|stop|errands?|shopping|spree|adventure|excursion|event|move|makeover|kids|guys|people|folks|boys|girls|tab|bill)$`
