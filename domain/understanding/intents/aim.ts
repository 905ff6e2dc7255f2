import { monthWord } from '#domain/understanding/days/date-number.ts'
import { isGeneralTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "that Lanzarote trip", "the new kitchen", "my car", "the piano": one thing that takes a while to save for; "the truth", "the hotel", "my overdraft" are none. */
export function isAim(said: readonly Piece[]): boolean {
  const named = said.filter(({ norm }) => !fillers.has(norm) && norm !== 'love')
  const last = named.at(-1)
  if (!last || named.some(({ norm }) => norm === 'or' || bounds.has(norm))) return false
  if (named.some(({ norm }) => purse.test(norm))) return true
  if (named.some(({ norm }) => norm === 'new') || aims.has(last.norm.split(' ').at(-1) ?? '')) return !isErrand(named)
  return last.type === 'name' && last.entry.display === null && isBigThing(last.entry.category, last.norm)
}

const purse = /^(?:goal|fund|pot|savings?|piggy bank|nest egg)$/
const aims = wordSet(`
  anniversary boat car caravan degree deposit flat holiday honeymoon house marriage money motorbike motorcycle quad
  retirement scooter trip vacation van wedding
`)
const bounds = wordSet('limit limits cap caps budget budgets max overdraft')

function isBigThing(category: string, norm: string): boolean {
  return /^(?:Shopping|Education)$/.test(category) && !places.test(norm) && !isGeneralTopic(norm)
}
const places = /(?:^| )(?:mall|market|shop|store|school|college|university|class|lesson)$/

/** "dentist trip", "the Costco trip", "dump trip": paid as one goes there, and saved for by nobody. */
export function isErrand(said: readonly Piece[]): boolean {
  const at = said.findLastIndex(({ norm }) => journeys.test(norm))
  const before = said[at - 1]
  if (!before || said[at]?.norm !== 'trip') return false
  if (before.type === 'name') return before.entry.display !== null || goneTo.test(before.entry.category)
  return errands.has(before.norm)
}
const journeys = /^(?:trip|holiday|vacation|wedding|honeymoon)$/
const goneTo = /^(?:Bills|Food & Dining|Healthcare|Other|Shopping|Transportation)$/
const errands = wordSet('bank business day dump field fishing library market road school shop shopping store tip work')

/** "the rest of the year", "December", "once": when, and nothing to save for; "a year abroad" is. */
export function isTime(said: readonly Piece[]): boolean {
  return (
    said.some(isWhen) && said.every((piece) => isWhen(piece) || ofTimes.has(piece.norm) || determiners.has(piece.norm))
  )
}
function isWhen({ type, norm }: Piece): boolean {
  return type === 'day' || type === 'time' || times.has(norm) || monthWord(norm) !== null
}
const ofTimes = wordSet('beginning coming end first last next of rest start')
const times = wordSet(
  'decade future month months now once quarter season term time week weekend weeks while year years',
)

/** "dinner", "rent", "petrol", "Tesco": paid day by day, and no goal; "my own dinner set" is a thing. */
export function isEveryday(said: readonly Piece[]): boolean {
  const named = said.filter(({ norm }) => !determiners.has(norm) && !fillers.has(norm))
  const [thing, more] = named
  if (!thing || more) return false
  if (isGeneralTopic(thing.norm)) return true
  return (
    thing.type === 'name' && (thing.entry.display !== null || daily.test(thing.entry.category)) && !aims.has(thing.norm)
  )
}
const daily = /^(?:Bills|Food & Dining|Transportation)$/
