import { minor } from '#domain/money.ts'
import { openers, pronoun } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsRemark } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const before =
  '(?:than|then) (?:that|this|what i (?:said|told you)|i (?:said|told you|gave you|put)|you (?:have|had|put|wrote|got)(?: down)?)'
/** "the air fryer was ten cheaper than the headphones": set against another thing, and no other amount. */
const thanOther = pattern.iu`^\W*(?:the |my |our )?\p{L}[\p{L}'’& ]{0,40}? (?:was|were|is|are|cost) (\S+(?: \S+)??)(?: dollars?| bucks?| pounds?| quid| euros?)?
  \s(?:cheaper|less|lower|more|higher|dearer|more expensive) than (?:the|my|our|last|at|in|on|usual|(?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:['’]s)?)\b[^\d]*$`
const byMuch = pattern.iu`^\W*(?:(?:turns out|it turns out|and|so|but|oh|then)\b[\s,]*)*(?:the |my |our )?(\p{L}[\p{L}'’& ]{0,40}?) (?:(?:actually|really|only|ended up|turned out|even) )*(?:rang up|rung up|rang in|scanned(?: at)?|came (?:out|up|in|to)(?: (?:at|as))?|turned out|ended up|worked out|was|were|is|are|cost)(?: on (?:sale|offer|special|clearance),?)?(?: (?:being|to be|at|for|actually|only|really|like|about))* (\S+(?: \S+)??)( dollars?| bucks?| pounds?| quid| euros?| cents)?
  \s(cheaper|less|lower|more|higher|dearer)( ${before})?(?: (?:at the (?:till|register|checkout|counter)|in the end|after all|actually|though))*(?:[\s,.;–—-]+(?:(?:so|which makes it|making it|that makes it|meaning|i mean|only|just|it)\b[\s,]*)*(?:(?:it|that)(?:['’]s| is| was| came to)? )?(?:['’]s |is |was |only |just )*(\S+(?: \S+){0,3}?))?\W*$`

/** "the oil change I had a coupon, ten dollars less": why, and by how much, of a thing that is named. */
const whyLess = pattern.iu`^\W*${openers}(?:for |on )?(?:the |my |our )(?!(?:price|total|bill)\b)(\p{L}[\p{L}'’& ]{0,30}?) (?:i|we) (?:also |just |actually )?(?:had|used|found) (?:a|the|my) (?:(?:store|discount|promo|birthday|online) )?(?:${coupon}|codes?|deal|rebate|promo)[,;.–—-]{1,3} ?(?:(?:so|and|it was|that['’]s|it['’]s)\b[\s,]*)?(\S+(?: \S+)??)( dollars?| bucks?| pounds?| quid| euros?| cents)?
  \s(?:less|off|cheaper)(?: (?:than that|then|in the end|actually))?\W*$`
const reduced = pattern.i`\b(?:${coupon}s?|codes?|sale|deal|rebate|promo|points|offer|off|discount(?:ed)?)\b`

/**
 * "headphones rang up ten cheaper than that, 119", "the shells were four bucks less than I told you": by how much one of this talk
 * differs from what was told, and what it comes to by it. Null where it is of nothing told, or the two do not fit.
 */
export async function readByLess(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST || /\?\W*$/.test(speaker.message)) return null
  const compared = thanOther.exec(speaker.message)
  if (compared && onlyAmount(compared[1], speaker) !== null) return understoodAsRemark(speaker)
  const reduced = await readWhyLess(context, speaker)
  if (reduced) return reduced
  const [, thing, said, unit = '', way = '', than, left] = byMuch.exec(readRetelling(speaker.message).text.trim()) ?? []
  const byMinor = onlyAmount(said === undefined ? null : `${said}${unit}`, speaker)
  if (thing === undefined || byMinor === null) return null
  const isMore = /^(?:more|higher|dearer)$/i.test(way)
  // "the beers were two more", "the shoes were two less" may be counted.
  if (unit === '' && !/^(?:cheaper|dearer)$/i.test(way) && than === undefined && left === undefined) return null
  const entry = await meant(context, speaker, thing)
  if (!entry || entry.amountMinor <= 0) return null
  const amountMinor = minor(entry.amountMinor + (isMore ? byMinor : -byMinor))
  if (amountMinor <= 0 || (left !== undefined && onlyAmount(left, speaker) !== amountMinor)) return null
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}

/** Of a thing that was not told as reduced already. */
async function readWhyLess(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, said, unit = ''] = whyLess.exec(speaker.message) ?? []
  const byMinor = thing === undefined ? null : onlyAmount(`${said}${unit}`, speaker)
  const turns = byMinor === null ? [] : await standingTurns(context, speaker, turnsBack.ofTalk)
  const entry = soleEntry(turns, thing)
  if (byMinor === null || !entry || entry.amountMinor <= byMinor) return null
  const isReduced = turns.some(
    ({ message, entries }) => reduced.test(message) && entries.some(({ id }) => id === entry.id),
  )
  const change = { amountMinor: minor(entry.amountMinor - byMinor) }
  return isReduced ? null : editOnly(speaker, { change, among: [entry.id] })
}

async function meant(context: Context, speaker: Speaker, thing: string): Promise<Transaction | null> {
  if (pronoun.test(thing.toLowerCase()) || thing.toLowerCase() === 'they')
    return (await toldAlone(context, speaker))?.entry ?? null
  return soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), thing)
}
