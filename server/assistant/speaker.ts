import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { AssistantAnswer } from '#domain/views.ts'

/** Who speaks, and what was said on which day. */
export type Speaker = {
  userId: string
  turnId: string
  message: string
  /** The day that unsaid days mean: the person's own, or the one on which a queued sentence was said (ruling 48). */
  today: Day
  currency: Currency
  firstName: string
}

/** An answer that did nothing; `told`: the entries that it reads out. */
export function emptyAnswer(
  { turnId }: Pick<Speaker, 'turnId'>,
  message: string,
  told?: readonly Transaction[],
): AssistantAnswer {
  const read = told && { told: told.map(({ id }) => id) }
  return {
    message,
    function_call: null,
    function_result: null,
    turn: { turnId, saved: [], removed: [], question: null, summary: null, ...read },
  }
}
