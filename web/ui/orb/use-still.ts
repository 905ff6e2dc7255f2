import { useSyncExternalStore } from 'react'

const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** True when the person wants as little motion as possible; not known yet where a page is written at build. */
export function useStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wish?.matches ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  wish?.addEventListener('change', listener)
  return () => wish?.removeEventListener('change', listener)
}
