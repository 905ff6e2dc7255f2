import { capital } from '#domain/capital.ts'
import { dayBeside, readRelativeDay } from '#domain/talk/relative-day-sentence.ts'
import type { TalkSentence } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import { firstNames, namesPerson } from '#domain/understanding/words/first-names.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { asSpoken } from '#server/assistant/entries/as-spoken.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** What is usual is judged by so many entries of a name. */
const MOST_LOOKED_AT = 10

type Again = Extract<TalkSentence, { means: 'again' }>

/**
 * The entries to write for "same again" (what the talk saved last), "another coffee" (the coffee of this talk) and "the usual coffee"
 * (at the amount that is had most often, the newest of them first); words where that is not known, null where the talk has no such thing.
 */
export async function sameAgain(
  context: Context,
  speaker: Speaker,
  { thing, isUsual, isBare = false, isNamed = false, isAsOnDay = false, times }: Again,
): Promise<{ entries: SpokenTransaction[] } | { say: string } | null> {
  if (isUsual) return usualOf(context, speaker, thing)
  if (isAsOnDay) return asOnDay(context, speaker)
  if (isBare && !(await hasJustSaved(context, speaker))) return null
  const saving = await standingTurns(context, speaker, turnsBack.talkedOf)
  if (thing !== null) {
    for (const { message, entries } of saving) {
      const named =
        entries.find(({ merchant }) => holdsThing(merchant, thing)) ??
        (times ? entries.find(({ merchant }) => nameFit(merchant, thing) === 'whole') : undefined)
      const found =
        named ?? (!isNamed && entries.length === 1 && holdsThing(withoutPlace(message), thing) ? entries[0] : undefined)
      if (found) return { entries: Array.from({ length: times ?? 1 }, () => spokenAnew(found, speaker)) }
    }
    const [only, ...beside] = saving[0]?.entries ?? []
    if (only && beside.length === 0 && isSoldBy(thing, `${saving[0]?.message} ${only.merchant}`))
      return { entries: Array.from({ length: times ?? 1 }, () => spokenAnew(only, speaker)) }
    if (isNamed)
      return (await hasJustSaved(context, speaker)) ? sameForThing(context, speaker, { thing, saving }) : null
    if (!isBare) return null
    if (firstNames.has(thing)) return sameForPerson(saving[0]?.entries ?? [], thing)
    return sameForThing(context, speaker, { thing, saving })
  }
  const [last] = saving
  const [first, ...more] = last?.entries ?? []
  if (!last || !first) return { say: NOTHING_TO_REPEAT }
  const isOneOfSeveral = more.length > 0 && /\b(?:one|another)\b/i.test(speaker.message)
  // "the smoothie was 8.25" answered what was asked of three things: "another one" is of the smoothie.
  const [answered, ...others] = isOneOfSeveral ? namedIn(last.message, last.entries) : []
  if (answered?.entries[0] && others.length === 0) return { entries: [spokenAnew(answered.entries[0], speaker)] }
  if (isOneOfSeveral) return { say: `Another of which? Say its name, like "another ${first.merchant.toLowerCase()}".` }
  // What was had twice is one thing: "twice on Monday", "and once on Tuesday".
  const isOneThing = times !== undefined && more.every((other) => isAlike(first, other))
  const things = isOneThing ? [first] : last.entries
  const anew = things.map((entry) => spokenAnew(entry, speaker))
  return { entries: Array.from({ length: times ?? 1 }, () => anew).flat() }
}

function isAlike(one: Transaction, other: Transaction): boolean {
  return one.merchant === other.merchant && one.amountMinor === other.amountMinor
}

async function hasJustSaved(context: Context, { userId }: Speaker): Promise<boolean> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return (before?.outcome.saved.length ?? 0) > 0
}

/** "another pack" right behind cigarettes, "another bottle" behind a bottle of anything; no bag of what was no bag. */
function isSoldBy(thing: string, told: string): boolean {
  const unit = anyUnit.exec(thing)?.[1]
  return unit !== undefined && (holdsThing(told, unit) || soldBy[unit]?.test(told) === true)
}
const anyUnit = /^(pack|packet|box|bottle|can|cup|glass|pint|pair|bag|slice|bunch|carton)(?:e?s)?$/
const soldBy: Record<string, RegExp> = {
  pack: /\b(?:cig|smoke|gum|diaper|napp|batter|card|razor)/i,
  packet: /\b(?:cig|smoke|crisp|biscuit|gum|seed)/i,
  bottle: /\b(?:wine|beer|water|whisk|vodka|gin|rum|juice|soda|cider|shampoo)/i,
  can: /\b(?:beer|cola|coke|soda|paint)/i,
  cup: /\b(?:coffee|tea|chai|latte|cocoa)/i,
  glass: /\b(?:wine|juice|prosecco)/i,
  pint: /\b(?:beer|ale|lager|cider|stout|guinness)/i,
  pair: /\b(?:shoe|boot|sock|glove|guard|jean|trouser|trainer|sneaker|earring|legging|tight|glasses)/i,
  slice: /\b(?:pizza|cake|pie)/i,
  bunch: /\b(?:flower|rose|tulip|banana|grape)/i,
}

/** "gave Leo 10", "same for Mia": what one got goes to another too; a thing is bought once more. Null where several were told. */
function sameForPerson(
  [entry, ...others]: readonly Transaction[],
  person: string,
): { entries: SpokenTransaction[] } | null {
  if (!entry || others.length > 0) return null
  const merchant = namesPerson(entry.merchant.toLowerCase()) ? capital(person) : entry.merchant
  return { entries: [{ ...asSpoken(entry), merchant, day: entry.date }] }
}

/** "the water bill was 40", "same for the trash", "a lighter, same price": another thing that is known came to as much. Null where what was said last changed an entry. */
async function sameForThing(
  context: Context,
  speaker: Speaker,
  { thing, saving: [last, ...before] }: { thing: string; saving: readonly StandingTurn[] },
): Promise<{ entries: SpokenTransaction[] } | null> {
  const [entry, ...others] = last?.entries ?? []
  const isNews = entry && others.length === 0 && entriesOf(before).every(({ id }) => id !== entry.id)
  if (!isNews || entry.amountMinor <= 0) return null
  const [frame, ...more] = (await interpret(context, { ...speaker, message: thing, last: null })).frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more.length > 0) return null
  const { merchant, category, categoryKnown } = frame.draft
  if (!merchant || !category || !categoryKnown || category === 'Income') return null
  const [day = entry.date, ...days] = saidFigures(speaker.message, speaker).days
  if (days.length > 0 || day > speaker.today) return null
  return { entries: [{ ...asSpoken(entry), merchant, category, day }] }
}

const NOTHING_TO_REPEAT = 'There is nothing in our talk to repeat. Tell me what it was, like "coffee 4".'

/** "same as yesterday": the one entry of that day, for today; words where there was none, or several. */
async function asOnDay(
  context: Context,
  speaker: Speaker,
): Promise<{ entries: SpokenTransaction[] } | { say: string } | null> {
  const [day, ...more] = saidFigures(speaker.message, speaker).days
  if (day === undefined || more.length > 0 || day >= speaker.today) return null
  const input = { from: day, to: day, limit: 2 }
  const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
  const [entry, ...others] = output.transactions
  if (!entry) return { say: `I know of nothing ${sayDay(day, speaker.today)}. Tell me what it was, like "coffee 4".` }
  if (others.length > 0)
    return {
      say: `Which of those ${sayDay(day, speaker.today)}? Say its name, like "another ${entry.merchant.toLowerCase()}".`,
    }
  return { entries: [{ ...asSpoken(entry), day: speaker.today }] }
}

async function usualOf(
  context: Context,
  speaker: Speaker,
  thing: string | null,
): Promise<{ entries: SpokenTransaction[] } | { say: string }> {
  if (thing === null) return { say: 'The usual what? Say it with its name, like "the usual coffee".' }
  const input = { search: thing.replace(/s$/, ''), limit: MOST_LOOKED_AT }
  const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
  const { transactions } = output
  const times = ({ amountMinor }: Transaction) => transactions.filter((each) => each.amountMinor === amountMinor).length
  const [usual] = transactions.toSorted((a, b) => times(b) - times(a))
  if (!usual) return { say: `I know of no usual ${thing} yet. Tell me what it was, like "${thing} 4".` }
  return { entries: [spokenAnew(usual, speaker)] }
}

/** An entry like one that is there, for today or the day that is said. */
function spokenAnew(entry: Transaction, speaker: Speaker): SpokenTransaction {
  const relative = readRelativeDay(speaker.message)
  const [said, ...more] = saidFigures(speaker.message, speaker).days
  const day = relative ? dayBeside(entry.date, relative) : said
  return { ...asSpoken(entry), day: day && more.length === 0 && day <= speaker.today ? day : speaker.today }
}

/** "parking near the coffee shop 6" names no coffee. */
function withoutPlace(message: string): string {
  return message.replace(
    /\b(?:near|by|next to|with|before|after|behind|beside|opposite|outside|while|on the way)\b.*/is,
    '',
  )
}

/** "coffee" in "Coffee" or "coffee 4.20 at Starbucks", by whole words. */
function holdsThing(words: string, thing: string): boolean {
  return ` ${words.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `.includes(` ${thing} `)
}
