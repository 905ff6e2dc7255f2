import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** How often a payment comes, by how many times in a year. */
const timesAYear = { day: 365, week: 52, month: 12, quarter: 4, year: 1 } as const
export type Unit = keyof typeof timesAYear

const LONGEST = 80
const asked = pattern`^(?:how much|what)(?:'s| is| would| will| does)?(?: (?:that|it|this))(?: (?:be|cost|come to|make|add up to|work out (?:at|to|as)))?(?: me)?
  (?: (?:for|in|over))? (?:(?:a|an|per|each|every|the whole) (week|month|year)|(yearly|annually|monthly|weekly))$`
const told =
  /\b(?:(?:a|per|each|every|for (?:the|a)) (day|week|month|quarter|year)|(daily|weekly|monthly|quarterly|yearly|annual(?:ly)?))\b/i
const adverbs: Record<string, Unit> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
}

/** "how much is that a year": for what the payment that was told just now is asked; null for any other sentence. */
export function readSpreadAsked(text: string): Unit | null {
  const words = text.length > LONGEST ? '' : withoutOpeners(saidWords(text))
  const [, unit, adverb = ''] = asked.exec(words) ?? []
  return (unit as Unit | undefined) ?? adverbs[adverb] ?? null
}

/** "netflix 15.99 a month", "insurance 240 for the quarter": how often a payment comes by its own telling; null where that is not said. */
export function rhythmTold(message: string): Unit | null {
  const [, unit, adverb = ''] = told.exec(message) ?? []
  return (unit?.toLowerCase() as Unit | undefined) ?? adverbs[adverb.toLowerCase()] ?? null
}

/** What a payment of one rhythm comes to in another unit of time. */
export function spreadOver(amountMinor: number, { from, to }: { from: Unit; to: Unit }): number {
  return (amountMinor * timesAYear[from]) / timesAYear[to]
}
