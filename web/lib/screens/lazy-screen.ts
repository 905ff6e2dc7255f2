import { type ComponentType, lazy } from 'react'
import { registerScreen } from '#web/lib/screens/preload.ts'

/** A screen whose code comes when its path is opened, or a little before, when its link is touched. */
export function lazyScreen<Name extends string>(
  paths: readonly string[],
  name: Name,
  fetchCode: () => Promise<Record<NoInfer<Name>, ComponentType>>,
) {
  let screen: { default: ComponentType } | null = null
  const load = async () => {
    const { [name]: component } = await fetchCode()
    screen = { default: component }
    return screen
  }
  for (const path of paths) registerScreen(path, load)
  if (paths.includes(globalThis.location?.pathname)) void load()
  return lazy(() => (screen ? atOnce(screen) : load()))
}

/**
 * Code that is there is given without a turn of the event loop between, so that a page that was written at build is taken over
 * as it stands: a part of it that had to wait would be drawn anew, and what was typed there would be gone.
 */
function atOnce<Screen>(screen: Screen): Promise<Screen> {
  const given: PromiseLike<Screen> = {
    // biome-ignore lint/suspicious/noThenProperty: React asks for a thenable, and takes what one gives at once
    then: (take) => {
      take?.(screen)
      return given as never
    },
  }
  return given as Promise<Screen>
}
