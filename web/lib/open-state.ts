import { useSyncExternalStore } from 'react'

/** Whether something that any screen may open stands open: one value outside the tree, shared by who opens and who shows. */
export function createOpenState(isOpenAtFirst = false) {
  let isOpen = isOpenAtFirst
  const listeners = new Set<() => void>()
  const set = (next: boolean) => {
    isOpen = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { set, open: () => set(true), useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen) }
}

/** The add dialog is one for all screens. */
export const addTransactionDialog = createOpenState()
