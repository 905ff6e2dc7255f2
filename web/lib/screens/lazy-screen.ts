import { type ComponentType, lazy } from 'react'
import { registerScreen } from '#web/lib/screens/preload.ts'

/** A screen whose code comes when its path is opened, or a little before, when its link is touched. */
export function lazyScreen<Name extends string>(
  paths: readonly string[],
  name: Name,
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
) {
  for (const path of paths) registerScreen(path, load)
  if (paths.includes(globalThis.location?.pathname)) void load()
  return lazy(async () => ({ default: (await load())[name] }))
}
