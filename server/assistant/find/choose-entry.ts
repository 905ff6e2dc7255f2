import type { Day } from '#domain/calendar.ts'
import type { Transaction } from '#domain/transaction.ts'

/** What an order says of the entry that it is about. */
export type Wanted = { merchant?: string | undefined; amounts: readonly number[]; days: readonly Day[] }

/** The one entry that is meant; several between which only the person can tell, the newest first or in the order told; or none. */
export type Chosen =
  | { is: 'one'; entry: Transaction }
  | { is: 'several'; entries: Transaction[]; isInOrder?: true }
  | { is: 'none' }

const MOST_OFFERED = 4

/**
 * Finds the entry that an order means among those of its name, newest written first. Amounts and days that were said have to fit.
 * Of several the newest is meant where it is of the latest day too, alone; otherwise nobody can know.
 */
export function chooseEntry(found: readonly Transaction[], { merchant, amounts, days }: Wanted): Chosen {
  const name = merchant?.toLowerCase()
  const exact = found.filter((entry) => entry.merchant.toLowerCase() === name)
  const fitting = (exact.length > 0 ? exact : found).filter(
    ({ amountMinor, date }) =>
      (amounts.length === 0 || amounts.includes(Math.abs(amountMinor))) && (days.length === 0 || days.includes(date)),
  )
  const [newest, ...others] = fitting.filter(isFirstOfItsKind)
  const isObvious = merchant === undefined || others.every(({ date }) => date < (newest?.date ?? ''))
  return newest && isObvious ? { is: 'one', entry: newest } : oneOf(fitting)
}

/** The only one of some entries, or those between which the person has to choose. */
export function oneOf(entries: readonly Transaction[]): Chosen {
  const [first, ...others] = entries.filter(isFirstOfItsKind)
  if (!first) return { is: 'none' }
  if (others.length === 0) return { is: 'one', entry: first }
  return { is: 'several', entries: [first, ...others].slice(0, MOST_OFFERED) }
}

/** Between entries that are the same in all that can be said of them there is nothing to choose. */
function isFirstOfItsKind(entry: Transaction, at: number, all: readonly Transaction[]): boolean {
  return (
    all.findIndex(
      ({ merchant, amountMinor, date }) =>
        merchant === entry.merchant && amountMinor === entry.amountMinor && date === entry.date,
    ) === at
  )
}
