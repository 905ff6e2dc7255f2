import { useSyncExternalStore } from 'react'

const wide = globalThis.matchMedia?.('(min-width: 64em)')

/** Whether there is room for the rail and the docked conversation. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide?.matches ?? false)
}

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}
