import { capital } from '#domain/capital.ts'
import { minor } from '#domain/money.ts'
import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 90
const paidMe = pattern.iu`^\W*${openers}(?!(?:i|we|he|she|they|it|who|you)\b)((?:my |the )?\p{L}[\p{L}.'’-]*(?: [\p{L}'’-]+)??) (?:(?:has|did|just|already|finally|actually|now|also) )*(?:paid|sent it|sent the money|came through)(?: (?:me|us|up))?(?: (?:after all|now|today|in the end|anyway|finally|already))*
  (?:[,;:]? (?:it was |for )?(?:the |those |that |his |her |their )?(?:full |same )?(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?)?(?: (?:after all|now|today|in the end))*\W*$`

/** What tells that it is the money that had not come. */
const afterAll = /\b(?:after all|in the end|finally|just)\b/i

/**
 * "Maria just paid after all, the sixty" after her sixty was taken out, because it had not come: so much came in. Null for any other sentence, and
 * where nothing of that person was taken out.
 */
export async function readPaidMeAfterAll(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const [, who, said] = message.length > LONGEST || /\?\W*$/.test(message) ? [] : (paidMe.exec(message) ?? [])
  const name = who?.replace(/^(?:my|the) /i, '')
  if (name === undefined || !afterAll.test(message)) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  const gone = turns
    .flatMap(({ outcome }) => outcome.removed)
    .findLast(({ merchant, amountMinor }) => amountMinor < 0 && nameFit(merchant, name) === 'whole')
  const standing = gone ? await standingEntries(context, speaker, turnsBack.ofTalk) : []
  if (!gone || standing.some(({ merchant }) => nameFit(merchant, name) === 'whole')) return null
  const amountMinor = said === undefined ? minor(-gone.amountMinor) : onlyAmount(said, speaker)
  if (amountMinor === null) return null
  const telling = `${capital(name)} paid me ${(amountMinor / 100).toFixed(2)}`
  const heard = await interpret(context, { ...speaker, message: telling, last: null })
  const [frame, ...more] = heard.frames
  const whole = { start: 0, end: message.length }
  if (frame?.intent !== 'add' || more.length > 0) return null
  const transaction = { ...frame.transaction, merchant: gone.merchant }
  return { ...heard, frames: [{ ...frame, transaction, amountSpan: whole, spans: [whole] }], drafts: [] }
}
