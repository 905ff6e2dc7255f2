import type { Insertable } from 'kysely'
import type { PurseName } from '#db/seed/habits.ts'
import type { Tables } from '#db/tables.ts'
import { type Day, dayParts, endOfMonth } from '#domain/calendar.ts'

type BalanceRow = Pick<Insertable<Tables['balance_history']>, 'account_id' | 'card_id' | 'day' | 'balance'>
type Purse = { id: string; balance: number; isCard: boolean }

const CARD_PAID_ON = 25
const [LEAST_IN_CHECKING, MOST_IN_CHECKING] = [150_000, 420_000]
const LEAST_ON_DEBIT = 5000

/** Two bank accounts and two cards, as they move through the days. */
export class Purses {
  readonly #purses: Record<PurseName, Purse>
  readonly #moved = new Set<PurseName>(['checking', 'savings', 'credit', 'debit'])

  constructor(newId: () => string) {
    this.#purses = {
      checking: { id: newId(), balance: 284_000, isCard: false },
      savings: { id: newId(), balance: 640_000, isCard: false },
      credit: { id: newId(), balance: -31_200, isCard: true },
      debit: { id: newId(), balance: 18_500, isCard: true },
    }
  }

  /** The columns of an entry that say where its money came from. */
  reference(name: PurseName): { account_id: string | null; card_id: string | null } {
    const { id, isCard } = this.#purses[name]
    return { account_id: isCard ? null : id, card_id: isCard ? id : null }
  }

  /** Spending (positive) takes away, income adds. */
  take(name: PurseName, amount: number): void {
    if (amount === 0) return
    this.#purses[name].balance -= amount
    this.#moved.add(name)
  }

  /** Ends a day: pays the card, evens the accounts out, and gives a row for each balance that moved. */
  endDay(day: Day): BalanceRow[] {
    const { checking, credit, debit } = this.#purses
    if (dayParts(day).date === CARD_PAID_ON) this.#transfer('checking', 'credit', -credit.balance)
    if (debit.balance < LEAST_ON_DEBIT) this.#transfer('checking', 'debit', 15_000)
    if (checking.balance < LEAST_IN_CHECKING)
      this.#transfer('savings', 'checking', LEAST_IN_CHECKING - checking.balance)
    if (day === endOfMonth(day) && checking.balance > MOST_IN_CHECKING) {
      this.#transfer('checking', 'savings', checking.balance - MOST_IN_CHECKING)
    }
    const moved = [...this.#moved].map((name) => ({
      ...this.reference(name),
      day,
      balance: this.#purses[name].balance,
    }))
    this.#moved.clear()
    return moved
  }

  rows(given: { userId: string; createdAt: string }) {
    const { checking, savings, credit, debit } = this.#purses
    const owned = { user_id: given.userId, created_at: given.createdAt, is_active: 1, linked_account_id: null } as const
    const stored = ({ id, balance }: Purse) => ({ ...owned, id, current_balance: balance })
    return {
      accounts: [
        { ...stored(checking), bank_name: 'Harbor Bank', account_type: 'checking', masked_account_number: '****4821' },
        { ...stored(savings), bank_name: 'Harbor Bank', account_type: 'savings', masked_account_number: '****7730' },
      ] satisfies Insertable<Tables['accounts']>[],
      cards: [
        {
          ...stored(credit),
          bank_issuer: 'Harbor Bank',
          card_type: 'credit',
          last_four_digits: '4242',
          credit_limit: 800_000,
        },
        { ...stored(debit), bank_issuer: 'Wise', card_type: 'debit', last_four_digits: '0917', credit_limit: null },
      ] satisfies Insertable<Tables['cards']>[],
    }
  }

  #transfer(from: PurseName, to: PurseName, amount: number): void {
    this.take(from, amount)
    this.take(to, -amount)
  }
}
