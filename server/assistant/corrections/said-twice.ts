import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 90
const denial = /^(?:and |it was |it['’]s |was )*not (?:the )?/i
const leading = /^(?:(?:no|nope|nah|sorry|oh|wait|actually|i said|i meant?|make it|it was|it['’]s|that was)\b[\s,]*)+/i
/** "they gave me sixty": whose money it was is known; no thing is named. */
const givenAgain = pattern.i`^(?:(?:and|because|since) )?(?:they|he|she|it|i|we|that|work)(?:['’]s)? (?:(?:actually|really|only|just|did) )*(?:gave|give|paid|pay|was|is|were|said|meant|cost|sent|charged|got|spent|came to)(?: (?:me|us|him|her|them))? (.+?)(?: back)?$`
const digits = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
const spelled = new RegExp(`^(?:(?:${digits}|\\d)[ -])+(?:${digits}|\\d)$`, 'i')
const digitOf = new Map([...digits.split('|')].map((word, at) => [word, String(Math.max(0, at - 1))]))

/**
 * "sixty, not fifty, they gave me sixty", "fifty. five zero. not fifteen": the amount that is meant is said more than once beside the one that is
 * denied, which is that of an entry told just before. Null for any other sentence, and where two amounts are meant.
 */
export async function readSaidTwice(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  const parts = message
    .split(/[,;]\s+|[.!]\s+|[.!]$/)
    .map((part) => part.replace(leading, '').trim())
    .filter(Boolean)
  const denied = parts.filter((part) => denial.test(part))
  const meant = parts.filter((part) => !denial.test(part))
  const wrong = onlyAmount(denied[0]?.replace(denial, ''), speaker)
  if (denied.length !== 1 || meant.length < 2 || wrong === null) return null
  const amounts = meant.map((part) => amountIn(part, speaker))
  const [amountMinor] = amounts.filter((_, at) => !spelled.test(meant[at] ?? ''))
  if (amountMinor === undefined || amountMinor === null || amountMinor === wrong) return null
  const isSame = meant.every((part, at) =>
    spelled.test(part) ? Number(digitsOf(part)) * 100 === amountMinor : amounts[at] === amountMinor,
  )
  const turns = isSame ? await standingTurns(context, speaker, turnsBack.talkedOf) : []
  const entry = turns.flatMap(({ entries }) => entries).find((each) => Math.abs(each.amountMinor) === wrong)
  return entry ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] }) : null
}

function amountIn(part: string, speaker: Speaker) {
  return onlyAmount(part, speaker) ?? onlyAmount(givenAgain.exec(part)?.[1], speaker)
}

/** "five zero" is "50". */
function digitsOf(part: string): string {
  return part
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => digitOf.get(word) ?? word)
    .join('')
}
