import { minor } from '#domain/money.ts'
import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { isOfPeople } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { timesApart } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const times: Record<string, number> = { double: 2, triple: 3, treble: 3, quadruple: 4 }
const doubling = pattern.iu`^\W*${openers}(?:(?:can|could) you |please |just )*(double|triple|treble|quadruple) (?:up )?(?:(it|that)|(?:the |my |our )(\p{L}[\p{L}'’& ]{0,30}?))(?: (?:please|then|actually))*
  (?:[,.;:–—-]+ ?(?:because |since |as |cos )?(?:they|he|she|it|i|we|there|that|the|my)\b[^\d?]{2,60}| (?:because|since|cause|cos) [^\d?]{2,60})?\W*$`

/** "I paid for Kim too so double that", "… so 54": of those who are paid for, and what that makes of the price. */
const paidFor = pattern.iu`^\W*${openers}(?:i|we) (?:(?:also|actually|ended up|had to) )*(?:(?:paid|pay|paying|got|bought)(?: (?:it|that|one|hers|his|theirs))? for|covered|covering|cover) ((?:my |the )?\p{L}+(?: and (?:my |the )?\p{L}+)?)(?:['’]s)? (?:too|as well|also)
  (?:[,.;:–—-]+ ?|\s)(?:(?:so|and|please|which makes(?: it| that)?|making (?:it|that))\b[\s,]*)+(?:(?:it['’]s|that['’]s|it was|that makes|make it|put)\s+)?(?:(double|twice|triple|three times) (?:it|that|the price)|(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:in all|total|altogether))?)\W*$`
const timesSaid: Record<string, number> = { double: 2, twice: 2, triple: 3, 'three times': 3 }

/**
 * "double the markers, they charged me for two packs", "I paid for Kim too so double that": an entry that comes to as many times what was
 * told. Null for any other sentence, and where no single entry is called so.
 */
export async function readDoubled(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const forOther = await readPaidForOther(context, speaker)
  if (forOther) return forOther
  const [, many = '', , thing] = doubling.exec(speaker.message) ?? []
  const factor = times[many.toLowerCase()]
  if (factor === undefined) return null
  const entry = soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), thing)
  // "double the coffee budget" is of no coffee.
  if (!entry || (thing !== undefined && nameFit(entry.merchant, thing) === null)) return null
  const amountMinor = minor(Math.abs(entry.amountMinor) * factor)
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}

/** What was told just now, for as many as it was paid for; where an amount is said, it comes to that and to no more than so many times its price. */
async function readPaidForOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, whom = '', factor, said] = paidFor.exec(speaker.message) ?? []
  const others = whom.toLowerCase().split(' and ')
  if (!others.every((name) => isSomebody(name.replace(/^(?:my|the) /, '')))) return null
  const amountMinor = onlyAmount(said, speaker)
  const told =
    (await toldAlone(context, speaker))?.entry ?? (await partOf(context, speaker, amountMinor, others.length))
  if (!told || told.amountMinor <= 0) return null
  if (factor !== undefined)
    return editOnly(speaker, {
      change: { amountMinor: minor(told.amountMinor * (timesSaid[factor.toLowerCase()] ?? 2)) },
      among: [told.id],
    })
  const isWhole = amountMinor !== null && timesApart(amountMinor, told.amountMinor * (others.length + 1)) < NEAR_TIMES
  return isWhole && amountMinor > told.amountMinor
    ? editOnly(speaker, { change: { amountMinor }, among: [told.id] })
    : null
}
const NEAR_TIMES = 1.4

/** Of several that were told together the one that comes to so much for as many. */
async function partOf(context: Context, speaker: Speaker, amountMinor: number | null, others: number) {
  const [last] = await standingTurns(context, speaker, 1)
  const [entry, ...more] = (last?.entries ?? []).filter((each) => each.amountMinor * (others + 1) === amountMinor)
  return more.length === 0 ? entry : undefined
}

function isSomebody(name: string): boolean {
  return namesPerson(name) || isOfPeople(name)
}
