import { type Minor, minor } from '#domain/money.ts'
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
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const times: Record<string, number> = { double: 2, triple: 3, treble: 3, quadruple: 4 }
const doubling = pattern.iu`^\W*${openers}(?:(?:can|could) you |please |just )*(double|triple|treble|quadruple) (?:up )?(?:(it|that)|(?:the |my |our )(\p{L}[\p{L}'’& ]{0,30}?))(?: (?:please|then|actually))*
  (?:[,.;:–—-]+ ?(?:because |since |as |cos )?(?:they|he|she|it|i|we|there|that|the|my)\b[^\d?]{2,60}| (?:because|since|cause|cos) [^\d?]{2,60})?\W*$`

/** "I paid for Kim too so double that", "… so 54": of those who are paid for, and what that makes of the price. */
const paidFor = pattern.iu`^\W*${openers}(?:i|we) (?:(?:also|actually|ended up|had to) )*(?:(?:paid|bought (?:it|that|one|hers|his)) for|covered) (?:my )?(\p{L}+)(?:['’]s)? (?:too|as well|also)
  (?:[,.;:–—-]+ ?|\s)(?:(?:so|and|please|which makes(?: it| that)?|making (?:it|that))\b[\s,]*)+(?:(?:it['’]s|that['’]s|it was|that makes|make it|put)\s+)?(?:(double|twice) (?:it|that|the price)|(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:in all|total|altogether))?)\W*$`
/** "dinner for Kim and me", "lunch for two", "I paid for both": the price is of all of them. */
const isForAll = pattern.iu`\b(?:for (?:two|three|four|both|us|everyone|everybody|all|the (?:two|three) of us)|with|and me|me and|both|each|tickets|\p{L}+ and i|all of us)\b`

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

/** What was told just now of oneself alone, for one more; where an amount is said, it is about twice its price. */
async function readPaidForOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, whom = '', factor, said] = paidFor.exec(speaker.message) ?? []
  if (!isSomebody(whom.toLowerCase())) return null
  const told = await toldForOne(context, speaker, onlyAmount(said, speaker))
  if (!told || told.entry.amountMinor <= 0 || isForAll.test(told.message)) return null
  if (new RegExp(`\\b${whom}\\b`, 'i').test(told.message)) return null
  const twice = minor(told.entry.amountMinor * 2)
  const amountMinor = factor === undefined ? onlyAmount(said, speaker) : twice
  if (amountMinor === null || timesApart(amountMinor, twice) >= NEAR_TIMES) return null
  return editOnly(speaker, { change: { amountMinor }, among: [told.entry.id] })
}

/** What was told just now; of several the one that comes to exactly so much for two, where none did already. */
async function toldForOne(context: Context, speaker: Speaker, amountMinor: Minor | null) {
  const [last] = await standingTurns(context, speaker, 1)
  const { entries = [], message = '' } = last ?? {}
  const twice = entries.length > 1 ? entries.filter((each) => each.amountMinor * 2 === amountMinor) : entries
  const [entry, ...more] = twice
  const isThere = entries.some((each) => each.amountMinor === amountMinor)
  return entry && more.length === 0 && !isThere ? { entry, message } : null
}
const NEAR_TIMES = 1.15

function isSomebody(name: string): boolean {
  return (namesPerson(name) || isOfPeople(name)) && !/^(?:dog|cat|pet|kids|us|them|everyone|everybody)s?$/.test(name)
}
