import { useSyncExternalStore } from 'react'

const wish = () => matchMedia('(prefers-reduced-motion: reduce)')

/** True when the person wants as little motion as possible. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, () => wish().matches)
}

function subscribe(listener: () => void): () => void {
  const query = wish()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
