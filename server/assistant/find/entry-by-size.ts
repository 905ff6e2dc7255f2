import { pattern } from '#domain/understanding/words/pattern.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import { type Chosen, oneOf } from '#server/assistant/find/choose-entry.ts'
import { inOrder, lastTold } from '#server/assistant/find/entry-by-place.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'

const least = '(?:(?:cheap|small|low)(?:er|est)?|little|least expensive)'
const most = '(?:big(?:ger|gest)?|(?:large|high|dear)(?:r|st|er|est)?|(?:most )?expensive|priciest)'
const old = '(?:old(?:er|est)|earliest)'
const sized = pattern.i`\bthe (?:(${least})|(${old})|${most})(?: (?:one|entry|item|charge|purchase|of (?:them|those|these|the two))\b|\W*$)`
const size = pattern.i`^(?:${least}|${old}|${most})(?: one| entry)?$`
const MOST_TURNS_BACK = 6

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
  const summed = await lastSummed({ context, speaker })
  const few = summed.length > 0 ? summed : ((await lastTold(context, speaker)) ?? [])
  // Of a single one nothing is the cheapest.
  const told = few.length > 1 ? few : await allTold({ context, speaker })
  const sizeOf = (entry: { amountMinor: number }) => Math.abs(entry.amountMinor)
  const found = await inOrder(turn, told)
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

async function allTold({ context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>): Promise<string[]> {
  return (await standingEntries(context, speaker, MOST_TURNS_BACK)).map(({ id }) => id)
}

/** The entries that the last question added up, where it told them all. */
async function lastSummed({ context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>): Promise<string[]> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const summary = before?.outcome.summary
  return summary && summary.newest.length === summary.count ? summary.newest.map(({ id }) => id) : []
}
