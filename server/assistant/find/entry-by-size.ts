import type { Transaction } from '#domain/transaction.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { TurnOutcome } from '#domain/views.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import { type Chosen, oneOf } from '#server/assistant/find/choose-entry.ts'
import { inOrder, lastTold } from '#server/assistant/find/entry-by-place.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const least = '(?:(?:cheap|small|low)(?:er|est)?|little|least expensive)'
const most = '(?:big(?:ger|gest)?|(?:large|high|dear)(?:r|st|er|est)?|(?:most )?expensive|priciest)'
const old = '(?:old(?:er|est)|earliest)'
const sized = pattern.i`\bthe (?:(${least})|(${old})|${most})(?: (?:one|entry|item|charge|purchase|of (?:them|those|these|the two))\b|\W*$)`
const size = pattern.i`^(?:${least}|${old}|${most})(?: one| entry)?$`

/** "the bigger lunch", "the cheap one": of the price; "the small coffee" may be a small cup. */
const lessPaid = '(?:(?:small|low)(?:er|est)|cheap(?:er|est)?|least expensive)'
const morePaid = '(?:bigger|biggest|larger|largest|higher|highest|dearer|dearest|(?:more |most )?expensive|priciest)'
/** "the bigger lunch": a size, and then the name of what is meant. */
const sizedThing = pattern.iu`\b(?:the|my) (?:(${lessPaid})|${morePaid}) (\p{L}+(?: \p{L}+){0,2})`

/** "from yesterday", "under bills": what may stand behind the name. */
const behindThing =
  /(?:^| )(?:from|to|at|was|is|under|in|into|on|for|please|instead|today|yesterday|of|and|by|because|again)\b.*$/i

/** "remove the bigger lunch": of several of a name the only one of that size; null where no size is said before the name. */
export function entryOfSize(entries: readonly Transaction[], words: string): Transaction | null {
  const [, isLeast, thing = ''] = sizedThing.exec(words) ?? []
  const said = singularWords(thing.replace(behindThing, ''))
  const isMeant = entries.every(({ merchant }) => singularWords(merchant).join(' ') === said.join(' '))
  return isMeant ? extremeOf(entries, isLeast !== undefined) : null
}

/** The smallest or the biggest of two or more; null where two are of that size. */
export function extremeOf(entries: readonly Transaction[], isLeast: boolean): Transaction | null {
  const [first, second] = entries.toSorted((a, b) => (isLeast ? sizeOf(a) - sizeOf(b) : sizeOf(b) - sizeOf(a)))
  return first && second && sizeOf(first) !== sizeOf(second) ? first : null
}

const sizeAlone = new RegExp(
  `^\\W*(?:the|my) (?:(${least})|${most}) (?:one|entry)(?: of (?:the two|them|those))?(?: please| instead)*\\W*$`,
  'i',
)

/** "the smaller one": which of some entries that are talked of; null for any other words. */
export function sizeSaid(words: string): 'least' | 'most' | null {
  const found = sizeAlone.exec(words)
  return found && (found[1] === undefined ? 'most' : 'least')
}

/** Whether a name is only such a size or age. */
export function isSize(merchant: string): boolean {
  return size.test(merchant)
}

/**
 * "delete the cheapest one", "the older one": of those that the last total was made of, else that were told together, else in this talk; of spends where
 * there are any. Null where no size is said.
 */
export async function entryBySize({ context, turn, speaker }: ChangeScope): Promise<Chosen | null> {
  const said = sized.exec(speaker.message)
  if (!said) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const summary = before?.outcome.summary
  const isLong = summary && summary.newest.length < summary.count
  // The oldest of more than the total names is not known, and nothing is a part of no entries.
  if (summary?.count === 0 || (isLong && said[2])) return { is: 'none' }
  const ids = isLong
    ? await extremesOf(context, speaker, { ...summary, isLeast: said[1] !== undefined })
    : await told(context, speaker, summary)
  const found = await inOrder(turn, ids)
  const spent = found.filter(({ amountMinor }) => amountMinor > 0)
  if (said[2]) {
    const first = found.map(({ date }) => date).toSorted()[0]
    return found.length === 0 ? { is: 'none' } : oneOf(found.filter(({ date }) => date === first))
  }
  const entries = (spent.length > 0 ? spent : found).toSorted((a, b) =>
    said[1] ? sizeOf(a) - sizeOf(b) : sizeOf(b) - sizeOf(a),
  )
  const [first] = entries
  if (!first) return { is: 'none' }
  return oneOf(entries.filter((entry) => sizeOf(entry) === sizeOf(first)))
}

type Summary = NonNullable<TurnOutcome['summary']>

function sizeOf({ amountMinor }: { amountMinor: number }): number {
  return Math.abs(amountMinor)
}

/** The entries of the last total, where it named them all, else those told together, else all of this talk: of a single one nothing is the cheapest. */
async function told(context: Context, speaker: Speaker, summary: Summary | null | undefined): Promise<string[]> {
  const few = summary ? summary.newest.map(({ id }) => id) : ((await lastTold(context, speaker)) ?? [])
  if (few.length > 1) return few
  return (await standingEntries(context, speaker, turnsBack.talkedOf)).map(({ id }) => id)
}

/** The cheapest, or the dearest few, of a total of more entries than its answer named. */
async function extremesOf(
  context: Context,
  speaker: Speaker,
  { from, to, kind, category, merchant, except, isLeast }: Summary & { isLeast: boolean },
): Promise<string[]> {
  const input = { from, to, kind, category: category ?? undefined, merchant: merchant ?? undefined, except }
  const { output } = await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })
  const found = isLeast ? [output.smallest] : output.greatest
  return found.flatMap((entry) => entry?.id ?? [])
}
