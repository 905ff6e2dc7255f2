import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { DoneChange, TurnOutcome } from '#domain/views.ts'
import { dismissToast, type ToastInput, toast } from '#web/lib/toast/toast.ts'

const MAX_NAMED = 3

/** Tells what was saved: once for each entry, however many ways it arrived. Only the latest turn's notices stand. */
export class SaveNotices {
  /** The notice of each entry told so far, by the entry's id. */
  readonly #told = new Map<string, string>()
  readonly #currency: Currency
  #turnId: string | null = null
  #ofTurn: string[] = []

  constructor(currency: Currency) {
    this.#currency = currency
  }

  /** This turn is answered: what the turns before it did keeps its Undo on its card, and no notice over the talk. */
  answer(turnId: string): void {
    if (turnId === this.#turnId) return
    for (const notice of this.#ofTurn) dismissToast(notice)
    this.#turnId = turnId
    this.#ofTurn = []
  }

  /** One notice for what one turn saved; its Undo takes back all of it (ruling 46). */
  tell(saved: TurnOutcome['saved'], undo: (changeIds: number[]) => void): void {
    const fresh = saved.filter(({ transaction }) => !this.#told.has(transaction.id))
    if (fresh.length === 0) return
    const notice = this.#show({
      title: 'Transaction Added',
      description: this.#tellEntries(fresh),
      tone: 'success',
      undo: () => undo(fresh.map(({ changeId }) => changeId)),
    })
    for (const { transaction } of fresh) this.#told.set(transaction.id, notice)
  }

  /** One as the specification words it; several by name and amount, so that the notice stays short. */
  #tellEntries(saved: TurnOutcome['saved']): string {
    const parts = saved.map(({ transaction: { merchant, amountMinor } }) => {
      const amount = formatMoney(Math.abs(amountMinor), this.#currency)
      return saved.length === 1 ? `${merchant} transaction for ${amount} added successfully!` : `${merchant} ${amount}`
    })
    if (parts.length > MAX_NAMED) parts.splice(MAX_NAMED - 1, parts.length, `${parts.length - MAX_NAMED + 1} more`)
    return new Intl.ListFormat('en-US').format(parts)
  }

  /** An account or a card that was added or removed by words has titles of its own (ruling 29). */
  tellDone({ about, act, changeId }: DoneChange, words: string, undo: (changeId: number) => void): void {
    if (about !== 'account' && about !== 'card') return
    if (changeId === null) {
      this.#show({ title: 'Error', description: words, tone: 'destructive' })
      return
    }
    this.#show({
      title: `${about === 'account' ? 'Account' : 'Card'} ${act === 'added' ? 'Added' : 'Removed'}`,
      description: words,
      tone: 'success',
      undo: () => undo(changeId),
    })
  }

  /** What was taken back elsewhere needs no Undo any more. */
  dismiss(entries: readonly { id: string }[]): void {
    for (const { id } of entries) {
      const notice = this.#told.get(id)
      if (notice) dismissToast(notice)
    }
  }

  #show(input: ToastInput): string {
    const notice = toast(input)
    this.#ofTurn.push(notice)
    return notice
  }
}
