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

/** "four twenty five with the tax", right after a muffin for four: what was saved just now came to that. Null where it is of nothing. */
export async function readWithExtra(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const tip = tipTold.exec(speaker.message)?.[1]
  if (tip?.split(/[\s,-]+/).every(isOfSum)) return withTip(context, speaker, tip)
  const sum = withExtra.exec(speaker.message)?.[1] ?? extraFirst.exec(speaker.message)?.[1]
  if (!sum?.split(/[\s,-]+/).every(isOfSum)) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [told, ...others] = before?.outcome.saved ?? []
  if (!told || others.length > 0) return null
  const heard = await interpret(context, { ...speaker, message: `it was ${sum}`, last: null })
  const [frame, ...more] = heard.frames
  const spans = [{ start: 0, end: speaker.message.length }]
  if (frame?.intent !== 'edit' || more.length > 0) return null
  const isMore = canCome(told.transaction.amountMinor, frame.change.amountMinor ?? 0)
  return isMore ? { ...heard, frames: [{ ...frame, spans }] } : null
}

/** "tip was 4", right after sushi for 28: it is no second purchase, unless it is in the price already or more than half of it. */
async function withTip(context: Context, speaker: Speaker, said: string): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [told, ...others] = before?.outcome.saved ?? []
  const tip = onlyAmount(said, speaker)
  if (!before || !told || others.length > 0 || tip === null || told.transaction.amountMinor <= 0) return null
  if (/\b(?:tip|tipped|gratuity|service)\b/i.test(before.message) || 2 * tip > told.transaction.amountMinor) return null
  return editOnly(speaker, { change: { byMinor: tip }, among: [told.transaction.id] })
}
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

function isOfSum(word: string): boolean {
  return /^[$£€]?\d[\d.]*$/.test(word) || isNumberWord(word.toLowerCase()) || ofSums.test(word)
}
const ofSums = /^(?:dollars?|bucks?|pounds?|quid|euros?|cents?|and|point|oh|even)$/i
