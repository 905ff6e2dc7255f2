import { minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const mixedUp =
  '(?:i|you) (?:mixed (?:them|those|these|that|it|the two) up|(?:got|had) (?:them|those|these|it) (?:mixed up|backwards?|the wrong way (?:a)?round))'
const asking = '(?:(?:can|could) you (?:please )?|please )?'
const swapping = pattern.i`^\W*${openers}${asking}(?:${mixedUp}[\s,.;-]+(?:so |please |can you )*)?(?:(?:i|you) (?:got|had|said|have) (?:them|those|it|these) )?(?:(?:it|that|they)(?:['’]s| was| is| were|['’]re) )?
  (?:(?:the )?(?:other|wrong) way (?:a)?round|vice versa|(?:swap|switch|flip) (?:them|those|these|the (?:two|amounts|prices|numbers))(?: two)?(?: (?:a)?round| over)?
  |swapped(?: (?:a)?round)?|${mixedUp})(?:[\s,.;-]+(?:because )?${mixedUp})?(?: (?:actually|please|sorry|i think|though))*\W*$`

/** "I mixed up the flour and the butter, swap those two amounts" */
const twoNamed = "(?:the |my )?(\\p{L}[\\p{L}'’ ]{0,30}?) and (?:the |my )?(\\p{L}[\\p{L}'’ ]{0,30}?)"
const thenSwap =
  '(?:[\\s,.;-]+(?:(?:so|and|please|can you|could you)\\b[\\s,]*)*(?:(?:swap|switch|flip) (?:them|those|these|the)(?: two)?(?: (?:amounts|prices|numbers|ones|figures))?(?: (?:a)?round| over)?|(?:the )?other way (?:a)?round))?(?: please)?'
const mixedNamed = pattern.iu`^\W*${openers}(?:i|you) (?:(?:mixed up|switched|swapped|flipped|confused) ${twoNamed}(?: (?:up|(?:a)?round))?
  |(?:mixed|got|had|put|have) ${twoNamed} (?:up|mixed up|backwards?|swapped|switched|confused|the wrong way (?:a)?round))${thenSwap}\W*$`

/** "swap lunch and dinner" */
const namedTwo = pattern.iu`^\W*${openers}${asking}(?:swap|switch|flip) (?:the |my )?(\p{L}[\p{L}'’ ]*?) (?:and|with) (?:the |my )?(\p{L}[\p{L}'’ ]*?)(?: (?:a)?round| please)*\W*$`

/** "swap them, lunch was 30", "I swapped them, dinner is 12": what one of the two comes to by it. */
const restated = pattern.iu`[\s,.;-]+(?:the |my )?(\p{L}[\p{L}'’ ]*?) (?:was|is|should be|cost) ([$£€]?[\w.]+(?: [\w.]+){0,3})\W*$`
const done = pattern.iu`^\W*${openers}(?:i|you) (?:swapped|switched|flipped) (?:them|those|these|the (?:two|amounts|prices|numbers))(?: (?:a)?round)?\W*$`

/** "other way round, actually" right after "phone 55 and internet 70": each of the two has the amount of the other. Null for anything else. */
export async function readSwapped(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [behind = '', thing, sum = ''] = speaker.message.length > LONGEST ? [] : (restated.exec(speaker.message) ?? [])
  const message = speaker.message.slice(0, speaker.message.length - behind.length)
  const [one, other] = (namedTwo.exec(message) ?? mixedNamed.exec(message))?.slice(1).filter(Boolean) ?? []
  const isNamed = one !== undefined && other !== undefined
  if (!isNamed && !swapping.test(message) && !done.test(message)) return null
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  // "swap them, lunch was 30" of what was told one by one: the two that were told last; without the price where there are no others.
  const all = entriesOf(turns)
  const last = turns[0]?.entries ?? []
  const told = isNamed ? all : thing !== undefined ? all.slice(0, 2) : last.length === 1 ? all : last
  const called = [one, other].flatMap((name = '') => told.filter(({ merchant }) => nameFit(merchant, name) === 'whole'))
  const [first, second, ...more] = isNamed ? called : told
  if (!first || !second || more.length > 0 || first.amountMinor < 0 !== second.amountMinor < 0) return null
  if (thing !== undefined) {
    const [named, against] = nameFit(first.merchant, thing) === 'whole' ? [first, second] : [second, first]
    const isSo =
      nameFit(named.merchant, thing) === 'whole' && onlyAmount(sum, speaker) === Math.abs(against.amountMinor)
    if (!isSo) return null
  }
  const as = (entry: typeof first, { amountMinor }: typeof first) =>
    editOnly(speaker, { change: { amountMinor: minor(Math.abs(amountMinor)) }, among: [entry.id] }).frames
  const [once, then] = [...as(first, second), ...as(second, first)]
  return once && then ? understood(once, then) : null
}
