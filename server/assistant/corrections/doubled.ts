import { minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const times: Record<string, number> = { double: 2, triple: 3, treble: 3, quadruple: 4 }
const doubling = pattern.iu`^\W*${openers}(?:(?:can|could) you |please |just )*(double|triple|treble|quadruple) (?:up )?(?:(it|that)|(?:the |my |our )(\p{L}[\p{L}'’& ]{0,30}?))(?: (?:please|then|actually))*
  (?:[,.;:–—-]+ ?(?:because |since |as |cos )?(?:they|he|she|it|i|we|there|that|the|my)\b[^\d?]{2,60}| (?:because|since|cause|cos) [^\d?]{2,60})?\W*$`

/** "double the markers, they charged me for two packs": an entry that comes to as many times what was told. Null for any other sentence, and where no single entry is called so. */
export async function readDoubled(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, many = '', , thing] = speaker.message.length > LONGEST ? [] : (doubling.exec(speaker.message) ?? [])
  const factor = times[many.toLowerCase()]
  if (factor === undefined) return null
  const entry = soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), thing)
  // "double the coffee budget" is of no coffee.
  if (!entry || (thing !== undefined && nameFit(entry.merchant, thing) === null)) return null
  const amountMinor = minor(Math.abs(entry.amountMinor) * factor)
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}
