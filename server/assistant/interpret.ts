import { goalNames } from '#db/read/goal-names.ts'
import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { learnedNames } from '#server/assistant/learned-names.ts'
import type { Context } from '#server/context.ts'

const MOST_NAMES = 400
const LONGEST_NAME_WORDS = 4

/** What a sentence means for this person: local understanding, with what the person taught it. */
export async function interpret(
  { reader }: Pick<Context, 'reader'>,
  given: {
    message: string
    userId: string
    today: Day
    currency: Currency
    last: UnderstandingContext['last'] | null
  },
): Promise<Understanding> {
  const { userId, message, today, currency, last } = given
  const learned = await learnedNames(reader, { userId, names: possibleNames(message) })
  const goals = await goalNames(reader, userId)
  return understand(message, { today, currency, learned, goals, ...(last ? { last } : {}) })
}

/** Every run of one to four words: one of them may be a merchant that the person has used before. */
export function possibleNames(message: string): string[] {
  const words = message
    .toLowerCase()
    .split(/[\s,.;:!?()"]+/u)
    .filter(Boolean)
  const names = new Set<string>()
  for (let length = 1; length <= LONGEST_NAME_WORDS; length++) {
    for (let at = 0; at + length <= words.length && names.size < MOST_NAMES; at++) {
      names.add(words.slice(at, at + length).join(' '))
    }
  }
  return [...names]
}
