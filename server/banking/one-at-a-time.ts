const running = new Map<string, Promise<unknown>>()

/** Works of one name follow one another, each after the end of the one before, however that ended. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(name) ?? Promise.resolve()
  const mine = before.catch(() => {}).then(work)
  running.set(name, mine)
  try {
    return await mine
  } finally {
    if (running.get(name) === mine) running.delete(name)
  }
}
