import type { FeatureBundle } from 'framer-motion'

let loaded: FeatureBundle | null = null

/** What can move by now; nothing until `loadMotion` has been through once. */
export function loadedMotion(): FeatureBundle | null {
  return loaded
}

export async function loadMotion(): Promise<FeatureBundle> {
  loaded ??= (await import('#web/ui/motion-features.ts')).domMax
  return loaded
}
