import { capital } from '#domain/capital.ts'
import { nth, places } from '#domain/talk/count-words.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import {
  type StandingTurn,
  standingEntries,
  standingTurns,
  toldAlone,
} from '#server/assistant/talk/standing-entries.ts'
import { toldLike } from '#server/assistant/talk/told-like.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80

const wayBack = pattern.i`^\s*(?:then )?(?:the|my) (?:(?:one|ride|trip|way|journey|taxi|cab|bus|train|flight) (?:(?:coming|going|heading) )?(?:back|home)
  |return(?: one| ride| trip| journey| leg)?)(?: (?:home|again))?(?=[,\s])`
const rides = pattern.i`\b(?:taxi|cab|minicab|uber|lyft|bolt|bus|coach|train|tram|metro|subway|tube|ferry|boat|flight|plane|shuttle|ride|fare|trip)s?\b`
const returning = /\b(?:back|home|return)\b/i
const nextOne = new RegExp(`^\\s*(?:then )?the (${nth}) (?:one (?=[$£€]?\\d)|(?:one )?(?=(?:was|cost|came to) ))`, 'i')

/** "another one, 7 this time" */
const oneMore = /^\W*(?:(?:and|oh|then) )*another(?: one)?,? (?:(?:for|at) )?(?=.{1,20}\bthis time\W*$)/i
const thisTime = /,? this time\W*$/i

/**
 * "and the one back was sixteen" after a taxi is another ride like it, "the second one was 4.50" after a single coffee another coffee. Where
 * the ride back was told before, or is the second of two, it is put right. Null for any other sentence.
 */
export async function readNextOfKind(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST || /\?\W*$/.test(speaker.message)) return null
  const { text, isMarked } = readRetelling(speaker.message)
  const back = wayBack.exec(text)?.[0]
  if (back !== undefined) return rideBack(context, speaker, { words: text.slice(back.length).trim(), isMarked })
  const on = await rideOn(context, speaker)
  if (on) return on
  const payer = isMarked ? null : await nextPayer(context, speaker)
  if (payer) return payer
  const price = priceThisTime(text, speaker)
  const [last] = price === null ? [] : await standingEntries(context, speaker, 1)
  if (price !== null && last) return likeOnItsDay(context, speaker, { entry: last, words: price })
  const [head, place = ''] = nextOne.exec(text) ?? []
  if (head === undefined || isMarked) return null
  const told = await standingEntries(context, speaker, turnsBack.ofTalk)
  const [entry] = told
  const isNext = told.length === places.indexOf(place.toLowerCase())
  if (!entry || !isNext || told.some(({ merchant }) => merchant !== entry.merchant)) return null
  return likeOnItsDay(context, speaker, { entry, words: text.slice(head.length) })
}

const ofPayer = new RegExp(
  `^\\W*(?:(?:and|then) )?(?:the |my )?(${nth}|other|next|another) (client|customer|tenant|lodger|student|pupil|invoice|job|gig|buyer|patient|commission) ([$£€]?\\S*\\d\\S*)\\W*$`,
  'i',
)

/** "second client 450" right after "client paid 600": money that came in too. */
async function nextPayer(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, place = '', payer = '', words = ''] = ofPayer.exec(speaker.message) ?? []
  if (payer === '') return null
  const [entry] = await standingEntries(context, speaker, 1)
  const isOfKind = entry && entry.amountMinor < 0 && entry.merchant.toLowerCase().includes(payer.toLowerCase())
  const heard = isOfKind ? await toldLike(context, speaker, { entry, words }) : null
  const [frame] = heard?.frames ?? []
  if (!entry || !heard || frame?.intent !== 'add') return heard
  const lead = places.includes(place.toLowerCase()) ? `${capital(place.toLowerCase())} ` : ''
  const merchant = `${lead}${capital(payer.toLowerCase())}`
  return { ...heard, frames: [{ ...frame, transaction: { ...frame.transaction, merchant } }] }
}

/** The words of the price alone; "another taxi, 12 this time" is of another thing. */
function priceThisTime(text: string, speaker: Speaker): string | null {
  const again = oneMore.exec(text)?.[0]
  const words = again === undefined ? '' : text.slice(again.length).replace(thisTime, '').trim()
  return words !== '' && onlyAmount(words, speaker) !== null ? words : null
}

async function rideBack(
  context: Context,
  speaker: Speaker,
  { words, isMarked }: { words: string; isMarked: boolean },
): Promise<Understanding | null> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const parts = turns.flatMap(partsOfTurn)
  const [ride] = parts.filter(isRide)
  const heard = ride && (await likeOnItsDay(context, speaker, { entry: ride.entry, words }))
  const [frame] = heard?.frames ?? []
  const { days } = saidFigures(words, speaker)
  // What it was put right with since tells of no other ride back.
  const firstTold = parts.filter((each, at) => parts.findLastIndex(({ entry }) => entry.id === each.entry.id) === at)
  const told = firstTold.filter(
    (each) => returning.test(each.part) && (days.length === 0 || days.includes(each.entry.date)),
  )
  const isNews = days.length > 0 || goesOn.test(speaker.message)
  const second = ride && told.length === 0 && !isNews ? secondRide(turns, ride.entry) : null
  const among = second === null ? told.map(({ entry }) => entry.id) : [second]
  if (frame?.intent === 'add' && among.length > 0)
    return editOnly(speaker, { change: { amountMinor: frame.transaction.amountMinor }, among })
  return isMarked ? null : (heard ?? null)
}

/** "and 22 to the airport" right after "uber 14": the ride goes on as it would in the same sentence. Null for what would be of another thing there. */
async function rideOn(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (!goesOnPriced.test(speaker.message)) return null
  const told = await toldAlone(context, speaker)
  if (!told || !isRide({ entry: told.entry, part: told.message })) return null
  const { entry, message } = told
  const ride = goesOn.test(message) ? `${entry.merchant} ${message.replace(goesOn, '')}` : message
  const heard = await interpret(context, { ...speaker, message: `${ride} ${speaker.message}`, last: null })
  const [first, next, ...more] = heard.frames
  if (first?.intent !== 'add' || next?.intent !== 'add' || more.length > 0) return null
  const isSame = first.transaction.merchant === entry.merchant && first.transaction.amountMinor === entry.amountMinor
  if (!isSame || next.transaction.merchant !== entry.merchant) return null
  const whole = { start: 0, end: speaker.message.length }
  return understood({ ...next, amountSpan: whole, spans: [whole] })
}

/** "and 22 to the airport", "and nine home"; "and the uber to the venue was 33" names its ride. */
const goesOnPriced = /^\W*(?:and|then|plus|also) (?!the\b|my\b|an?\b)\S+(?: \S+){0,3} (?:to|home|back|from)\b/i

/** "and the one back was sixteen" is one more. */
const goesOn = /^\W*(?:and|then|plus|also)\b/i

/** Of two rides of a name and day, of which nobody said that it went back, the one told last did; null of any other number. */
function secondRide(turns: readonly StandingTurn[], { merchant, date }: Transaction): string | null {
  const told = turns.toReversed().flatMap(({ entries }) => entries)
  const ids = new Set(told.filter((each) => each.merchant === merchant && each.date === date).map(({ id }) => id))
  const [, second, ...more] = ids
  return second !== undefined && more.length === 0 ? second : null
}

function isRide({ entry, part }: { entry: Transaction; part: string }): boolean {
  return rides.test(entry.merchant) || rides.test(part)
}

/** What is told as of an entry that is there, on the day of that one where no other is said. */
async function likeOnItsDay(
  context: Context,
  speaker: Speaker,
  told: { entry: Transaction; words: string },
): Promise<Understanding | null> {
  const heard = await toldLike(context, speaker, told)
  const [frame] = heard?.frames ?? []
  if (!heard || frame?.intent !== 'add' || saidFigures(told.words, speaker).days.length > 0) return heard
  return { ...heard, frames: [{ ...frame, transaction: { ...frame.transaction, day: told.entry.date } }] }
}
