import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80

/**
 * "four twenty five with the tax", right after a muffin for four: what was saved just now came to that. "tip was 4": it came to so much
 * more. Null where it is of nothing.
 */
export async function readWithExtra(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const { message } = speaker
  const tip = asSum(tipTold.exec(message)?.[1])
  const sum = tip ?? asSum(withExtra.exec(message)?.[1] ?? extraFirst.exec(message)?.[1])
  if (sum === null) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [told, ...others] = before?.outcome.saved ?? []
  if (!before || !told || others.length > 0) return null
  if (tip !== null) return withTip(speaker, { tip, told: told.transaction, message: before.message })
  const heard = await interpret(context, { ...speaker, message: `it was ${sum}`, last: null })
  const [frame, ...more] = heard.frames
  const spans = [{ start: 0, end: speaker.message.length }]
  if (frame?.intent !== 'edit' || more.length > 0) return null
  const isMore = canCome(told.transaction.amountMinor, frame.change.amountMinor ?? 0)
  return isMore ? { ...heard, frames: [{ ...frame, spans }] } : null
}

/** "tip was 4", right after sushi for 28: it is no second purchase, unless it is in the price already or more than half of it. */
function withTip(
  speaker: Speaker,
  { tip, told, message }: { tip: string; told: Transaction; message: string },
): Understanding | null {
  const byMinor = onlyAmount(tip, speaker)
  if (byMinor === null || told.amountMinor <= 0 || 2 * byMinor > told.amountMinor) return null
  return tipped.test(message) ? null : editOnly(speaker, { change: { byMinor }, among: [told.id] })
}
const tipped = /\b(?:tip|tipped|gratuity|service)\b/i
const tipTold = pattern.i`^\W*(?:(?:so|and|oh|well|um|uh|plus|also) )*(?:the |my )?(?:tip|gratuity) (?:was|came to|is|were) (?:a |an |another )?([$£€]?[\w.,' -]+?)\W*$`

/** With something on top it is more, and not another order; "four twenty five" may be 4.25 as well as 425. */
function canCome(before: number, after: number): boolean {
  return [after, after / 100].some((amount) => amount >= Math.abs(before) && !isFarFrom(before, amount))
}

const withExtra = pattern.i`^\W*(?:(?:so|and|oh|well|um|uh|actually|i mean|make (?:it|that)|(?:it|that)(?:'s|s| is| was)) )*
  ([$£€]?[\w.,' -]+?),? (?:with|including|counting|after) (?:the |a |my )?
  (?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?)(?: included| actually| though| too)?\W*$`

/** "with tip sixty two", "with the tax it's 14.20" */
const extraFirst = pattern.i`^\W*(?:(?:so|and|oh|well|um|uh|actually|sorry) )*(?:with|including|counting|after) (?:the |my )?
  (?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?),? (?:(?:it|that)(?:'s|s| is| was| came to| comes to| makes) )?
  ([$£€]?[\w.,' -]+?)(?: actually| though| in all| total| altogether)?\W*$`

/** Words that tell an amount and nothing else. */
function asSum(sum: string | undefined): string | null {
  return sum?.split(/[\s,-]+/).every(isOfSum) ? sum : null
}

function isOfSum(word: string): boolean {
  return /^[$£€]?\d[\d.]*$/.test(word) || isNumberWord(word.toLowerCase()) || ofSums.test(word)
}
const ofSums = /^(?:dollars?|bucks?|pounds?|quid|euros?|cents?|and|point|oh|even)$/i
