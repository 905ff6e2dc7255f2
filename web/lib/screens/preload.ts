const loaders = new Map<string, () => Promise<unknown>>()

export function registerScreen(path: string, load: () => Promise<unknown>): void {
  loaders.set(path, load)
}

/** Fetches the code of the screen at a path, so that it is there when the finger lifts; fulfilled also where that fails. */
export async function preloadScreen(path: string): Promise<void> {
  await loaders
    .get(path)?.()
    .catch(() => {})
}
