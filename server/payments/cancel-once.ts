/** Cancels at a provider; where it refuses, asks whether that was done before, which is as good. */
export async function cancelOnce(given: {
  cancel: () => Promise<unknown>
  isOver: () => Promise<boolean>
}): Promise<void> {
  try {
    await given.cancel()
  } catch (error) {
    const isOver = await given.isOver().catch(() => false)
    if (!isOver) throw error
  }
}
