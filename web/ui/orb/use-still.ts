import { useSyncExternalStore } from 'react'

const wish = () => matchMedia('(prefers-reduced-motion: reduce)')

/** True when the person wants as little motion as possible; not known yet where a page is written at build. */
export function useStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = wish()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
