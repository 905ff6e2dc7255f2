import { useSyncExternalStore } from 'react'
import type { TransactionCategory } from '#domain/category.ts'
import type { Transaction } from '#domain/transaction.ts'

/** A value outside the tree, shared by who sets it and who shows it. */
export function createShared<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const set = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    set,
    get: () => value,
    subscribe,
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  }
}

/** Whether something that any screen may open stands open. */
export function createOpenState(isOpenAtFirst = false) {
  const { set, use } = createShared(isOpenAtFirst)
  return { set, open: () => set(true), useIsOpen: use }
}

/** The add dialog is one for all screens. */
export const addTransactionDialog = createOpenState()

type EntryDraft = { amount: string; merchant: string; category: TransactionCategory | null }
const noDraft: EntryDraft = { amount: '', merchant: '', category: null }

/** What was typed into the add dialog and not sent: it is there again when the dialog opens anew. */
export const entryDraft = { ...createShared(noDraft), clear: () => entryDraft.set(noDraft) }

/** The entry that stands open in the edit dialog, which is one for all screens too. */
export const transactionToEdit = createShared<Transaction | null>(null)

/** Asks before a sign-out erases what was never sent. */
export const leaveDialog = createOpenState()
