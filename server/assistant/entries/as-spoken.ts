import { minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'

/** A stored entry as it would be told: its kind in words, its amount without a sign. */
export function asSpoken({ merchant, category, date, amountMinor }: Transaction): SpokenTransaction {
  return {
    kind: amountMinor < 0 ? 'income' : 'spend',
    amountMinor: minor(Math.abs(amountMinor)),
    merchant,
    category,
    categoryKnown: true,
    day: date,
  }
}
